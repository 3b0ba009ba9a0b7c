import { lazy, Suspense, useState } from 'react'
import { closeSurface, useSurfaceOpen } from '#src/shell/web/open-surface.ts'
import { loadSearchPanel } from './search-panel-module.ts'

const HeaderSearch = lazy(async () => ({ default: (await loadSearchPanel()).HeaderSearch }))

const close = () => closeSurface('search')

/** The search panel, mounted once outside the page; its code loads when it first opens. */
export function SearchPanel() {
  const open = useSurfaceOpen('search')
  const [wanted, setWanted] = useState(open)
  if (open && !wanted) setWanted(true)
  if (!wanted) return null
  return (
    <Suspense fallback={null}>
      <HeaderSearch open={open} onClose={close} />
    </Suspense>
  )
}
