-- no transaction
-- The list of shelves in the back office: its filters and order by what is available, and what it is searched by. The expressions are
-- those of src/products/server/stock/stock-list.sql.ts.
create index concurrently if not exists stock_available on stock ((on_hand - allocated), code);
create index concurrently if not exists stock_code_words on stock using gin (lower(code) gin_trgm_ops);
create index concurrently if not exists product_text_name_words on product_text using gin (lower(name) gin_trgm_ops);
