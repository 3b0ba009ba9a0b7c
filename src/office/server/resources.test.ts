import type { SQL } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { address } from '../../../tests/support/money-goods.ts'
import { type MoneyShop, startMoneyShop } from '../../../tests/support/money-shop.ts'
import { staffPerson } from '../../../tests/support/money-staff.ts'
import { listResources } from '../../../tests/support/resources.ts'
import { askedFor } from '../../../tests/support/staff-functions.ts'
import { workOnOrders } from '../../../tests/support/worked-orders.ts'
import { may, needsStepUp, staffRoles } from '../../common/permissions.ts'
import { action, defineResource, type Field, type Resource } from '../../platform/resources/resource.ts'
import { emptyForm } from '../../promotions/contract/promotion-form.ts'
import type { Resources } from '../contract/description.ts'

/* What holds of every resource of the back office, by its definition. */

let shop: MoneyShop
beforeAll(async () => {
  shop = await startMoneyShop()
})
afterAll(() => shop.stop())

const resources = listResources()
const call = <Body>(method: 'GET' | 'POST' | 'PATCH', url: string, payload?: object, role = 'Admin!') =>
  shop.call<Body>({
    method,
    url: `/api/admin/${url}`,
    headers: { authorization: `Bearer staff-${role}`, 'accept-language': 'en' },
    ...(payload && { payload }),
  })
const list = (name: string, query: Record<string, string>) =>
  call<{ items: object[]; errors?: object }>('GET', `${name}?${new URLSearchParams(query).toString()}`)
const audited = async (): Promise<string[]> =>
  (
    await shop.database.sql<{ command: string }>`
      select command from audit_entry where actor = ${staffPerson.accountId} order by id`
  ).map(({ command }) => command)

/** A value of each way in which a field may be filtered. */
function filtersOf(name: string, { kind, options = [] }: Field): object[] {
  switch (kind) {
    case 'moment':
      return [{ [`${name}From`]: '2026-01-01T00:00:00Z', [`${name}To`]: '2027-01-01T00:00:00Z' }]
    case 'day':
      return [{ [`${name}From`]: '2026-01-01', [`${name}To`]: '2027-01-01' }]
    case 'number':
    case 'money':
      return [{ [`${name}From`]: 1, [`${name}To`]: 100_000 }]
    case 'yes-no':
      return [{ [name]: true }, { [name]: false }]
    case 'text':
      return [{ [name]: "x%' or" }]
    case 'choice':
    case 'choices':
      return [...options.map(({ value }) => ({ [name]: [value] })), { [name]: options.map(({ value }) => value) }]
  }
}

const dialect = new PgDialect()
const textOfSql = (one: SQL): string => dialect.sqlToQuery(one).sql

/** The values that the database lets a column hold; null where it lets in any. */
async function valuesOf(table: string, column: string): Promise<string[] | null> {
  const rows = await shop.database.sql<{ rule: string }>`select pg_get_constraintdef(oid) as rule from pg_constraint
    where contype = 'c' and conrelid = to_regclass(${table})`
  const values = rows
    .filter(({ rule }) => rule.startsWith(`CHECK ((${column} = ANY `))
    .flatMap(({ rule }) => [...rule.matchAll(/'([^']*)'::text/g)].map(([, value = '']) => value))
  return values.length === 0 ? null : values
}

describe.each(resources)('$name', (resource: Resource) => {
  const { name, fields, views = {}, actions = {} } = resource

  it('has a word for every value that the column of a choice may hold', async () => {
    const tables = new Map(
      [...textOfSql(resource.from).matchAll(/(\w+) as (\w+)/g)].map(([, table, as]) => [as, table]),
    )
    for (const [field, { options, sql }] of Object.entries(fields)) {
      if (typeof sql === 'function') continue
      const [, as, column = ''] = /^(\w+)\.(\w+)$/.exec(textOfSql(sql)) ?? []
      const values = await valuesOf(tables.get(as) ?? '', column)
      if (!options || values === null) continue
      const words = options.map(({ value }) => value)
      expect([field, values.filter((value) => !words.includes(value))]).toEqual([field, []])
    }
  })

  it('is sorted and filtered in every way that it says, and in no other', async () => {
    await workOnOrders(shop).parcelOrder(`listed-${name}`, 'packed')
    for (const [field, parts] of Object.entries(fields)) {
      for (const sort of [field, `-${field}`])
        expect([sort, (await list(name, { sort })).status]).toEqual([sort, parts.sorts ? 200 : 400])
      if (parts.filters)
        for (const filter of filtersOf(field, parts).map((one) => JSON.stringify(one)))
          expect([filter, (await list(name, { filter })).status]).toEqual([filter, 200])
    }
    for (const filter of ['{"nothing":["x"]}', '{"ids":"x"}', '[]', '{', '"x"'])
      expect([filter, (await list(name, { filter })).status]).toEqual([filter, 400])
    expect((await list(name, { filter: '{"ids":["x"]}' })).body.items).toEqual([])
    expect((await list(name, { sort: 'nothing' })).body.errors).toEqual({ sort: ['Check this value'] })
  })

  it('counts its views as their lists do', async () => {
    const { body } = await call<{ views: Record<string, number> }>('GET', `${name}/counts`)
    for (const [view, { filter }] of Object.entries(views)) {
      const { items } = (await list(name, { filter: JSON.stringify(filter), pageSize: '200' })).body
      expect([view, body.views[view]]).toEqual([view, items.length])
    }
  })

  it('lets in whom its description says, and nobody else', async () => {
    for (const role of staffRoles) {
      const person = { ...staffPerson, roles: [role] }
      const described = (await call<Resources>('GET', 'resources', undefined, role)).body.resources.find(
        (one) => one.name === name,
      )
      const read = await call('GET', name, undefined, role)
      expect([role, read.status]).toEqual([role, described ? 200 : 403])
      for (const [key, { permission }] of Object.entries(actions)) {
        const isShown = described?.actions.some((one) => one.name === key) === true
        expect([role, key, isShown]).toEqual([role, key, described !== undefined && may(person, permission)])
        const done = await call<{ key?: string }[]>('POST', `${name}/x/${key}`, {}, role)
        const isRefused = done.status === 403
        expect([role, key, isRefused]).toEqual([role, key, !may(person, permission) || needsStepUp(permission)])
        if (may(person, permission) && isRefused) expect(done.body[0]?.key).toBe('auth/step-up')
      }
    }
    expect((await shop.call({ method: 'GET', url: `/api/admin/${name}` })).status).toBe(403)
  })

  it('names the permissions that its services ask for', async () => {
    for (const [key, one] of Object.entries(actions)) {
      const asked = await askedFor((id: string, body: never, by: never) => one.run(id, body, by))
      // An action that looks at its words before it asks is let in by its route.
      if (asked !== null) expect([key, asked]).toEqual([key, one.permission])
    }
    expect(await askedFor((_id: string, by: never) => resource.find('x', by))).toBe(resource.reading)
  })
})

describe('every action', () => {
  it('leaves an entry of who did it', async () => {
    const work = workOnOrders(shop)
    let people = 0
    const order = (to: 'paid' | 'packed' | 'shipped' | 'capture failed') =>
      work.parcelOrder(`acted-${(people += 1)}`, to)
    const acted = (name: string): string => `${name}-${(people += 1)}`
    const sums = { lines: [{ position: 0, quantity: 1 }], shipping: false, otherCents: 0, restock: false }
    const twoLines = async (): Promise<string> => {
      const visitor = shop.visitor(acted('two'))
      const number = await visitor.placedOrder('BAR', 'MUG')
      await visitor.pay(number)
      return number
    }
    const withTask = async (): Promise<string> => {
      const number = await order('paid')
      await shop.database.sql`insert into order_task (order_id, kind, cause, detail, created_at)
        select id, 'stock-short', ${number}, 'x', now() from shop_order where order_number = ${number}`
      return number
    }
    const [task] = [
      async (number: string) =>
        (
          await shop.database.sql<{ id: number }>`select t.id from order_task as t
          join shop_order as o on o.id = t.order_id where o.order_number = ${number}`
        )[0]?.id,
    ]
    const failedMail = async (): Promise<string> => {
      const [mail] = await shop.database.sql<{ id: string }>`
        insert into outbox_mail (dedup_key, kind, recipient, language, subject, html, text, status, created_at)
        values ('x:1', 'order-confirmation', 'aino@posti.example', 'fi', 'x', 'x', 'x', 'failed', now()) returning id`
      return mail?.id ?? ''
    }
    const card = async (blocked = false): Promise<string> => {
      const code = acted('card')
      const [row] = await shop.database.sql<{ id: string }>`
        insert into gift_card (code_hash, pin_hash, last4, amount_cents, language, recipient_name, recipient_email,
          send_at, created_at, issued_at, expires_on, blocked_at)
        values (${code.padEnd(43, 'x')}, ${code.padEnd(43, 'x')}, 'K7PX', 2000, 'fi', 'Aino', 'aino@posti.example', now(), now(), now(), '2028-01-31',
          ${blocked ? new Date() : null}) returning id`
      return row?.id ?? ''
    }
    const customer = async (more: object = {}): Promise<string> => {
      const email = `${acted('asiakas')}@posti.example`
      const made = await call<{ id: string }>('POST', 'customers', {
        firstName: 'Aino',
        lastName: 'Virta',
        email,
        language: 'fi',
      })
      const { id } = made.body
      const { isLocked = false, isSubscriber = false, isProved = true } = more as Record<string, boolean>
      if (isProved) await shop.database.sql`update account set proved_at = now() where id = ${id}`
      if (isLocked) await shop.database.sql`update account set locked_at = now() where id = ${id}`
      if (isSubscriber)
        await shop.database.sql`insert into marketing_permission (email, email_key, language, is_given, changed_at)
          values (${email}, ${email}, 'fi', true, now())`
      return id
    }
    const customerEmail = async (id: string) => ({
      confirmEmail: (await call<{ email: string }>('GET', `customers/${id}`)).body.email,
    })
    const review = async (status = 'pending'): Promise<string> => {
      const key = (people += 1).toString().padStart(43, '0')
      const [row] = await shop.database.sql<{ id: string }>`
        insert into review (product_code, author_key, status, rating, title, body, author_name, language, verified,
          submitted_at, decided_at, reply, replied_at)
        values ((select min(code) from product), ${key}, ${status}, 4, 'Hyvää', 'Oikein hyvää suklaata.', 'Aino', 'fi', false, now(),
          ${status === 'pending' ? null : new Date()}, ${status === 'pending' ? null : 'Kiitos'},
          ${status === 'pending' ? null : new Date()}) returning id`
      return row?.id ?? ''
    }
    const subscriber = async (): Promise<string> => {
      const email = `${acted('tilaaja')}@posti.example`
      const [row] = await shop.database.sql<{ id: string }>`
        insert into marketing_permission (email, email_key, language, is_given, changed_at)
        values (${email}, ${email}, 'fi', true, now()) returning id`
      return row?.id ?? ''
    }
    const tabletOf = async (order: Promise<string>): Promise<string> => {
      const number = await order
      const [parcel] = await shop.database.sql<{ number: number }>`select s.number from shipment as s
        join shop_order as o on o.id = s.order_id where o.order_number = ${number} and s.kind = 'tablet'`
      return `${number}-${parcel?.number}`
    }
    const engraved = async (): Promise<string> => {
      const id = await tabletOf(work.tabletOrder(acted('tablet')))
      await call('POST', `engraving/${id}/engraved`, {})
      return id
    }
    const imported = async (status: string, isDryRun = false): Promise<string> => {
      const [row] = await shop.database.sql<{ id: number }>`
        insert into catalogue_import (kind, format, dry_run, file_name, status, problem, created_by, created_at, updated_at)
        values ('prices', 'csv', ${isDryRun}, 'x.csv', ${status}, 'x', 'Aino', now(), now()) returning id`
      await shop.database
        .sql`insert into catalogue_import_chunk (import_id, position, bytes) values (${row?.id}, 0, 'x')`
      return String(row?.id)
    }
    const deadJob = async (): Promise<string> => {
      await shop.database.sql`insert into jobs.job (name, data) values ('retention.dead', '{}')`
      return 'retention'
    }
    const event = async (): Promise<string> => {
      const [row] = await shop.database.sql<{ id: string }>`
        insert into webhook_inbox (psp_reference, event_code, success, merchant_reference, original_reference, amount_cents, item, received_at)
        values ('PSP', 'AUTHORISATION', true, 'KV26', '', 1, '{}', now()) returning id`
      return row?.id ?? ''
    }
    const product = async () =>
      (await shop.database.sql<{ code: string }>`select min(code) as code from product`)[0]?.code ?? ''
    const submission = async (): Promise<string> => {
      const [row] = await shop.database.sql<{ id: string }>`
        insert into form_submission (form_id, form_name, language, sender_email, sender_key, answers, nonce, waits, created_at)
        values (1, 'Palaute', 'fi', 'aino@posti.example', '', '[]', ${acted('nonce')}, false, now()) returning id`
      return row?.id ?? ''
    }
    const category = async (): Promise<string> => {
      const code = acted('ryhma')
      await shop.database.sql`insert into category (code, position, field, published, updated_at)
        values (${code}, 0, 'sand', true, now())`
      return code
    }
    const promotion = async (isActive = false, more: object = {}): Promise<string> => {
      const body = { ...emptyForm, nameFi: acted('Alennus'), nameSv: 'Rabatt', nameEn: 'Off', percent: 10, ...more }
      const { id } = (await call<{ id: string }>('POST', 'promotions', body)).body
      if (isActive) await call('POST', `promotions/${id}/activate`, {})
      return id
    }
    const led = { language: 'fi', phrase: 'palautus', to: '/tuotteet' }
    const place = async (): Promise<string> => {
      const values = { street_fi: 'Katu 1', city_fi: 'Lahti', postal_code: '15110', latitude: '61', longitude: '25.6' }
      await shop.call({
        method: 'PUT',
        url: '/api/admin/locations/lahti/form',
        headers: { authorization: 'Bearer staff-Admin!' },
        payload: { version: null, values, parts: [] },
      })
      return 'lahti'
    }
    const examples: Record<string, [prepare: () => Promise<string>, body: object | ((id: string) => Promise<object>)]> =
      {
        'orders pack': [() => order('paid'), {}],
        'orders take-apart': [() => work.packedAndCancelled(acted('apart')), {}],
        'orders ship': [() => order('packed'), {}],
        'orders deliver': [() => order('shipped'), {}],
        'orders take-back': [() => order('shipped'), { restock: true }],
        'orders capture': [() => order('capture failed'), {}],
        'orders refund': [() => order('paid'), { ...sums, reason: 'x' }],
        'orders refund-again': [() => work.refundedOrder(acted('again')), {}],
        'orders cancel': [() => order('paid'), {}],
        'orders hold': [() => order('paid'), { reason: 'x' }],
        'orders release': [() => work.heldOrder(acted('held')), { reason: 'engraving' }],
        'orders leave-out': [twoLines, { lines: [{ position: 0, quantity: 1 }], reason: 'x' }],
        'orders note': [() => order('paid'), { text: 'x' }],
        'orders resend': [() => order('paid'), { mail: 'confirmation' }],
        'orders close-task': [withTask, async (number) => ({ task: await task?.(number) })],
        'parcels pack': [async () => `${await order('paid')}-0`, {}],
        'parcels take-apart': [async () => `${await work.packedAndCancelled(acted('apart'))}-0`, {}],
        'withdrawals accept': [() => work.statedWithdrawal(acted('stated')), { note: '' }],
        'withdrawals refuse': [() => work.statedWithdrawal(acted('stated')), { reason: 'x' }],
        'withdrawals refund': [() => work.acceptedWithdrawal(acted('accepted')), { restock: false }],
        'withdrawals settle': [() => work.refundedWithdrawal(acted('back')), {}],
        'mails resend': [failedMail, {}],
        'jobs repeat': [deadJob, {}],
        'jobs forget': [deadJob, {}],
        'webhooks replay': [event, {}],
        'products withdraw': [product, {}],
        'products publish': [product, {}],
        'submissions remove': [submission, {}],
        'categories hide': [category, {}],
        'categories publish': [category, {}],
        'products notice': [product, { noticeType: 'recall', textFi: 'Älä syö erää L2611.' }],
        'products remove-notice': [product, {}],
        'prices set-price': [async () => 'BAR', { priceCents: 480 }],
        'prices campaign': [async () => 'BAR', { campaign: 'Joulu', priceCents: 390, until: '2099-12-24' }],
        'prices end-campaign': [async () => 'BAR', {}],
        'engraving engraved': [() => tabletOf(work.tabletOrder(acted('tablet'))), {}],
        'engraving packed': [engraved, {}],
        'engraving release': [() => tabletOf(work.heldOrder(acted('held'))), {}],
        'engraving refuse': [() => tabletOf(work.heldOrder(acted('held'))), {}],
        'synonyms create': [async () => '', { language: 'fi', term: 'kaneli', synonym: 'puusti' }],
        'synonyms remove': [
          async () =>
            (await call<{ id: string }>('POST', 'synonyms', { language: 'sv', term: 'kanel', synonym: 'bulle' })).body
              .id,
          {},
        ],
        'phrase-redirects create': [async () => '', led],
        'phrase-redirects remove': [
          async () => (await call<{ id: string }>('POST', 'phrase-redirects', led)).body.id,
          {},
        ],
        'imports import': [() => imported('done', true), {}],
        'imports resume': [() => imported('failed'), {}],
        'imports cancel': [() => imported('waiting'), {}],
        'promotions create': [
          async () => '',
          { ...emptyForm, nameFi: 'Juhannus', nameSv: 'Midsommar', nameEn: 'Midsummer', percent: 10 },
        ],
        'promotions change': [promotion, { version: 1, percent: 7.3, ends: '2099-12-24' }],
        'promotions activate': [promotion, {}],
        'promotions end': [() => promotion(true), {}],
        'stock change': [
          async () => 'BAR',
          async (id) => {
            const { version } = (await call<{ version: number }>('GET', `stock/${id}`)).body
            return { version, onHand: version + 1 }
          },
        ],
        'stock move': [async () => 'BAR', { units: 5, reason: 'received' }],
        'customers create': [
          async () => '',
          { firstName: 'Aino', lastName: 'Virta', email: 'uusi.asiakas@posti.example', language: 'fi' },
        ],
        'customers change': [
          customer,
          async (id) => ({
            version: (await call<{ version: number }>('GET', `customers/${id}`)).body.version,
            firstName: 'Eeva',
          }),
        ],
        'customers mail-reset': [customer, {}],
        'customers mail-proof': [() => customer({ isProved: false }), {}],
        'customers lock': [customer, {}],
        'customers unlock': [() => customer({ isLocked: true }), {}],
        'customers end-password': [customer, {}],
        'customers end-newsletter': [() => customer({ isSubscriber: true }), {}],
        'customers confirm-email': [() => customer({ isProved: false }), {}],
        'customers export': [customer, {}],
        'customers erase': [customer, customerEmail],
        'subscribers end': [subscriber, {}],
        'locations remove': [place, {}],
        'reviews approve': [review, {}],
        'reviews approve-in': [review, { language: 'sv' }],
        'reviews reject': [review, { reason: 'x' }],
        'reviews reply': [() => review('published'), { reply: 'Kiitos!' }],
        'reviews remove-reply': [() => review('published'), {}],
        'gift-cards resend': [card, { recipientEmail: 'kortti@posti.example' }],
        'gift-cards extend': [card, { expiresOn: '2031-12-31' }],
        'gift-cards block': [card, {}],
        'gift-cards unblock': [() => card(true), {}],
        'gift-cards create': [
          async () => '',
          { amountCents: 2_000, recipientName: 'Aino', recipientEmail: 'aino@posti.example', language: 'fi' },
        ],
        'orders change': [
          () => order('paid'),
          async (number) => ({
            version: (await call<{ version: number }>('GET', `orders/${number}`)).body.version,
            shippingAddress: { ...address, line1: 'Uusikatu 1' },
          }),
        ],
      }
    const all = resources.flatMap(({ name, actions = {}, change, create }) => [
      ...Object.keys(actions).map((key) => `${name} ${key}`),
      ...(change ? [`${name} change`] : []),
      ...(create ? [`${name} create`] : []),
    ])
    expect(Object.keys(examples).toSorted()).toEqual(all.toSorted())
    for (const [name, [prepare, body]] of Object.entries(examples)) {
      const id = await prepare()
      const given = typeof body === 'function' ? await body(id) : body
      const before = await audited()
      const [resource = '', key = ''] = name.split(' ')
      const done =
        key === 'change'
          ? await call('PATCH', `${resource}/${id}`, given)
          : key === 'create'
            ? await call('POST', resource, given)
            : await call('POST', `${resource}/${id}/${key}`, given)
      expect([name, done.status, done.text.slice(0, 200)]).toEqual([
        name,
        key === 'create' ? 201 : key === 'erase' || key === 'remove' ? 204 : 200,
        expect.anything(),
      ])
      const entries = (await audited()).slice(before.length).filter((command) => !command.endsWith('.read'))
      expect([name, entries.length > 0]).toEqual([name, true])
    }
  })
})

describe('a definition', () => {
  const [known] = resources
  it('that names a permission of everybody is none', () => {
    if (!known) throw new Error('There are no resources')
    expect(() => defineResource({ ...known, reading: 'catalogue:read' })).toThrow('permissions of everybody')
    const open = action({ permission: 'forms:write', body: known.record, run: () => Promise.reject(new Error('x')) })
    expect(() => defineResource({ ...known, actions: { open } })).toThrow('forms:write')
  })

  it('that names a column or an order which it has not is none', () => {
    if (!known) throw new Error('There are no resources')
    expect(() => defineResource({ ...known, columns: ['nothing'] })).toThrow('no column nothing')
    expect(() => defineResource({ ...known, sort: '-nothing' })).toThrow('not sorted')
  })
})
