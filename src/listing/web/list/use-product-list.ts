import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useLanguage } from '#src/shell/web/page/page-context.ts'
import { isDefaultListState, type ListState } from '../../contract/list-state.ts'
import { type ListSource, productListKey } from '../../contract/query-keys.ts'
import { fetchProductList } from '../list-api.ts'
import { emptyProductList, type ProductList } from '../../contract/product-list.ts'
import type { FacetGroup } from '../../contract/filters.ts'

/** Lists are kept for an hour (specification 1, section 9). */
const listFreshMs = 3_600_000

export interface ShownList {
  list: ProductList
  /** `list` is page 1 in standard order, without filters. */
  isPlain: boolean
  /** Facets to choose from, also while nothing is found or no response has come. */
  facetGroups: readonly FacetGroup[]
  /** The answer for this state is on its way; `list` is the one before. */
  isLoading: boolean
  /** There is nothing before it to show. */
  isFirstLoad: boolean
  failed: boolean
  retry: () => void
}

/** The list of a state. `plain` is page 1 in standard order, which the page model brings along. */
export function useProductList(source: ListSource, state: ListState, plain: ProductList): ShownList {
  const language = useLanguage()
  const isDefault = isDefaultListState(state)
  const query = useQuery({
    queryKey: productListKey(language, source, state),
    queryFn: ({ signal }) => fetchProductList(language, source, state, signal),
    staleTime: listFreshMs,
    gcTime: listFreshMs,
    // Each answer has its own age.
    structuralSharing: false,
    placeholderData: keepPreviousData,
    ...(isDefault && { initialData: plain }),
  })
  const [isPlain, setPlain] = useState(isDefault)
  // While an answer is on its way the list is the one before.
  if (isPlain !== isDefault && !query.isPlaceholderData) setPlain(isDefault)
  const failed = query.isError
  return {
    list: query.data ?? emptyProductList,
    isPlain,
    facetGroups: query.data?.facetGroups ?? plain.facetGroups,
    isLoading: query.isPlaceholderData || (query.isFetching && failed),
    isFirstLoad: query.isPending && !query.data,
    failed,
    retry: () => void query.refetch(),
  }
}
