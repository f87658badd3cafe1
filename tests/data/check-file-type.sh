#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
#
# check-file-type.sh MIME-PACKAGE DESKTOP-FILE SCRIPT PROGRAM
#
# A desktop knows the file of a session by its name and by its first bytes, and which app opens it.
set -euo pipefail
export LC_ALL=C.UTF-8
package=$1 desktop=$2 script=$3 program=$4
type=application/x-hordekeeper-session

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
mkdir -p "$folder"/data/mime/packages "$folder"/data/applications "$folder"/bin "$folder"/home
cp "$package" "$folder/data/mime/packages/"
cp "$desktop" "$folder/data/applications/"
# A launcher whose program is not there would not count.
ln -s "$(type -P true)" "$folder/bin/hordekeeper"
XDG_DATA_DIRS=$folder/data update-mime-database "$folder/data/mime"
update-desktop-database "$folder/data/applications"
export XDG_DATA_DIRS=$folder/data:${XDG_DATA_DIRS:-/usr/local/share:/usr/share} PATH=$folder/bin:$PATH
export HOME=$folder/home XDG_DATA_HOME=$folder/home/data XDG_CONFIG_HOME=$folder/home/config

status=0
# is FILE TYPE
is ()
{
  local found
  found=$(gio info --attributes=standard::content-type "$1" | sed -n 's/.*standard::content-type: //p')
  [ "$found" = "$2" ] || { echo "${1##*/} is taken for $found, not for $2."; status=1; }
}

"$program" play "$script" --keep "$folder/evening.hordekeeper" > /dev/null
cp "$folder/evening.hordekeeper" "$folder/evening"
echo 'nothing yet' > "$folder/other.hordekeeper"
echo '{"game":"hordekeeper"}' > "$folder/other"
is "$folder/evening.hordekeeper" $type
is "$folder/evening" $type
is "$folder/other.hordekeeper" $type
found=$(gio info --attributes=standard::content-type "$folder/other" | sed -n 's/.*standard::content-type: //p')
[ "$found" != $type ] || { echo 'Any JSON is taken for a session.'; status=1; }

icon=$(gio info --attributes=standard::icon "$folder/evening.hordekeeper")
grep -q 'io.github.hordekeeper.Hordekeeper-session' <<< "$icon" || { echo "The icon is not its own: $icon"; status=1; }
opener=$(gio mime $type)
grep -q "${desktop##*/}" <<< "$opener" || { echo "Nothing opens it: $opener"; status=1; }
exit $status
