#!/bin/bash
# Runs once, when the database is made: the roles of docs/production/install.md, and one that the standby follows with.
set -euo pipefail
psql --variable ON_ERROR_STOP=1 --username postgres <<'SQL'
\getenv owner KONVEHTI_OWNER_PASSWORD
\getenv app KONVEHTI_APP_PASSWORD
\getenv follow KONVEHTI_STANDBY_PASSWORD
create role konvehti_owner login password :'owner';
create role konvehti_app login password :'app';
create role konvehti_standby login replication password :'follow';
create database konvehti owner konvehti_owner;
revoke temporary on database konvehti from public;
grant pg_read_all_stats to konvehti_app;
select pg_create_physical_replication_slot('standby');
SQL
