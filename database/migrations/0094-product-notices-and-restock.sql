-- What a product's page, its cards and carts must say beside the offer:
-- {"type": "recall" | "warning" | "information", "texts": {"fi": …, "sv": …, "en": …}, "since": time, "by": name}
alter table product add column notice jsonb check (
  notice is null or (notice ->> 'type' in ('recall', 'warning', 'information') and coalesce(notice #>> '{texts,fi}', '') <> '')
);

-- Who wants to hear that a variation can be bought again. A row goes with the mail it leads to, and after a year without one.
create table restock_request (
  id uuid primary key default gen_random_uuid(),
  variation_code text not null references variation (code) on delete cascade,
  -- In small letters.
  email text not null check (email <> ''),
  language text not null check (language in ('fi', 'sv', 'en')),
  created_at timestamptz not null,
  unique (variation_code, email)
);
create index restock_request_email on restock_request (email);
create index restock_request_created_at on restock_request (created_at);

-- Mails whose receiver and text are erased once they are sent.
alter table outbox_mail add column ephemeral boolean not null default false;
create index outbox_mail_ephemeral on outbox_mail (created_at) where ephemeral and recipient <> '';
