import { Type } from 'typebox'

/** How a content area is stored: references to blocks by content id, in order. */
export const StoredArea = Type.Array(
  Type.Object(
    {
      contentId: Type.Integer(),
      displayOption: Type.Optional(Type.Union([Type.Literal('full'), Type.Literal('half'), Type.Literal('third')])),
    },
    { additionalProperties: false },
  ),
  { maxItems: 100 },
)
export type StoredArea = Type.Static<typeof StoredArea>

/** The areas a page may have; a block's `containerBlocks` is stored the same way. */
export const areaNames = ['topContentArea', 'mainContentArea', 'bottomContentArea'] as const
export type AreaName = (typeof areaNames)[number]
