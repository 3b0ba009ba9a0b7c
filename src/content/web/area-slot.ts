import { createContext, type ReactNode, useContext } from 'react'
import type { AreaBlock } from '#src/shell/contract/block.ts'

/** What an editor shows in the place of an area's blocks; null on the site. */
export type AreaSlot = (blocks: readonly AreaBlock[]) => ReactNode

export const AreaSlotContext = createContext<AreaSlot | null>(null)

/** Asked by everything that shows an area, of a page or of a block; null: show the blocks. */
export function useAreaSlot(blocks: readonly AreaBlock[]): ReactNode {
  return useContext(AreaSlotContext)?.(blocks) ?? null
}
