import { formatShopTime } from '#src/common/shop-time.ts'
import { displayMoney } from '#src/common/money.ts'
import type { PromotionRow } from '#src/promotions/server/promotion.store.ts'
import type { Usage } from '#src/promotions/rules/limits.ts'
import { maxBatchCodes } from '#src/promotions/contract/promotion-definition.ts'
import { done, failed, numberOf, type Operation, readSmall } from './operation.ts'
import type { Refusal } from '#src/common/errors.ts'
import { isUuid } from '#src/common/uuid.ts'

const maxFileBytes = 100_000

/** Operations on promotions and their codes. */
export const promotionOperations: readonly Operation[] = [
  {
    name: ['promotion', 'list'],
    usage: '',
    summary: 'all promotions, whether they are on, and how often they were used',
    run: async ({ promotions, clock, actor }) => {
      const rows = await promotions.list(actor)
      return done(rows.map(({ row, usage }) => describe(row, usage, clock.now())).join('\n') || 'none')
    },
  },
  {
    name: ['promotion', 'show'],
    usage: '<key>',
    summary: 'everything of a promotion',
    run: async ({ promotions, clock, actor }, [key = '']) => {
      const found = await promotions.find(key, actor)
      if (found === null) return failed(`There is no promotion "${key}"`)
      const { row, usage } = found
      const { reward, conditions, priority, isExclusive, changedAt, changedBy } = row
      const rest = { name: row.name, reward, conditions, priority, isExclusive }
      const changed = `changed ${formatShopTime(changedAt)} by ${changedBy}`
      return done([describe(row, usage, clock.now()), JSON.stringify(rest, null, 2), changed].join('\n'))
    },
  },
  {
    name: ['promotion', 'add'],
    usage: '<file.json>',
    summary:
      'a promotion as the file says; it does nothing until it is activated (src/promotions/README.md has an example)',
    run: async ({ promotions, actor }, [file]) => {
      const read = await readSmall(file, maxFileBytes)
      if (!('text' in read) || 'ok' in read) return 'ok' in read ? read : failed('It cannot be read')
      const given = parsed(read.text)
      if (given === undefined) return failed('The file is not JSON')
      const result = await promotions.add(given, actor)
      return result.ok
        ? done(`${result.value.key} is written down: npm run ops -- promotion activate ${result.value.key}`)
        : failed(describeRefusal(result.error))
    },
  },
  switchLine('activate', 'switches a promotion on, at once and everywhere'),
  switchLine('end', 'switches a promotion off; orders keep what it gave them'),
  {
    name: ['promotion', 'codes'],
    usage: '<key> <batch> <how many>',
    summary: `prints new codes, each good for one order; at most ${maxBatchCodes} at once`,
    run: async ({ promotions, actor }, [key = '', batch = '', count]) => {
      const result = await promotions.makeCodes(key, { batch, count: numberOf(count) }, actor)
      if (result.ok) return done(result.value.join('\n'))
      return failed(
        result.error.kind === 'not-found' ? `There is no promotion "${key}"` : describeRefusal(result.error),
      )
    },
  },
  {
    name: ['promotion', 'trace'],
    usage: '<cart id>',
    summary: 'why each promotion applies to a cart or not, in the order they are asked',
    run: async ({ cartTrace, actor }, [cartId = '']) => {
      const found = isUuid(cartId) ? await cartTrace.simulate({ cartId }, 'en', actor) : null
      if (!found?.ok) return failed(`There is no open cart "${cartId}"`)
      const { priced, promotions: asked, row } = found.value
      const keys = new Map(asked.map(({ id, key }) => [id, key]))
      const lines = priced.trace.map(({ promotionId, level, outcome, amountCents, missingCents }) => {
        const sum = amountCents > 0 ? ` −${displayMoney(amountCents, 'en')}` : ''
        const missing = missingCents === undefined ? '' : `, ${displayMoney(missingCents, 'en')} short`
        return `${level.padEnd(9)} ${(keys.get(promotionId) ?? '').padEnd(24)} ${outcome}${sum}${missing}`
      })
      return done([row.couponCode === null ? 'no code' : `code ${row.couponCode}`, ...lines].join('\n'))
    },
  },
]

function switchLine(verb: 'activate' | 'end', summary: string): Operation {
  return {
    name: ['promotion', verb],
    usage: '<key>',
    summary,
    run: async ({ promotions, actor }, [key = '']) => {
      const result = await promotions.setActive(key, verb === 'activate', actor)
      return result.ok
        ? done(`${key} is ${verb === 'activate' ? 'on' : 'off'}`)
        : failed(`There is no promotion "${key}"`)
    },
  }
}

function describe(row: PromotionRow, usage: Usage | null, now: Date): string {
  const codes = row.hasSingleUseCodes ? [...row.couponCodes, 'single-use codes'] : row.couponCodes
  const spent = displayMoney(usage?.cents ?? 0, 'en')
  const of = (limit: number | null) => (limit === null ? '' : ` of ${limit}`)
  const budget = row.limitBudgetCents === null ? '' : ` of ${displayMoney(row.limitBudgetCents, 'en')}`
  const opens = codes.length === 0 ? 'needs no code' : codes.join(' ')
  return [
    row.key.padEnd(24),
    stateOf(row, now).padEnd(8),
    row.reward.type.padEnd(13),
    `${usage?.orders ?? 0}${of(row.limitTotal)} orders, ${spent}${budget}`,
    opens,
  ].join(' ')
}

function stateOf({ isActive, from, to }: PromotionRow, now: Date): string {
  if (!isActive) return 'off'
  if (to !== null && to <= now) return 'ended'
  return from !== null && from > now ? 'to come' : 'on'
}

const describeRefusal = (refusal: Refusal): string =>
  refusal.kind === 'fields'
    ? `Refused: ${Object.keys(refusal.fields).join(', ')} may not be so, or is not there, or is another's already`
    : 'Refused'

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
