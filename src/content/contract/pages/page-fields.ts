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

/** Name of one of the kit's drawings, or a picture of our own media: never an address elsewhere (C-3.14). */
const IconField = Type.String({ pattern: '^([a-z][a-z0-9-]*|/media/[A-Za-z0-9/._-]+)?$' })

const NamedLink = Type.Object({ name: Type.String(), url: Type.String(), targetFrame: Type.Optional(Type.String()) })
const IdentifiedLink = Type.Object({ id: Type.String(), title: Type.String(), url: Type.String() })
const Moment = Type.Union([Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}T.*(Z|[+-]\\d{2}:\\d{2})$' }), Type.Null()])

const MainMenuField = Type.Object({
  ...NamedLink.properties,
  /** Shown when the pointer rests on the entry; empty: nothing. */
  title: Type.Optional(Type.String()),
  /** A line under the title of the open menu. */
  lead: Type.Optional(Type.String()),
  imageUrl: Type.String(),
  /** Name of the field that matches the picture's backdrop. */
  field: Type.Optional(Type.String({ pattern: '^[a-z]*$' })),
  pictureLink: Type.Optional(NamedLink),
  /** Columns of the open menu: a head and the rows under it. */
  children: Type.Array(Type.Object({ ...NamedLink.properties, children: Type.Array(NamedLink) })),
  linkButtons: Type.Array(NamedLink),
})
export type MainMenuField = Type.Static<typeof MainMenuField>

/** What differs between the themes; what a theme leaves out is the site's. */
const ThemedSettings = {
  mainMenu: Type.Array(MainMenuField),
  footerText: Type.String(),
  footerColumns: Type.Array(
    Type.Object({ title: Type.String(), links: Type.Array(NamedLink), columnText: Type.String() }),
  ),
  socialLinks: Type.Array(Type.Object({ name: Type.String(), url: Type.String(), icon: IconField })),
}
const ShellSettings = {
  shellVariant: Type.Union([Type.Literal('ecommerce'), Type.Literal('content')]),
  /** Path of a picture that stands for the drawn wordmark; empty: the wordmark. */
  logoUrl: Type.String(),
  footerLogoUrl: Type.String(),
  footerBackgroundUrl: Type.String(),
  showLogoTopOfNavigation: Type.Boolean(),
  hasGlobalMenu: Type.Boolean(),
}
const ThemeOverrides = Type.Partial(Type.Object({ ...ThemedSettings, ...ShellSettings }))
export type ThemeOverrides = Type.Static<typeof ThemeOverrides>

/** What the shop's chrome shows; one item, key `site-settings`. Links are `content:`, `category:` or external urls. */
export const SiteSettingsFields = Type.Object({
  siteTitle: Type.String(),
  ...ThemedSettings,
  ...Type.Partial(Type.Object(ShellSettings)).properties,
  banner: Type.Union([
    Type.Object({
      /** Visitors who closed it see it again under another id. */
      id: Type.Optional(Type.String()),
      text: Type.String(),
      ctaLabel: Type.String(),
      ctaUrl: Type.String(),
      from: Type.Optional(Moment),
      to: Type.Optional(Moment),
      dismissible: Type.Optional(Type.Boolean()),
    }),
    Type.Null(),
  ]),
  /** The group's other sites. */
  globalNavigation: Type.Optional(Type.Object({ icon: IconField, items: Type.Array(NamedLink) })),
  policyLinks: Type.Array(NamedLink),
  searchSuggestions: Type.Array(Type.String()),
  brandMenu: Type.Array(IdentifiedLink),
  quickLinks: Type.Array(IdentifiedLink),
  themes: Type.Optional(Type.Object({ willja: Type.Optional(ThemeOverrides), froosh: Type.Optional(ThemeOverrides) })),
})
export type SiteSettingsFields = Type.Static<typeof SiteSettingsFields>
