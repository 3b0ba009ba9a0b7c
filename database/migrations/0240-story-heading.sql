-- Over a product's description stands a heading of its own instead of its legal name.
alter table product_text add column story_heading text;
