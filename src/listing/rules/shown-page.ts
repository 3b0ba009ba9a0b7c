import { isFilteredOrSorted, type ListState } from '../contract/list-state.ts'
import { pageCount } from './pagination.ts'
import { productPageSize } from '../contract/limits.ts'

/**
 * The state to show for the one in the address: a page beyond the end of the plain list becomes page 1. The length of a
 * filtered list is unknown before the request, so its page stays. `plainCount`: products without any filter.
 */
export function shownListState(state: ListState, plainCount: number): ListState {
  if (isFilteredOrSorted(state) || state.page <= pageCount(plainCount, productPageSize)) return state
  return { ...state, page: 1 }
}
