-- Private keys that sign tokens are encrypted with a key from the environment. Plain ones stay until the first start, which alone
-- knows that key, seals them. A key signs from a moment on, which all processes know beforehand, and ends when the last token it
-- has signed is over.
alter table signing_key
  alter column private_jwk drop not null,
  add column sealed text,
  add column signs_from timestamptz,
  add column ends_at timestamptz;
update signing_key set signs_from = case when signing then created_at else 'infinity' end;
update signing_key set signs_from = created_at where signs_from = 'infinity'
  and created_at < (select max(created_at) from signing_key where signing);
alter table signing_key
  alter column signs_from set not null,
  drop column signing,
  add constraint signing_key_one_form check ((private_jwk is null) <> (sealed is null)),
  add constraint signing_key_time check (ends_at > signs_from);
