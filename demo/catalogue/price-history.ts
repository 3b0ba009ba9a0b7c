import { shopTimeZone } from '../../src/common/locale.ts'
import type { NewPrice } from '../../src/products/server/price.store.ts'
import type { ProductFile, VariationFile } from './product-file.ts'

const dayMs = 86_400_000
const createdBy = 'demo'

/**
 * The price history a file implies at `now`: the normal price from the launch (at least four months old, so that the 30 days
 * before a campaign are covered), a dip where the file says that the price was lower before, and the campaign. A campaign whose
 * days are over or yet to come runs from last week on instead: a demo shows its reductions whenever it is started.
 */
export function priceHistory(file: ProductFile, variation: VariationFile, now: Date): NewPrice[] {
  const { campaign } = variation
  const period = campaign === null ? null : campaignPeriod(campaign.from, campaign.to, now)
  const launch = startOfDay(file.newsDate)
  const start = new Date(
    Math.min(+launch, +now - 120 * dayMs, ...(period === null ? [] : [+period.from - 120 * dayMs])),
  )
  const normal = (cents: number, validFrom: Date) =>
    line(variation.code, { kind: 'normal', cents, validFrom, validTo: null, campaign: '' })
  const lines = [normal(variation.priceCents, start)]
  if (campaign === null || period === null) return lines
  if (campaign.lowest30DaysCents < variation.priceCents) {
    lines.push(normal(campaign.lowest30DaysCents, new Date(+period.from - 25 * dayMs)))
    lines.push(normal(variation.priceCents, new Date(+period.from - 10 * dayMs)))
  }
  return [
    ...lines,
    line(variation.code, {
      kind: 'campaign',
      cents: campaign.priceCents,
      validFrom: period.from,
      validTo: period.to,
      campaign: 'demo',
    }),
  ]
}

function line(
  variationCode: string,
  values: Pick<NewPrice, 'kind' | 'cents' | 'validFrom' | 'validTo' | 'campaign'>,
): NewPrice {
  return { ...values, variationCode, createdAt: values.validFrom, createdBy }
}

function campaignPeriod(from: string, to: string, now: Date): { from: Date; to: Date } {
  const period = { from: startOfDay(from), to: new Date(+startOfDay(to) + dayMs) }
  if (period.from <= now && now < period.to) return period
  const today = startOfDay(now.toISOString().slice(0, 10))
  return { from: new Date(+today - 7 * dayMs), to: new Date(+today + 60 * dayMs) }
}

/** Midnight in shop time. */
export function startOfDay(day: string): Date {
  const utc = new Date(`${day}T00:00:00Z`)
  const parts = new Intl.DateTimeFormat('en-GB', { timeZone: shopTimeZone, hour: '2-digit', hourCycle: 'h23' }).format(
    utc,
  )
  return new Date(+utc - Number(parts) * 3_600_000)
}
