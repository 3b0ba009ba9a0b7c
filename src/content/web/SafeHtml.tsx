import type {} from '#src/common/trusted-types.ts'
import { clsx } from 'clsx'
import type { MouseEvent, SyntheticEvent } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { isDocumentLoad, opensInNewTab, useNavigationActions } from '#src/shell/web/navigation/document-loads.ts'
import { usePage } from '#src/shell/web/page/page-context.ts'

interface SafeHtmlProps {
  /** Sanitised by the server on save and again on delivery. */
  html: string
  className?: string
}

/** Editor text, and the only place where HTML from outside enters the page. Its links behave as the site's own do. */
export function SafeHtml({ html, className }: SafeHtmlProps) {
  const page = usePage()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const { prefetch } = useNavigationActions()
  if (html.trim() === '') return null

  const routed = (anchor: HTMLAnchorElement | null): string | null => {
    const href = anchor?.getAttribute('href') ?? ''
    const target = anchor?.target ?? ''
    if (!href.startsWith('/') || href.startsWith('//') || href.startsWith('/api/')) return null
    if ((target !== '' && target !== '_self') || anchor?.hasAttribute('download')) return null
    return isDocumentLoad(href, page.navigation, pathname) ? null : href
  }
  const follow = (event: MouseEvent) => {
    const anchor = linkOf(event)
    if (!anchor || event.defaultPrevented || event.button !== 0) return
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    if (opensInNewTab(anchor.getAttribute('href') ?? '', page.metadata.openInNewTabFileExtensionList)) {
      anchor.target = '_blank'
      anchor.rel = 'noopener noreferrer'
      return
    }
    const to = routed(anchor)
    if (to === null) return
    event.preventDefault()
    void navigate(to)
  }
  const warm = (event: SyntheticEvent) => {
    const to = routed(linkOf(event))
    if (to !== null && to.split(/[?#]/)[0] !== pathname) prefetch(to)
  }

  return (
    // A visitor operates the links inside; Enter on a link arrives here as a click.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <div
      className={clsx('kit-prose', className)}
      onClick={follow}
      onMouseOver={warm}
      onFocus={warm}
      onTouchStart={warm}
      // oxlint-disable-next-line react/no-danger
      dangerouslySetInnerHTML={{ __html: rules().createHTML(html) }}
    />
  )
}

/** An SVG of the media library, inlined so that it takes the theme's colours; the server has removed everything but shapes. */
export const Drawing = ({ markup, altText, className }: { markup: string; altText: string; className?: string }) => (
  <div
    className={className}
    {...(altText === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': altText })}
    // oxlint-disable-next-line react/no-danger
    dangerouslySetInnerHTML={{ __html: rules().createHTML(markup) }}
  />
)

const ownRules = { createHTML: (html: string): string => html }
let made: typeof ownRules | null = null

/** Trusted types policy for HTML that the server has sanitised; used only here. Made at the first use: the server has no window. */
const rules = (): typeof ownRules =>
  (made ??=
    typeof window === 'undefined'
      ? ownRules
      : (window.trustedTypes?.createPolicy('konvehti-html', ownRules) ?? ownRules))

const linkOf = (event: SyntheticEvent): HTMLAnchorElement | null =>
  event.target instanceof Element ? event.target.closest('a') : null
