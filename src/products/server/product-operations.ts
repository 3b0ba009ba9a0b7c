import { Value } from 'typebox/value'
import { notFound, type Refusal } from '#src/common/errors.ts'
import { type Language, languages, type Localized } from '#src/common/locale.ts'
import type { Cents } from '#src/common/money.ts'
import { ok, refuse, type Result } from '#src/common/result.ts'
import { actorLabel, type ShopActor } from '#src/common/actor.ts'
import { authorise } from '#src/common/authorise.ts'
import { type AuditCommand, type AuditDetails, recordAudit } from '#src/platform/audit/audit.ts'
import type { Clock } from '#src/platform/clock.ts'
import { emitCacheEvent } from '#src/platform/cache-events/cache-events.ts'
import type { Database, Transaction } from '#src/platform/database/database.ts'
import { inTransaction } from '#src/platform/database/transaction.ts'
import { findFactFindings } from './food-report.ts'
import { listPurgeTags } from './purge.store.ts'
import { insertPrices, listMidnightEnds } from './price.store.ts'
import { noticeMaxLength, type StoredNotice } from '../contract/notice.ts'
import { ProductPageOptions } from '../contract/page-options.ts'
import { priceAt } from '../rules/price.ts'
import { listNotices, type ProductSettings, saveSettings } from './product.store.ts'
import { listSaleRowsByCode } from './sale.store.ts'
import {
  countStock,
  listMovements,
  lockStock,
  type MovementReason,
  moveStock,
  type StockLevel,
} from './stock.service.ts'

interface NewPrice {
  kind: 'normal' | 'campaign'
  cents: Cents | null
  validFrom: Date | null
  validTo: Date | null
  campaign: string
}

/** Reasons why stock changes without an order. */
export const moveReasons = ['received', 'found', 'missing', 'spoilt'] as const satisfies readonly MovementReason[]

/** Movements shown of a stock item, newest first. */
const movementsShown = 50

/** What operators do to the catalogue; the command line calls these, later the back office. */
export function createCatalogueOperations({ db, clock }: { db: Database; clock: Clock }) {
  /**
   * Records a stock count, whatever is allocated of it. A caller may say which quantity the shop showed: if that has changed,
   * the count is refused with the movements since. Null: no check.
   */
  async function setStock(
    subject: string,
    counted: number,
    actor: ShopActor,
    seenOnHand: number | null = null,
  ): Promise<Result<StockLevel, Refusal>> {
    authorise(actor, 'stock:write')
    if (!isCount(counted)) return refuse(badField('counted'))
    const at = clock.now()
    return inTransaction(db, async (tx) => {
      const [before] = await lockStock(tx, [subject])
      if (before === undefined) return refuse(notFound)
      if (seenOnHand !== null && seenOnHand !== before.onHand) return refuse(await staleCount(tx, before, seenOnHand))
      const [after = before] = await countStock(tx, [{ code: subject, onHand: counted }], actorLabel(actor), at)
      const facts = { before: { onHand: before.onHand }, after: { onHand: counted } }
      await recordAudit(tx, { at, actor, command: 'variation.stock-set', subject, ...facts })
      return ok(after)
    })
  }

  /** Changes a stock item's quantity without an order. */
  async function moveStockOf(
    subject: string,
    delta: number,
    reason: string,
    actor: ShopActor,
  ): Promise<Result<StockLevel, Refusal>> {
    authorise(actor, 'stock:write')
    const why = moveReasons.find((one) => one === reason)
    if (why === undefined) return refuse(badField('reason'))
    if (!isCount(Math.abs(delta)) || delta === 0) return refuse(badField('delta'))
    const at = clock.now()
    return inTransaction(db, async (tx) => {
      const level = await moveStock(tx, subject, delta, { reason: why, actor: actorLabel(actor) }, at)
      if (level === null) return refuse((await lockStock(tx, [subject])).length === 0 ? notFound : badField('delta'))
      const facts = { before: { onHand: level.onHand - delta }, after: { onHand: level.onHand, reason: why } }
      await recordAudit(tx, { at, actor, command: 'variation.stock-moved', subject, ...facts })
      return ok(level)
    })
  }

  /** A new normal price from now on. */
  async function setPrice(code: string, cents: Cents, actor: ShopActor): Promise<Result<void, Refusal>> {
    authorise(actor, 'prices:write')
    if (!isPrice(cents)) return refuse(badField('cents'))
    return addPrice(code, { kind: 'normal', cents, validFrom: null, validTo: null, campaign: '' }, actor)
  }

  /** A reduced price for a time; null cents end the running campaigns for that time. Begins no earlier than now. */
  async function setCampaign(
    variationCode: string,
    campaign: { name: string; cents: Cents | null; from: Date | null; to: Date | null },
    actor: ShopActor,
  ): Promise<Result<void, Refusal>> {
    authorise(actor, 'prices:write')
    if (campaign.cents !== null && !isPrice(campaign.cents)) return refuse(badField('cents'))
    const { name, cents, from, to } = campaign
    if (to !== null && to <= (from ?? clock.now())) return refuse(badField('to'))
    return addPrice(variationCode, { kind: 'campaign', cents, validFrom: from, validTo: to, campaign: name }, actor)
  }

  async function addPrice(code: string, line: NewPrice, actor: ShopActor): Promise<Result<void, Refusal>> {
    const now = clock.now()
    return inTransaction(db, async (tx) => {
      const [row] = await listSaleRowsByCode(tx, [code], 'fi')
      if (row === undefined) return refuse(notFound)
      const validFrom = line.validFrom === null || line.validFrom < now ? now : line.validFrom
      await insertPrices(tx, [{ ...line, variationCode: code, validFrom, createdAt: now, createdBy: actor.name }])
      await purgeProducts(tx, [row.productCode])
      const { normalCents = null, payableCents = null } = priceAt(row.prices, now) ?? {}
      const { cents, validTo, campaign } = line
      await recordAudit(tx, {
        at: now,
        actor,
        subject: code,
        before: { normalCents, payableCents },
        ...(line.kind === 'normal'
          ? { command: 'variation.price-set', after: { normalCents: cents } }
          : { command: 'variation.campaign-set', after: { campaign, cents, validFrom, validTo } }),
      })
      return ok(undefined)
    })
  }

  /** Changes a product's texts and display; `facts`: what the audit log records of it, before and after. */
  async function change(
    subject: string,
    changed: Partial<ProductSettings>,
    actor: ShopActor,
    command: AuditCommand,
    facts: (of: ProductSettings) => AuditDetails,
  ): Promise<Result<void, Refusal>> {
    const at = clock.now()
    return inTransaction(db, async (tx) => {
      const before = await saveSettings(tx, subject, changed, at)
      if (before === null) return refuse(notFound)
      await purgeProducts(tx, [subject])
      const after = facts({ ...before, ...changed })
      await recordAudit(tx, { at, actor, command, subject, before: facts(before), after })
      return ok(undefined)
    })
  }

  /** Shows a product in the shop, or takes it out: its address answers 404 then. */
  const publish = (code: string, published: boolean, actor: ShopActor): Promise<Result<void, Refusal>> => {
    authorise(actor, 'products:publish')
    return change(code, { published }, actor, published ? 'product.published' : 'product.withdrawn', (of) => ({
      published: of.published,
    }))
  }

  /**
   * Sets the notice that a product's page, cards and carts show from now on; null removes it. The Finnish text is required,
   * the others fall back to it. Sales continue: stock and `publish` decide them.
   */
  async function setNotice(
    code: string,
    said: Pick<StoredNotice, 'type' | 'texts'> | null,
    actor: ShopActor,
  ): Promise<Result<void, Refusal>> {
    authorise(actor, 'products:write')
    const faults = said === null ? [] : languages.filter((language) => !isNoticeText(said.texts[language], language))
    if (faults.length > 0) return refuse(badField(...faults.map((language) => `texts.${language}`)))
    const since = clock.now().toISOString()
    const notice = said && { type: said.type, texts: trimmed(said.texts), since, by: actor.name }
    return change(code, { notice }, actor, 'product.notice-set', (of) => ({
      type: of.notice?.type ?? null,
      ...of.notice?.texts,
    }))
  }

  const notices = (actor: ShopActor) => {
    authorise(actor, 'products:read')
    return listNotices(db)
  }
  const midnightEnds = (actor: ShopActor) => {
    authorise(actor, 'products:read')
    return listMidnightEnds(db, clock.now())
  }

  /** What changed on a shelf, newest first. */
  function movements(code: string, actor: ShopActor) {
    authorise(actor, 'stock:read')
    return listMovements(db, code, movementsShown)
  }

  /** Replaces the switches of a product's page; a switch left out gets its default. A refusal names the faulty ones. */
  async function setPageOptions(code: string, options: object, actor: ShopActor): Promise<Result<void, Refusal>> {
    authorise(actor, 'products:write')
    if (!Value.Check(ProductPageOptions, options)) {
      const faulty = Object.entries(options).filter(
        ([name, value]) => !Value.Check(ProductPageOptions, { [name]: value }),
      )
      return refuse(badField(...faulty.map(([name]) => name)))
    }
    return change(code, { pageOptions: options }, actor, 'product.page-options-set', ({ pageOptions }) => ({
      options: JSON.stringify(pageOptions),
    }))
  }

  /** What is missing or contradicts itself; see `findFactFindings`. */
  const findMissing = (language: Language | null, actor: ShopActor) => {
    authorise(actor, 'products:read')
    return findFactFindings(db, language)
  }

  return {
    setStock,
    moveStock: moveStockOf,
    movements,
    setPrice,
    setCampaign,
    publish,
    setNotice,
    notices,
    midnightEnds,
    setPageOptions,
    findMissing,
  }
}

/** Tells all processes that these products changed, and with them every list they stand in. */
export async function purgeProducts(tx: Transaction, productCodes: readonly string[]): Promise<void> {
  await emitCacheEvent(tx, await listPurgeTags(tx, productCodes))
}

/** Movements after the last one that left the quantity seen; all that are shown if none did. */
async function staleCount(tx: Transaction, { code, onHand }: StockLevel, seenOnHand: number): Promise<Refusal> {
  const latest = await listMovements(tx, code, movementsShown)
  const seen = latest.findIndex((movement) => movement.onHand === seenOnHand)
  const movements = (seen === -1 ? latest : latest.slice(0, seen)).map(({ delta, reason, orderId, at, ...row }) => ({
    at: at.toISOString(),
    delta,
    onHand: row.onHand,
    reason,
    orderId,
  }))
  return {
    kind: 'business',
    status: 409,
    problems: [{ key: 'catalogue/stock-changed', code, details: { onHand, movements } }],
  }
}

const badField = (...fields: string[]): Refusal => ({
  kind: 'fields',
  fields: Object.fromEntries(fields.map((field) => [field, ['forms/validation/invalid']])),
})

function isNoticeText(text: string, language: Language): boolean {
  const { length } = text.trim()
  return length <= noticeMaxLength && (length > 0 || language !== 'fi')
}

const trimmed = (texts: Localized<string>): Localized<string> => ({
  fi: texts.fi.trim(),
  sv: texts.sv.trim(),
  en: texts.en.trim(),
})

const isCount = (units: number): boolean => Number.isSafeInteger(units) && units >= 0 && units <= 1_000_000
const isPrice = (cents: number): boolean => Number.isSafeInteger(cents) && cents > 0 && cents <= 100_000_00
