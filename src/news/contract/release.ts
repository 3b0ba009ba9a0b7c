import { Type } from 'typebox'
import { languages } from '#src/common/locale.ts'
import { Html } from '#src/content/contract/field-types.ts'

export const NewsCategory = Type.Object({ code: Type.String(), name: Type.String() })
export type NewsCategory = Type.Static<typeof NewsCategory>

/** A picture of a release, stored in the media library. */
export const NewsImage = Type.Object({
  urlTo400X400ArResized: Type.String({
    description: 'site path of the picture within about 400 × 400 pixels, by its own ratio',
  }),
  urlTo800X800ArResized: Type.String({ description: 'the same within about 800 × 800' }),
  description: Type.String({ description: 'what it shows, its alternative text; empty: nobody wrote any' }),
  /** EXT. */
  url: Type.String({ description: 'media path, for the kit’s Picture' }),
  width: Type.Integer(),
  height: Type.Integer(),
  title: Type.String({ description: 'caption; empty: none' }),
  photographer: Type.String({ description: 'whose picture it is; empty: not told' }),
  downloadUrl: Type.String({ description: 'site path of the largest that is kept' }),
  fileName: Type.String({ description: 'what the download is called' }),
})
export type NewsImage = Type.Static<typeof NewsImage>

export const NewsFile = Type.Object({
  fileName: Type.String(),
  url: Type.String({ description: 'site path; an https address where the vendor alone has it' }),
  title: Type.String({ description: 'empty: its name says it' }),
  /** EXT. */
  kind: Type.String({ description: 'PDF, ZIP: as it is shown' }),
  sizeBytes: Type.Union([Type.Integer(), Type.Null()], { description: 'null: the vendor alone has it' }),
})
export type NewsFile = Type.Static<typeof NewsFile>

const summary = {
  id: Type.String({ description: 'the vendor’s' }),
  title: Type.String({ description: 'plain text; may hold soft hyphens' }),
  intro: Type.String({ description: 'plain text; empty: none' }),
  publishDateUtc: Type.String({ format: 'date-time' }),
  categories: Type.Array(NewsCategory),
  images: Type.Array(NewsImage),
  languageCode: Type.Enum(languages),
  /** EXT. */
  url: Type.String({ description: 'readable site path with language prefix' }),
}

/** A release in lists: without its text, which only its page shows. */
export const NewsItem = Type.Object(summary)
export type NewsItem = Type.Static<typeof NewsItem>

export const NewsLanguageVersion = Type.Object({
  languageCode: Type.Enum(languages),
  id: Type.String(),
  title: Type.String(),
  url: Type.String({ description: 'readable site path with language prefix' }),
})
export type NewsLanguageVersion = Type.Static<typeof NewsLanguageVersion>

/** GET /api/cision/release/{id} (C-7; specification 2, section 3). What is EXT has no name there. */
export const NewsRelease = Type.Object({
  ...summary,
  cleanedHtmlBody: Html,
  files: Type.Array(NewsFile),
  /** EXT. When the vendor last changed it. */
  modifiedDateUtc: Type.String({ format: 'date-time' }),
  contactHtml: Html,
  /** EXT. The company in short, as it stands below each release; empty: none. */
  companyInformationHtml: Html,
  /** EXT. The same release in other languages, where there is one. */
  languageVersions: Type.Array(NewsLanguageVersion),
})
export type NewsRelease = Type.Static<typeof NewsRelease>
