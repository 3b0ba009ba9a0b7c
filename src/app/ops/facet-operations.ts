import { facetGroupNames } from '#src/products/contract/facets.ts'
import { done, failed, type Operation } from './operation.ts'

export const placeUsage = 'category:<code>|all'
const none = 'none'

/** Operations on the facet groups that lists offer. */
export const facetOperations: readonly Operation[] = [
  {
    name: ['facets', 'set'],
    usage: `<${placeUsage}> <group,group…|${none}>`,
    summary: 'the facet groups that lists offer, in their order; the others are hidden',
    run: async ({ facetLayouts, actor }, [word = '', groups = '', ...rest]) => {
      const place = parsePlace(word)
      if (place === undefined) return failed(`"${word}" names no list: ${placeUsage}`)
      if (groups === '' || rest.length > 0)
        return failed(`Groups are needed, joined by commas, or ${none}: ${facetGroupNames.join(',')}`)
      const names = groups === none ? [] : groups.split(',')
      const result = await facetLayouts.set(place, names, actor)
      if (result.ok) return done(describe(place, names))
      return failed(
        result.error.kind === 'not-found'
          ? `There is no category "${place}"`
          : `Refused: each group once, of ${facetGroupNames.join(',')}`,
      )
    },
  },
  {
    name: ['facets', 'reset'],
    usage: `<${placeUsage}>`,
    summary: 'offers what the category above offers, or the shop; of the shop: all groups',
    run: async ({ facetLayouts, actor }, [word = '']) => {
      const place = parsePlace(word)
      if (place === undefined) return failed(`"${word}" names no list: ${placeUsage}`)
      const result = await facetLayouts.reset(place, actor)
      return result.ok
        ? done(`${nameOf(place)}: nothing of its own`)
        : failed(`${nameOf(place)} has nothing of its own`)
    },
  },
  {
    name: ['facets', 'list'],
    usage: '',
    summary: 'what is set of facet groups, and the groups there are',
    run: async ({ facetLayouts, actor }) => {
      const rows = await facetLayouts.list(actor)
      const lines = rows.map(
        ({ categoryCode, groups, changedBy }) => `${describe(categoryCode, groups)}  (${changedBy})`,
      )
      return done([...lines, `Groups: ${facetGroupNames.join(',')}`].join('\n'))
    },
  },
]

/** A category's code; null: the whole shop, or the list of all products; undefined: neither. */
export function parsePlace(word: string): string | null | undefined {
  if (word === 'all') return null
  const code = word.startsWith('category:') ? word.slice('category:'.length).trim() : ''
  return code === '' ? undefined : code
}

const nameOf = (place: string | null): string => (place === null ? 'the whole shop' : `category ${place}`)
const describe = (place: string | null, groups: readonly string[]): string =>
  `${nameOf(place)}: ${groups.length === 0 ? 'no facets' : groups.join(', ')}`
