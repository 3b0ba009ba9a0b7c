-- Which facet groups lists offer, and in which order, as operators want it: of a category with all below it, or of the shop.
create table facet_layout (
  id integer primary key generated always as identity,
  -- Null: of the whole shop.
  category_id integer unique nulls not distinct references category (id) on delete cascade,
  -- The shown ones in their order; those that are not named are hidden.
  groups text[] not null check (
    groups <@ array['category', 'brand', 'suitableFor', 'diets', 'freeFrom', 'tags', 'priceBand', 'inStock']
  ),
  changed_at timestamptz not null,
  changed_by text not null
);
