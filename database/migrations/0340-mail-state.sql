-- Whether mails leave is asked by the pages that say one is on its way.
create index outbox_mail_failed on outbox_mail (claimed_at) where status = 'failed';
create index outbox_mail_sent on outbox_mail (sent_at) where status = 'sent';
