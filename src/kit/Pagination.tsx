import { clsx } from 'clsx'
import { Icon } from './Icon.tsx'
import type { KitLink } from './kit-link.ts'
import { type PageButton, pageButtons } from './page-buttons.ts'

interface PaginationProps {
  page: number
  pageCount: number
  /** Address of a page: pages are links, so they can be opened, shared and crawled. */
  urlOf: (page: number) => string
  Link: KitLink
  labels: { pages: string; previous: string; next: string; page: (page: number) => string }
}

/** Renders nothing when there is only one page. */
export function Pagination({ page, pageCount, urlOf, Link, labels }: PaginationProps) {
  if (pageCount < 2) return null
  return (
    <nav className="kit-pages kit-num" aria-label={labels.pages}>
      {page > 1 ? (
        <Link to={urlOf(page - 1)} rel="prev" aria-label={labels.previous}>
          <Icon name="chevron-left" />
        </Link>
      ) : (
        <span className="kit-pages__off">
          <Icon name="chevron-left" />
        </span>
      )}
      {pageButtons(page, pageCount).map((button) => (
        <Step key={button.page} button={button} current={page} urlOf={urlOf} Link={Link} labels={labels} />
      ))}
      {page < pageCount ? (
        <Link to={urlOf(page + 1)} rel="next" aria-label={labels.next}>
          <Icon name="chevron-right" />
        </Link>
      ) : (
        <span className="kit-pages__off">
          <Icon name="chevron-right" />
        </span>
      )}
    </nav>
  )
}

type StepProps = Pick<PaginationProps, 'urlOf' | 'Link' | 'labels'> & { button: PageButton; current: number }

function Step({ button, current, urlOf, Link, labels }: StepProps) {
  const className = clsx(button.on === 'wide' && 'kit-pages__wide', button.on === 'narrow' && 'kit-pages__narrow')
  if (typeof button.page === 'string') {
    return (
      <span className={className} aria-hidden="true">
        …
      </span>
    )
  }
  return (
    <Link
      to={urlOf(button.page)}
      className={className}
      aria-label={labels.page(button.page)}
      {...(button.page === current && { 'aria-current': 'page' as const })}
    >
      {button.page}
    </Link>
  )
}
