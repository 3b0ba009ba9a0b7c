import { displayMoney } from '#src/common/money.ts'
import { isUuid } from '#src/common/uuid.ts'
import { maxBatchCodes } from '#src/promotions/contract/promotion-definition.ts'
import { line, parseJson, saying } from './line.ts'
import type { Operation } from './operation.ts'

const maxFileBytes = 100_000

/** What of promotions and their codes has no action in the back office. */
export const promotionOperations: readonly Operation[] = [
  line(
    'promotion add <file>',
    'a promotion as a file of JSON says; it does nothing until it is activated (src/promotions/README.md has an example)',
    async ({ promotions, actor }, words) =>
      saying(
        promotions.add(parseJson(await words.file('file', maxFileBytes)), actor),
        ({ key }) => `${key} is written down: npm run ops -- promotion activate ${key}`,
      ),
  ),
  line(
    'promotion codes <promotion> <batch> <count>',
    `prints new codes, each good for one order; at most ${maxBatchCodes} at once`,
    ({ promotions, actor }, words) => {
      const batch = { batch: words.text('batch'), count: words.number('count') }
      return saying(promotions.makeCodes(words.text('promotion'), batch, actor), (codes) => codes.join('\n'))
    },
  ),
  line(
    'promotion trace <cart>',
    'why each promotion applies to a cart or not, in the order they are asked',
    async ({ simulate, actor }, words) => {
      const found = isUuid(words.text('cart')) ? await simulate({ cartId: words.text('cart') }, 'en', actor) : null
      if (!found?.ok) return found
      const { priced, promotions: asked, row } = found.value
      const keys = new Map(asked.map(({ id, key }) => [id, key]))
      const lines = priced.trace.map(({ promotionId, level, outcome, amountCents, missingCents }) => {
        const sum = amountCents > 0 ? ` −${displayMoney(amountCents, 'en')}` : ''
        const missing = missingCents === undefined ? '' : `, ${displayMoney(missingCents, 'en')} short`
        return `${level.padEnd(9)} ${(keys.get(promotionId) ?? '').padEnd(24)} ${outcome}${sum}${missing}`
      })
      return [row.couponCode === null ? 'no code' : `code ${row.couponCode}`, ...lines]
    },
  ),
]
