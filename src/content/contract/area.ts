import { Type } from 'typebox'
import { isTime } from '#src/common/shop-time.ts'
import { channels } from '#src/shell/contract/view-context.ts'

/** A moment with its time zone, or a day alone, which is stored as the moment at which it begins or is over. */
const Moment = Type.Refine(Type.String(), isTime)

/** The highest id of anything, which is what its column holds. */
export const idMax = 2_147_483_647

/** A block's layout, its audience and its time; left out: for every visitor, always. */
const place = {
  displayOption: Type.Optional(Type.Enum(['full', 'half', 'third'])),
  channels: Type.Optional(Type.Array(Type.Enum(channels))),
  visitorGroups: Type.Optional(Type.Array(Type.Integer({ minimum: 1, maximum: idMax }))),
  /** Shown instead of the next block: visitors who see this one do not see that one. */
  insteadOfNext: Type.Optional(Type.Boolean()),
  from: Type.Optional(Moment),
  to: Type.Optional(Moment),
}

/**
 * A block that belongs to the version that contains it, with its fields. Its content id never changes. Without an id, or with a
 * negative one that its editor made up, it is new and gets one when it is saved, under `key` where it has one.
 */
export const StoredNode = Type.Object(
  {
    id: Type.Optional(Type.Integer({ minimum: -idMax, maximum: idMax })),
    key: Type.Optional(Type.String({ pattern: '^[a-z0-9-]{1,100}$' })),
    type: Type.String(),
    ...place,
    fields: Type.Record(Type.String(), Type.Unknown()),
  },
  { additionalProperties: false },
)
export type StoredNode = Type.Static<typeof StoredNode>

/** A reference to a block that several pages share: a separate item with separate versions. */
const StoredRef = Type.Object(
  { ref: Type.Integer({ minimum: 1, maximum: idMax }), ...place },
  { additionalProperties: false },
)
export type StoredRef = Type.Static<typeof StoredRef>

/** The most entries of one area. */
export const areaEntriesMax = 100

export const StoredArea = Type.Array(Type.Union([StoredNode, StoredRef]), { maxItems: areaEntriesMax })
export type StoredArea = Type.Static<typeof StoredArea>

export const isRef = (entry: StoredNode | StoredRef): entry is StoredRef => 'ref' in entry

/** The areas a page may have. */
export const areaNames = ['topContentArea', 'mainContentArea', 'bottomContentArea'] as const
export type AreaName = (typeof areaNames)[number]

/** The deepest nesting of blocks: nothing is delivered, searched or saved below this. */
export const areaDepthMax = 5
