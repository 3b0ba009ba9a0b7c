import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestClock } from '../../tests/support/clock.ts'
import { formatted } from '../../tests/support/formatted.ts'
import { testKeyring } from '../../tests/support/keys.ts'
import { projectDirectory } from '../../tests/support/places.ts'
import { columnsOf, dumpOf, isShown, type Planted, plantPerson } from '../../tests/support/planted-person.ts'
import { createTestDatabase, type TestDatabase } from '../../tests/support/test-database.ts'
import notice from '#src/consents/server/cookie-notice-data.json' with { type: 'json' }
import { inTransaction } from '#src/platform/database/transaction.ts'
import { isPersonal } from '#src/platform/personal-data/data-entry.ts'
import type { PersonalData } from '#src/platform/personal-data/person.ts'
import { createRetention } from '#src/platform/retention/retention.ts'
import { createPersons } from '#src/privacy/server/persons.ts'
import { customerKeysOf } from '#src/promotions/server/promotions.service.ts'
import { authorKeysOf } from '#src/reviews/server/author-key.ts'
import { personalData } from './personal-data.ts'
import { privacyPage } from './privacy-page.ts'
import { retentionRules } from './retention.ts'

/*
 * That everything kept has a reason and an end, and that a person is shown and forgotten wherever they are. Tables are read from the
 * database: one that is new fails here until its domain says what it is for.
 */

const entries = personalData.flatMap((one) => one.entries)
const personal = entries.filter(isPersonal)
let test: TestDatabase
beforeAll(async () => {
  test = await createTestDatabase()
})
afterAll(() => test.drop())

describe('what is kept', () => {
  it('has one entry for each table, and none for others', async () => {
    const tables = [...new Set((await columnsOf(test)).map(({ table }) => table))]
    expect(entries.map(({ table }) => table).toSorted()).toEqual(tables.toSorted())
  })

  it('has an end: by a rule that a job follows, or in words', () => {
    const ruled = new Set(retentionRules.map(({ table }) => table))
    expect(entries.filter(({ table, period }) => period === null && !ruled.has(table))).toEqual([])
  })

  it('is called personal wherever a column points to somebody', async () => {
    const impersonal = new Set(entries.filter((one) => !isPersonal(one)).map(({ table }) => table))
    const pointing = await test.sql<{ table: string; to: string }>`
      select conrelid::regclass::text as table, confrelid::regclass::text as to from pg_constraint where contype = 'f'`
    const persons = new Set(['account', 'shop_order', 'cart', 'gift_card', 'payment_attempt'])
    for (const { table } of personal) persons.add(table)
    // Of who reports a review nothing is kept.
    const isKnown = (table: string): boolean => table === 'review_report'
    const byKey = pointing.filter(({ table, to }) => persons.has(to) && impersonal.has(table) && !isKnown(table))
    expect(byKey.map(({ table }) => table)).toEqual([])
    const told =
      /e_?mail|phone|recipient|address|first_name|last_name|owner_id|account_id|order_id|greeting|street|birth/
    const columns = (await columnsOf(test)).filter(({ table, name }) => impersonal.has(table) && told.test(name))
    // A content item's owner is the page it is part of; a café's address and telephone are the shop's.
    const known = [
      'content_item.owner_id',
      'warehouse.address',
      'location.street_address',
      'location.phone',
      'location.email',
    ]
    expect(columns.map(({ table, name }) => `${table}.${name}`).filter((name) => !known.includes(name))).toEqual([])
  })

  it('says why nobody’s rows may stay where nobody can tell whose they are', () => {
    const silent = personal.filter(({ erase, erasing }) => erase === null && erasing === undefined)
    expect(silent.map(({ table }) => table)).toEqual([])
  })

  it('names only columns that are there', async () => {
    const columns = new Set((await columnsOf(test)).map(({ table, name }) => `${table}.${name}`))
    const named = personal.flatMap(({ table, hidden = [], stays = [] }) =>
      [...hidden, ...stays].map((name) => `${table}.${name}`),
    )
    expect(named.filter((name) => !columns.has(name))).toEqual([])
  })

  it('is the same in the browser for visitors, for people and for the code', async () => {
    const contract = await readFile(join(projectDirectory, 'docs/contracts/browser-storage.md'), 'utf8')
    const written = [...contract.matchAll(/^\| (?:cookie|session storage|local storage)\s+\| `(?:__Host-)?([\w-]+)`/gm)]
    const told = notice.categories.flatMap(({ entries: kept }) => kept.map(({ name }) => name))
    expect(new Set(written.map(([, name]) => name))).toEqual(new Set(told))
  })

  it('stands in docs/privacy.md as it is', async () => {
    const file = join(projectDirectory, 'docs/privacy.md')
    const page = await formatted(file, privacyPage())
    if (process.env['WRITE_PRIVACY'] === '1') await writeFile(file, page)
    expect(await readFile(file, 'utf8')).toBe(page)
  })
})

describe('a person in every table', () => {
  const email = 'kanariainen@posti.example'
  const keyring = testKeyring()
  const clock = createTestClock('2026-06-01T10:00:00Z')
  const lines: string[] = []
  const operator = { kind: 'system', by: 'operator', name: 'x' } as const
  const log = pino({ level: 'trace' }, { write: (line: string) => void lines.push(line) })
  const who: Planted = {
    email,
    accountId: '0a0a0a0a-0000-4000-8000-0000000000aa',
    ownerId: `c_${'K'.repeat(22)}`,
    orderId: '0b0b0b0b-0000-4000-8000-0000000000bb',
    orderNumber: 'KV26-KANA-0001',
    hashes: {
      customer_key: customerKeysOf(keyring.promotions, email)[0] ?? '',
      author_key: authorKeysOf(keyring.reviews, email)[0] ?? '',
    },
  }
  const personsWith = (data: readonly PersonalData[]) => createPersons({ db: test.db, clock, keyring, data })
  /** Where the dump still has the address or a canary. */
  async function found(words: readonly string[]): Promise<string[]> {
    const hits = (await dumpOf(test)).flatMap(({ table, row }) =>
      [email, ...words].filter((word) => row.includes(word)).map((word) => `${table}: ${word}`),
    )
    return [...hits, ...lines.filter((line) => [email, ...words].some((word) => line.includes(word)))]
  }
  const forget = async (data: readonly PersonalData[]): Promise<void> => {
    const persons = personsWith(data)
    await inTransaction(test.db, async (tx) => {
      const person = await persons.gather(tx, { accounts: [who.accountId] })
      expect(await persons.listWaits(tx, person)).toEqual([])
      await persons.forget(tx, person, operator)
    })
  }
  /** As the hourly job does it two weeks later: what nobody can be told to own is gone by its age. */
  const twoWeeksLater = async (): Promise<void> => {
    clock.set('2026-06-15T10:00:00Z')
    await createRetention({ db: test.db, clock, log, rules: retentionRules }).run()
  }

  it('is shown whole, and two weeks later, erased, stands in no row and no line of the log but for the voucher', async () => {
    const { canaries, entries: planted } = await plantPerson(test, personalData, who)
    expect(new Set(planted.map(({ table }) => table)).size).toBeGreaterThan(30)
    const { parts } = await personsWith(personalData).read({ accounts: [who.accountId] })
    const told = JSON.stringify(parts)
    const hidden = canaries.filter((canary) => {
      const entry = planted.find(({ table }) => canary.place.startsWith(`${table}.`))
      return entry !== undefined && isShown(entry, canary) && !told.includes(canary.word)
    })
    expect(hidden).toEqual([])
    expect(told).not.toContain('h'.repeat(43))

    const before = await found(canaries.map(({ word }) => word))
    expect(before.length).toBeGreaterThan(canaries.length)
    await twoWeeksLater()
    await forget(personalData)
    expect(await found(canaries.map(({ word }) => word))).toEqual([])
    const fiscalDocuments = await test.sql<{ number: number; totalCents: number; country: string }>`
      select number, total_cents as "totalCents", snapshot #>> '{buyer,countryCode}' as country from fiscal_document`
    expect([...fiscalDocuments]).toEqual([{ number: 1, totalCents: 1, country: 'FIN' }])
    const orders = await test.sql<{ number: string; owner: string }>`
      select order_number as number, owner_id as owner from shop_order`
    expect(orders[0]?.number).toBe(who.orderNumber)
    expect(orders[0]?.owner).not.toBe(who.ownerId)
  })

  it('is found in any table whose domain forgets to erase it', async () => {
    await test.drop()
    test = await createTestDatabase()
    const { canaries } = await plantPerson(test, personalData, who)
    const words = [email, ...canaries.map(({ word }) => word)]
    // These go with what they hang on, whoever erases them; reviews go by their own service.
    const hanging = await test.sql<{ table: string }>`
      select conrelid::regclass::text as table from pg_constraint where contype = 'f' and confdeltype = 'c'`
    const parts = ['review', 'review_event', ...hanging.map(({ table }) => table)]
    const erasable = personal.filter(
      ({ table, whose, erase }) => whose !== null && erase !== null && !parts.includes(table),
    )
    expect(erasable.length).toBeGreaterThan(15)
    const isPlanted = new Set(canaries.map(({ place }) => place.slice(0, place.lastIndexOf('.'))))
    for (const { table } of erasable) {
      const lame = personalData.map((one) => ({
        ...one,
        entries: one.entries.map((entry) => (entry.table === table ? { ...entry, whose: null } : entry)),
      }))
      const persons = personsWith(lame as typeof personalData)
      let left: string[] = []
      const undone = new Error('undone')
      const run = inTransaction(test.db, async (tx) => {
        await persons.forget(tx, await persons.gather(tx, { accounts: [who.accountId] }), operator)
        const { rows } = await tx.execute<{ row: string }>(
          sql`select to_jsonb(t)::text as row from ${sql.raw(table)} t`,
        )
        left = rows.flatMap(({ row }) => words.filter((word) => row.includes(word)))
        throw undone
      })
      await expect(run).rejects.toBe(undone)
      if (isPlanted.has(table)) expect(left, table).not.toEqual([])
    }
  })

  it('is forgotten in the mails about their orders too, whatever address those were sent to', async () => {
    await test.drop()
    test = await createTestDatabase()
    await plantPerson(test, personalData, who)
    const somebodyElses = 'order-confirmation:0c0c0c0c-0000-4000-8000-0000000000cc'
    const mails = [`order-confirmation:${who.orderId}`, `order-shipped:${who.orderId}:1`, somebodyElses]
    for (const dedupKey of mails)
      await test.sql`
        insert into outbox_mail (dedup_key, kind, recipient, language, subject, html, text, status, created_at)
        values (${dedupKey}, 'order-confirmation', 'bill@posti.example', 'fi', 'x', 'x', 'Eeva Kanariainen', 'sent', now())`
    const persons = personsWith(personalData)
    await inTransaction(test.db, async (tx) =>
      persons.forget(tx, await persons.gather(tx, { accounts: [who.accountId] }), operator),
    )
    const left = await test.sql<{ key: string }>`
      select dedup_key as key from outbox_mail where recipient = 'bill@posti.example'`
    expect(left.map(({ key }) => key)).toEqual([somebodyElses])
  })
})
