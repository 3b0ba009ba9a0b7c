-- The file of a dry run stays for a day, so that what was checked goes in without being sent again: the import takes it over
-- and names the dry run.
alter table catalogue_import add column dry_run_id integer;
alter table catalogue_import add constraint catalogue_import_dry_run_id_fkey
  foreign key (dry_run_id) references catalogue_import (id) on delete set null not valid;
