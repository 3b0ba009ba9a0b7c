import { createContext, type ComponentType, useContext } from 'react'

/** Holes in the shell that other domains fill; `src/app/browser` joins them. The shell knows no cart, no account. */
export interface ShellSlots {
  /** Button in the main bar with its badge; opens the mini-cart. */
  CartButton: ComponentType
  /** The drawer itself, mounted once beside the page. */
  MiniCart: ComponentType
  /** What may come over any page and is reached right after the skip link: cookie panel, popup. */
  Overlays: ComponentType
}

export const ShellSlotsContext = createContext<ShellSlots | null>(null)

export function useShellSlots(): ShellSlots {
  const slots = useContext(ShellSlotsContext)
  if (!slots) throw new Error('The shell needs its slots: see src/app/browser/shell-slots.ts')
  return slots
}
