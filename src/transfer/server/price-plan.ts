import type { NewPrice } from '#src/products/server/product-writes.service.ts'
import { priceAt, type PriceLine } from '#src/products/rules/price.ts'
import { money, until } from './cell-types.ts'
import { campaignPrice, type Change } from './changes.ts'
import type { Entry, Values } from './entries.ts'
import { type Fault, faultAt } from './fault.ts'
import { type PriceEntry, priceKind } from './other-fields.ts'
import { apply, type Plan } from './product-plan.ts'
import type { FaultReason } from './fault-reason.ts'
import { type Detail, detailOf } from './fault-words.ts'

type Line = PriceEntry & { place: Values; validFrom: Date }

/**
 * Which lines a file adds to a variation's history. Lines that stand there already, and a normal price that holds anyway,
 * add nothing, so that a file read twice changes nothing the second time. A history may be brought along once, by a
 * variation without any line; afterwards none begins in the past: what was asked when is not for a file to change.
 */
export function planPrices(
  entry: Entry,
  history: readonly PriceEntry[] | null,
  now: Date,
  by: string,
): Plan<NewPrice[]> {
  const faults = [...entry.faults]
  if (history === null && entry.key !== '')
    faults.push(faultAt(entry.head, priceKind.key, 'unknown', detailOf('no-variation', { code: entry.key })))
  if (faults.length > 0 || history === null) return { outcome: 'refused', faults }

  const lines = (entry.parts ?? []).map((part): Line => {
    const values: PriceEntry = { ...nothing }
    apply(priceKind.part, values, part)
    return { ...values, place: part, validFrom: values.validFrom ?? now }
  })
  const isNew = history.length === 0
  const known = counted(history.map(nameOf))
  const added: NewPrice[] = []
  for (const line of lines) {
    faults.push(...checkShape(line, now))
    if (!isNew && known.take(nameOf(line))) continue
    if (!isNew && isPriceAnyway(line, entry, history, now)) continue
    if (!isNew) faults.push(...checkIsAhead(line, now))
    const writtenBefore = isNew && line.createdAt !== null
    added.push({
      variationCode: entry.key,
      kind: line.kind,
      cents: line.cents,
      validFrom: line.validFrom,
      validTo: line.validTo,
      campaign: line.campaign,
      createdAt: writtenBefore ? (line.createdAt ?? now) : line.validFrom < now ? line.validFrom : now,
      createdBy: writtenBefore && line.createdBy !== '' ? line.createdBy : by,
    })
  }
  if (faults.length > 0) return { outcome: 'refused', faults }
  if (added.length === 0) return { outcome: 'unchanged' }
  return { outcome: isNew ? 'added' : 'changed', result: added }
}

/**
 * What is asked from when on, and what would be asked then without the file; of a campaign its end, too. Lines that are over, or
 * that others have followed, change nothing.
 */
export function priceChanges(
  { key, head, parts }: Entry,
  history: readonly PriceEntry[],
  added: readonly NewPrice[],
  now: Date,
): Change[] {
  const lines = (some: readonly (PriceEntry | NewPrice)[]): PriceLine[] =>
    some.map(({ kind, cents = null, validFrom, validTo = null }, id) => ({
      id,
      kind,
      cents,
      from: validFrom ?? now,
      to: validTo,
    }))
  const [before, after] = [lines(history), lines([...history, ...added])]
  return added.flatMap((line, index): Change[] => {
    const at = line.validFrom < now ? now : line.validFrom
    if (line.validFrom <= now && holdingAt(after, line.kind, now)?.id !== history.length + index) return []
    const isNormal = line.kind === 'normal'
    const [was, is] = [before, after].map((all) => {
      const price = priceAt(all, at)
      return price && money.toCell(isNormal ? price.normalCents : price.payableCents)
    })
    const place = parts?.find(({ values }) => isOf(values, line)) ?? head
    const change = { line: place.line, code: key, startsAt: line.validFrom > now ? line.validFrom : null }
    const ended = until.toCell(holdingAt(before, 'campaign', at)?.to ?? null)
    const ends = until.toCell(line.validTo ?? null)
    return [
      ...(was === is
        ? []
        : [{ ...change, field: isNormal ? 'price' : campaignPrice, before: was ?? null, after: is ?? null }]),
      ...(isNormal || ended === ends ? [] : [{ ...change, field: 'valid_to', before: ended, after: ends }]),
    ]
  })
}

/** Which line of its kind counts at that time: the latest normal price, the campaign that was written last. */
function holdingAt(lines: readonly PriceLine[], kind: PriceLine['kind'], at: Date): PriceLine | undefined {
  const open = lines.filter((line) => line.kind === kind && line.from <= at && (line.to === null || line.to > at))
  return (kind === 'normal' ? open.toSorted((a, b) => +a.from - +b.from || a.id - b.id) : open).at(-1)
}

const isOf = (values: Values['values'], { kind, cents, validFrom }: NewPrice): boolean => {
  const from = values.get('valid_from')
  return (
    (values.get('kind') ?? 'normal') === kind &&
    (values.get('price') ?? null) === cents &&
    (!(from instanceof Date) || +from === +validFrom)
  )
}

const nothing: PriceEntry = {
  kind: 'normal',
  cents: null,
  validFrom: null,
  validTo: null,
  campaign: '',
  createdAt: null,
  createdBy: '',
}

function checkShape(line: Line, now: Date): Fault[] {
  const faults: Fault[] = []
  const at = (column: string, reason: FaultReason, key: Detail['key']): void =>
    void faults.push(faultAt(line.place, column, reason, detailOf(key)))
  if (line.kind === 'normal' && line.cents === null) at('price', 'required', 'price-needed')
  if (line.kind === 'normal' && line.validTo !== null) at('valid_to', 'place', 'price-open')
  if (line.validTo !== null && line.validTo <= line.validFrom) at('valid_to', 'order', 'ends-before')
  if (line.createdAt !== null && line.createdAt > line.validFrom) at('created_at', 'order', 'written-after')
  if (line.createdAt !== null && line.createdAt > now) at('created_at', 'order', 'in-future')
  return faults
}

const checkIsAhead = (line: Line, now: Date): Fault[] =>
  line.validFrom < now ? [faultAt(line.place, 'valid_from', 'past', detailOf('past'))] : []

/** True for a normal price without a start date that equals the current price, so it need not be written. */
function isPriceAnyway(line: Line, entry: Entry, history: readonly PriceEntry[], now: Date): boolean {
  if (line.kind !== 'normal' || line.place.values.get('valid_from') instanceof Date || entry.key === '') return false
  const lines = history.map((known, id) => ({ ...known, id, from: known.validFrom ?? now, to: known.validTo }))
  return priceAt(lines, now)?.normalCents === line.cents
}

const nameOf = ({ kind, cents, validFrom, validTo, campaign }: PriceEntry): string =>
  JSON.stringify([kind, cents, validFrom, validTo, campaign])

/** Names with how often they are there; each can be taken so many times. */
function counted(names: readonly string[]) {
  const counts = new Map<string, number>()
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1)
  return {
    take(name: string): boolean {
      const count = counts.get(name) ?? 0
      if (count > 0) counts.set(name, count - 1)
      return count > 0
    },
  }
}
