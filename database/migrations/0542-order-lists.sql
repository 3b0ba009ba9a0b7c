-- no transaction
-- Lists of orders in the back office, which stay quick with a million of them: the order they are shown in, what they are filtered
-- by, and what they are searched by. The expression is that of src/fulfilment/server/order-list.sql.ts.
create index concurrently if not exists shop_order_newest on shop_order (created_at, order_number);
create index concurrently if not exists shop_order_by_status on shop_order (status, created_at, order_number);
create index concurrently if not exists shop_order_by_payment on shop_order (payment_status, created_at, order_number);
create index concurrently if not exists shop_order_by_total on shop_order (total_cents, order_number);
create index concurrently if not exists shop_order_by_country on shop_order ((shipping_address ->> 'countryCode'), created_at, order_number);
create index concurrently if not exists shop_order_returned on shop_order (created_at, order_number) where return_status <> 'none';
create index concurrently if not exists shop_order_disputed on shop_order (created_at, order_number) where disputed_at is not null;
create index concurrently if not exists shop_order_words on shop_order using gin (
  lower(
    order_number || ' ' || coalesce(billing_address ->> 'email', '')
    || ' ' || coalesce(billing_address ->> 'firstName', '') || ' ' || coalesce(billing_address ->> 'lastName', '')
    || ' ' || coalesce(shipping_address ->> 'firstName', '') || ' ' || coalesce(shipping_address ->> 'lastName', '')
  ) gin_trgm_ops
);
create index concurrently if not exists shipment_by_status on shipment (status, order_id);
create index concurrently if not exists shipment_by_method on shipment (method_id, order_id);
create index concurrently if not exists shipment_tracking on shipment (tracking_number) where tracking_number <> '';
create index concurrently if not exists order_task_of_order on order_task (order_id);
create index concurrently if not exists payment_refund_failed on payment_refund (order_id) where status = 'failed';
alter table order_line validate constraint order_line_left_out;
alter table shop_order validate constraint shop_order_hold_reasons_check;
