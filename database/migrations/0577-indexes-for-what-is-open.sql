-- no transaction
create index concurrently if not exists payment_attempt_undecided on payment_attempt (created_at) where decided_at is null;
create index concurrently if not exists shop_order_on_hold on shop_order (updated_at) where status = 'OnHold';
alter table outbox_mail validate constraint outbox_mail_status_check;
