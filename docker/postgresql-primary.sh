#!/bin/sh
# Prepares the primary of compose-cluster.yaml. The image of PostgreSQL runs this script once, when it makes the
# database, and then restarts PostgreSQL. From then on, each commit waits for the standby.
set -eu
psql --set ON_ERROR_STOP=1 --set password="$STANDBY_PASSWORD" --username "$POSTGRES_USER" --dbname "$POSTGRES_DB" <<'END'
CREATE ROLE standby REPLICATION LOGIN PASSWORD :'password';
ALTER SYSTEM SET synchronous_standby_names = '*';
END
echo "host replication standby all scram-sha-256" >>"$PGDATA/pg_hba.conf"
