-- no transaction
-- The list of customers in the back office: its order, locked ones, and what it is searched by. The expression is that of
-- src/account/server/customer-list.sql.ts.
create index concurrently if not exists account_newest on account (created_at, id) where realm = 'customer';
create index concurrently if not exists account_locked on account (created_at, id) where realm = 'customer' and locked_at is not null;
create index concurrently if not exists account_unopened on account (created_at, id) where realm = 'customer' and proved_at is null;
create index concurrently if not exists account_words on account using gin (
  lower(first_name || ' ' || last_name || ' ' || email || ' ' || phone) gin_trgm_ops
) where realm = 'customer';
