import { Type } from 'typebox'
import { AnyLanguage, closed, Deed, Id, Moment, nullable } from './common.ts'

/* GET /api/cms/tree?language: all pages, shared blocks and items of the site at once. */

/** C-8. `Missing`: never written in this language. */
const statuses = [
  'Missing',
  'Draft',
  'InReview',
  'Scheduled',
  'Published',
  'PublishedWithDraft',
  'Unpublished',
] as const
export type Status = (typeof statuses)[number]

export const LanguageState = Type.Object({
  status: Type.Enum([...statuses]),
  /** The highest version there is, from which the next save begins; 0: none. */
  version: Type.Integer(),
  /** Helsinki time is the screen's matter; these are moments. Null: by hand. */
  publishAt: nullable(Moment),
  unpublishAt: nullable(Moment),
  draft: nullable(Deed),
  published: nullable(Deed),
  projectId: nullable(Id),
})
export type LanguageState = Type.Static<typeof LanguageState>

export const LanguageStates = Type.Object({ fi: LanguageState, sv: LanguageState, en: LanguageState })
export type LanguageStates = Type.Static<typeof LanguageStates>

export const May = Type.Object({
  write: Type.Boolean(),
  publish: Type.Boolean(),
  /** Trash, restore. */
  delete: Type.Boolean(),
  /** Where branch rights leave out this account: names of the branches that it may write. Empty: the role decides. */
  branches: Type.Array(Type.String()),
})
export type May = Type.Static<typeof May>

export const TreeItem = Type.Object({
  id: Id,
  parentId: nullable(Id),
  sortIndex: Type.Integer(),
  kind: Type.Enum(['page', 'block']),
  type: Type.String(),
  key: nullable(Type.String()),
  /** In the asked language, else in another one that has it. */
  name: Type.String(),
  /** The site path with its language's prefix; null: not published in the asked language, or it is no page. */
  url: nullable(Type.String()),
  /** `product:KV1005`, `category:suklaalevyt`: the item holds the areas of that page. */
  companionOf: nullable(Type.String()),
  languages: LanguageStates,
  may: Type.Pick(May, ['write', 'publish', 'delete']),
})
export type TreeItem = Type.Static<typeof TreeItem>
/** In the order of the tree: siblings by `sortIndex`. */
export const Tree = Type.Object({ items: Type.Array(TreeItem) })
export type Tree = Type.Static<typeof Tree>

/** POST /api/cms/content: a new page, shared block or companion, with a draft in one language. */
export const CreateBody = Type.Object(
  {
    type: Type.String({ maxLength: 60 }),
    /** Null: at the root; for shared blocks and companions always null. */
    parentId: nullable(Id),
    /** The place among the siblings; absent: last. */
    index: Type.Optional(Type.Integer({ minimum: 0, maximum: 10_000 })),
    language: AnyLanguage,
    name: Type.String({ minLength: 1, maxLength: 200 }),
    /** Absent: made of the name. */
    slug: Type.Optional(Type.String({ maxLength: 200 })),
    companionOf: Type.Optional(Type.String({ maxLength: 120 })),
  },
  closed,
)
export type CreateBody = Type.Static<typeof CreateBody>
export const Created = Type.Object({ id: Id, version: Type.Integer() })
export type Created = Type.Static<typeof Created>

/** POST …/{id}/move. A page moved elsewhere is published at its new address at once, and the old one leads there. */
export const MoveBody = Type.Object(
  { parentId: nullable(Id), index: Type.Integer({ minimum: 0, maximum: 10_000 }) },
  closed,
)
/** POST …/{id}/copy: the page alone, as drafts in every language it has. */
export const CopyBody = Type.Object(
  { parentId: nullable(Id), name: Type.Optional(Type.String({ maxLength: 200 })) },
  closed,
)
export const CopyAnswer = Type.Object({ id: Id })

/** One that names another: in its published version, its draft, or both. */
export const Reference = Type.Object({
  id: Id,
  kind: Type.Enum(['page', 'block']),
  type: Type.String(),
  name: Type.String(),
  language: AnyLanguage,
  isPublished: Type.Boolean(),
  isDraft: Type.Boolean(),
})
export type Reference = Type.Static<typeof Reference>
/** GET …/{id}/references. */
export const References = Type.Object({ items: Type.Array(Reference) })

/**
 * DELETE …/{id}?force: into the trash with all below it. While something names it: 409 `content/still-used` with
 * `references: Reference[]`; `force` does it all the same. Published pages leave the site.
 */
export const TrashQuery = Type.Object({ force: Type.Optional(Type.Enum(['true', 'false'])) })

/** GET /api/cms/trash. */
export const TrashList = Type.Object({
  items: Type.Array(
    Type.Object({
      id: Id,
      kind: Type.Enum(['page', 'block']),
      type: Type.String(),
      name: Type.String(),
      /** The number of pages below it that went along. */
      below: Type.Integer(),
      trashed: Deed,
      /** When it is removed for good. */
      purgeAt: Moment,
    }),
  ),
})
export type TrashList = Type.Static<typeof TrashList>
export const trashDays = 30

/** GET /api/cms/resolve?path=/tuotteet/…: which item the editor opens for a page of the site. */
export const ResolveQuery = Type.Object({ path: Type.String({ maxLength: 1000, pattern: '^/' }) })
export const Resolved = Type.Object({
  language: AnyLanguage,
  /** Null: no item holds this page's content yet; `POST /api/cms/content {companionOf}` makes it where `companionOf` is given. */
  id: nullable(Id),
  companionOf: nullable(Type.String()),
  /** The type a companion is made of. */
  companionType: nullable(Type.String()),
})
export type Resolved = Type.Static<typeof Resolved>
