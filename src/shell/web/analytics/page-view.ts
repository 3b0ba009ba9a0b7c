import { useLayoutEffect, useRef } from 'react'
import type { PageModel } from '#src/shell/contract/page-model.ts'
import { doNotTrack } from '../do-not-track.ts'
import { track } from './track.ts'

/**
 * virtual_page_view for every page the visitor goes to, the first included, which has no referrer (specification 1, section
 * 4). A change of query or hash is the same page, a prefetched one is not shown, and do-not-track is honoured.
 */
export function usePageView(model: PageModel, pathname: string): void {
  const last = useRef<{ model: PageModel; location: string } | null>(null)
  // Runs before the effects of the page's parts, which report what is on it
  useLayoutEffect(() => {
    if (last.current?.model === model) return
    const before = last.current
    const location = window.location.href
    last.current = { model, location }
    if (doNotTrack()) return
    track({
      event: 'virtual_page_view',
      page_location: location,
      page_path: pathname,
      page_title: model.pageMetadata.metaTitle,
      page_type: model.pageMetadata.pageType,
      page_language: model.metadata.currentLanguage,
      page_categories: model.pageMetadata.categories,
      ...(before && { page_referrer: before.location }),
    })
  }, [model, pathname])
}
