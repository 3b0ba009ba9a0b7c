#!/bin/sh
# Copies one piece of PostgreSQL's log to the backups, as postgresql.conf says in archive_command:
#   archive-wal.sh %p %f /backup/wal
# The whole piece is on disk under its name, or there is no such name. A name that is taken by other content is a fault.
set -eu
source=$1
name=$2
folder=$3
if [ -e "$folder/$name" ]; then
  cmp -s "$source" "$folder/$name"
  exit
fi
cp "$source" "$folder/$name.part"
sync "$folder/$name.part" 2>/dev/null || sync
mv "$folder/$name.part" "$folder/$name"
