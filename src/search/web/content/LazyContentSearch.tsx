import { lazy, Suspense } from 'react'
import type { ContentSearchProps } from '#src/shell/web/slots/shell-slots.tsx'

const ContentSearch = lazy(async () => ({ default: (await import('./ContentSearch.tsx')).ContentSearch }))

/** The content search for menus: its code arrives with the menu that holds it, its place is kept meanwhile. */
export function LazyContentSearch(props: ContentSearchProps) {
  return (
    <Suspense fallback={<div className="kit-searchbox" aria-hidden="true" />}>
      <ContentSearch {...props} />
    </Suspense>
  )
}
