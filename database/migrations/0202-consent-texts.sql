-- What a version of a consent says, for ever: who agreed is known by its version alone. The texts of before are those of the audit
-- and of the settings as they stand; of two under one version the first counts.
create table consent_text (
  key text not null,
  version text not null,
  -- Titles, texts and whether it must be given, as they were asked.
  text jsonb not null,
  used_since timestamptz not null default now(),
  primary key (key, version)
);
revoke update, delete, truncate on consent_text from konvehti_app;

insert into consent_text (key, version, text, used_since)
select distinct on (key, version) key, version, text, used_since
from (
  select substr(subject_id, 9) as key, value ->> 'version' as version, value - 'version' as text, at as used_since, place
  from audit_entry cross join lateral (values (before, 1), (after, 2)) as known (value, place)
  where command = 'setting.changed' and subject_id like 'consent/%'
  union all
  select substr(name, 9), value ->> 'version', value - 'version', now(), 3 from setting where name like 'consent/%'
) as known
where version is not null
order by key, version, used_since, place;
