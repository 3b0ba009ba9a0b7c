-- no transaction
-- The list of promotions in the back office: how often each was used, and the last uses of one. Promotions themselves are few, so that
-- their own columns need no index. The index takes the place of the one that counted uses before.
create index concurrently if not exists promotion_redemption_by_time on promotion_redemption (promotion_id, held_at) include (amount_cents) where status <> 'released';
drop index concurrently if exists promotion_use_live;
