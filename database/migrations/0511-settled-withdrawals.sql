-- An accepted statement whose money went back by other refunds than its own.
alter table withdrawal add column settled_at timestamptz;
