import { Value } from 'typebox/value'
import { notFound, type Refusal } from '#src/common/errors.ts'
import { type Language, languages, type Localized } from '#src/common/locale.ts'
import type { Cents } from '#src/common/money.ts'
import { ok, refuse, type Result } from '#src/common/result.ts'
import type { Clock } from '#src/platform/clock.ts'
import { emitCacheEvent } from '#src/platform/cache-events/cache-events.ts'
import type { Database, Transaction } from '#src/platform/database/database.ts'
import { inTransaction } from '#src/platform/database/transaction.ts'
import { findFactFindings } from './food-report.ts'
import { listPurgeTags } from './purge.store.ts'
import { insertPrices } from './price.store.ts'
import { noticeMaxLength, type NoticeType } from '../contract/notice.ts'
import { ProductPageOptions } from '../contract/page-options.ts'
import { listNotices, saveNotice, savePageOptions, setPublished } from './product.store.ts'
import { listSaleRowsByCode } from './sale.store.ts'
import { setStock } from './stock.service.ts'

/** What operators do to the catalogue; the command line calls these, later the back office. `by` goes into the history. */
export function createCatalogueOperations({ db, clock }: { db: Database; clock: Clock }) {
  /** Counts a variation's own shelf anew. Refused for packages without a shelf of their own. */
  async function setStockOf(variationCode: string, onHand: number): Promise<Result<void, Refusal>> {
    if (!Number.isSafeInteger(onHand) || onHand < 0 || onHand > 1_000_000) return refuse(badField('onHand'))
    return inTransaction(db, async (tx) =>
      (await setStock(tx, variationCode, onHand, clock.now())) ? ok(undefined) : refuse(notFound),
    )
  }

  /** A new normal price from now on. */
  async function setPrice(variationCode: string, cents: Cents, by: string): Promise<Result<void, Refusal>> {
    if (!isPrice(cents)) return refuse(badField('cents'))
    return addPrice(variationCode, { kind: 'normal', cents, validFrom: null, validTo: null, campaign: '' }, by)
  }

  /** A reduced price for a time; null cents end the running campaigns for that time. Begins no earlier than now. */
  async function setCampaign(
    variationCode: string,
    campaign: { name: string; cents: Cents | null; from: Date | null; to: Date | null },
    by: string,
  ): Promise<Result<void, Refusal>> {
    if (campaign.cents !== null && !isPrice(campaign.cents)) return refuse(badField('cents'))
    const { name, cents, from, to } = campaign
    if (to !== null && to <= (from ?? clock.now())) return refuse(badField('to'))
    return addPrice(variationCode, { kind: 'campaign', cents, validFrom: from, validTo: to, campaign: name }, by)
  }

  async function addPrice(
    code: string,
    line: {
      kind: 'normal' | 'campaign'
      cents: Cents | null
      validFrom: Date | null
      validTo: Date | null
      campaign: string
    },
    by: string,
  ): Promise<Result<void, Refusal>> {
    const now = clock.now()
    return inTransaction(db, async (tx) => {
      const [row] = await listSaleRowsByCode(tx, [code], 'fi')
      if (row === undefined) return refuse(notFound)
      const validFrom = line.validFrom === null || line.validFrom < now ? now : line.validFrom
      await insertPrices(tx, [{ ...line, variationCode: code, validFrom, createdAt: now, createdBy: by }])
      await purgeProducts(tx, [row.productCode])
      return ok(undefined)
    })
  }

  /** Shows a product in the shop, or takes it out: its address answers 404 then. */
  async function publish(productCode: string, published: boolean): Promise<Result<void, Refusal>> {
    return inTransaction(db, async (tx) => {
      if (!(await setPublished(tx, productCode, published, clock.now()))) return refuse(notFound)
      await purgeProducts(tx, [productCode])
      return ok(undefined)
    })
  }

  /**
   * What a product's page, cards and carts must say of it from now on; null takes it away. The Finnish text must be there, the
   * others fall back to it. Selling goes on: that is a matter of stock and of `publish`.
   */
  async function setNotice(
    productCode: string,
    notice: { type: NoticeType; texts: Localized<string> } | null,
    by: string,
  ): Promise<Result<void, Refusal>> {
    if (notice !== null) {
      const faults = languages.filter((language) => !isNoticeText(notice.texts[language], language))
      if (faults.length > 0) return refuse(badField(...faults.map((language) => `texts.${language}`)))
    }
    const now = clock.now()
    const stored = notice && { type: notice.type, texts: trimmed(notice.texts), since: now.toISOString(), by }
    return inTransaction(db, async (tx) => {
      if (!(await saveNotice(tx, productCode, stored, now))) return refuse(notFound)
      await purgeProducts(tx, [productCode])
      return ok(undefined)
    })
  }

  const notices = () => listNotices(db)

  /** Sets the switches of a product's page anew; what is left out has its default. Names the faulty ones. */
  async function setPageOptions(productCode: string, options: object): Promise<Result<void, Refusal>> {
    if (!Value.Check(ProductPageOptions, options)) {
      const faulty = Object.entries(options).filter(
        ([name, value]) => !Value.Check(ProductPageOptions, { [name]: value }),
      )
      return refuse(badField(...faulty.map(([name]) => name)))
    }
    return inTransaction(db, async (tx) => {
      if (!(await savePageOptions(tx, productCode, options, clock.now()))) return refuse(notFound)
      await purgeProducts(tx, [productCode])
      return ok(undefined)
    })
  }

  /** What is missing or contradicts itself; see `findFactFindings`. */
  const findMissing = (language: Language | null) => findFactFindings(db, language)

  return { setStock: setStockOf, setPrice, setCampaign, publish, setNotice, notices, setPageOptions, findMissing }
}

export type CatalogueOperations = ReturnType<typeof createCatalogueOperations>

/** Tells all processes that these products changed, and with them every list they stand in. */
export async function purgeProducts(tx: Transaction, productCodes: readonly string[]): Promise<void> {
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
