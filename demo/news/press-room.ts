import { createHash } from 'node:crypto'
import { type Language, languages } from '../../src/common/locale.ts'
import { allReleases } from './all-releases.ts'
import { company, contact, type DemoRelease, newsCategories } from './define.ts'

/*
 * The demo brand's releases as its press room has them, in the JSON of Cision's publishing API: what the stand-in serves, and what a new
 * shop is filled with.
 */

export const demoFeedId = 'konvehti'

export interface VendorMedia {
  FileName: string
  Title: string
  Description: string
  MediaType: string
  IsMain: boolean
  CreatedDate: string
}
export interface VendorImage extends VendorMedia {
  DownloadUrl: string
  Photographer: string
  UrlTo100x100ArResized: string
  UrlTo200x200ArResized: string
  UrlTo400x400ArResized: string
  UrlTo800x800ArResized: string
  UrlTo100x100Thumbnail: string
  UrlTo200x200Thumbnail: string
}
export interface VendorFile extends VendorMedia {
  Url: string
}
export interface VendorRelease {
  Id: number
  EncryptedId: string
  Title: string
  HtmlTitle: string
  Intro: string
  HtmlIntro: string
  Body: string
  HtmlBody: string
  Contact: string
  HtmlContact: string
  CompanyInformation: string
  HtmlCompanyInformation: string
  LanguageCode: string
  CountryCode: string
  InformationType: string
  IsRegulatory: boolean
  PublishDate: string
  LastChangeDate: string
  SourceName: string
  CanonicalUrl: string
  Categories: { Code: string; Name: string }[]
  Keywords: string[]
  LanguageVersions: { Code: string; ReleaseId: string }[]
  Images: VendorImage[]
  Files: VendorFile[]
}

export const releaseId = (key: string, language: Language): string =>
  createHash('sha256').update(`${key} ${language}`).digest('hex').slice(0, 16).toUpperCase()

/** `origin` of the press room; pictures lie below `/papi/media/`, files below `/papi/files/`. Newest first. */
export const vendorReleases = (origin: string): VendorRelease[] =>
  allReleases
    .flatMap((release, index) =>
      languages.map((language) => vendorRelease(release, language, origin, (allReleases.length - index) * 10)),
    )
    .toSorted((a, b) => b.PublishDate.localeCompare(a.PublishDate) || a.Id - b.Id)

function vendorRelease(release: DemoRelease, language: Language, origin: string, number: number): VendorRelease {
  const { key, publishedAt } = release
  const title = release.title[language]
  const intro = release.intro[language]
  return {
    Id: 4_400_000 + number + languages.indexOf(language),
    EncryptedId: releaseId(key, language),
    Title: title,
    HtmlTitle: title,
    Intro: intro,
    HtmlIntro: `<p>${intro}</p>`,
    Body: textOf(release.body[language]),
    HtmlBody: release.body[language],
    Contact: textOf(contact[language]),
    HtmlContact: contact[language],
    CompanyInformation: textOf(company[language]),
    HtmlCompanyInformation: company[language],
    LanguageCode: language,
    CountryCode: 'fi',
    InformationType: 'PRM',
    IsRegulatory: false,
    PublishDate: publishedAt,
    LastChangeDate: publishedAt,
    SourceName: 'Konvehti',
    CanonicalUrl: '',
    Categories: release.categories.map((code) => ({ Code: code, Name: newsCategories[code][language] })),
    Keywords: [],
    LanguageVersions: languages.map((one) => ({ Code: one, ReleaseId: releaseId(key, one) })),
    Images: release.pictures.map(({ file, text }, index) => {
      const url = `${origin}/papi/media/${file}.webp`
      return {
        ...media(`${file.split('/').at(-1)}.webp`, text[language], 'Image', index, publishedAt),
        DownloadUrl: url,
        Photographer: 'Konvehti',
        UrlTo100x100ArResized: url,
        UrlTo200x200ArResized: url,
        UrlTo400x400ArResized: url,
        UrlTo800x800ArResized: url,
        UrlTo100x100Thumbnail: url,
        UrlTo200x200Thumbnail: url,
      }
    }),
    Files: release.hasPaper
      ? [
          {
            ...media(`${paperName(key, language)}.pdf`, paperTitle[language], 'Document', 0, publishedAt),
            Url: `${origin}/papi/files/${paperName(key, language)}.pdf`,
          },
        ]
      : [],
  }
}

const paperTitle = { fi: 'Tiedote, suomeksi', sv: 'Pressmeddelande, på svenska', en: 'Release, in English' }

export const paperName = (key: string, language: Language): string => `konvehti-${key}-${language}`

const media = (name: string, text: string, type: string, index: number, at: string): VendorMedia => ({
  FileName: name,
  Title: text,
  Description: text,
  MediaType: type,
  IsMain: index === 0,
  CreatedDate: at,
})

const textOf = (html: string): string =>
  html
    .replaceAll(/<(br|\/p|\/h2|\/li)>/g, '\n')
    .replaceAll(/<[^>]+>/g, '')
    .trim()
