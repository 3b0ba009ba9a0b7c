import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { onceInView } from '#src/kit/in-view.ts'
import { addViewed, readViewed } from './viewed-store.ts'

const ViewedRow = lazy(() => import('./ViewedRow.tsx').then((module) => ({ default: module.ViewedRow })))

/** Far enough below the window that the row is there before it is seen, and moves nothing that is. */
const margin = '1200px'

/**
 * Products the visitor viewed before, requested when the end of the page comes near; nothing without any. `code`: the product
 * of this page, which is remembered and left out.
 */
export function RecentlyViewed({ code = null }: { code?: string | null }) {
  const place = useRef<HTMLDivElement>(null)
  const [codes, setCodes] = useState<readonly string[]>([])
  useEffect(() => {
    if (code !== null) addViewed(code)
    if (place.current === null) return
    return onceInView(place.current, () => setCodes(readViewed(code)), { rootMargin: margin })
  }, [code])
  return (
    <div ref={place}>
      {codes.length > 0 && (
        <Suspense fallback={null}>
          <ViewedRow codes={codes} />
        </Suspense>
      )}
    </div>
  )
}
