-- no transaction
-- The reports of the back office: what happened in a period. Orders have theirs by 0542.
create index concurrently if not exists payment_refund_newest on payment_refund (created_at);
create index concurrently if not exists shipment_packed on shipment (packed_at) where packed_at is not null;
create index concurrently if not exists fiscal_document_issued on fiscal_document (issued_at);
create index concurrently if not exists gift_card_entry_moved on gift_card_entry (at) include (kind, amount_cents);
-- The list of the payment provider's events.
create index concurrently if not exists webhook_inbox_newest on webhook_inbox (received_at, id);
create index concurrently if not exists webhook_inbox_waiting on webhook_inbox (received_at, id) where processed_at is null;
create index concurrently if not exists webhook_inbox_by_outcome on webhook_inbox (outcome, received_at, id) where outcome <> 'applied';
create index concurrently if not exists webhook_inbox_by_reference on webhook_inbox (merchant_reference text_pattern_ops);
