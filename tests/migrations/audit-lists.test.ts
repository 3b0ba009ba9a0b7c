import { expect, it } from 'vitest'
import { createOlderDatabase } from '../support/older-database.ts'

it('every month of the audit is indexed by person and by command, also those made later', async () => {
  const old = await createOlderDatabase('0591')
  await old.run(`
    create table audit_entry_2025_12 partition of audit_entry for values from ('2025-12-01') to ('2026-01-01');
    insert into audit_entry (at, actor_kind, actor, command) values
      ('2025-12-24', 'job', 'x', 'order.paid'), (now(), 'job', 'x', 'order.paid'), ('2020-01-01', 'job', 'x', 'order.paid')`)
  await old.bringUpToDate()
  await old.run(
    `create table audit_entry_2025_11 partition of audit_entry for values from ('2025-11-01') to ('2025-12-01')`,
  )
  for (const index of ['audit_entry_by_actor', 'audit_entry_by_command']) {
    const [whole] = await old.sql<{ isValid: boolean; months: number; partitions: number }>`
      select (select indisvalid from pg_index where indexrelid = ${index}::regclass) as "isValid",
        (select count(*)::int from pg_inherits where inhparent = ${index}::regclass) as months,
        (select count(*)::int from pg_inherits where inhparent = 'audit_entry'::regclass) as partitions`
    expect(whole).toMatchObject({ isValid: true, months: whole?.partitions })
  }
  await old.drop()
})
