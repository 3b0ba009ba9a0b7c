import { randomBytes, randomUUID } from 'node:crypto'
import type { AuditCommand } from '../../src/platform/audit/audit.ts'
import type { Clock } from '../../src/platform/clock.ts'
import { createKeyring } from '../../src/platform/keys/keyring.ts'
import { createReviewsService } from '../../src/reviews/server/reviews.service.ts'
import { findItemByKey, findVersion } from '../../src/content/server/content.store.ts'
import { tester } from './actors.ts'
import { address, tablet } from './money-goods.ts'
import { type Operator, operatorConfig } from './operator.ts'
import type { TestDatabase } from './test-database.ts'

/** With the demo brand, or with a money shop behind it. */
export type Place = 'brand' | 'money'

/** A line that writes, and the one entry it leaves. */
export interface Write {
  command: AuditCommand
  /** What follows the line's name; made before, where something has to be there first. */
  words?: readonly string[] | (() => Promise<readonly string[]>)
  subject: string | RegExp | null
  place?: Place
  /** Written before, in transactions of their own, and harmless. */
  apart?: readonly string[]
}

/** What must stand in no entry: of shoppers, of writers, of those who wait, and what opens something. */
export const personal = [
  address.email,
  address.lastName,
  address.line1,
  address.phoneNumber,
  tablet.name,
  tablet.address,
  tablet.phone,
  'tuhmalle',
  'Tarja',
  'posti.example',
  'Yskä jäi',
  'Harmin paikka',
  'Vitsi vain',
  'Tarjan hinnat',
]

/** A review that waits for its moderation; answers its id. */
export async function submitReview({ db, sql }: TestDatabase, clock: Clock, title: string): Promise<string> {
  const reviews = createReviewsService({
    db,
    clock,
    keys: createKeyring(operatorConfig.keys).reviews,
    findProduct: (code) => Promise.resolve({ code, variationCodes: [] }),
    hasBought: () => Promise.resolve(false),
  })
  const email = 'tarja@posti.example'
  await reviews.submit({ code: 'KV4035', rating: 2, title, text: 'Yskä jäi,\nmaku meni.', name: 'Tarja', email }, 'fi')
  const [row] = await sql<{ id: string }>`select id from review where title = ${title}`
  return row?.id ?? ''
}

export const panel = ['field=mint', 'picture=/media/category/lahjat.webp', 'link=/tuotteet/lahjat']
export const panelTexts = ['fi.title=Nauha *solmittu*', 'fi.text=Valitse.', 'fi.link=Katso']
export const number = /^\d+$/
export const orderNumber = /^KV26-/
export const cardId = /^[0-9a-f-]{36}$/
/** The reference of something that is not there. */
export const nobodys = '00000000-0000-4000-8000-000000000000'

/** A gift card that was mailed; its id. */
export async function insertCard({ sql }: TestDatabase, blockedAt: Date | null): Promise<string> {
  const hash = randomBytes(32).toString('base64url')
  const [row] = await sql<{ id: string }>`
    insert into gift_card (code_hash, pin_hash, last4, amount_cents, language, recipient_name, recipient_email, send_at,
      created_at, issued_at, expires_on, blocked_at)
    values (${hash}, ${hash}, 'PQRS', 2500, 'fi', 'Tarja', 'odottaja@posti.example', '2026-11-20', now(), now(), '2029-11-20',
      ${blockedAt}) returning id`
  return row?.id ?? ''
}

/** Somebody whom the shop may write to; answers how they write their address. */
export async function insertSubscriber({ sql }: TestDatabase): Promise<string[]> {
  await sql`insert into marketing_permission (email, email_key, language, is_given, changed_at)
    values ('eino@posti.example', 'eino@posti.example', 'fi', true, now())`
  return ['Eino@posti.example']
}

export async function insertNewsReader({ sql }: TestDatabase): Promise<string[]> {
  await sql`insert into news_feed (id) values ('konvehti') on conflict do nothing`
  await sql`insert into news_subscription
    (feed_id, email, email_key, name, language, reply_language, categories, version, confirmed_at)
    values ('konvehti', 'eino@posti.example', 'eino@posti.example', 'Eino', 'fi', 'fi', '{}', '1', now())`
  return ['Eino@posti.example']
}

/** A draft of the terms as they are; answers their key. */
export async function draftTerms({ db }: TestDatabase, { operations }: Operator): Promise<string> {
  const id = (await findItemByKey(db, 'terms'))?.id ?? 0
  const published = await findVersion(db, id, 'fi', 'published')
  if (!published) throw new Error('terms are not published')
  const { name, slug, fields } = published
  await (await operations).content.saveDraft(id, 'fi', { name, slug, fields }, tester)
  return 'terms'
}

/** A mail that has not left. No words for the line. */
export async function insertMail(brand: TestDatabase, status: 'waiting' | 'held'): Promise<string[]> {
  await brand.run(`insert into outbox_mail (dedup_key, kind, recipient, language, subject, html, text, status, created_at)
    values ('${randomUUID()}', 'order-confirmation', 'a@b.fi', 'fi', 's', 'h', 't', '${status}', '2026-11-19T10:00:00Z')`)
  return []
}

/** A job that failed for good. The words are its queue. */
export async function insertDeadJob(database: TestDatabase): Promise<string[]> {
  await database.run(`insert into jobs.job (name, data) values ('news.sync.dead', '{}')`)
  return ['news.sync']
}

/** How many rows each table has, and which transaction was the last to write one. Jobs of a money shop write meanwhile. */
export async function contents({ db }: TestDatabase, place: Place, apart: readonly string[]): Promise<unknown> {
  const own = `select relname from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'
    and relpersistence = 'p' and not relispartition`
  const tables = (await db.$client.query<{ relname: string }>(own)).rows
    .map(({ relname }) => relname)
    .filter((name) => !apart.includes(name))
    .filter(
      (name) =>
        place === 'brand' ||
        ['shop_order', 'shipment', 'order_task', 'order_event', 'withdrawal', 'gift_card', 'gift_card_entry'].includes(
          name,
        ),
    )
  const parts = tables.map((name) => `select '${name}' as name, count(*), max(xmin::text::bigint) from ${name}`)
  return (await db.$client.query(`${parts.join(' union all ')} order by 1`)).rows
}

/** How many entries operators have left. */
export const count = async ({ sql }: TestDatabase): Promise<number> =>
  (await sql<{ n: number }>`select count(*)::int as n from audit_entry where actor_kind = 'operator'`)[0]?.n ?? 0
