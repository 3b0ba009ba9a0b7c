-- What buyers say of products. One opinion of a person on a product is shown and one may wait: author_key is a keyed hash of the
-- e-mail address, which stays when the address itself is gone.
create table review (
  id uuid primary key default gen_random_uuid(),
  product_code text not null references product (code) on update cascade on delete cascade,
  author_key text not null check (author_key ~ '^[0-9a-f]{64}$'),
  status text not null check (status in ('pending', 'published', 'rejected')),
  rating smallint not null check (rating between 1 and 5),
  title text not null check (title <> '' and length(title) <= 200),
  body text not null check (body <> '' and length(body) <= 4000),
  author_name text not null check (author_name <> '' and length(author_name) <= 100),
  language text not null check (language in ('fi', 'sv', 'en')),
  -- The order number and the address belonged to a paid order with the product. The number itself is not kept.
  verified boolean not null,
  -- For questions while it waits; gone with the decision.
  email text check (length(email) <= 80),
  reply text check (reply <> '' and length(reply) <= 4000),
  replied_at timestamptz,
  submitted_at timestamptz not null,
  decided_at timestamptz,
  check (email is null or status = 'pending'),
  check ((status = 'pending') = (decided_at is null)),
  check ((reply is null) = (replied_at is null))
);
create unique index review_one_published on review (product_code, author_key) where status = 'published';
create unique index review_one_pending on review (product_code, author_key) where status = 'pending';
create index review_shown on review (product_code, submitted_at desc, id) include (rating) where status = 'published';
create index review_by_status on review (status, submitted_at);
create index review_by_author on review (author_key);

-- Readers who found something wrong with a published review; gone when somebody has looked.
create table review_report (
  id bigint generated always as identity primary key,
  review_id uuid not null references review (id) on delete cascade,
  reason text not null check (reason in ('offensive', 'spam', 'personal', 'wrong-product', 'other')),
  created_at timestamptz not null
);
create index review_report_of on review_report (review_id);

-- Who did what to which review. Survives the review, and holds nothing personal.
create table review_event (
  id bigint generated always as identity primary key,
  review_id uuid not null,
  product_code text not null,
  at timestamptz not null,
  actor text not null check (actor <> ''),
  action text not null
    check (action in ('submitted', 'approved', 'rejected', 'replaced', 'replied', 'reply-removed', 'reported', 'kept', 'forgotten')),
  detail text not null default ''
);
create index review_event_of on review_event (review_id, id);
