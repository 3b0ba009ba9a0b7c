import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import type { PageModel } from '#src/shell/contract/page-model.ts'
import { usePageView } from '../analytics/page-view.ts'
import { applyHead } from './document-head.ts'
import { refreshMetadata } from './window-globals.ts'

/**
 * What follows a navigation (specification 1, 2.2): head and theme are brought in step, focus moves to the new page; on
 * all but the first view the metadata globals are refreshed and a personalisation script runs again.
 */
export function useAfterNavigation(model: PageModel): void {
  const { pathname, search } = useLocation()
  const first = useRef(true)
  // Runs before the paint: a page never shows in the previous page's theme
  useLayoutEffect(() => {
    applyHead(document, model, search)
  }, [model, search])
  // The focus moves together with the page: a visitor who presses a key once they see it must not lose their place afterwards
  const focused = useRef(model)
  useLayoutEffect(() => {
    if (focused.current === model) return
    focused.current = model
    document.querySelector<HTMLElement>('#main')?.focus({ preventScroll: true })
  }, [model])
  usePageView(model, pathname)
  useEffect(() => {
    if (first.current) {
      first.current = false
      return
    }
    refreshMetadata(model)
    window.__personalization?.init()
  }, [model])
}
