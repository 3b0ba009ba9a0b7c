import { createContext, type ReactNode, useContext } from 'react'
import type { AreaBlock } from '#src/shell/contract/block.ts'

/** Renders what the editor shows instead of an area's blocks; null on the site. */
export type AreaSlot = (blocks: readonly AreaBlock[]) => ReactNode

export const AreaSlotContext = createContext<AreaSlot | null>(null)

/** Every component that shows an area of a page or block calls it; null: show the blocks. */
export function useAreaSlot(blocks: readonly AreaBlock[]): ReactNode {
  return useContext(AreaSlotContext)?.(blocks) ?? null
}
