-- Pictures become items of the media library; blocks that stand on one page belong to its versions. No row is lost and no content
-- id changes: a block that now belongs to a page keeps its item, its id and its versions, the last ones as superseded.

create table media_item (
  id integer generated always as identity primary key,
  -- Site path of the file.
  path text not null unique check (path <> ''),
  kind text not null check (kind in ('picture', 'vector', 'video', 'document')),
  width integer check (width > 0),
  height integer check (height > 0),
  created_at timestamptz not null
);

create table media_text (
  media_id integer not null references media_item (id) on delete cascade,
  language text not null check (language in ('fi', 'sv', 'en')),
  alt_text text not null,
  primary key (media_id, language)
);

-- Every picture that fields name: {"url", "altText", …}, or a path by itself in a field of one of these names.
create function pg_temp.is_picture_name(name text) returns boolean language sql immutable as
$$ select name in ('ogImage', 'imageUrl', 'logoUrl', 'footerLogoUrl', 'footerBackgroundUrl') $$;

create temporary table picture on commit drop as
  select v.language, p ->> 'url' as path, p ->> 'altText' as alt_text,
    (p ->> 'width')::numeric::integer as width, (p ->> 'height')::numeric::integer as height
  from content_version as v
  cross join jsonb_path_query(v.fields, 'strict $.** ? (@.url.type() == "string" && @.altText.type() == "string")') as p
  where p ->> 'url' <> ''
  union all
  select v.language, entry.value #>> '{}', '', null, null
  from content_version as v
  cross join jsonb_path_query(v.fields, 'strict $.** ? (@.type() == "object")') as holder
  cross join jsonb_each(holder) as entry
  where pg_temp.is_picture_name(entry.key) and jsonb_typeof(entry.value) = 'string' and entry.value #>> '{}' <> '';

insert into media_item (path, kind, width, height, created_at)
  select path, case when path like '%.svg' then 'vector' else 'picture' end, max(width), max(height), now()
  from picture group by path order by path;

-- The text a picture has most often in a language is the library's; elsewhere it stays the place's own.
insert into media_text (media_id, language, alt_text)
  select distinct on (m.id, p.language) m.id, p.language, p.alt_text
  from picture as p join media_item as m on m.path = p.path
  where p.alt_text <> ''
  group by m.id, p.language, p.alt_text
  order by m.id, p.language, count(*) desc, p.alt_text;

create function pg_temp.media_ref(of_path text, text_here text, in_language text) returns jsonb language sql stable as $$
  select case when of_path = '' then 'null'::jsonb else (
    select jsonb_build_object('media', m.id) || case
      when text_here is null or text_here is not distinct from coalesce(t.alt_text, '') then '{}'::jsonb
      else jsonb_build_object('altText', text_here) end
    from media_item as m left join media_text as t on t.media_id = m.id and t.language = in_language
    where m.path = of_path) end
$$;

create function pg_temp.with_media(value jsonb, in_language text) returns jsonb language plpgsql stable as $$
begin
  if jsonb_typeof(value) = 'array' then
    return coalesce((select jsonb_agg(pg_temp.with_media(entry, in_language) order by place)
      from jsonb_array_elements(value) with ordinality as t (entry, place)), '[]');
  elsif jsonb_typeof(value) <> 'object' then
    return value;
  elsif jsonb_typeof(value -> 'url') = 'string' and jsonb_typeof(value -> 'altText') = 'string' then
    return pg_temp.media_ref(value ->> 'url', value ->> 'altText', in_language);
  end if;
  return coalesce((select jsonb_object_agg(key, case
      when pg_temp.is_picture_name(key) and jsonb_typeof(inner_value) = 'string'
        then pg_temp.media_ref(inner_value #>> '{}', null, in_language)
      -- Counted on delivery, never kept.
      when key = 'categoryCardBlocks' and jsonb_typeof(inner_value) = 'array'
        then coalesce((select jsonb_agg(pg_temp.with_media(card - 'count', in_language) order by place)
          from jsonb_array_elements(inner_value) with ordinality as t (card, place)), '[]')
      else pg_temp.with_media(inner_value, in_language) end)
    from jsonb_each(value) as f (key, inner_value)), '{}');
end $$;

update content_version set fields = pg_temp.with_media(fields, language);

-- Blocks that belong to an item: those that one item alone holds, once in each of its versions that count.
alter table content_item add column owner_id integer references content_item (id);

create function pg_temp.is_area(name text) returns boolean language sql immutable as
$$ select name in ('topContentArea', 'mainContentArea', 'bottomContentArea', 'containerBlocks') $$;

create temporary table held on commit drop as
  select v.content_id as holder, v.id as version_id, (entry ->> 'contentId')::integer as id
  from content_version as v cross join jsonb_each(v.fields) as f (area_name, area)
  cross join jsonb_array_elements(case when jsonb_typeof(area) = 'array' then area else '[]' end) as entry
  where v.status in ('draft', 'published') and pg_temp.is_area(area_name) and jsonb_typeof(entry -> 'contentId') = 'number';

create temporary table owned on commit drop as
  select held.id, min(held.holder) as holder from held join content_item as i on i.id = held.id
  where i.kind = 'block' and i.trashed_at is null
  group by held.id
  having count(distinct held.holder) = 1 and count(*) = count(distinct held.version_id);

-- Containers may hold each other in a circle: what leads to no item outside stays shared.
with recursive rooted as (
  select id from owned where holder not in (select id from owned)
  union
  select o.id from owned as o join rooted as r on o.holder = r.id
)
delete from owned where id not in (select id from rooted);

create temporary table rooted on commit drop as
  with recursive up as (
    select id, holder as root from owned
    union all
    select up.id, o.holder from up join owned as o on o.id = up.root
  )
  select id, root from up where root not in (select id from owned);

-- A draft of a block is from now on a draft of the page it belongs to.
insert into content_version
  (content_id, language, version, status, name, slug, fields, schema_version, created_at, created_by)
select distinct on (p.content_id, p.language) p.content_id, p.language,
  (select max(version) + 1 from content_version as v where v.content_id = p.content_id and v.language = p.language),
  'draft', p.name, p.slug, p.fields, p.schema_version, d.created_at, d.created_by
from rooted as r
join content_version as d on d.content_id = r.id and d.status = 'draft'
join content_version as p on p.content_id = r.root and p.language = d.language and p.status = 'published'
where not exists (select from content_version as v
  where v.content_id = r.root and v.language = d.language and v.status = 'draft')
order by p.content_id, p.language, d.created_at desc;

-- What an editor wrote into a block of a demo page is the editor's still: the demo brand renews what is its own alone.
update content_version as p set created_by = b.created_by
from (
  select distinct on (r.root, v.language, v.status) r.root, v.language, v.status, v.created_by
  from rooted as r join content_version as v on v.content_id = r.id
  where v.status in ('draft', 'published') and v.created_by <> 'seed'
  order by r.root, v.language, v.status, v.created_at desc
) as b
where p.content_id = b.root and p.language = b.language and p.status = b.status and p.created_by = 'seed';

-- The version of a block that a version of its page shows. An old version shows the blocks as they are: they have no other past.
create function pg_temp.block_fields(of_block integer, in_language text, page_status text) returns jsonb language sql stable as $$
  select v.fields from content_version as v
  where v.content_id = of_block and v.language = in_language
    and (v.status = 'published' or (page_status = 'draft' and v.status = 'draft') or page_status = 'superseded')
  order by case when v.status = 'draft' and page_status = 'draft' then 0 when v.status = 'published' then 1 else 2 end,
    v.version desc
  limit 1
$$;

create function pg_temp.with_blocks(of_fields jsonb, of_item integer, in_language text, page_status text)
returns jsonb language plpgsql stable as $$
begin
  return (select coalesce(jsonb_object_agg(area_name, case
    when not pg_temp.is_area(area_name) or jsonb_typeof(area) <> 'array' then area
    else coalesce((select jsonb_agg(
        (case when o.id is null then jsonb_build_object('ref', (entry ->> 'contentId')::integer)
        else jsonb_build_object('id', o.id, 'type', i.content_type,
          'fields', pg_temp.with_blocks(block_fields, o.id, in_language, page_status)) end)
        || case when entry ? 'displayOption' then jsonb_build_object('displayOption', entry -> 'displayOption') else '{}' end
        order by place)
      from jsonb_array_elements(area) with ordinality as t (entry, place)
      left join owned as o on o.id = (entry ->> 'contentId')::integer and o.holder = of_item
      left join content_item as i on i.id = o.id
      left join lateral (select pg_temp.block_fields(o.id, in_language, page_status) as block_fields) as b on true
      where o.id is null or block_fields is not null), '[]') end), '{}')
    from jsonb_each(of_fields) as f (area_name, area));
end $$;

update content_version
  set fields = pg_temp.with_blocks(fields, content_id, language, status), schema_version = 2
  where content_id not in (select id from owned);
update content_version set status = 'superseded'
  where content_id in (select id from owned) and status <> 'superseded';
update content_item set owner_id = rooted.root from rooted where rooted.id = content_item.id;
create index content_item_owner on content_item (owner_id) where owner_id is not null;

-- What a block pointed at, its page points at now; and both at their pictures.
insert into content_reference (from_id, language, to_uri)
  select r.root, c.language, c.to_uri from rooted as r join content_reference as c on c.from_id = r.id
  on conflict do nothing;
delete from content_reference
  where from_id in (select id from owned) or to_uri in (select 'content:' || id from owned);
insert into content_reference (from_id, language, to_uri)
  select distinct v.content_id, v.language, 'media:' || (m #>> '{}')
  from content_version as v cross join jsonb_path_query(v.fields, 'strict $.** ? (@.media.type() == "number").media') as m
  where v.status = 'published'
  on conflict do nothing;
