import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { withConnection } from '../database/client.ts'
import { inTransaction } from '../database/transaction.ts'
import { createTestDatabase, type TestDatabase } from '../../../tests/support/test-database.ts'
import { keepAuditMonths, listAudit } from './audit.store.ts'
import { type AuditRecord, recordAudit } from './audit.ts'
import { type AuditCommand, auditCommands } from './audit-commands.ts'

const at = new Date('2026-03-02T10:00:00Z')
const operator = { kind: 'system', by: 'operator', name: 'Olli' } as const
const published = { at, actor: operator, command: 'product.published', subject: 'KV1005' } as const

let test: TestDatabase
beforeAll(async () => {
  test = await createTestDatabase()
})
afterAll(() => test.drop())
beforeEach(() => asOwner('delete from audit_entry'))

const asOwner = (text: string): Promise<void> => withConnection(test.ownerUrl, 'tests', ({ run }) => run(text))
const record = (...records: readonly AuditRecord[]): Promise<void> =>
  inTransaction(test.db, async (tx) => {
    for (const one of records) await recordAudit(tx, one)
  })
const list = (subject: string | null = null, since = new Date(0)) => listAudit(test.db, subject, since)

describe('what is written down', () => {
  it('says who, when, what, on what, and what it was and became', async () => {
    await record(
      { ...published, before: { published: false }, after: { published: true, times: [at, null] } },
      {
        ...published,
        actor: { kind: 'staff', accountId: 'a-1', name: 'Aino Aalto', roles: ['Admin'] },
        command: 'review.forgotten',
        subject: null,
      },
      { ...published, actor: { kind: 'system', by: 'job', name: 'payments.sweep' } },
    )
    expect(await list()).toMatchObject([
      { actorKind: 'job', actor: 'payments.sweep' },
      { actorKind: 'staff', actor: 'a-1', subjectKind: 'review', subjectId: null, before: null, after: null },
      {
        at,
        actorKind: 'operator',
        actor: 'Olli',
        command: 'product.published',
        subjectKind: 'product',
        subjectId: 'KV1005',
        before: { published: false },
        after: { published: true, times: [at.toISOString(), null] },
      },
    ])
  })

  it('is found by kind, by one of it, and by time', async () => {
    await record(published, { ...published, subject: 'project:3' }, { ...published, command: 'order.paid' })
    const found = async (...asked: Parameters<typeof list>) => (await list(...asked)).map(({ subjectId }) => subjectId)
    expect(await found('product')).toEqual(['project:3', 'KV1005'])
    expect(await found('product:KV1005')).toEqual(['KV1005'])
    expect(await found('product:project:3')).toEqual(['project:3'])
    expect(await found('order:KV')).toEqual([])
    expect(await found(null, new Date(+at + 1))).toEqual([])
  })

  it('is of commands whose names the table takes', async () => {
    await record(...auditCommands.map((command: AuditCommand) => ({ ...published, command })))
    expect(new Set(auditCommands).size).toBe(auditCommands.length)
  })

  it('goes with a transaction that is rolled back', async () => {
    const broken = inTransaction(test.db, async (tx) => {
      await recordAudit(tx, published)
      throw new Error('no')
    })
    await expect(broken).rejects.toThrow('no')
    expect(await list()).toEqual([])
  })
})

describe('for the role of the shop', () => {
  it.each([
    `update audit_entry set actor = 'somebody else'`,
    'delete from audit_entry',
    'truncate audit_entry',
    'delete from audit_entry_rest',
    'select * from audit_entry_rest',
    'drop table audit_entry',
    'alter table audit_entry detach partition audit_entry_rest',
    `select audit_entry from audit_entry for update`,
  ])('refuses: %s', async (statement) => {
    await record(published)
    await expect(test.run(statement)).rejects.toMatchObject({ code: '42501' })
    expect(await list()).toHaveLength(1)
  })

  it('has no right but to add and to read, on no month and on the whole', async () => {
    const rights = await test.sql<{ right: string }>`
      select distinct relname || ' ' || privilege_type as right
      from pg_class, aclexplode(relacl) where relname like 'audit_entry%' and relkind in ('r', 'p')
        and grantee in (0, 'konvehti_app'::regrole) order by 1`
    expect(rights.map(({ right }) => right)).toEqual(['audit_entry INSERT', 'audit_entry SELECT'])
  })
})

describe('months', () => {
  const months = async (): Promise<string[]> =>
    (
      await test.sql<{ name: string }>`select relname as name from pg_class
        where relname ~ '^audit_entry_[0-9_]{7}$' and relkind = 'r' order by 1`
    ).map(({ name }) => name.slice('audit_entry_'.length))
  const countIn = async (table: string): Promise<number> =>
    withConnection(test.ownerUrl, 'tests', async ({ sql, run }) => {
      await run(`set search_path = public`)
      const [row] = await sql<{ n: number }>([
        `select count(*)::int as n from ${table}`,
      ] as unknown as TemplateStringsArray)
      return row?.n ?? 0
    })
  const month = async (offset: number): Promise<Date> => {
    const [row] = await test.sql<{ at: Date }>`
      select date_trunc('month', now(), 'UTC') + ${offset} * interval '1 month' as at`
    return row?.at ?? at
  }
  const nameOf = (from: Date): string => from.toISOString().slice(0, 7).replace('-', '_')

  it('are made ahead, and again when they are missing', async () => {
    const wanted = [nameOf(await month(0)), nameOf(await month(1)), nameOf(await month(2))]
    expect(await months()).toEqual(wanted)
    await asOwner(`drop table audit_entry_${wanted[2]}`)
    await keepAuditMonths(test.db)
    expect(await months()).toEqual(wanted)
    await keepAuditMonths(test.db)
    await record({ ...published, at: await month(0) })
    expect(await countIn(`audit_entry_${wanted[0]}`)).toBe(1)
  })

  it('that nobody made take rows all the same', async () => {
    const coming = await month(2)
    await asOwner(`drop table audit_entry_${nameOf(coming)}`)
    await record({ ...published, at: coming })
    await keepAuditMonths(test.db)
    expect(await countIn('audit_entry_rest')).toBe(1)
    expect(await list()).toHaveLength(1)
    await asOwner('delete from audit_entry')
    await keepAuditMonths(test.db)
    expect(await months()).toContain(nameOf(coming))
  })

  it('are dropped whole when they are older than two years, and no sooner', async () => {
    const [last, kept, next] = [await month(-25), await month(-24), await month(-23)]
    for (const [from, to] of [
      [last, kept],
      [kept, next],
    ] as const)
      await asOwner(
        `create table audit_entry_${nameOf(from)} partition of audit_entry
         for values from ('${from.toISOString()}') to ('${to.toISOString()}')`,
      )
    await record({ ...published, at: last, subject: 'last' }, { ...published, at: kept, subject: 'kept' })
    await record({ ...published, at: new Date('2020-01-01'), subject: 'of no month' })
    await keepAuditMonths(test.db)
    expect((await list()).map(({ subjectId }) => subjectId)).toEqual(['kept'])
    expect(await months()).not.toContain(nameOf(last))
    await asOwner(`drop table audit_entry_${nameOf(kept)}`)
  })
})
