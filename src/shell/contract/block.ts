import { Type } from 'typebox'
import { channels } from './view-context.ts'

/** Fields that every block on the wire has; the others depend on the last entry of `contentType` (C-3.4). */
export const BlockBase = Type.Object({
  contentLink: Type.Object({ id: Type.Integer(), guidValue: Type.String() }),
  contentType: Type.Array(Type.String()),
  displayOption: Type.Optional(Type.Union([Type.Literal('full'), Type.Literal('half'), Type.Literal('third')])),
  /** Devices it is shown on; left out: all. */
  channels: Type.Optional(Type.Array(Type.Enum(channels))),
  /** The block is shown to some visitor groups only. */
  isPersonal: Type.Optional(Type.Boolean()),
  /** Content id of the block that all other visitors see instead. */
  insteadOf: Type.Optional(Type.Integer()),
})
export type BlockBase = Type.Static<typeof BlockBase>

/** A block as it travels: base fields plus the fields of its type, parsed by the block's own schema before rendering. */
export type Block = BlockBase & Record<string, unknown>

/** A block that an area gives only by id; a separate request brings it (C-3.4). */
export type BlockLink = Pick<BlockBase, 'contentLink' | 'displayOption'> & { contentType?: undefined }

export type AreaBlock = Block | BlockLink

/** The name a page's template is looked up by: `['Page', 'StartPage']` → `start-page` (specification 1, 2.1). */
export function templateName(contentType: readonly string[]): string {
  const last = contentType.at(-1) ?? ''
  return last
    .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1-$2')
    .toLowerCase()
}
