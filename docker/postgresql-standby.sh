#!/bin/sh
# For compose-cluster.yaml, as the user postgres: copies the primary when it first starts, and follows it from then on.
set -eu
if [ ! -s "$PGDATA/PG_VERSION" ]; then
    until pg_basebackup -D "$PGDATA" -R -d "host=${PRIMARY_HOST:-primary} user=standby"; do
        sleep 1
    done
    chmod 700 "$PGDATA"
fi
exec postgres "$@"
