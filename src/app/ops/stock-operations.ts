import { moveReasons } from '#src/products/server/stock/stock-admin.ts'
import { done, failed, type Operation, textOf } from './operation.ts'
import { formatShopTime } from '#src/common/shop-time.ts'

const unitsOf = (word: string | undefined): number => (/^\d{1,7}$/.test(word ?? '') ? Number(word) : Number.NaN)

/** Operations on stock. */
export const stockOperations: readonly Operation[] = [
  {
    name: ['stock', 'set'],
    usage: '<variation code> <units> [--seen UNITS]',
    summary:
      'what was counted on a shelf, also where more is promised to orders; refused when it no longer holds what was seen',
    options: { seen: { type: 'string' } },
    run: async ({ catalogue, actor }, [code = '', units], { seen }) => {
      const seenOnHand = seen === undefined ? null : unitsOf(textOf(seen))
      if (Number.isNaN(seenOnHand)) return failed('--seen is a whole number')
      const result = await catalogue.setStock(code, unitsOf(units), actor, seenOnHand)
      if (!result.ok) return failed(`Refused: ${JSON.stringify(result.error)}`)
      const { onHand, allocated } = result.value
      const short = onHand < allocated ? `, and ${allocated} are promised to orders: see orders tasks` : ''
      return done(`${code}: ${onHand}${short}`)
    },
  },
  {
    name: ['stock', 'move'],
    usage: `<variation code> <${moveReasons.join('|')}> <units>`,
    summary: 'so many came to a shelf or left it beside any order',
    run: async ({ catalogue, actor }, [code = '', reason = '', word]) => {
      const units = unitsOf(word)
      const delta = reason === 'missing' || reason === 'spoilt' ? -units : units
      const result = await catalogue.moveStock(code, delta, reason, actor)
      return result.ok ? done(`${code}: ${result.value.onHand}`) : failed(`Refused: ${JSON.stringify(result.error)}`)
    },
  },
  {
    name: ['stock', 'movements'],
    usage: '<variation code>',
    summary: 'what came to a shelf and left it, newest first, with what lay there afterwards',
    run: async ({ catalogue, actor }, [code = '']) => {
      const lines = (await catalogue.movements(code, actor)).map(
        ({ at, delta, onHand, reason, orderId, actor }) =>
          `${formatShopTime(at)}  ${delta > 0 ? '+' : ''}${delta}  ${onHand}  ${reason}  ${orderId ?? ''}  ${actor}`,
      )
      return done(lines.join('\n') || 'none')
    },
  },
]
