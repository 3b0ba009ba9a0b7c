import { type ComponentProps, useEffect, useMemo, useRef, useState } from 'react'
import { Button } from '#src/kit/Button.tsx'
import { EmptyState } from '#src/kit/EmptyState.tsx'
import { Alert } from '#src/kit/Notice.tsx'
import { Pagination } from '#src/kit/Pagination.tsx'
import { CardGridSkeleton } from '#src/kit/Skeleton.tsx'
import { SiteLink } from '#src/shell/web/navigation/SiteLink.tsx'
import { usePage } from '#src/shell/web/page/page-context.ts'
import { useText } from '#src/shell/web/text/use-text.ts'
import { isDefaultListState, isFilteredOrSorted } from '../../contract/list-state.ts'
import type { PromoPanel as Panel } from '#src/listing/contract/promo-panel.ts'
import type { ListSource } from '../../contract/query-keys.ts'
import { clearList } from '../../rules/list-changes.ts'
import { pageCount } from '../../rules/pagination.ts'
import { ProductGrid } from '#src/products/web/cards/ProductGrid.tsx'
import { sinceOf } from '#src/products/web/live/since.ts'
import { useReviewRefresh } from '#src/products/web/review-slots.ts'
import type { TrackedList } from '#src/products/web/list-events.ts'
import { ListTools } from './ListTools.tsx'
import { PromoPanel } from '#src/listing/web/promo-panel/PromoPanel.tsx'
import { useFocusRestore } from './use-focus-restore.ts'
import { useListState } from './use-list-state.ts'
import { useProductList } from './use-product-list.ts'
import { useRobots } from './use-robots.ts'
import type { ProductList } from '../../contract/product-list.ts'
import { productPageSize } from '../../contract/limits.ts'
import './listing.css'

interface ProductListingProps {
  source: ListSource
  /** Page 1 in standard order, from the page model. */
  plain: ProductList
  /** Stands between full rows of the first page in standard order, and of no other. */
  panel?: Panel | undefined
  /** Said when the list has no products at all, whatever the filters. */
  emptyText: string
  /** False for a search: its order is the ranking. */
  sortable?: boolean
  /** Said when the list cannot be had. */
  errorText?: string
  /** A card is followed; its place in the whole list, from 0. */
  onSelect?: (index: number) => void
}

/** Tool row, grid and pages of one list. Its first page is in the document, its pages are real addresses. */
export function ProductListing({
  source,
  plain,
  panel,
  emptyText,
  sortable = true,
  errorText,
  onSelect,
}: ProductListingProps) {
  const text = useText()
  const { state, isCorrected, change, urlOf } = useListState(plain.totalCount, sortable)
  const { list, isPlain, facetGroups, isLoading, isFirstLoad, failed, retry } = useProductList(source, state, plain)
  const tracked = useTrackedList(source, state.page)
  const [first] = useState(state)
  /** After the first change the list is at least as high as the window, so that what is below it stays below it. */
  const isChanged = state !== first
  const heading = useRef<HTMLHeadingElement>(null)
  const focusRestore = useFocusRestore(list, heading)
  const toHeading = () => heading.current?.focus({ preventScroll: true })
  useRobots(isFilteredOrSorted(state) ? 'noindex, nofollow' : '')
  useStartOfPage(state.page, heading)
  useReviewRefresh(list.productViewModels.map((card) => card.code).join())
  const isBeyond =
    !failed && !isFirstLoad && !isLoading && state.page > Math.max(1, pageCount(list.totalCount, productPageSize))
  useEffect(() => {
    // Also where the page is shown as the first already: the address says so too.
    if (isCorrected || isBeyond) change({ ...state, page: 1 })
  }, [isCorrected, isBeyond, change, state])

  if (plain.totalCount === 0 && isDefaultListState(state))
    return <p className="kit-wrap kit-lead listing__none">{emptyText}</p>
  return (
    <div className="kit-wrap listing">
      <ListTools
        state={state}
        onChange={change}
        facetGroups={facetGroups}
        count={list.totalCount}
        sortable={sortable && plain.totalCount > 1}
        urlOf={urlOf}
        onCleared={toHeading}
      />
      <h2 className="kit-visually-hidden" ref={heading} tabIndex={-1}>
        {text('/catalogue/list/heading')}
      </h2>
      <div className={isChanged ? 'listing__box listing__box--kept' : 'listing__box'}>
        {failed && (
          <Alert announce>
            <p>{errorText ?? text('/catalogue/list/error')}</p>
            <Button variant="secondary" size="small" onClick={retry} busy={isLoading}>
              {text('/catalogue/list/retry')}
            </Button>
          </Alert>
        )}
        <div aria-busy={isLoading || isFirstLoad} className="listing__grid" {...focusRestore}>
          {isFirstLoad && <CardGridSkeleton count={productPageSize} />}
          {!isFirstLoad && (
            // Each response gets new cards: a card that stayed would be seen to move.
            <ProductGrid
              key={sinceOf(list)}
              cards={list.productViewModels}
              lead
              list={tracked}
              panel={isPlain && panel && <PromoPanel panel={panel} />}
              since={sinceOf(list)}
              onSelect={onSelect}
            />
          )}
        </div>
        {!failed && !isFirstLoad && !isLoading && list.productViewModels.length === 0 && (
          <EmptyState
            mascotLabel={text('/catalogue/list/mascot')}
            title={text('/catalogue/list/empty-title')}
            text={text('/catalogue/list/empty-text')}
            action={
              <Button
                onClick={() => {
                  change(clearList())
                  toHeading()
                }}
              >
                {text('/catalogue/list/show-all')}
              </Button>
            }
          />
        )}
      </div>
      <Pagination
        page={state.page}
        pageCount={pageCount(list.totalCount, productPageSize)}
        urlOf={(page) => urlOf({ ...state, page })}
        Link={PageLink}
        labels={{
          pages: text('/catalogue/pages/label'),
          previous: text('/catalogue/pages/previous'),
          next: text('/catalogue/pages/next'),
          page: (page) => text('/catalogue/pages/page', { page }),
        }}
      />
    </div>
  )
}

/** The list by its category, as the whole range, or as what a search found. */
function useTrackedList(source: ListSource, page: number): TrackedList {
  const { name } = usePage()
  const id = 'phrase' in source ? 'search' : (source.categoryCode ?? 'products')
  return useMemo(() => ({ id, name, offset: (page - 1) * productPageSize }), [id, name, page])
}

/** A page of the same list takes the place of this one in the history, as every change of the list's state does. */
const PageLink = (props: ComponentProps<typeof SiteLink>) => <SiteLink {...props} replace />

/** Another page begins at its top, for eyes and for keyboard and screen reader alike. */
function useStartOfPage(page: number, heading: { current: HTMLHeadingElement | null }): void {
  const before = useRef(page)
  useEffect(() => {
    if (before.current === page) return
    before.current = page
    const start = heading.current
    start?.focus({ preventScroll: true })
    start?.parentElement?.scrollIntoView({ block: 'start' })
  }, [page, heading])
}
