-- no transaction
-- The list of products in the back office: its order by the last change, its filters, and what it is searched by. The expressions are
-- those of src/products/server/product-list.sql.ts; names are searched by an index of 0584.
create index concurrently if not exists product_changed on product (updated_at, code);
create index concurrently if not exists product_withdrawn on product (code) where not published;
create index concurrently if not exists product_noticed on product (code) where notice is not null;
create index concurrently if not exists product_code_words on product using gin (lower(code) gin_trgm_ops);
