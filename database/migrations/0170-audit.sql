-- Who changed what, and when: one row in the transaction of each command of staff and system. The shop's role adds and reads;
-- nobody changes a row; whole months are dropped (decision 0021).
create table audit_entry (
  id bigint generated always as identity,
  at timestamptz not null,
  actor_kind text not null check (actor_kind in ('staff', 'operator', 'job')),
  -- The account of staff, the name of an operator or of a job.
  actor text not null check (actor <> ''),
  -- 'product.publish': its first word says what the subject is.
  command text not null check (command ~ '^[a-z-]+\.[a-z-]+$'),
  subject_kind text not null generated always as (split_part(command, '.', 1)) stored,
  -- Null: several, which the facts count or name.
  subject_id text,
  -- Personal data as references only.
  before jsonb,
  after jsonb,
  primary key (at, id)
) partition by range (at);
create index audit_entry_subject on audit_entry (subject_kind, subject_id, at);

-- What falls into no month that has been made: an order must not fail because a schedule did not run.
create table audit_entry_rest partition of audit_entry default;
revoke all on audit_entry, audit_entry_rest from konvehti_app;
grant select, insert on audit_entry to konvehti_app;

-- Makes the months to come and drops those that are two years old. It runs with the rights of the role that owns the schema, on
-- the database's clock and without parameters, so that the shop's role can have it done and can do nothing else with it.
create function keep_audit_months() returns void
  language plpgsql security definer set search_path = public, pg_temp set timezone = 'UTC'
  as $$
declare
  this_month constant timestamptz := date_trunc('month', now());
  oldest constant timestamptz := this_month - interval '24 months';
  month timestamptz;
  name text;
begin
  for month in select generate_series(this_month, this_month + interval '2 months', interval '1 month') loop
    name := to_char(month, '"audit_entry_"YYYY_MM');
    continue when to_regclass(name) is not null
      or exists (select from audit_entry_rest where at >= month and at < month + interval '1 month');
    execute format('create table %I partition of audit_entry for values from (%L) to (%L)', name, month, month + interval '1 month');
    execute format('revoke all on %I from konvehti_app', name);
  end loop;
  for name in
    select relname from pg_inherits join pg_class on pg_class.oid = inhrelid
    where inhparent = 'audit_entry'::regclass
      and relname ~ '^audit_entry_\d{4}_\d{2}$' and to_timestamp(right(relname, 7), 'YYYY_MM') < oldest
  loop
    execute format('drop table %I', name);
  end loop;
  delete from audit_entry_rest where at < oldest;
end
$$;
revoke all on function keep_audit_months() from public;
grant execute on function keep_audit_months() to konvehti_app;
select keep_audit_months();
