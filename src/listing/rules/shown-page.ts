import { isFilteredOrSorted, type ListState } from '../contract/list-state.ts'
import { pageCount } from './pagination.ts'
import { productPageSize } from '../contract/limits.ts'

/**
 * The state that is shown for the one in the address: a page beyond the end of the plain list is page 1. How long a filtered
 * list is nobody knows before it is asked for, so its page stays. `plainCount`: products without any filter.
 */
export function shownListState(state: ListState, plainCount: number): ListState {
  if (isFilteredOrSorted(state) || state.page <= pageCount(plainCount, productPageSize)) return state
  return { ...state, page: 1 }
}
