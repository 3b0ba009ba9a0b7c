-- Oat chocolate is called so, because only milk may be called milk; who types the old words finds it.
insert into search_synonym (language, term, synonym, both_ways, created_at, created_by)
select language, term, synonym, false, now(), 'start' from (values
  ('fi', 'kauramaitosuklaa', 'kaurasuklaa'),
  ('fi', 'kauramaito', 'kaurasuklaa'),
  ('fi', 'kauramaitolevy', 'kaurasuklaa'),
  ('sv', 'havremjölkschoklad', 'havrechoklad'),
  ('sv', 'havremjölkchoklad', 'havrechoklad'),
  ('sv', 'havremjölk', 'havrechoklad'),
  ('en', 'oat milk chocolate', 'oat chocolate'),
  ('en', 'oat milk', 'oat chocolate'),
  ('en', 'oatmilk', 'oat chocolate')
) as words (language, term, synonym)
on conflict do nothing;
