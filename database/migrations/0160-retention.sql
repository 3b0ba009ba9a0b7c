-- What is removed by age once an hour is found by an index, however long mails and events go back. The one of ephemeral mails is
-- part of the first.
drop index outbox_mail_ephemeral;
create index outbox_mail_personal on outbox_mail (created_at) where recipient <> '';
create index outbox_mail_created_at on outbox_mail (created_at);
create index webhook_inbox_processed_at on webhook_inbox (processed_at) where processed_at is not null;
