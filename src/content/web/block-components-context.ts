import { type ComponentType, createContext, useContext } from 'react'

// Each component names its own block type; the server has checked the block against that type's schema.
// oxlint-disable-next-line typescript/no-explicit-any
export type BlockComponent = ComponentType<{ block: any }>

/** Components by template name (`hero-block`). */
export type BlockComponents = Readonly<Record<string, BlockComponent>>

export const BlockComponentsContext = createContext<BlockComponents>({})
export const useBlockComponents = (): BlockComponents => useContext(BlockComponentsContext)
