#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""check-search.py [EXPORTS]: asks the installed Flatpak what the desktop's search asks it.

EXPORTS is the folder that the Flatpak installation exports to, by default that of the user: ~/.local/share/flatpak/exports/share. Run it on
a session bus of its own, where there is a display:

    XDG_DATA_DIRS=~/.local/share/flatpak/exports/share:/usr/local/share:/usr/share dbus-run-session -- flatpak/check-search.py
"""
import configparser
import json
import pathlib
import re
import subprocess
import sys
import time

ID = "io.github.hordekeeper.Hordekeeper"
GAME = "check-search.hordekeeper"
HEADER = {"hordekeeper": 1, "game": "zombiez", "id": "check-search", "title": "The Night of the Check", "seed": "1",
          "setup": {"players": [{"name": "Ann"}, {"name": "Bo"}], "keep": ["sums"]}, "created": "2026-01-02T20:00:00Z"}
END = {"move": "end-game", "with": {"scores": [5, 7]}, "at": "2026-01-02T20:30:00Z"}


def read_keys(path, group):
    keys = configparser.ConfigParser(interpolation=None)
    keys.optionxform = str
    keys.read_string(path.read_text(encoding="utf-8"))
    return keys[group]


def check_exports(exports):
    """What GNOME Shell reads. Returns the name and the path of the service."""
    provider = read_keys(exports / "gnome-shell" / "search-providers" / f"{ID}.search-provider.ini", "Shell Search Provider")
    service = read_keys(exports / "dbus-1" / "services" / f"{provider['BusName']}.service", "D-BUS Service")
    assert provider["Version"] == "2" and (exports / "applications" / provider["DesktopId"]).is_file(), dict(provider)
    assert service["Name"] == provider["BusName"]
    assert re.search(r"flatpak run .*--command=\S*hordekeeper-search-provider .*" + re.escape(ID), service["Exec"]), service["Exec"]
    return provider["BusName"], provider["ObjectPath"]


def call(name, path, method, *words):
    return subprocess.run(["gdbus", "call", "--session", "--timeout=60", "--dest", name, "--object-path", path, "--method", method, *words],
                          check=True, capture_output=True, text=True).stdout.strip()


def has_owner(name):
    return "true" in call("org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus.NameHasOwner", name)


def main(exports):
    exports = pathlib.Path(exports)
    name, path = check_exports(exports)
    print(f"exported: {name} at {path}")
    sessions = pathlib.Path.home() / ".var" / "app" / ID / "data" / "hordekeeper" / "sessions"
    sessions.mkdir(parents=True, exist_ok=True)
    game = sessions / GAME
    game.write_text(json.dumps(HEADER, separators=(",", ":")) + "\n" + json.dumps(END, separators=(",", ":")) + "\n", encoding="utf-8")
    search = "org.gnome.Shell.SearchProvider2"
    try:
        start = time.monotonic()
        rules = call(name, path, f"{search}.GetInitialResultSet", "['push']")
        print(f"rules after {time.monotonic() - start:.1f} s, with the start of the sandbox: {rules}")
        assert "rule:zombiez/turn.push" in rules
        metas = call(name, path, f"{search}.GetResultMetas", "['rule:zombiez/turn.push']")
        print(metas)
        assert "Zombiez" in metas and "gicon" in metas
        start = time.monotonic()
        games = call(name, path, f"{search}.GetInitialResultSet", "['night', 'check']")
        print(f"games after {time.monotonic() - start:.2f} s: {games}")
        assert GAME in games
        found = re.search(r"'(game:[^']*)'", games).group(1)
        metas = call(name, path, f"{search}.GetResultMetas", f"['{found}']")
        print(metas)
        assert HEADER["title"] in metas
        assert not has_owner(ID), "the window was opened by an answer"
        call(name, path, f"{search}.ActivateResult", found, "['night']", "0")
        # A journal of the older format is kept when the app opens it to go on.
        old = game.with_name(f"{GAME}.format-1")
        for _ in range(600):
            if old.exists():
                break
            time.sleep(0.1)
        assert has_owner(ID) and old.exists(), "the app did not open the game"
        print("ActivateResult opened the game in a window")
    finally:
        for left in sessions.glob(f"{GAME}*"):
            left.unlink()


if __name__ == "__main__":
    main(*(sys.argv[1:] or [pathlib.Path.home() / ".local" / "share" / "flatpak" / "exports" / "share"]))
