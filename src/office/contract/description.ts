import { Type } from 'typebox'

/*
 * What the back office may show to one person, made from the definitions of its resources. All words are in the language of
 * the request (`?language=`, else Accept-Language), so that the page brings none for fields, states and actions.
 */

/**
 * money: whole cents · moment: ISO 8601 in UTC · day: `2026-11-29` · choice: one of `options` · choices: several of them.
 */
const fieldKinds = ['text', 'number', 'money', 'moment', 'day', 'yes-no', 'choice', 'choices'] as const
export type FieldKind = (typeof fieldKinds)[number]

/** A state is coloured by whose turn it is. */
const turns = ['ours', 'blocked', 'others', 'waiting', 'done', 'over'] as const
export type Turn = (typeof turns)[number]

export const OptionDescription = Type.Object({
  value: Type.String(),
  label: Type.String(),
  turn: Type.Optional(Type.Enum([...turns])),
})
export type OptionDescription = Type.Static<typeof OptionDescription>

export const FieldDescription = Type.Object({
  name: Type.String(),
  label: Type.String(),
  kind: Type.Enum([...fieldKinds]),
  /** May be the list's `sort`, and backwards with a minus. */
  sorts: Type.Boolean(),
  /**
   * May be in the list's `filter`, by its kind: text and yes-no a value, choice and choices an array of values, number, money,
   * moment and day `{name}From` and `{name}To`, both included.
   */
  filters: Type.Boolean(),
  /** The field is a filter alone: no value of it is in the list. */
  hidden: Type.Boolean(),
  /** The values of a choice. */
  options: Type.Optional(Type.Array(OptionDescription)),
})
export type FieldDescription = Type.Static<typeof FieldDescription>

/** What may be asked of a list: fields by name, and `ids`. */
export const Filter = Type.Record(Type.String({ maxLength: 60 }), Type.Unknown())
export type Filter = Type.Static<typeof Filter>

/** A view that comes with the shop; saved ones are `SavedView`. */
export const ViewDescription = Type.Object({
  name: Type.String(),
  label: Type.String(),
  filter: Filter,
  /** Empty: the list's own. */
  sort: Type.String(),
  /** Its count is news: what stands in it waits for staff. */
  waits: Type.Boolean(),
})
export type ViewDescription = Type.Static<typeof ViewDescription>

export const ActionDescription = Type.Object({
  name: Type.String(),
  label: Type.String(),
  /** JSON schema of the body. */
  body: Type.Unknown(),
  /** May be done to many at once. */
  isBulk: Type.Boolean(),
  needsStepUp: Type.Boolean(),
})
export type ActionDescription = Type.Static<typeof ActionDescription>

export const ResourceDescription = Type.Object({
  /** Its calls are `/api/admin/{name}`. */
  name: Type.String(),
  label: Type.String(),
  fields: Type.Array(FieldDescription),
  /** Names of the fields that the list shows at first. */
  columns: Type.Array(Type.String()),
  /** The list's order, `-createdAt`. */
  sort: Type.String(),
  views: Type.Array(ViewDescription),
  /** Takes `q`, of so many letters at least; null: there is no search. */
  searchFrom: Type.Union([Type.Integer(), Type.Null()]),
  /** What this person may do, to one that is in the right state; a record says what it is ready for. */
  actions: Type.Array(ActionDescription),
  /** JSON schema of what PATCH takes; null: this person may change nothing. */
  change: Type.Unknown(),
  /** JSON schema of what POST to the resource itself takes; null: this person may add none. */
  create: Type.Unknown(),
  canExport: Type.Boolean(),
  exportNeedsStepUp: Type.Boolean(),
})
export type ResourceDescription = Type.Static<typeof ResourceDescription>

/** `GET /api/admin/resources`: only what the person may read. */
export const Resources = Type.Object({ resources: Type.Array(ResourceDescription) })
export type Resources = Type.Static<typeof Resources>
