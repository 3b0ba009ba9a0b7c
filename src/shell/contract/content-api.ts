import { Type } from 'typebox'
import type { AreaBlock } from './block.ts'
import type { SitePopup } from './site-popup.ts'
import { channels } from './view-context.ts'

/**
 * Which drafts, and as whom, a page is viewed, in its address and in GET /api/cda/content (specification 1, section 3; C-3.3). They
 * count for staff who work on drafts, and narrow what a preview link opens; for everybody else they mean nothing.
 */
const viewFlags = {
  epieditmode: Type.Optional(Type.Union([Type.Literal('true'), Type.Literal('false')])),
  visitorgroupsByID: Type.Optional(Type.String({ maxLength: 500 })),
  commondrafts: Type.Optional(Type.String({ maxLength: 10 })),
  epiprojects: Type.Optional(Type.String({ maxLength: 200 })),
  epichannel: Type.Optional(Type.Enum(channels)),
  at: Type.Optional(
    Type.String({ maxLength: 40, description: 'A day or a moment with its zone: the site as of then' }),
  ),
}
export const ViewFlags = Type.Object(viewFlags)
export type ViewFlags = Type.Static<typeof ViewFlags>
export const viewFlagNames = Object.keys(viewFlags) as (keyof ViewFlags)[] // its own names

/** Query of GET /api/cda/content. */
export const ContentQuery = Type.Object({
  contentUrl: Type.String({ maxLength: 1000, pattern: '^/(?![/\\\\])', description: 'A path of this site' }),
  currentPageUrl: Type.Optional(Type.String({ maxLength: 2000 })),
  ...viewFlags,
})
export type ContentQuery = Type.Static<typeof ContentQuery>

/** GET /api/cda/personal: what the visitor's groups see of a page. */
export const PersonalQuery = Type.Object({
  contentUrl: Type.String({ maxLength: 1000, pattern: '^/(?![/\\\\])' }),
  currentPageUrl: Type.Optional(Type.String({ maxLength: 2000 })),
  campaign: Type.Optional(Type.String({ maxLength: 200 })),
})

/** The response; null: the visitor sees only the public content. */
export interface PersonalContent {
  visitorGroups: readonly number[]
  areas: Record<'topContentArea' | 'mainContentArea' | 'bottomContentArea', AreaBlock[]> | null
  sitePopup: SitePopup | null
}

export const ContentItemParams = Type.Object({ id: Type.Integer({ minimum: 1, maximum: 2_147_483_647 }) })

/** The relations that `/{id}/children` and `/{id}/ancestors` list. */
export const relations = ['children', 'ancestors'] as const
export type Relation = (typeof relations)[number]

/** The most children of one item in a response; lists of products are paged separately. */
export const childrenMax = 1_000

/** One entry of them. */
export const ContentSummary = Type.Object({
  contentLink: Type.Object({ id: Type.Integer(), guidValue: Type.String() }),
  name: Type.String(),
  url: Type.String(),
  contentType: Type.Array(Type.String()),
})
export type ContentSummary = Type.Static<typeof ContentSummary>
export const ContentList = Type.Object({ items: Type.Array(ContentSummary) })
export type ContentList = Type.Static<typeof ContentList>
