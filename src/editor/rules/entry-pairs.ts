import { type Field, leavesOf } from '#src/content/contract/fields.ts'
import { entryName } from '#src/content/rules/entry-names.ts'

/**
 * The place in the source of each entry of the target; null: the source does not have it. Entries with a name for machines correspond by
 * it alone. Others correspond by what they show or lead to, where that is theirs alone in both lists, and the rest by turn.
 */
export function entryPairs(of: Field, source: readonly unknown[], target: readonly unknown[]): (number | null)[] {
  const free = new Set(source.keys())
  const places: (number | null)[] = target.map(() => null)
  const pair = (fits: (theirs: number, own: number) => boolean): void => {
    for (const own of target.keys()) {
      if (places[own] !== null) continue
      const theirs = [...free].find((place) => fits(place, own))
      if (theirs === undefined) continue
      free.delete(theirs)
      places[own] = theirs
    }
  }
  const nameOf = (entry: unknown): string => entryName(of, entry)
  const [names, ownNames] = [source.map(nameOf), target.map(nameOf)]
  const [marks, ownMarks] = [source.map((entry) => markOf(of, entry)), target.map((entry) => markOf(of, entry))]
  const isOnce = (all: readonly string[], one: string): boolean => all.filter((other) => other === one).length === 1
  const areNamed = (theirs: number, own: number): boolean => names[theirs] !== '' && ownNames[own] !== ''
  pair((theirs, own) => areNamed(theirs, own) && names[theirs] === ownNames[own])
  pair((theirs, own) => {
    const mark = ownMarks[own] ?? ''
    if (mark === '' || mark !== marks[theirs] || areNamed(theirs, own)) return false
    return isOnce(marks, mark) && isOnce(ownMarks, mark)
  })
  pair((theirs, own) => !areNamed(theirs, own))
  return places
}

const references = new Set<Field['kind']>(['url', 'pageRef', 'productRef', 'categoryRef', 'formRef', 'feedRef'])

/** What an entry shows or leads to in every language; empty: nothing. An address of the site is another one in each language. */
function markOf(of: Field, entry: unknown): string {
  return leavesOf({ entry: of }, { entry })
    .map(([{ kind }, value]) => {
      const { media, url = '' } = (value ?? {}) as { media?: number; url?: string } // of the leaf's kind
      if (kind === 'media') return media === undefined ? '' : `media:${media}`
      if (kind === 'link') return url
      return references.has(kind) && typeof value === 'string' ? value : ''
    })
    .filter((mark) => mark !== '' && !mark.startsWith('/'))
    .join(' ')
}
