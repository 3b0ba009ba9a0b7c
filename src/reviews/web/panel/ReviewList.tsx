import { useEffect, useRef, useState } from 'react'
import { Button } from '#src/kit/Button.tsx'
import { EmptyState } from '#src/kit/EmptyState.tsx'
import { Alert } from '#src/kit/Notice.tsx'
import { SortSelect } from '#src/kit/SortSelect.tsx'
import { Spinner } from '#src/kit/Spinner.tsx'
import { useText } from '#src/shell/web/text/use-text.ts'
import { type ReviewSort, reviewSorts } from '../../contract/reviews.ts'
import { RatingOverview } from './RatingOverview.tsx'
import { ReviewCard } from './ReviewCard.tsx'
import { useReviews } from './use-reviews.ts'

interface ReviewListProps {
  productCode: string
  headingLevel: 'h3'
  onWrite: () => void
}

/** Overview, sort order, the reviews, and a button for more. */
export function ReviewList({ productCode, headingLevel, onWrite }: ReviewListProps) {
  const text = useText()
  const [sort, setSort] = useState<ReviewSort>('newest')
  const { list, items, hasMore, isLoadingMore, failed, more, retry } = useReviews(productCode, sort)
  const listRef = useFocusOnMore(items.length, sort)

  if (list === null)
    return failed ? (
      <Alert announce>
        <p>{text('/reviews/error')}</p>
        <Button variant="secondary" size="small" onClick={retry}>
          {text('/reviews/retry')}
        </Button>
      </Alert>
    ) : (
      <output className="review-all__wait">
        <Spinner /> {text('/reviews/loading')}
      </output>
    )
  const write = (
    <Button {...(list.count > 0 && { variant: 'secondary', size: 'small' })} onClick={onWrite}>
      {text('/reviews/write')}
    </Button>
  )
  if (list.count === 0)
    return (
      <EmptyState
        small
        headingLevel={headingLevel}
        mascotLabel={text('/reviews/mascot')}
        title={text('/reviews/empty-title')}
        text={text('/reviews/empty-text')}
        action={write}
      />
    )
  return (
    <>
      <RatingOverview list={list} />
      <div className="review-all__tools">
        {write}
        {list.count > 1 && (
          <SortSelect
            label={text('/reviews/sort/label')}
            hideLabel
            value={sort}
            options={reviewSorts.map((value) => ({ value, label: text(`/reviews/sort/${value}`) }))}
            onChange={setSort}
          />
        )}
      </div>
      <ul className="review-all__list" ref={listRef}>
        {items.map((item) => (
          <li key={item.id} tabIndex={-1}>
            <ReviewCard item={item} headingLevel={headingLevel} />
          </li>
        ))}
      </ul>
      {failed && (
        <Alert announce>
          <p>{text('/reviews/error')}</p>
        </Alert>
      )}
      {hasMore && (
        <Button variant="secondary" wide onClick={more} busy={isLoadingMore} busyText={text('/reviews/loading')}>
          {text('/reviews/more')}
        </Button>
      )}
      <p className="kit-small kit-muted">{text('/reviews/trust')}</p>
    </>
  )
}

/** Moves focus to the first new review after “more”, for keyboard and screen reader users. */
function useFocusOnMore(count: number, sort: ReviewSort) {
  const list = useRef<HTMLUListElement>(null)
  const before = useRef({ count, sort })
  useEffect(() => {
    const { count: shown, sort: order } = before.current
    before.current = { count, sort }
    if (shown === 0 || count <= shown || order !== sort) return
    const next = list.current?.children[shown]
    if (next instanceof HTMLElement) next.focus()
  }, [count, sort])
  return list
}
