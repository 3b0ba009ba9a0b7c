-- no transaction
-- Lists of the back office: subscribers of the newsletter, and sent forms. The expressions are those of
-- src/consents/server/marketing/subscriber-list.sql.ts and src/forms/server/submission-list.sql.ts.
create index concurrently if not exists marketing_permission_newest on marketing_permission (changed_at, id);
create index concurrently if not exists marketing_permission_words on marketing_permission using gin (lower(email) gin_trgm_ops);
create index concurrently if not exists form_submission_newest on form_submission (created_at, id);
create index concurrently if not exists form_submission_words on form_submission using gin (
  lower(form_name || ' ' || sender_email || ' ' || answers::text) gin_trgm_ops
);
