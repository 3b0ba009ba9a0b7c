/** Which search: the panel, the navigation's own, a page, or that of recipes (analytics contract, event `search`). */
export type SearchPlace = 'panel' | 'navigation' | 'page' | 'recipes'

/** Travels with a navigation to the search page, which is who knows what was found. */
export const searchedFrom = (searchPlace: SearchPlace): { searchPlace: SearchPlace } => ({ searchPlace })

/** Where the search was made that a history entry is about: on a page, unless the entry says otherwise. */
export function readSearchPlace(state: unknown): SearchPlace {
  const place = typeof state === 'object' && state !== null && 'searchPlace' in state ? state.searchPlace : null
  return place === 'panel' || place === 'navigation' ? place : 'page'
}
