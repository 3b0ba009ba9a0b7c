import { Type } from 'typebox'
import { authorise } from '#src/common/authorise.ts'
import type { Refusal, TextLookup } from '#src/common/errors.ts'
import { refuse, type Result } from '#src/common/result.ts'
import { edgeOfDay, isDay, writeEnd } from '#src/common/shop-time.ts'
import type { Clock } from '#src/platform/clock.ts'
import type { Database } from '#src/platform/database/database.ts'
import { createListQuery } from '#src/platform/resources/list-query.ts'
import { action, defineResource, recordFields, type Resource } from '#src/platform/resources/resource.ts'
import { priceAt } from '../rules/price.ts'
import { priceList } from './price-list.sql.ts'
import { createCatalogueOperations } from './product-operations.ts'
import { listPrices } from './price.store.ts'

export interface PriceResourceDeps {
  db: Database
  clock: Clock
  text: TextLookup
}

const closed = (example: object) => ({ additionalProperties: false, examples: [example] })
const orNull = <Schema extends Type.TSchema>(schema: Schema) => Type.Union([schema, Type.Null()])
const time = Type.String({ format: 'date-time' })
const Day = Type.String({ format: 'date' })
const Price = Type.Integer({ minimum: 1, maximum: 100_000_00 })

const PriceRecord = Type.Object({
  ...recordFields(priceList.fields),
  /** What a reduction is announced from; null: none may be announced. */
  lowest30DaysCents: orNull(Type.Integer()),
  /** Prices as they were written, newest first. A campaign without a price ended those before it. */
  prices: Type.Array(
    Type.Object({
      kind: Type.Object({ value: Type.String(), label: Type.String() }),
      priceCents: orNull(Type.Integer()),
      validFrom: time,
      /** The last day that it includes, or the moment. */
      validTo: orNull(Type.String()),
      campaign: Type.String(),
      by: Type.String(),
    }),
  ),
})

/** Fields of the form, by the names that the service refuses them by. */
const fieldOf: Readonly<Record<string, string>> = { cents: 'priceCents', to: 'until' }

async function atFields(work: Promise<Result<void, Refusal>>): Promise<Result<void, Refusal>> {
  const done = await work
  if (done.ok || done.error.kind !== 'fields') return done
  const fields = Object.entries(done.error.fields).map(([name, keys]) => [fieldOf[name] ?? name, keys] as const)
  return refuse({ kind: 'fields', fields: Object.fromEntries(fields) })
}

const invalid = (field: string): Refusal => ({ kind: 'fields', fields: { [field]: ['forms/validation/invalid'] } })

/** Prices in the back office. Nothing that was written of a price is ever changed: a new one is added (C-3). */
export function priceResource({ db, clock, text }: PriceResourceDeps): Resource {
  const catalogue = createCatalogueOperations({ db, clock })
  const rows = createListQuery(priceList)
  const write = { permission: 'prices:write' } as const
  return defineResource({
    reading: 'prices:read',
    ...priceList,
    record: PriceRecord,
    async find(id, { actor, language }) {
      authorise(actor, 'prices:read')
      const [row, history] = [await rows.one(db, id, language), await listPrices(db, id)]
      if (row === null) return null
      const lines = history.map(({ validFrom: from, validTo: to, ...line }) => ({ ...line, from, to }))
      const now = priceAt(lines, clock.now())
      const fields = {
        ...row,
        lowest30DaysCents: now?.lowest30DaysCents ?? null,
        prices: history.map(({ kind, cents, validFrom, validTo, campaign, createdBy }) => ({
          kind: { value: kind, label: text(language, `office/products/price/${kind}`) },
          priceCents: cents,
          validFrom: validFrom.toISOString(),
          validTo: validTo && writeEnd(validTo),
          campaign,
          by: createdBy,
        })),
      }
      const ready = ['set-price', 'campaign', ...(row['hasCampaign'] === true ? ['end-campaign'] : [])]
      return { version: null, ready, fields }
    },
    actions: {
      'set-price': action({
        ...write,
        body: Type.Object({ priceCents: Price }, closed({ priceCents: 450 })),
        run: (id, { priceCents }, { actor }) => atFields(catalogue.setPrice(id, priceCents, actor)),
      }),
      campaign: action({
        ...write,
        isBulk: true,
        body: Type.Object(
          {
            campaign: Type.String({ minLength: 1, maxLength: 100 }),
            priceCents: Price,
            from: Type.Optional(Day),
            until: Type.Optional(Day),
          },
          closed({ campaign: 'Joulu', priceCents: 390, from: '2030-12-01', until: '2030-12-24' }),
        ),
        async run(id, { campaign: name, priceCents: cents, from, until }, { actor }) {
          // The calendar's days: a date of the right shape may not exist.
          if (from !== undefined && !isDay(from)) return refuse(invalid('from'))
          if (until !== undefined && !isDay(until)) return refuse(invalid('until'))
          const [begin, end] = [from && edgeOfDay(from, 'begin'), until && edgeOfDay(until, 'end')]
          return atFields(catalogue.setCampaign(id, { name, cents, from: begin || null, to: end || null }, actor))
        },
      }),
      'end-campaign': action({
        ...write,
        isBulk: true,
        body: Type.Object({}, closed({})),
        run: (id, _, { actor }) =>
          atFields(catalogue.setCampaign(id, { name: '', cents: null, from: null, to: null }, actor)),
      }),
    },
  })
}
