#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""check-flatpak.py CHECKOUT VERSION: the Flatpak asks for no more than a window, and all that goes into it is pinned."""
import configparser
import fnmatch
import importlib.util
import json
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

ID = "io.github.hordekeeper.Hordekeeper"
# A window and the voice of the desktop, nothing else: files come and go, and the screen is kept awake, through portals.
PERMISSIONS = {"--share=ipc", "--socket=fallback-x11", "--socket=wayland", "--device=dri",
               "--filesystem=xdg-run/speech-dispatcher:ro"}
# What flatpak-builder knows of what may stand here; it drops a misspelt key without a word.
KEYS = {"id", "runtime", "runtime-version", "sdk", "command", "finish-args", "cleanup", "modules"}
MODULE_KEYS = {"name", "buildsystem", "config-opts", "cleanup", "sources"}


def check_source(source):
    if source["type"] == "git":
        assert re.fullmatch(r"[0-9a-f]{40}", source["commit"]), source
        assert "branch" not in source, source
    else:
        assert source["type"] == "archive" and re.fullmatch(r"[0-9a-f]{64}", source["sha256"]), source
    assert source["url"].startswith("https://"), source


def check_manifest(manifest, version):
    assert set(manifest) <= KEYS, set(manifest) - KEYS
    assert manifest["id"] == ID and manifest["command"] == "hordekeeper"
    assert len(manifest["finish-args"]) == len(PERMISSIONS) and set(manifest["finish-args"]) == PERMISSIONS
    for module in manifest["modules"]:
        assert set(module) <= MODULE_KEYS, set(module) - MODULE_KEYS
        for source in module["sources"]:
            check_source(source)
    own = manifest["modules"][-1]
    assert own["name"] == "hordekeeper" and len(own["sources"]) == 1
    assert own["sources"][0].get("tag", f"v{version}") == f"v{version}", "the tag is of another release"


def read_keys(path):
    keys = configparser.ConfigParser(interpolation=None)
    keys.optionxform = str
    keys.read_string(path.read_text(encoding="utf-8"))
    return keys


def check_search(checkout, manifest):
    """The desktop's search finds what the Flatpak exports: files whose names begin with its own, and a service of that name."""
    data = checkout / "data"
    provider = read_keys(data / f"{ID}.search-provider.ini")["Shell Search Provider"]
    service = read_keys(data / f"{ID}.SearchProvider.service.in")["D-BUS Service"]
    assert provider["DesktopId"] == f"{ID}.desktop" and provider["Version"] == "2", dict(provider)
    assert provider["BusName"].startswith(f"{ID}."), "a Flatpak may own only names that begin with its own"
    assert service["Name"] == provider["BusName"]
    # A Flatpak exports the service with “flatpak run --command=PROGRAM” before what is called, so that has to be a program alone.
    assert service["Exec"] == "@libexecdir@/hordekeeper-search-provider" and set(service) == {"Name", "Exec"}, dict(service)
    assert provider["ObjectPath"] == "/" + provider["BusName"].replace(".", "/")
    # Nothing of it is cleaned up, and none is kept from being exported.
    kept = [f"/share/gnome-shell/search-providers/{ID}.search-provider.ini", f"/share/dbus-1/services/{provider['BusName']}.service",
            "/libexec/hordekeeper-search-provider"]
    for pattern in manifest.get("cleanup", []) + manifest["modules"][-1].get("cleanup", []):
        for path in kept:
            assert not fnmatch.fnmatch(path, pattern) and not path.startswith(pattern.rstrip("/") + "/"), (pattern, path)
    built = (data / "meson.build").read_text(encoding="utf-8")
    assert "'.search-provider.ini', install_dir: datadir / 'gnome-shell' / 'search-providers'" in built
    assert "'.SearchProvider.service'" in built and "datadir / 'dbus-1' / 'services'" in built


def check_exported(checkout):
    """What is asked of an installed Flatpak by flatpak/check-search.py stands in what a Flatpak makes of our files."""
    data = checkout / "data"
    spec = importlib.util.spec_from_file_location("check_search", checkout / "flatpak" / "check-search.py")
    search = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(search)
    with tempfile.TemporaryDirectory() as folder:
        exports = pathlib.Path(folder)
        for name, source, place in (
                (f"{ID}.search-provider.ini", f"{ID}.search-provider.ini", "gnome-shell/search-providers"),
                (f"{ID}.SearchProvider.service", f"{ID}.SearchProvider.service.in", "dbus-1/services"),
                (f"{ID}.desktop", f"{ID}.desktop.in", "applications")):
            text = (data / source).read_text(encoding="utf-8")
            text = text.replace("Exec=@libexecdir@/hordekeeper-search-provider",
                                f"Exec=/usr/bin/flatpak run --branch=master --command=/app/libexec/hordekeeper-search-provider {ID}")
            (exports / place).mkdir(parents=True)
            (exports / place / name).write_text(text, encoding="utf-8")
        assert search.check_exports(exports) == (f"{ID}.SearchProvider", "/" + f"{ID}.SearchProvider".replace(".", "/"))
        (exports / "dbus-1" / "services" / f"{ID}.SearchProvider.service").unlink()
        try:
            search.check_exports(exports)
        except FileNotFoundError:
            return
        raise AssertionError("a service that is not exported is not missed")


def git(folder, *words):
    who = ["-c", "user.name=A", "-c", "user.email=a@example.org", "-c", "commit.gpgsign=false"]
    return subprocess.run(["git", "-C", folder, *who, *words], check=True, capture_output=True, text=True).stdout.strip()


def check_tool(checkout, version):
    """The manifest of a checkout builds that checkout; a release's tag becomes the commit that it stands for."""
    tool = checkout / "flatpak" / "manifest.py"
    local = json.loads(subprocess.run([tool, "local", checkout], check=True, capture_output=True, text=True).stdout)
    assert local["modules"][-1]["sources"] == [{"type": "dir", "path": str(checkout.resolve()), "skip": [".git", "_build"]}]
    assert set(local["finish-args"]) == PERMISSIONS

    with tempfile.TemporaryDirectory() as folder:
        shutil.copytree(checkout / "flatpak", pathlib.Path(folder) / "flatpak")
        git(folder, "init", "--quiet")
        git(folder, "add", ".")
        git(folder, "commit", "--quiet", "--message=Release")
        git(folder, "tag", "--annotate", "--message=Release", f"v{version}")
        copy = pathlib.Path(folder) / "flatpak" / tool.name
        subprocess.run([copy, "pin", f"v{version}"], check=True)
        pinned = json.loads((pathlib.Path(folder) / "flatpak" / f"{ID}.json").read_text(encoding="utf-8"))
        check_manifest(pinned, version)
        source = pinned["modules"][-1]["sources"][0]
        assert source["tag"] == f"v{version}" and source["commit"] == git(folder, "rev-parse", "HEAD"), source
        refused = subprocess.run([copy, "pin", "v99.0.0"], check=False, capture_output=True)
        assert refused.returncode != 0


def main(checkout, version):
    checkout = pathlib.Path(checkout)
    manifest = json.loads((checkout / "flatpak" / f"{ID}.json").read_text(encoding="utf-8"))
    check_manifest(manifest, version)
    check_search(checkout, manifest)
    check_exported(checkout)
    check_tool(checkout, version)


main(*sys.argv[1:])
