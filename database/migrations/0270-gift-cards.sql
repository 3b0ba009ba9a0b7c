-- Gift cards. Code and PIN are known by keyed slow hashes only; a card has them from the moment it is issued. What is on a card is the
-- sum of its entries, each of which has one cause and is there once.
create table gift_card (
  id uuid primary key default gen_random_uuid(),
  code_hash text unique check (code_hash ~ '^([\w-]{8}\.)?[\w-]{43}$'),
  pin_hash text check (pin_hash ~ '^([\w-]{8}\.)?[\w-]{43}$'),
  last4 text check (last4 ~ '^[A-Z2-9]{4}$'),
  amount_cents integer not null check (amount_cents > 0),
  language text not null check (language in ('fi', 'sv', 'en')),
  recipient_name text not null,
  recipient_email text not null,
  message text not null default '',
  send_on date not null,
  created_at timestamptz not null,
  issued_at timestamptz,
  expires_on date,
  blocked_at timestamptz,
  check ((issued_at is null) = (code_hash is null)),
  check ((issued_at is null) = (pin_hash is null)),
  check ((issued_at is null) = (last4 is null)),
  check ((issued_at is null) = (expires_on is null))
);
create index gift_card_unissued on gift_card (send_on) where issued_at is null;

create table gift_card_entry (
  id bigint generated always as identity primary key,
  card_id uuid not null references gift_card (id),
  kind text not null check (kind in ('issue', 'hold', 'capture', 'release', 'refund', 'block', 'unblock', 'extend')),
  amount_cents integer not null,
  order_id uuid references shop_order (id),
  cause text not null unique,
  at timestamptz not null,
  actor text not null,
  check (case kind
    when 'hold' then amount_cents < 0
    when 'issue' then amount_cents > 0
    when 'release' then amount_cents > 0
    when 'refund' then amount_cents > 0
    else amount_cents = 0 end),
  check ((order_id is not null) = (kind in ('hold', 'capture', 'release', 'refund')))
);
create index gift_card_entry_card on gift_card_entry (card_id);
-- An order holds once, and a hold ends once.
create unique index gift_card_entry_hold on gift_card_entry (order_id) where kind = 'hold';
create unique index gift_card_entry_hold_end on gift_card_entry (order_id) where kind in ('capture', 'release');

-- Wrong tries: by card, whether or not there is one, by cart and by network, all as keyed hashes.
create table gift_card_try (
  id bigint generated always as identity primary key,
  subject text not null,
  at timestamptz not null
);
create index gift_card_try_subject on gift_card_try (subject, at);

-- The card a cart is to be paid with: {id, last4, balanceCents as the shopper has seen it}.
alter table cart add column gift_card jsonb;
