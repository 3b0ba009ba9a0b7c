-- no transaction
-- The list of gift cards in the back office: its orders, its states, and what it is searched by. The expression is that of
-- src/gift-cards/server/gift-card-list.sql.ts.
create index concurrently if not exists gift_card_newest on gift_card (created_at, id);
create index concurrently if not exists gift_card_by_expiry on gift_card (expires_on, id);
create index concurrently if not exists gift_card_stopped on gift_card (created_at, id) where blocked_at is not null or disputed_at is not null;
create index concurrently if not exists gift_card_words on gift_card using gin (
  lower(coalesce(last4, '') || ' ' || recipient_name || ' ' || recipient_email || ' ' || sender_name) gin_trgm_ops
);
