-- Only the month of now is written: the others are built while nobody waits, and it comes last but for the months ahead, which
-- are empty. The last part completes an index.
do $$
declare
  part regclass;
  whole text;
  own text;
begin
  for part in select inhrelid::regclass from pg_inherits join pg_class on pg_class.oid = inhrelid
    where inhparent = 'audit_entry'::regclass order by relname
  loop
    foreach whole in array array['audit_entry_by_actor', 'audit_entry_by_command'] loop
      continue when exists (
        select from pg_inherits join pg_index on indexrelid = inhrelid
        where inhparent = whole::regclass and indrelid = part
      );
      own := replace(whole, 'audit_entry', part::text);
      execute format('create index %I on %s (%s, at)', own, part, replace(whole, 'audit_entry_by_', ''));
      execute format('alter index %I attach partition %I', whole, own);
    end loop;
  end loop;
end
$$;
