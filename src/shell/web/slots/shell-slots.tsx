import { createContext, type ComponentType, useContext } from 'react'

export interface SearchButtonProps {
  className: string
}

export interface ContentSearchProps {
  /** Called when the visitor followed a hit or link: close the panel with the box. */
  onFollow?: () => void
  /** Where the list opens: under the box, over it (at a lower edge), or in the flow. Left out: under the box. */
  opens?: 'below' | 'above' | 'inline'
}

/** Slots of the shell that other domains fill; `src/app/browser` connects them. The shell knows neither cart nor account. */
export interface ShellSlots {
  /** Button in the main bar with its badge; opens the mini-cart. */
  CartButton: ComponentType
  /** The drawer itself, mounted once next to the page. */
  MiniCart: ComponentType
  /** Button in the main bar; opens the surface `search` (open-surface.ts). */
  SearchButton: ComponentType<SearchButtonProps>
  /** What the surface `search` shows, mounted once next to the page. */
  SearchPanel: ComponentType
  /** The box that searches pages, for menus; null: a plain field that leads to the search page. */
  ContentSearch: ComponentType<ContentSearchProps> | null
  /** A review service's rating of the shop in the footer; null: no service is connected. */
  ServiceReviewBadge: ComponentType | null
  /** The newsletter, above the footers of shop and content site; null: there is none. */
  Newsletter: ComponentType | null
  /** A hook: whether the visitor is signed in; undefined while not known. It must never be replaced. */
  useSignedIn: () => boolean | undefined
  /** Panels over any page, reached right after the skip link: cookie panel, popup. */
  Overlays: ComponentType
}

export const ShellSlotsContext = createContext<ShellSlots | null>(null)

export function useShellSlots(): ShellSlots {
  const slots = useContext(ShellSlotsContext)
  if (!slots) throw new Error('The shell needs its slots: see src/app/browser/shell-slots.ts')
  return slots
}
