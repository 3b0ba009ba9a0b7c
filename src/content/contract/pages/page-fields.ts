import { Type } from 'typebox'
import { FieldColour, Html, Image } from '../field-types.ts'

/** Fields every editable page has beside its own (specification 1, section 3: pageMetadata). */
const Meta = {
  metaTitle: Type.String(),
  metaDescription: Type.String(),
  ogImage: Type.String(),
  layoutTheme: Type.Union([Type.Literal(''), Type.Literal('willja'), Type.Literal('froosh')]),
  /** Kept out of search engines and the sitemap. */
  noindex: Type.Boolean(),
}

export const StartPageFields = Type.Object({ ...Meta })
export type StartPageFields = Type.Static<typeof StartPageFields>

export const LandingPageFields = Type.Object({
  ...Meta,
  /** Empty: no page head; the first block brings the heading. */
  heading: Type.String(),
  lead: Type.String(),
  mainBody: Html,
  field: FieldColour,
})
export type LandingPageFields = Type.Static<typeof LandingPageFields>

export const ArticlePageFields = Type.Object({
  ...Meta,
  heading: Type.String(),
  heroText: Type.String(),
  heroImage: Image,
  /** ISO 8601 UTC. */
  publishedDate: Type.String(),
  topic: Type.String(),
  mainBody: Html,
  field: FieldColour,
})
export type ArticlePageFields = Type.Static<typeof ArticlePageFields>

/** Cart, checkout, confirmation, error and not-found: their content is code, their words are UI texts. */
export const FunctionPageFields = Type.Object({ ...Meta })
export type FunctionPageFields = Type.Static<typeof FunctionPageFields>

/** What the shop's chrome shows; one item, key `site-settings`. Links are `content:`, `category:` or external urls. */
export const SiteSettingsFields = Type.Object({
  siteTitle: Type.String(),
  mainMenu: Type.Array(
    Type.Object({
      name: Type.String(),
      url: Type.String(),
      imageUrl: Type.String(),
      /** Columns of the open menu: a head and the rows under it. */
      children: Type.Array(
        Type.Object({
          name: Type.String(),
          url: Type.String(),
          children: Type.Array(Type.Object({ name: Type.String(), url: Type.String() })),
        }),
      ),
      linkButtons: Type.Array(Type.Object({ name: Type.String(), url: Type.String() })),
    }),
  ),
  banner: Type.Union([
    Type.Object({ text: Type.String(), ctaLabel: Type.String(), ctaUrl: Type.String() }),
    Type.Null(),
  ]),
  footerText: Type.String(),
  footerColumns: Type.Array(
    Type.Object({
      title: Type.String(),
      links: Type.Array(Type.Object({ name: Type.String(), url: Type.String() })),
      columnText: Type.String(),
    }),
  ),
  policyLinks: Type.Array(Type.Object({ name: Type.String(), url: Type.String() })),
  socialLinks: Type.Array(Type.Object({ name: Type.String(), url: Type.String(), icon: Type.String() })),
  searchSuggestions: Type.Array(Type.String()),
  brandMenu: Type.Array(Type.Object({ id: Type.String(), title: Type.String(), url: Type.String() })),
  quickLinks: Type.Array(Type.Object({ id: Type.String(), title: Type.String(), url: Type.String() })),
})
export type SiteSettingsFields = Type.Static<typeof SiteSettingsFields>
