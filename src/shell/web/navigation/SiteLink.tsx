import type { ComponentPropsWithRef, ReactNode } from 'react'
import { useLinkClickHandler, useLocation } from 'react-router'
import { usePage } from '../page/page-context.ts'
import { isDocumentLoad, opensInNewTab, useNavigationActions } from './document-loads.ts'

export interface SiteLinkProps extends Omit<ComponentPropsWithRef<'a'>, 'href'> {
  /** A site path or an external url. */
  to: string
  /** Opens in a new tab, whatever the url. */
  newTab?: boolean | undefined
  /** Keeps the scroll position and replaces the history entry: list state. */
  replace?: boolean | undefined
  /** Goes into the history entry, where the page it leads to can read it. */
  state?: object | undefined
  /** False: is not fetched before it is followed. */
  preload?: boolean | undefined
  children?: ReactNode
}

/**
 * The site's one link (specification 1, 2.3): internal pages without a reload and prefetched on hover, focus and touch;
 * external urls, targets, files of listed extensions and the checkout are left to the browser.
 */
export function SiteLink({
  to,
  newTab,
  target,
  replace = false,
  state,
  rel,
  preload = true,
  children,
  ...rest
}: SiteLinkProps) {
  const page = usePage()
  const location = useLocation()
  const { prefetch } = useNavigationActions()
  // The router's own Link brings what prefetches for its framework, three kilobytes that nothing here uses.
  const follow = useLinkClickHandler<HTMLAnchorElement>(to, { replace, state, preventScrollReset: replace })
  const internal = to.startsWith('/') && !to.startsWith('//')
  const inNewTab =
    newTab || Boolean(target && target !== '_self') || opensInNewTab(to, page.metadata.openInNewTabFileExtensionList)
  if (inNewTab)
    return (
      <a {...rest} href={to} target={target || '_blank'} rel="noopener noreferrer">
        {children}
      </a>
    )
  if (!internal || to.startsWith('/api/') || isDocumentLoad(to, page.navigation, location.pathname)) {
    return (
      <a {...rest} href={to} rel={rel}>
        {children}
      </a>
    )
  }
  const warm = () => {
    if (preload && to.split(/[?#]/)[0] !== location.pathname) prefetch(to)
  }
  return (
    <a
      {...rest}
      rel={rel}
      href={to}
      onClick={(event) => {
        rest.onClick?.(event)
        if (!event.defaultPrevented) follow(event)
      }}
      onMouseEnter={(event) => {
        rest.onMouseEnter?.(event)
        warm()
      }}
      onFocus={(event) => {
        rest.onFocus?.(event)
        warm()
      }}
      onTouchStart={(event) => {
        rest.onTouchStart?.(event)
        warm()
      }}
    >
      {children}
    </a>
  )
}
