import type { Facet } from '../../contract/facets.ts'

/** Values a group shows before "show more" (specification 2, section 9). */
export const firstFacets = 10

/** Chosen ones first, then in the answer's order; what is left over is only counted. */
export function visibleFacets(
  facets: readonly Facet[],
  chosen: readonly string[],
  all: boolean,
): { shown: Facet[]; hidden: number } {
  if (all || facets.length <= firstFacets) return { shown: [...facets], hidden: 0 }
  const isChosen = (facet: Facet) => chosen.includes(facet.name)
  const ordered = [...facets.filter(isChosen), ...facets.filter((facet) => !isChosen(facet))]
  const room = Math.max(firstFacets, chosen.length)
  return { shown: ordered.slice(0, room), hidden: ordered.length - Math.min(room, ordered.length) }
}

export const matchingFacets = (facets: readonly Facet[], phrase: string): readonly Facet[] => {
  const wanted = phrase.trim().toLocaleLowerCase()
  return wanted === '' ? facets : facets.filter((facet) => facet.label.toLocaleLowerCase().includes(wanted))
}

/** A value without results cannot be chosen, but a chosen one can be let go of. */
export const isChoosable = (facet: Facet, chosen: readonly string[]): boolean =>
  facet.count > 0 || chosen.includes(facet.name)
