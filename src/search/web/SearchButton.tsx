import { useSyncExternalStore } from 'react'
import { Icon } from '#src/kit/Icon.tsx'
import { SiteLink } from '#src/shell/web/navigation/SiteLink.tsx'
import { useSearchPath } from '#src/shell/web/navigation/use-search-path.ts'
import { openSurface, useSurfaceOpen } from '#src/shell/web/open-surface.ts'
import type { SearchButtonProps } from '#src/shell/web/slots/shell-slots.tsx'
import { useText } from '#src/shell/web/text/use-text.ts'
import { loadSearchPanel } from './search-panel-module.ts'

const warm = () => void loadSearchPanel().catch(() => {}) // the opening itself reports a failure
const never = () => () => {}

/** The header's way to the search: a link to the search page until the page is alive, then it opens the panel. */
export function SearchButton({ className }: SearchButtonProps) {
  const searchPath = useSearchPath()
  const text = useText()
  const open = useSurfaceOpen('search')
  const alive = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  const label = text('/shell/header/search')
  if (!alive)
    return (
      <SiteLink className={className} to={searchPath} aria-label={label}>
        <Icon name="search" />
      </SiteLink>
    )
  return (
    <button
      type="button"
      className={className}
      aria-label={label}
      aria-haspopup="dialog"
      aria-expanded={open}
      onClick={() => openSurface('search')}
      onPointerEnter={warm}
      onFocus={warm}
    >
      <Icon name="search" />
    </button>
  )
}
