-- A project is planned for a time, published as a whole, or closed without; null: it is not.
alter table content_project
  add column publish_at timestamptz,
  add column published_at timestamptz,
  add column published_by text,
  add column closed_at timestamptz;
