-- The page of a choice came from the client as it was, and may be any text, personal data too: what is no published page of the
-- site's content goes. Where somebody chose is no part of the proof that they did.
alter table consent_log alter column page drop not null;
update consent_log set page = null
where not exists (
  select from content_path as p
  where consent_log.page = case p.language when 'fi' then '' else '/' || p.language end || p.path
    or p.path = '/' and consent_log.page = '/' || p.language
);
