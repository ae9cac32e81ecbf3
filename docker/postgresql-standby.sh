#!/bin/sh
# Runs the standby of compose-cluster.yaml, as the user postgres. At its first start, the standby copies the primary.
# From then on, it receives each change from the primary.
set -eu
if [ ! -s "$PGDATA/PG_VERSION" ]; then
    until pg_basebackup -D "$PGDATA" -R -d "host=${PRIMARY_HOST:-primary} user=standby"; do
        sleep 1
    done
    chmod 700 "$PGDATA"
fi
exec postgres "$@"
