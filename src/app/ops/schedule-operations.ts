import { isLanguage, languages } from '#src/common/locale.ts'
import { type Edge, parseShopTime } from '#src/common/shop-time.ts'
import { isMoment } from '#src/platform/http/date-time-format.ts'
import { done, failed, type Operation, textOf } from './operation.ts'

/**
 * A moment with its zone, or in the form of every other operation: `2026-12-24T18:00` in Helsinki, or a day. Null: none was
 * given.
 */
function momentOf(word: string | undefined, edge: Edge): Date | null | 'wrong' {
  if (word === undefined) return null
  return isMoment(word) ? new Date(word) : (parseShopTime(word, edge) ?? 'wrong')
}

const yesNo = (word: string | undefined): boolean | undefined =>
  word === 'yes' ? true : word === 'no' ? false : undefined

const listOf = (word: string | undefined): string[] | undefined => word?.split(',').map((one) => one.trim())

/** Operations on when pages appear and disappear by themselves, and which visitors see a variant. */
export const scheduleOperations: readonly Operation[] = [
  {
    name: ['content', 'schedule'],
    usage: '<id or key> [fi sv en] [--at MOMENT] [--until MOMENT]',
    summary: 'says when the draft goes on the site and when it leaves it; without moments nothing happens by itself',
    options: { at: { type: 'string' }, until: { type: 'string' } },
    run: async (services, [name = '', ...rest], options) => {
      const id = await services.findContent(name)
      if (id === null) return failed(`There is no content "${name}"`)
      const [at, until] = [momentOf(textOf(options['at']), 'begin'), momentOf(textOf(options['until']), 'end')]
      if (at === 'wrong' || until === 'wrong')
        return failed('Times are written 2026-12-24 or 2026-12-24T18:00, in Helsinki time')
      const named = rest.filter(isLanguage)
      const result = await services.content.schedule(
        id,
        named.length > 0 ? named : languages,
        { at, until },
        services.actor,
      )
      return result.ok ? done(`Scheduled ${name}`) : failed(`Refused: ${JSON.stringify(result.error)}`)
    },
  },
  {
    name: ['visitor-groups', 'list'],
    usage: '',
    summary: 'groups of visitors, by number, with their rules',
    run: async ({ visitorGroups, actor }) => {
      const lines = (await visitorGroups.list(actor)).map(
        ({ id, key, name, rule }) => `${id}  ${key}  ${name}  ${JSON.stringify(rule)}`,
      )
      return done(lines.join('\n') || 'none')
    },
  },
  {
    name: ['visitor-groups', 'set'],
    usage:
      '<key> <name> [--language fi,sv] [--campaign a,b] [--signed-in yes|no] [--cart-from EUROS] [--returning yes|no]',
    summary: 'makes a group of all of whom everything that is said is true, or changes it',
    options: {
      language: { type: 'string' },
      campaign: { type: 'string' },
      'signed-in': { type: 'string' },
      'cart-from': { type: 'string' },
      returning: { type: 'string' },
    },
    run: async ({ visitorGroups, actor }, [key = '', name = ''], options) => {
      const text = (option: string) => textOf(options[option])
      const cents = text('cart-from') === undefined ? undefined : Math.round(Number(text('cart-from')) * 100)
      const rule = {
        languages: listOf(text('language')),
        campaigns: listOf(text('campaign')),
        isSignedIn: yesNo(text('signed-in')),
        cartFromCents: cents,
        isReturning: yesNo(text('returning')),
      }
      const said = Object.fromEntries(Object.entries(rule).filter(([, value]) => value !== undefined))
      const set = await visitorGroups.set(key, name, said, actor)
      return set.ok ? done(`The group ${key} is number ${set.value}`) : failed(`Refused: ${JSON.stringify(set.error)}`)
    },
  },
  {
    name: ['visitor-groups', 'remove'],
    usage: '<key>',
    summary: 'ends a group that nothing on the site is for',
    run: async ({ visitorGroups, actor }, [key = '']) => {
      const group = (await visitorGroups.list(actor)).find((one) => one.key === key)
      if (!group) return failed(`There is no group "${key}"`)
      const removed = await visitorGroups.remove(group.id, actor)
      return removed.ok ? done(`Removed ${key}`) : failed(`Refused: ${JSON.stringify(removed.error)}`)
    },
  },
]
