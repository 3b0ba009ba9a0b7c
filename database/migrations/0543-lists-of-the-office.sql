-- no transaction
-- Other lists of the back office: mails by a part of their recipient, newest first.
create index concurrently if not exists outbox_mail_recipient_words on outbox_mail using gin (lower(recipient) gin_trgm_ops) where recipient <> '';
