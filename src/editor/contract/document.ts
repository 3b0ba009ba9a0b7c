import { Type } from 'typebox'
import { type Language, languages } from '#src/common/locale.ts'
import type { PageModel } from '#src/shell/contract/page-model.ts'
import type { SitePopup } from '#src/shell/contract/site-popup.ts'
import {
  AnyLanguage,
  closed,
  Deed,
  type FieldPath,
  Id,
  LanguagesBody,
  Moment,
  MomentOrDay,
  nullable,
  StoredFields,
} from './common.ts'
import { LanguageStates, May } from './tree.ts'

/* GET and PUT /api/cms/content/{id}?language, publishing, and what unsaved fields look like. */

/** The draft of an item in a language, else what is published, else blank fields. */
export const Document = Type.Object({
  id: Id,
  kind: Type.Enum(['page', 'block']),
  type: Type.String(),
  key: nullable(Type.String()),
  parentId: nullable(Id),
  companionOf: nullable(Type.String()),
  language: AnyLanguage,
  /** The base of the next save; 0: there is no version yet. */
  version: Type.Integer(),
  /** `old`: nothing is drafted or on the site; the newest words there were. */
  source: Type.Enum(['draft', 'published', 'old', 'blank']),
  name: Type.String(),
  slug: Type.String(),
  fields: StoredFields,
  /** The author of what is shown; null: there is none yet. */
  saved: nullable(Deed),
  projectId: nullable(Id),
  /** Where the frame shows it with its drafts, with the language's prefix; null: it is no page. */
  url: nullable(Type.String()),
  /** Where visitors see it; null: they do not. */
  publishedUrl: nullable(Type.String()),
  languages: LanguageStates,
  may: May,
  /** Trashed items are read-only. */
  trashed: nullable(Deed),
})
export type Document = Type.Static<typeof Document>

/**
 * PUT. A block that was never saved has no id, or a negative one of the editor's own, which the answer replaces; all places stay. Of a
 * page that has changed since `baseVersion`: 409 with `SaveConflict`. An `attempt` that was stored before is answered as it was then: the
 * window, and its count of saves, so that one whose answer was lost is sent again. Faulty values: 400 `{errors: {path: [text]}}`, paths as
 * `topContentArea.0.heading` (without `fields`).
 */
export const SaveBody = Type.Object(
  {
    baseVersion: Type.Integer({ minimum: 0 }),
    name: Type.String({ minLength: 1, maxLength: 200 }),
    slug: Type.String({ maxLength: 200 }),
    fields: StoredFields,
    projectId: Type.Optional(nullable(Id)),
    attempt: Type.Optional(
      Type.Object({ session: Type.String({ format: 'uuid' }), number: Type.Integer({ minimum: 1 }) }, closed),
    ),
  },
  closed,
)
export type SaveBody = Type.Static<typeof SaveBody>
export const Saved = Type.Object({
  version: Type.Integer(),
  fields: StoredFields,
  saved: Deed,
  languages: LanguageStates,
})
export type Saved = Type.Static<typeof Saved>

/** The one entry of a 409: what stands now, to be merged by node with what was begun from. */
export interface SaveConflict {
  key: 'version-conflict'
  value: string
  current: Pick<Document, 'version' | 'name' | 'slug' | 'fields' | 'saved'>
}

/**
 * POST …/{id}/publish. `at`: the draft goes on the site then; absent or null: now. `until`: it leaves the site then; absent or null: it
 * stays. A day alone is a day of Helsinki: as `at` its beginning, as `until` its end.
 */
export const PublishBody = Type.Object(
  {
    ...LanguagesBody.properties,
    at: Type.Optional(nullable(MomentOrDay)),
    until: Type.Optional(nullable(MomentOrDay)),
    /** Languages in which the old address of the page, if it changes, leads nowhere; in others it leads to the new one. */
    leavesNothing: Type.Optional(Type.Array(AnyLanguage, { maxItems: languages.length, uniqueItems: true })),
  },
  closed,
)
export type PublishBody = Type.Static<typeof PublishBody>
export const StatesAnswer = Type.Object({ languages: LanguageStates })

/** An entry of the 400 of publish and schedule: nothing was published. */
export interface PublishProblem {
  /** `content/missing-value`, `forms/validation/invalid`, `content/contrast-too-low`, `content/wrong-media`, `content/path-taken`, … */
  key: string
  value: string
  language?: Language
  /** The path to the field; absent: the page as a whole. */
  path?: FieldPath
  /** The block that the field is in; null: the page itself. */
  node?: number | null
}

/** POST /api/cms/present/{id}?language: unsaved fields as the site would show them. */
export const PresentBody = Type.Object(
  {
    name: Type.String({ maxLength: 200 }),
    slug: Type.String({ maxLength: 200 }),
    fields: StoredFields,
    channel: Type.Optional(nullable(Type.Enum(['mobile', 'tablet', 'desktop']))),
    visitorGroups: Type.Optional(Type.Array(Id, { maxItems: 50 })),
    at: Type.Optional(nullable(Moment)),
  },
  closed,
)
export type PresentBody = Type.Static<typeof PresentBody>
/**
 * The part of the page's model that the fields make: to be laid over the model of the frame. A companion has only areas; a shared
 * block stands alone in `mainContentArea`. A block with a negative id keeps it as its `contentLink.id`; without an id it has 0.
 */
export type Presented = Partial<PageModel> &
  Pick<PageModel, 'topContentArea' | 'mainContentArea' | 'bottomContentArea'> & {
    /** Present only of the item with the popups, and only popups that the site would show: it has no areas. */
    popups?: readonly SitePopup[]
  }
export const Presented = Type.Unsafe<Presented>({ type: 'object', additionalProperties: true })
