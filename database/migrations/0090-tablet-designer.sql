-- Words that are not engraved before a person has looked at them.

create table blocked_word (
  language text not null check (language in ('fi', 'sv', 'en')),
  -- As texts are compared with it: small letters, one space between words; a star at the end stands for any ending.
  word text not null check (word <> '' and length(word) <= 60),
  created_at timestamptz not null,
  created_by text not null,
  primary key (language, word)
);

-- The engraving line asks for what is to be made and packed.
create index shipment_in_production on shipment (status, order_id) where status in ('AwaitingProduction', 'Released');
