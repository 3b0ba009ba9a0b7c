-- What people are told and agree to, for ever: each version of a text in each language, from when it holds. A version that was not
-- published anew in a language still says there what it said before. What was agreed to at the checkout is among it.
create table policy (
  key text not null check (key ~ '^[a-z][a-z-]{0,39}$'),
  version text not null check (version ~ '^[\w.-]{1,20}$'),
  language text not null check (language in ('fi', 'sv', 'en')),
  title text not null,
  -- Clean HTML; links name pages (`content:cookies`), or stand between `{terms}` or `{withdrawal}` and `{end}`.
  text text not null,
  valid_from timestamptz not null default now(),
  primary key (key, version, language)
);
create index policy_in_force on policy (key, language, valid_from desc);
revoke update, delete, truncate on policy from konvehti_app;

insert into policy (key, version, language, title, text, valid_from)
select t.key, t.version, l.language, coalesce(t.text ->> ('title' || l.suffix), ''), coalesce(t.text ->> ('text' || l.suffix), ''), t.used_since
from consent_text t cross join (values ('fi', 'Fi'), ('sv', 'Sv'), ('en', 'En')) as l (language, suffix);
drop table consent_text;

-- The pages that are policies, as they stand: the first version that is known of each.
insert into policy (key, version, language, title, text, valid_from)
select case i.key when 'terms' then 'terms-of-sale' else i.key end, '1', v.language,
  coalesce(nullif(v.fields ->> 'heading', ''), v.name), coalesce(v.fields ->> 'mainBody', ''), coalesce(v.published_at, v.created_at)
from content_item i join content_version v on v.content_id = i.id
where i.key in ('privacy', 'terms') and i.trashed_at is null and v.status = 'published';
