-- After a restore mails are held until a person decides (docs/production/backup.md). The wider check holds for every row of
-- before, so that none is read for it.
alter table outbox_mail drop constraint outbox_mail_status_check;
alter table outbox_mail add constraint outbox_mail_status_check
  check (status in ('waiting', 'sending', 'sent', 'failed', 'held', 'dropped')) not valid;
alter table erased_person add column logged_at timestamptz;
comment on column erased_person.logged_at is 'When it was written to the log beside the backups; null: not yet.';
