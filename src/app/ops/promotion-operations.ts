import { displayMoney } from '#src/common/money.ts'
import { maxBatchCodes } from '#src/promotions/contract/promotion-definition.ts'
import { done, failed, numberOf, type Operation, readSmall } from './operation.ts'
import type { Refusal } from '#src/common/errors.ts'
import { isUuid } from '#src/common/uuid.ts'

const maxFileBytes = 100_000

/** Operations on promotions and their codes. */
export const promotionOperations: readonly Operation[] = [
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
    run: async ({ simulate, actor }, [cartId = '']) => {
      const found = isUuid(cartId) ? await simulate({ cartId }, 'en', actor) : null
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
