import type { Facet } from '../../contract/filters.ts'

/** Values a group shows before "show more" (specification 2, section 9). */
export const firstFacets = 10

/**
 * Shows the facets of `lead` first, then the others in the response's order; the rest is only counted. Chosen ones are always
 * shown. `lead`: what was chosen when the panel was opened, so that no row moves away from under a finger.
 */
export function visibleFacets(
  facets: readonly Facet[],
  { lead, chosen, all }: { lead: readonly string[]; chosen: readonly string[]; all: boolean },
): { shown: Facet[]; hidden: number } {
  const ordered = facets.toSorted((a, b) => Number(lead.includes(b.name)) - Number(lead.includes(a.name)))
  const shown = all
    ? ordered
    : ordered.filter((facet, index) => index < firstFacets || chosen.includes(facet.name) || lead.includes(facet.name))
  return { shown, hidden: ordered.length - shown.length }
}

export const matchingFacets = (facets: readonly Facet[], phrase: string): readonly Facet[] => {
  const wanted = phrase.trim().toLocaleLowerCase()
  return wanted === '' ? facets : facets.filter((facet) => facet.label.toLocaleLowerCase().includes(wanted))
}

/** A value without results cannot be chosen, but a chosen one can be let go of. */
export const isChoosable = (facet: Facet, chosen: readonly string[]): boolean =>
  facet.count > 0 || chosen.includes(facet.name)
