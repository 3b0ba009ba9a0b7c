-- no transaction
-- The list of reviews in the back office: its order, and what it is searched by. The expression is that of
-- src/reviews/server/review-list.sql.ts.
create index concurrently if not exists review_newest on review (submitted_at, id);
create index concurrently if not exists review_words on review using gin (
  lower(title || ' ' || body || ' ' || author_name || ' ' || product_code) gin_trgm_ops
);
