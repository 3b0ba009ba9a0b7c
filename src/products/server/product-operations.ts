import { Value } from 'typebox/value'
import { notFound, type Refusal } from '#src/common/errors.ts'
import { type Language, languages, type Localized } from '#src/common/locale.ts'
import type { Cents } from '#src/common/money.ts'
import { ok, refuse, type Result } from '#src/common/result.ts'
import type { ShopActor } from '#src/common/actor.ts'
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
import { createStockAdmin } from './stock/stock-admin.ts'

interface NewPrice {
  kind: 'normal' | 'campaign'
  cents: Cents | null
  validFrom: Date | null
  validTo: Date | null
  campaign: string
}

/** What operators do to the catalogue; the command line calls these, later the back office. */
export function createCatalogueOperations({ db, clock }: { db: Database; clock: Clock }) {
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
    ...createStockAdmin({ db, clock }),
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
async function purgeProducts(tx: Transaction, productCodes: readonly string[]): Promise<void> {
  await emitCacheEvent(tx, await listPurgeTags(tx, productCodes))
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

const isPrice = (cents: number): boolean => Number.isSafeInteger(cents) && cents > 0 && cents <= 100_000_00
