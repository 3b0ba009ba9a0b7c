-- What a preview link of a project shows: the items whose drafts stood in it when the link was made, which its maker might write. Null:
-- of an item, or made by the version before, of whose links each shows the whole project.
alter table content_preview add column item_ids integer[];
-- Links end after a week, so these are few.
update content_preview p set item_ids = array(
  select distinct v.content_id from content_version v where v.project_id = p.project_id and v.status = 'draft')
where p.project_id is not null;
