/** Which search: the panel, the navigation's own, a page, or that of recipes (analytics contract, event `search`). */
export type SearchPlace = 'panel' | 'navigation' | 'page' | 'recipes'

/** State of a navigation to the search page, which reports the search because it knows the hits. */
export const searchedFrom = (searchPlace: SearchPlace): { searchPlace: SearchPlace } => ({ searchPlace })

/** Reads from a history entry's state where the search was made: on a page, unless the state says otherwise. */
export function readSearchPlace(state: unknown): SearchPlace {
  const place = typeof state === 'object' && state !== null && 'searchPlace' in state ? state.searchPlace : null
  return place === 'panel' || place === 'navigation' ? place : 'page'
}
