#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""check-capitals.py SOURCE-ROOT

Buttons, menus and titles are written with header capitals, as GNOME has it: every word but the small ones between the first
and the last. Looks at the templates of the window and of the views of games, at the buttons that their code makes, at the
moves, and at what the guides of games offer."""
import pathlib
import re
import sys

SMALL = set('a an and as at but by for from in is it nor of off on or per than the to with'.split())
# What has a title or a label that is read as a name and not as a sentence.
NAMED = re.compile(r'(Button|ButtonRow|SwitchRow|ComboRow|EntryRow|ActionRow|ExpanderRow|ChoiceRow|PreferencesGroup|PreferencesPage'
                   r'|PreferencesDialog|Dialog|NavigationPage|ViewStackPage|Options)$')
CALLS = re.compile(r'(?:gtk_button_new_with_label|adw_toast_set_button_label|adw_banner_set_button_label|adw_dialog_set_title'
                   r'|gtk_file_dialog_set_title|adw_preferences_row_set_title|adw_alert_dialog_new|adw_alert_dialog_add_response)'
                   r' \([^;]*?_\("([^"]+)"\)')
# What a guide offers, and the big button: a move with its title, or the one of two titles.
OFFERS = re.compile(r'\b(?:offer(?:_\w+)?|hk_primary_action_new\w*) \([^;]*?_\("([^"]+)"\)(?:\s*: _\("([^"]+)"\))?')
MOVES = re.compile(r'\{ "[\w-]+", N_\("([^"]+)"\),\s+(?:NULL|"[^"]*"),\s+(?:NULL, 0|\w+_params, G_N_ELEMENTS)')


def has_capitals(text):
    """Whether it has header capitals, or is a sentence."""
    if text.endswith(('.', '?')) or ': ' in text:
        return True
    words = text.replace('_', '').split()
    for n, word in enumerate(words):
        word = word.strip('…,.:;?!“”()')
        if not word or not word[0].islower() or '%' in word:
            continue
        if word not in SMALL or n in (0, len(words) - 1):
            return False
    return True


def read_template(text):
    """The names in a template. A tooltip of several words is a sentence."""
    kinds = []
    for line in text.split('\n'):
        item = re.search(r'item \(_\("([^"]+)"\)', line)
        name = re.search(r'\b(?:label|title|tooltip-text|button-label): (?:C?_\()(?:"[^"]*", )?"([^"]+)"', line)
        opened = re.match(r'\s*(?:template )?\$?([\w.]+)(?:: [\w.]+)?(?: \w+)? \{', line.replace('[top]', ''))
        if item:
            yield item[1]
        elif name and 'tooltip-text' in line and len(name[1].split()) > 4:
            pass
        elif name and kinds and (NAMED.search(kinds[-1]) or 'button-label' in line):
            yield name[1]
        if line.rstrip().endswith('{'):
            template = re.search(r'template \$\w+: ([\w.]+)', line)
            kinds.append(template[1] if template else opened[1] if opened else '')
        if line.strip().startswith('}'):
            kinds.pop()


def main():
    root = pathlib.Path(sys.argv[1])
    faults = []
    n_read = 0
    for path in sorted((root / 'src').rglob('*')):
        if path.suffix not in ('.blp', '.c'):
            continue
        text = path.read_text(encoding='utf-8')
        names = list(read_template(text)) if path.suffix == '.blp' else \
            CALLS.findall(text) + MOVES.findall(text) + \
            [title for titles in OFFERS.findall(text) for title in titles if title]
        n_read += len(names)
        faults += [f'{path.relative_to(root)}: “{name}”' for name in names if not has_capitals(name)]
    for fault in faults:
        print(fault)
    if n_read < 600:
        print(f'only {n_read} names were found')
    sys.exit(bool(faults) or n_read < 600)


if __name__ == '__main__':
    main()
