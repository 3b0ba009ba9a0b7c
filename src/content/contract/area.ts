import { Type } from 'typebox'
import { channels } from '#src/shell/contract/view-context.ts'

/** A month and a day that it has, in a leap year. */
const day = '(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|02-(?:0[1-9]|[12]\\d))'
/** A moment with its time zone, or a day alone, which is stored as the moment at which it begins or is over. */
export const timeShape = `^\\d{4}-${day}(?:T(?:[01]\\d|2[0-3]):[0-5]\\d(?::[0-5]\\d(?:\\.\\d{1,3})?)?(?:Z|[+-]\\d{2}:\\d{2}))?$`
const Moment = Type.String({ pattern: timeShape })

/** Where a block stands, for whom and when: nothing said, for everybody and always. */
const place = {
  displayOption: Type.Optional(Type.Enum(['full', 'half', 'third'])),
  channels: Type.Optional(Type.Array(Type.Enum(channels))),
  visitorGroups: Type.Optional(Type.Array(Type.Integer())),
  /** Where it is shown, the block after it is not: what some see instead of what all others do. */
  insteadOfNext: Type.Optional(Type.Boolean()),
  from: Type.Optional(Moment),
  to: Type.Optional(Moment),
}

/**
 * A block that belongs to the version it stands in, with its fields. Its content id is its own for ever; without one it is new and
 * is given one when it is saved, under `key` where it has one.
 */
export const StoredNode = Type.Object(
  {
    id: Type.Optional(Type.Integer({ minimum: 1 })),
    key: Type.Optional(Type.String({ pattern: '^[a-z0-9-]{1,100}$' })),
    type: Type.String(),
    ...place,
    fields: Type.Record(Type.String(), Type.Unknown()),
  },
  { additionalProperties: false },
)
export type StoredNode = Type.Static<typeof StoredNode>

/** A block that several pages share: an item of its own, with versions of its own. */
const StoredRef = Type.Object({ ref: Type.Integer({ minimum: 1 }), ...place }, { additionalProperties: false })
export type StoredRef = Type.Static<typeof StoredRef>

export const StoredArea = Type.Array(Type.Union([StoredNode, StoredRef]), { maxItems: 100 })
export type StoredArea = Type.Static<typeof StoredArea>

export const isRef = (entry: StoredNode | StoredRef): entry is StoredRef => 'ref' in entry

/** The areas a page may have. */
export const areaNames = ['topContentArea', 'mainContentArea', 'bottomContentArea'] as const
export type AreaName = (typeof areaNames)[number]

/** Blocks inside blocks inside blocks: nothing is delivered, searched or saved below this. */
export const areaDepthMax = 5
