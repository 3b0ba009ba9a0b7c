-- no transaction
-- The list of imports in the back office, and the import that came of a dry run.
alter table catalogue_import validate constraint catalogue_import_dry_run_id_fkey;
create index concurrently if not exists catalogue_import_created_at on catalogue_import (created_at, id);
create index concurrently if not exists catalogue_import_dry_run_id on catalogue_import (dry_run_id) where dry_run_id is not null;
