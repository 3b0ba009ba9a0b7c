-- What customers wish for. Guests keep theirs in the browser, and bring it along when they sign in.

create table wishlist_item (
  -- By this the last wish comes first: those of one sign-in have the same moment.
  id bigint generated always as identity primary key,
  account_id uuid not null references account (id) on delete cascade,
  -- Kept when the product leaves the shop: it may come back, and its owner is told that it is not there.
  product_code text not null,
  created_at timestamptz not null,
  unique (account_id, product_code)
);
