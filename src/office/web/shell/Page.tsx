import { clsx } from 'clsx'
import { Fragment, type ReactNode, useContext, useEffect, useRef, createContext } from 'react'
import { Link } from 'react-router'
import { useText } from '#src/shell/web/text/use-text.ts'
import { OfficeIcon } from '../OfficeIcon.tsx'
import { BarSearch } from './BarSearch.tsx'
import { useNews } from './use-news.ts'

/** Opens the rail as a drawer. */
export const DrawerContext = createContext<() => void>(() => {})

interface PageProps {
  /** Its last crumb and the title of the document; the heading's words where `heading` says no others. */
  title: string
  heading?: ReactNode
  crumbs?: readonly { label: string; to: string }[]
  /** One line of facts, the state first. */
  facts?: ReactNode
  actions?: ReactNode
  /** A page whose own field is the search has none in the bar. */
  hasOwnSearch?: boolean
  isNarrow?: boolean
  children: ReactNode
}

/** A page of the office: bar, head, content. The title of the document begins with how much waits. */
export function Page(props: PageProps) {
  const { title, heading, crumbs = [], facts, actions, hasOwnSearch = false, isNarrow = false, children } = props
  const t = useText()
  const openDrawer = useContext(DrawerContext)
  const { total } = useNews()
  const top = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    document.title = `${total > 0 ? `(${total > 1000 ? '1000+' : total}) ` : ''}${title} | Konvehti`
  }, [title, total])
  // A reader of the page hears where they are; a person with a mouse sees no ring.
  useEffect(() => {
    if (document.activeElement === document.body || document.activeElement?.closest('.office-rail'))
      top.current?.focus()
  }, [title])
  return (
    <div className="office-main">
      <header className="office-bar">
        <button type="button" className="office-ib office-burger" aria-label={t('/desk/menu')} onClick={openDrawer}>
          <OfficeIcon name="menu" size="l" />
        </button>
        <nav className="office-crumbs" aria-label={t('/desk/crumbs')}>
          {crumbs.map(({ label, to }) => (
            <Fragment key={to}>
              <Link to={to}>{label}</Link>
              <i aria-hidden="true">/</i>
            </Fragment>
          ))}
          <b aria-current="page">{title}</b>
        </nav>
        {!hasOwnSearch && <BarSearch />}
      </header>
      <main className={clsx('office-page', isNarrow && 'office-page--narrow')} id="content">
        <div className="office-head">
          <div className="office-head__t">
            <h1 className="office-title" ref={top} tabIndex={-1}>
              {heading ?? title}
            </h1>
            {facts && <div className="office-sub">{facts}</div>}
          </div>
          {actions && <div className="office-acts">{actions}</div>}
        </div>
        {children}
      </main>
    </div>
  )
}
