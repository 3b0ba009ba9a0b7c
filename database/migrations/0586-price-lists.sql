-- no transaction
-- The list of prices in the back office: what has a campaign, and what it is searched by. The expressions are those of
-- src/products/server/price-list.sql.ts; names are searched by an index of 0584.
create index concurrently if not exists price_campaigns on price (variation_code, id) where kind = 'campaign';
create index concurrently if not exists variation_code_words on variation using gin (lower(code) gin_trgm_ops);
