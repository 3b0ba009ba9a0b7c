import { Type } from 'typebox'
import { AnyLanguage, closed, Deed, Moment, nullable } from './common.ts'

/* The redirects of the site: a table with hits, added and removed one by one or brought by a CSV file. */

/** GET /api/cms/redirects. Paths have no language prefix; a target may be an https address elsewhere. */
export const RedirectEntry = Type.Object({
  language: AnyLanguage,
  from: Type.String(),
  to: Type.String(),
  isPermanent: Type.Boolean(),
  /** The number of visitors that it sent on, and when it did last. */
  hits: Type.Integer(),
  lastHitAt: nullable(Moment),
  made: Deed,
})
export type RedirectEntry = Type.Static<typeof RedirectEntry>
export const RedirectList = Type.Object({ items: Type.Array(RedirectEntry), mayWrite: Type.Boolean() })
export type RedirectList = Type.Static<typeof RedirectList>

/** POST /api/cms/redirects; refused with `content/redirect/{reason}`. `coversPage`: hides the page of the shop that is there. */
export const RedirectBody = Type.Object(
  {
    language: AnyLanguage,
    from: Type.String({ maxLength: 2_000 }),
    to: Type.String({ maxLength: 2_000 }),
    isPermanent: Type.Boolean(),
    coversPage: Type.Optional(Type.Boolean()),
  },
  closed,
)
export type RedirectBody = Type.Static<typeof RedirectBody>
/** The redirect that is kept: a target that was a redirect itself is followed to its end. */
export const RedirectAdded = Type.Object({
  from: Type.String(),
  to: Type.String(),
  /** Where it led before. */
  replaced: nullable(Type.String()),
  /** The number of other redirects that led here, and lead to the target now. */
  retargeted: Type.Integer(),
  /** There is no page at the target yet. */
  isMissing: Type.Boolean(),
})
export type RedirectAdded = Type.Static<typeof RedirectAdded>

/** DELETE /api/cms/redirects. */
export const RedirectQuery = Type.Object({ language: AnyLanguage, from: Type.String({ maxLength: 2_000 }) })

/**
 * POST /api/cms/redirects/import: a table `language,from,to,kind` with a header line, all of it or nothing. Refused with an entry for
 * each faulty line, which has its `line`.
 */
export const RedirectImportBody = Type.Object(
  { csv: Type.String({ maxLength: 2_000_000 }), coversPage: Type.Optional(Type.Boolean()) },
  closed,
)
export const RedirectsImported = Type.Object({ count: Type.Integer() })
