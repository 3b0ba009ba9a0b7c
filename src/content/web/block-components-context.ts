import { type ComponentType, createContext, useContext } from 'react'
import type { BlockDefinition } from '../contract/block-definition.ts'

// Each component names its own block type; the server has checked the block against that type's fields.
// oxlint-disable-next-line typescript/no-explicit-any
export type BlockComponent = ComponentType<{ block: any }>

/** Components by the last entry of `contentType` (`HeroBlock`). */
export type BlockComponents = Readonly<Record<string, BlockComponent>>

/** A component for each of the definitions that can show its samples: one that is missing or another's does not compile. */
export type ComponentsOf<Definitions extends readonly BlockDefinition[]> = {
  [Definition in Definitions[number] as Definition['type']]: ComponentType<{ block: Definition['samples'][number] }>
}

export const BlockComponentsContext = createContext<BlockComponents>({})
export const useBlockComponents = (): BlockComponents => useContext(BlockComponentsContext)
