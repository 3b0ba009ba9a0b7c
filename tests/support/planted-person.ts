import { withConnection } from '../../src/platform/database/client.ts'
import { isPersonal, type PersonalEntry } from '../../src/platform/personal-data/data-entry.ts'
import type { PersonalData } from '../../src/platform/personal-data/person.ts'
import type { TestDatabase } from './test-database-copy.ts'

/*
 * A person in every table: whatever table holds something of persons gets a row of theirs, with a canary in each of its text and JSON
 * columns. Tables and columns are read from the database, so that one that is new is planted too, and found again if nothing erases it.
 */

export interface Column {
  table: string
  name: string
  type: string
  isNullable: boolean
  /** The table makes its own. */
  hasDefault: boolean
  isGenerated: boolean
}

export const columnsOf = (database: TestDatabase): Promise<Column[]> =>
  database.sql<Column>`
    select case n.nspname when 'public' then '' else n.nspname || '.' end || c.relname as table, a.attname as name,
      format_type(a.atttypid, a.atttypmod) as type, not a.attnotnull as "isNullable",
      (a.atthasdef or a.attidentity <> '') as "hasDefault", a.attgenerated <> '' as "isGenerated"
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relkind in ('r', 'p') and not c.relispartition and n.nspname in ('public', 'jobs')
    order by 1, a.attnum`.then((rows) => [...rows])

/** Columns that take one of a few words, by `table.column`: the first of them. */
async function choicesOf(database: TestDatabase): Promise<Map<string, string>> {
  const checks = await database.sql<{ place: string; said: string }>`
    select c.conrelid::regclass::text || '.' || a.attname as place, pg_get_constraintdef(c.oid) as said
    from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.contype = 'c' and array_length(c.conkey, 1) = 1`
  const first = checks.map(
    ({ place, said }) => [place, /= ANY \(ARRAY\['([^']+)'|^CHECK \(\(\w+ = '([^']+)'/.exec(said)] as const,
  )
  return new Map(first.flatMap(([place, found]) => (found ? [[place, found[1] ?? found[2] ?? '']] : [])))
}

/** Where words can stand. */
const isWordy = ({ type }: Column): boolean => /^(text|jsonb?|character)/.test(type)

export interface Planted {
  email: string
  accountId: string
  ownerId: string
  orderId: string
  orderNumber: string
  /** Keyed hashes by column. */
  hashes: Readonly<Record<string, string>>
}

/** What a column holds by its name, wherever it stands. */
function linkOf(name: string, who: Planted): string | undefined {
  const links: Readonly<Record<string, string>> = {
    account_id: who.accountId,
    owner_id: who.ownerId,
    order_id: who.orderId,
    order_number: who.orderNumber,
    cart_id: who.orderId,
    email: who.email,
    email_key: who.email,
    sender_key: who.email,
    recipient: who.email,
    recipient_email: who.email,
    language: 'fi',
    currency: 'EUR',
    ...who.hashes,
  }
  return links[name]
}

/** What a row must be for the person to be forgotten, and what its checks ask for; all else is made up. */
const particular = (who: Planted): Readonly<Record<string, Readonly<Record<string, string | null>>>> => ({
  account: { id: who.accountId, realm: 'customer' },
  content_review: { state: 'asked' },
  content_right: { verbs: '{write}' },
  credential: { kind: 'password' },
  session: { realm: 'customer' },
  email_verification: { kind: 'sign-up' },
  account_deletion: { due_at: '2027-01-01' },
  shop_order: {
    id: who.orderId,
    cart_id: who.orderId,
    status: 'Completed',
    payment_status: 'Captured',
    payable_cents: '0',
    line_discount_cents: '0',
    promotion_cents: '0',
    shipping_cents: '0',
    hold_reasons: '{}',
  },
  form_submission: { id: who.orderId },
  form_file: { submission_id: who.orderId },
  cart_line: { gift_card: null, shipment_id: '1' },
  audit_entry: { command: 'setting.changed', actor_kind: 'operator' },
  cart: { id: who.orderId, status: 'Active', open_order_number: null },
  shipment: { kind: 'tablet', status: 'Delivered', tracking_url: 'https://posti.example/PLANTED' },
  guest_order_claim: { to_owner: who.ownerId, from_owner: 'v_1' },
  order_task: { done_at: '2026-01-02', done_by: 'x' },
  order_adjustment: { target: 'order', name: '{"fi": "a", "sv": "a", "en": "a"}' },
  withdrawal: { reference: 'PI26-AAAA-0001', status: 'refused', decided_at: '2026-01-02' },
  fiscal_document: {
    series: 'receipt',
    year: '2026',
    number: '1',
    // Its lines and sums stay; only the buyer is a person.
    snapshot: JSON.stringify({
      buyer: { firstName: 'PLANTED-buyer', email: who.email, countryCode: 'FIN' },
      totalCents: 1,
    }),
  },
  payment_attempt: {
    status: 'Authorised',
    decided_at: '2026-01-02',
    merchant_reference: `${who.orderNumber}-1`,
    number: '1',
  },
  payment_capture: { status: 'confirmed', decided_at: '2026-01-02' },
  payment_refund: { status: 'confirmed', decided_at: '2026-01-02', card_cents: '0', payment_reference: null },
  payment_reversal: { status: 'confirmed' },
  payment_redirect: { method: 'GET' },
  webhook_inbox: { merchant_reference: `${who.orderNumber}-1`, original_reference: '' },
  gift_card: {
    line_position: '1',
    unit: '1',
    issued_at: '2026-01-02',
    code_hash: 'h'.repeat(43),
    pin_hash: 'h'.repeat(43),
    last4: 'PQRS',
    expires_on: '2029-01-01',
  },
  gift_card_entry: { kind: 'hold', amount_cents: '-1' },
  promotion_redemption: { status: 'used' },
  review: { status: 'pending', rating: '5', replied_at: '2026-01-02' },
  review_event: { action: 'forgotten', review_id: who.orderId },
  'jobs.job': { name: 'mail.dead', state: 'failed', policy: 'standard' },
})

const fillers: readonly [RegExp, string][] = [
  [/\[\]$/, '{}'],
  [/^(text|character)/, 'x'],
  [/^json/, '{}'],
  [/^uuid/, '00000000-0000-4000-8000-000000000009'],
  [/^bool/, 'false'],
  [/^(timestamp|date)/, '2026-01-01'],
  [/^interval/, '1 day'],
]

export interface Canary {
  /** `table.column` */
  place: string
  word: string
}

/** Where a canary sits that an export must show. */
export const isShown = (entry: PersonalEntry, { place }: Canary): boolean =>
  entry.title !== null && entry.whose !== null && entry.hidden?.includes(place.slice(entry.table.length + 1)) !== true

export async function plantPerson(
  database: TestDatabase,
  data: readonly PersonalData[],
  who: Planted,
): Promise<{ canaries: Canary[]; entries: PersonalEntry[] }> {
  const entries = data.flatMap((one) => one.entries).filter(isPersonal)
  const columns = await columnsOf(database)
  const choices = await choicesOf(database)
  const canaries: Canary[] = []
  const faults: string[] = []
  await withConnection(database.adminUrl, 'planting', async ({ run }) => {
    await run('set session_replication_role = replica')
    for (const entry of entries) {
      const values: string[] = []
      const names: string[] = []
      for (const column of columns.filter(({ table, isGenerated }) => table === entry.table && !isGenerated)) {
        const value = valueOf(column, entry)
        if (value === undefined) continue
        names.push(column.name)
        values.push(value === null ? 'null' : `'${value.replaceAll("'", "''")}'`)
      }
      const row = `insert into ${entry.table} (${names.join(', ')}) overriding system value values (${values.join(', ')})`
      await run(row).catch((error: unknown) => faults.push(`${entry.table}: ${String(error)}`))
    }
  })
  if (faults.length > 0)
    throw new Error(`Nobody can be planted, say in planted-person.ts what the checks ask for:\n${faults.join('\n')}`)
  return { canaries, entries }

  /** Undefined: left to the table. */
  function valueOf(column: Column, entry: PersonalEntry): string | null | undefined {
    const { table, name, type, isNullable, hasDefault } = column
    const own = particular(who)[table]?.[name]
    if (own !== undefined) {
      const [word] = /PLANTED[\w-]*/.exec(own ?? '') ?? []
      if (word !== undefined) canaries.push({ place: `${table}.${name}`, word })
      return own
    }
    const stays = entry.stays?.includes(name) === true
    const link = linkOf(name, who)
    // A hash or an id is not a word; it is there to be found by.
    if (link !== undefined) return link
    const choice = choices.get(`${table}.${name}`)
    if (choice !== undefined) return choice
    if (isWordy(column) && !stays) {
      const word = `kanaria-${canaries.length}-${table}-${name}`.replaceAll('_', '-')
      canaries.push({ place: `${table}.${name}`, word })
      if (type.endsWith('[]')) return `{${word}}`
      return type.startsWith('json')
        ? JSON.stringify({ firstName: word, email: who.email, countryCode: 'FIN', unknown: { deep: [word] } })
        : word
    }
    if (isNullable || hasDefault) return undefined
    return fillers.find(([pattern]) => pattern.test(type))?.[1] ?? '1'
  }
}

/** Every row of every table of the database, months and queues included, as JSON. */
export const dumpOf = (database: TestDatabase): Promise<{ table: string; row: string }[]> =>
  withConnection(database.adminUrl, 'dump', async ({ sql, run }) => {
    await run(`create function pg_temp.rows_of(schema text, name text) returns setof text language plpgsql as $$
      begin return query execute format('select to_jsonb(t)::text from %I.%I t', schema, name); end $$`)
    return sql<{ table: string; row: string }>`
      select schemaname || '.' || tablename as table, row
      from pg_tables, lateral pg_temp.rows_of(schemaname, tablename) as row
      where schemaname not in ('pg_catalog', 'information_schema')`.then((rows) => [...rows])
  })
