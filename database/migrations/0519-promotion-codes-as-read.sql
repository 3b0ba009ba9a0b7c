-- Codes of promotions were kept with the dashes and the unseen characters that they were typed with, while shoppers' are compared
-- as `src/common/typed-code.ts` reads them. They become what is read. Of several that are read alike, the one written so stays the
-- one that opens its promotion, otherwise that of the oldest; the others stay as they are and are named in the audit trail.
create function code_as_read(typed text) returns text
  language plpgsql immutable
  as $$
declare
  unseen constant text := '[\s[:cntrl:]\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180e\u200b-\u200f\u2028-\u202e\u2060-\u206f\u3164\ufe00-\ufe0f\ufeff\uffa0\ue000-\uf8ff]';
  dashes constant text := '[\u00af\u02d7\u058a\u05be\u1400\u1806\u2010-\u2015\u2212\u2e17\u2e1a\u2e3a\u2e3b\u2e40\u301c\u3030\u30a0\ufe31\ufe32\ufe58\ufe63\uff0d]';
  ends constant text := '["''`´.,:;!?()\[\]{}<>«»\u2018-\u201f\u2039\u203a-]';
  seen text := regexp_replace(regexp_replace(normalize(typed, NFKC), unseen, '', 'g'), dashes, '-', 'g');
begin
  return normalize(upper(regexp_replace(seen, '^' || ends || '+|' || ends || '+$', '', 'g')), NFKC);
end $$;

create table code_reading as
  select 'coupon' as kind, id as promotion_id, code as written, code_as_read(code) as reads from promotion, unnest(coupon_codes) as code
  union all
  select 'single-use', promotion_id, code, code_as_read(code) from promotion_code;

create table code_owner as
  select distinct on (reads) * from code_reading where reads <> ''
  order by reads, written = reads desc, promotion_id, kind, written;

update promotion p
set coupon_codes = (
  select array_agg(code order by place) from (
    select coalesce(o.reads, one.written) as code, min(place) as place
    from unnest(p.coupon_codes) with ordinality as one (written, place)
    left join code_owner o on o.kind = 'coupon' and o.promotion_id = p.id and o.reads = code_as_read(one.written)
    group by 1) as codes)
where exists (select from code_reading r where r.kind = 'coupon' and r.promotion_id = p.id and r.written <> r.reads);

update promotion_code c set code = o.reads
from code_owner o where o.kind = 'single-use' and o.written = c.code and o.reads <> c.code;

insert into audit_entry (at, actor_kind, actor, command, subject_id, after)
select now(), 'job', 'migration', 'promotion.codes-unread', p.key, jsonb_build_object('codes', jsonb_agg(r.written order by r.written))
from code_reading r join promotion p on p.id = r.promotion_id
where r.written <> r.reads and not exists (
  select from code_owner o
  where o.reads = r.reads and o.kind = r.kind and o.promotion_id = r.promotion_id and (o.kind = 'coupon' or o.written = r.written))
group by p.key;

drop table code_owner, code_reading;
drop function code_as_read(text);
