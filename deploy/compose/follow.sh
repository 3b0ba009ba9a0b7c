#!/bin/bash
# The standby: a copy of the primary when it is started for the first time, then PostgreSQL that follows it.
set -euo pipefail
export PGDATA=/var/lib/postgresql/18/standby
if [ ! -s "$PGDATA/PG_VERSION" ]; then
  rm -rf "$PGDATA"
  PGPASSWORD="$KONVEHTI_STANDBY_PASSWORD" pg_basebackup --host 127.0.0.1 --port 5432 --username konvehti_standby \
    --pgdata "$PGDATA" --write-recovery-conf --slot standby --wal-method stream --checkpoint fast
  chmod 700 "$PGDATA"
fi
exec postgres -c listen_addresses=127.0.0.1 -c port=5433 -c hot_standby_feedback=on -c max_connections=160
