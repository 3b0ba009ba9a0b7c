-- When the values of a version were written, by block and field; null: before such times were kept.
alter table content_version add column word_times jsonb;
