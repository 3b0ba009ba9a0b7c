import { createContext, type ComponentType, useContext } from 'react'

export interface SearchButtonProps {
  className: string
}

export interface ContentSearchProps {
  /** A hit or one of the ways onward was followed: close what holds the box. */
  onFollow?: () => void
  /** Where the list goes: under the box, over it (at a lower edge), or into the flow. Below when left out. */
  opens?: 'below' | 'above' | 'inline'
}

/** Holes in the shell that other domains fill; `src/app/browser` joins them. The shell knows no cart, no account. */
export interface ShellSlots {
  /** Button in the main bar with its badge; opens the mini-cart. */
  CartButton: ComponentType
  /** The drawer itself, mounted once beside the page. */
  MiniCart: ComponentType
  /** Button in the main bar; opens the surface `search` (open-surface.ts). */
  SearchButton: ComponentType<SearchButtonProps>
  /** What the surface `search` shows, mounted once beside the page. */
  SearchPanel: ComponentType
  /** The box that searches pages, for menus; null: a plain field that leads to the search page. */
  ContentSearch: ComponentType<ContentSearchProps> | null
  /** What a review service says of the shop; null: no service is connected and the footer goes without. */
  ServiceReviewBadge: ComponentType | null
  /** The newsletter, above the footers of shop and content site; null: there is none. */
  Newsletter: ComponentType | null
  /** Whether the visitor is signed in; undefined while the answer is out. A hook, the same one for good. */
  useSignedIn: () => boolean | undefined
  /** What may come over any page and is reached right after the skip link: cookie panel, popup. */
  Overlays: ComponentType
}

export const ShellSlotsContext = createContext<ShellSlots | null>(null)

export function useShellSlots(): ShellSlots {
  const slots = useContext(ShellSlotsContext)
  if (!slots) throw new Error('The shell needs its slots: see src/app/browser/shell-slots.ts')
  return slots
}
