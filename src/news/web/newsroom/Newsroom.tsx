import { useRef } from 'react'
import { useLocation } from 'react-router'
import { Button } from '#src/kit/Button.tsx'
import { buttonClass } from '#src/kit/button-class.ts'
import { Alert } from '#src/kit/Notice.tsx'
import { Loading } from '#src/kit/Spinner.tsx'
import { SiteLink } from '#src/shell/web/navigation/SiteLink.tsx'
import { useText } from '#src/shell/web/text/use-text.ts'
import { everyRelease, formatNewsState, type NewsList, type NewsSource } from '../../contract/news-list.ts'
import { FeedNotice } from '../FeedNotice.tsx'
import { ChosenFilters } from './ChosenFilters.tsx'
import { NewsFilters } from './NewsFilters.tsx'
import { LeadRelease, ReleaseCard } from './ReleaseCard.tsx'
import { useNearEnd } from './use-near-end.ts'
import { useNewsroom } from './use-newsroom.ts'
import './newsroom.css'

interface NewsroomProps {
  source: NewsSource
  newest: NewsList
  field: string
  /** The level of the headings in it; releases in the list stand one below. */
  headingLevel: 'h2' | 'h3' | 'h4'
}

const below = { h2: 'h3', h3: 'h4', h4: 'h4' } as const

/** The newest release, filters, and all others by scrolling; by address alone without script. */
export function Newsroom({ source, newest, field, headingLevel: Heading }: NewsroomProps) {
  const text = useText()
  const { pathname } = useLocation()
  const end = useRef<HTMLDivElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const news = useNewsroom(source, newest)
  const { state, answer, items, isFiltered } = news
  useNearEnd(end, news.canAppend && !news.isLoadingMore, news.pages, news.append)
  const [lead] = state.page === 1 ? newest.items : []
  // The lead release stands above the list, so the list leaves it out; a filtered list includes it.
  const listed = isFiltered ? items : items.filter(({ id }) => id !== lead?.id)
  const { categories, years } = answer ?? newest
  const count = answer?.totalCount ?? 0
  return (
    <>
      <FeedNotice feed={newest.feed} wide />
      {lead && <LeadRelease item={lead} headingLevel={Heading} field={field} />}
      <div className="kit-wrap news-room">
        <NewsFilters state={state} categories={categories} years={years} onChoose={news.choose} />
        <div ref={list} className="news-room__list" tabIndex={-1} aria-busy={news.isWaiting}>
          <div className="news-room__tools">
            <ChosenFilters
              state={state}
              categories={categories}
              onChoose={news.choose}
              onEmptied={() => list.current?.focus({ preventScroll: true })}
            />
            <output className="kit-ui kit-muted kit-num">
              {news.isWaiting || (news.failed && !answer) ? '' : text('/news/count', { count })}
            </output>
          </div>
          <Heading className="kit-visually-hidden">{text('/news/list')}</Heading>
          {listed.map((item) => (
            <ReleaseCard key={item.id} item={item} headingLevel={below[Heading]} />
          ))}
          {answer && count === 0 && (
            <p className="kit-lead news-room__none">{text(isFiltered ? '/news/none' : '/news/empty')}</p>
          )}
          {answer && count > 0 && items.length === 0 && (
            <p className="kit-lead news-room__none">{text('/news/past')}</p>
          )}
          {news.failed && (
            <Alert announce>
              <p>{text('/news/failed')}</p>
              <Button variant="secondary" size="small" onClick={news.retry}>
                {text('/news/retry')}
              </Button>
            </Alert>
          )}
          {news.isLoadingMore && <Loading label={text('/news/loading-more')} />}
          <div ref={end} className="news-room__end">
            {state.page > 1 && (
              <SiteLink className={buttonClass({ variant: 'secondary' })} to={news.urlOf({ page: state.page - 1 })}>
                {text('/news/newer')}
              </SiteLink>
            )}
            {news.hasMore && (
              // A link: without script it leads to the page that comes next.
              <SiteLink
                className={buttonClass({ variant: 'secondary' })}
                to={news.urlOf({ page: state.page + news.pages })}
                preload={false}
                onClick={(event) => {
                  if (news.canAppend) event.preventDefault()
                  news.append()
                }}
              >
                {text('/news/older')}
              </SiteLink>
            )}
          </div>
          {newest.years.length > 0 && (
            <nav className="news-archive kit-ui kit-num" aria-label={text('/news/archive')}>
              <span aria-hidden="true">{text('/news/archive')}</span>
              {newest.years.map(({ year }) => (
                <SiteLink
                  key={year}
                  className="kit-link"
                  to={`${pathname}?${new URLSearchParams(formatNewsState({ ...everyRelease, year })).toString()}`}
                  aria-label={text('/news/archive/year', { year: String(year) })}
                  aria-current={state.year === year ? 'page' : undefined}
                >
                  {year}
                </SiteLink>
              ))}
            </nav>
          )}
        </div>
      </div>
    </>
  )
}
