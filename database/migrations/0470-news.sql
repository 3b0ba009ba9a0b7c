-- Feeds of press rooms that are polled, and how each last went.
create table news_feed (
  id text primary key check (id ~ '^[A-Za-z0-9-]{1,64}$'),
  -- When it was last read whole; null: never. What is kept of it is the last good copy.
  fetched_at timestamptz,
  -- Of the last try, when it failed; null: it did not.
  failed_at timestamptz,
  failure text not null default ''
);

-- Releases as a feed last told them, one for each language version.
create table news_release (
  -- A content id that no page of the tree and no product has.
  id integer generated always as identity (start with 5000001) primary key,
  guid uuid not null default gen_random_uuid() unique,
  feed_id text not null references news_feed (id) on delete cascade,
  -- The vendor's, and the one that visitors know it by.
  external_id text not null check (external_id ~ '^[A-Za-z0-9_-]{1,64}$'),
  language text not null check (language in ('fi', 'sv', 'en')),
  title text not null check (title <> ''),
  intro text not null,
  -- HTML, sanitised when it was taken and again on delivery.
  body text not null,
  contact text not null,
  company_information text not null,
  -- Of its address; stays when the title changes.
  year smallint not null,
  slug text not null check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  published_at timestamptz not null,
  modified_at timestamptz not null,
  -- [{code, name}], [{language, externalId}], and pictures and files with their media items, or why they were refused.
  categories jsonb not null,
  versions jsonb not null,
  pictures jsonb not null,
  files jsonb not null,
  -- Of what the feed told; another one is a change. Empty: something of it is still to be fetched.
  hash text not null,
  taken_at timestamptz not null,
  -- When the feed had it no more and said so; null: it is on the site.
  withdrawn_at timestamptz,
  unique (feed_id, external_id),
  unique (language, year, slug)
);
create index news_release_withdrawn on news_release (withdrawn_at) where withdrawn_at is not null;

-- Who has releases mailed; each has said so from their mailbox.
create table news_subscription (
  -- Stands in links of mails, signed.
  id uuid primary key default gen_random_uuid(),
  feed_id text not null references news_feed (id) on delete cascade,
  email text not null,
  email_key text not null,
  name text not null,
  -- Of the releases, and of mails about the subscription.
  language text not null check (language in ('fi', 'sv', 'en')),
  reply_language text not null check (reply_language in ('fi', 'sv', 'en')),
  -- Codes; none: every category.
  categories text[] not null,
  -- Of the policy `press-releases`: the words that were agreed to.
  version text not null,
  confirmed_at timestamptz not null,
  -- When it was ended; null: it goes on.
  ended_at timestamptz,
  unique (feed_id, email_key)
);
create index news_subscription_ended on news_subscription (ended_at) where ended_at is not null;

-- The mailbox of a subscriber to releases is asked like any other; what it is asked about waits with the asking.
alter table intermediate_user drop constraint intermediate_user_source_check;
alter table intermediate_user add check (source in ('checkout', 'newsletter', 'press-releases'));
alter table intermediate_user add column details jsonb;
