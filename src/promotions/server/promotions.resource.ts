import { Type } from 'typebox'
import { authorise } from '#src/common/authorise.ts'
import { notFound, type TextLookup } from '#src/common/errors.ts'
import { may } from '#src/common/permissions.ts'
import { ok, refuse } from '#src/common/result.ts'
import { freeSlug, slugOf } from '#src/common/slug.ts'
import { auditFields, readRecordAudit } from '#src/platform/audit/record-audit.ts'
import type { Clock } from '#src/platform/clock.ts'
import type { Database } from '#src/platform/database/database.ts'
import { createListQuery } from '#src/platform/resources/list-query.ts'
import { action, defineResource, recordFields, type Resource, writing } from '#src/platform/resources/resource.ts'
import { ChangedPromotion, NewPromotion, PromotionForm, PromotionWords } from '../contract/promotion-form.ts'
import { createPromotionAdmin } from './promotion-admin.ts'
import { atFormFields, definitionOf, formOf } from './promotion-form.ts'
import { promotionList } from './promotion-list.sql.ts'
import { listBatches, listKeysLike, listScopes, listUses, listVariationNames } from './promotion-record.store.ts'
import { promotionWords } from './promotion-words.ts'

export interface PromotionResourceDeps {
  db: Database
  clock: Clock
  text: TextLookup
}

const orNull = <Schema extends Type.TSchema>(schema: Schema) => Type.Union([schema, Type.Null()])
const time = Type.String({ format: 'date-time' })
const NoBody = Type.Object({}, { additionalProperties: false, examples: [{}] })

const PromotionRecord = Type.Object({
  ...recordFields(promotionList.fields),
  ...PromotionForm.properties,
  words: PromotionWords,
  /** Names of the variations that it names. */
  names: Type.Array(Type.Object({ value: Type.String(), label: Type.String() })),
  batches: Type.Array(
    Type.Object({ batch: Type.String(), createdAt: time, made: Type.Integer(), used: Type.Integer() }),
  ),
  /** The latest uses, newest first; none for people who may not read orders. */
  latest: Type.Array(
    Type.Object({ at: time, orderNumber: Type.String(), code: orNull(Type.String()), amountCents: Type.Integer() }),
  ),
  ...auditFields,
})

/** Longer keys would leave no room for a number. */
const keyMost = 50
/** Keys that the pages and calls of the back office need, and those that no key may be as short as. */
const keptKeys = ['new', 'simulate', 'counts', 'choices']

/** Promotions in the back office. */
export function promotionResource({ db, clock, text }: PromotionResourceDeps): Resource {
  const promotions = createPromotionAdmin({ db, clock })
  const rows = createListQuery(promotionList)
  const write = { permission: 'promotions:write' } as const
  const switching = (isActive: boolean) =>
    action({
      ...write,
      isBulk: true,
      body: NoBody,
      run: (key, _, { actor }) => promotions.setActive(key, isActive, actor),
    })
  return defineResource({
    reading: 'promotions:read',
    ...promotionList,
    record: PromotionRecord,
    async find(key, { actor, language }) {
      authorise(actor, 'promotions:read')
      const [row, listed] = [(await promotions.find(key, actor))?.row ?? null, await rows.one(db, key, language)]
      if (row === null || listed === null) return null
      const form = formOf(row)
      const variations = [...form.codes, ...(form.giftCode === null ? [] : [form.giftCode])]
      const names = await listVariationNames(db, variations, language)
      const { categories } = await listScopes(db, language)
      const named = new Map([...categories, ...names].map(({ value, label }) => [value, label]))
      const latest = may(actor, 'orders:read') ? await listUses(db, row.id) : []
      const isOver = row.to !== null && row.to <= clock.now()
      const fields = {
        ...listed,
        ...form,
        words: promotionWords(row, { language, text, names: named }),
        names,
        batches: (await listBatches(db, row.id)).map((batch) => ({ ...batch, createdAt: iso(batch.createdAt) })),
        latest: latest.map((use) => ({ ...use, at: iso(use.at) })),
        ...(await readRecordAudit({ db, text }, 'promotion', key, language)),
      }
      return { version: row.version, ready: row.isActive ? ['end'] : isOver ? [] : ['activate'], fields }
    },
    create: writing({
      ...write,
      body: NewPromotion,
      async run(_id, form, { actor }) {
        authorise(actor, 'promotions:write')
        const key = slugOf(form.nameFi, 'tarjous').slice(0, keyMost).replace(/-$/, '').padEnd(2, '-1')
        const definition = definitionOf(form, freeSlug(key, [...keptKeys, ...(await listKeysLike(db, key))]), null)
        const added = definition.ok ? await promotions.add(definition.value, actor) : definition
        return atFormFields(added.ok ? ok(added.value.key) : added)
      },
    }),
    change: writing({
      ...write,
      body: ChangedPromotion,
      async run(key, { version, ...changes }, { actor }) {
        const before = (await promotions.find(key, actor))?.row
        if (!before) return refuse(notFound)
        const definition = definitionOf({ ...formOf(before), ...changes }, key, before)
        if (!definition.ok) return definition
        return atFormFields(await promotions.change(key, version, definition.value, actor))
      },
    }),
    actions: { activate: switching(true), end: switching(false) },
  })
}

const iso = (written: string): string => new Date(written).toISOString()
