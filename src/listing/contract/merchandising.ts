import { Type } from 'typebox'
import { languages } from '#src/common/locale.ts'
import { ProductCard } from '#src/products/contract/card.ts'
import { Code, FieldColour } from '#src/products/contract/codes.ts'
import { panelTextMax } from './merchandising-limits.ts'

/*
 * `/api/admin/merchandising`: a list as shoppers see it, with what merchandisers decided about it. Times are Helsinki's: a day
 * `2026-12-24`, which an end includes, or `2026-12-24T16:00`.
 */

const closed = { additionalProperties: false }
const orNull = <Schema extends Type.TSchema>(schema: Schema) => Type.Union([schema, Type.Null()])
const Time = orNull(Type.String({ minLength: 10, maxLength: 16 }))

/** What a rule does to its product in its list, in the order that forms offer it. */
export const ruleKinds = ['pin', 'boost', 'bury', 'hide'] as const
export type RuleKind = (typeof ruleKinds)[number]
/** More rules than anyone keeps in mind for one list. */
const rulesMost = 200
/** Products that are shown of a list. */
export const shownMost = 96

/** `all`, `category:CODE` or `query:PHRASE`. */
export const ListParams = Type.Object({
  list: Type.String({ maxLength: 120, pattern: '^(all|category:[a-z0-9-]{1,64}|query:.{1,100})$' }),
})

export const ListRule = Type.Object(
  {
    kind: Type.Enum([...ruleKinds]),
    code: Code,
    /** Place of a pin, counted from 1; null for other rules. */
    place: orNull(Type.Integer({ minimum: 1, maximum: 1000 })),
    from: Time,
    to: Time,
  },
  closed,
)
export type ListRule = Type.Static<typeof ListRule>

const PanelText = Type.Object(
  {
    /** Words between asterisks are set in italic. */
    title: Type.String({ maxLength: panelTextMax.title * 2 }),
    body: Type.String({ maxLength: panelTextMax.body * 2 }),
    linkLabel: Type.String({ maxLength: panelTextMax.linkLabel * 2 }),
  },
  closed,
)
export type PanelText = Type.Static<typeof PanelText>
/** A language that is left out shows the Finnish texts. */
const PanelWords = Type.Object({ fi: PanelText, sv: Type.Optional(PanelText), en: Type.Optional(PanelText) }, closed)

const panelParts = {
  /** Backdrop of the design. */
  field: FieldColour,
  picture: Type.String({ maxLength: 200 }),
  words: PanelWords,
  from: Time,
  to: Time,
}
/** Milliseconds of the last change. */
const Version = Type.Integer({ minimum: 0 })
export const ListPanel = Type.Object({
  ...panelParts,
  id: Type.Integer(),
  version: Version,
  /** Address of the page in Finnish; null: the page is no more, and the panel is not shown. */
  link: orNull(Type.String()),
})
export type ListPanel = Type.Static<typeof ListPanel>

const writtenPanel = { ...panelParts, link: Type.String({ maxLength: 2_000 }) }
const panelExample = {
  field: 'sky',
  picture: '/media/category/lahjat.webp',
  link: '/tuotteet/lahjat',
  words: { fi: { title: 'Nauha on *jo solmittu.*', body: 'Valmiita paketteja.', linkLabel: 'Katso lahjat' } },
  from: null,
  to: null,
}
/** `POST …/panels` adds a panel. A list has one for each time: another for the same time is refused at `from`. */
export const ListPanelBody = Type.Object(writtenPanel, { ...closed, examples: [panelExample] })
export type ListPanelBody = Type.Static<typeof ListPanelBody>
/**
 * `PUT …/panels/{id}` changes a panel, its times too. Another version now is 409 `office/version-conflict`, a panel that was removed 409
 * `office/merchandising/panel-gone`; `DELETE …/panels/{id}?version=…` alike.
 */
export const ChangedPanelBody = Type.Object(
  { ...writtenPanel, version: Version },
  { ...closed, examples: [{ ...panelExample, version: 1_795_000_000_000 }] },
)
export const PanelVersionQuery = Type.Object({ version: Version })

export const MerchandisedList = Type.Object({
  list: Type.String(),
  name: Type.String(),
  /** Address of the list in the shop. */
  url: Type.String(),
  /** It changes with each rule. */
  version: Type.String(),
  /** The first of the list in standard order as if nothing were decided, then other products that rules name. */
  products: Type.Array(ProductCard),
  /** Codes of `products` that the list has by itself: a pin adds others to a search. */
  own: Type.Array(Type.String()),
  /** How many the list has by itself. */
  totalCount: Type.Integer(),
  /** In the order they were written: of several for a product the last one that holds counts. */
  rules: Type.Array(ListRule),
  /** Null: a search has none. */
  panels: orNull(Type.Array(ListPanel)),
  facets: orNull(
    Type.Object({
      /** Null: nothing is set for the list. */
      version: orNull(Version),
      /** Null: nothing is set for the list, which offers `inherited`. */
      own: orNull(Type.Array(Type.String())),
      inherited: Type.Array(Type.String()),
      groups: Type.Array(Type.Object({ value: Type.String(), label: Type.String() })),
    }),
  ),
})
export type MerchandisedList = Type.Static<typeof MerchandisedList>

export const ListQueryParams = Type.Object({ language: Type.Optional(Type.Enum([...languages])) })

const KnownList = Type.Object({
  list: Type.String(),
  name: Type.String(),
  /** 0 at the top. */
  depth: Type.Integer(),
  rules: Type.Integer(),
  panels: Type.Integer(),
  hasFacets: Type.Boolean(),
})
export type KnownList = Type.Static<typeof KnownList>
/** All products, the categories in menu order, and the phrases that have rules. */
export const KnownLists = Type.Object({ lists: Type.Array(KnownList), phrases: Type.Array(KnownList) })
export type KnownLists = Type.Static<typeof KnownLists>

/** All rules of the list; another version now is 409 `office/version-conflict`. Faults are at `rules/3/place`. */
export const ListRulesBody = Type.Object(
  { version: Type.String({ maxLength: 64 }), rules: Type.Array(ListRule, { maxItems: rulesMost }) },
  {
    ...closed,
    examples: [{ version: '0', rules: [{ kind: 'pin', code: 'KV1005', place: 1, from: null, to: null }] }],
  },
)
export type ListRulesBody = Type.Static<typeof ListRulesBody>

/** `groups` null: as the category above it or the shop has it. Another version now is 409 `office/version-conflict`. */
export const ListFacetsBody = Type.Object(
  { version: orNull(Version), groups: orNull(Type.Array(Type.String({ maxLength: 40 }), { maxItems: 20 })) },
  { ...closed, examples: [{ version: null, groups: ['brand', 'inStock'] }] },
)
export type ListFacetsBody = Type.Static<typeof ListFacetsBody>
export const PanelParams = Type.Object({ id: Type.Integer({ minimum: 1, maximum: 2_147_483_647 }) })
