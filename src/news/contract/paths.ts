import type { Language, Localized } from '#src/common/locale.ts'

/** The newsroom, below which each release has its readable address `/uutiset/{year}/{slug}` (C-2); without language prefix. */
export const newsroomPath: Localized = { fi: '/uutiset', sv: '/nyheter', en: '/news' }

/** The page of releases asked for by `?id=`, as links of editors name it, and the newsroom. */
export const releasePage = 'content:news-release'
export const newsroomPage = 'content:newsroom'

/** The query parameter of a release page (specification 2, section 2). */
export const releaseIdParam = 'id'

/** Where a feed's Atom is (C-3.12). */
export const atomPath = (feedId: string, language: Language): string =>
  `/api/feeds/${encodeURIComponent(feedId)}/${language}`

/** Site path of a release by its readable address, without language prefix. */
export const releasePath = (language: Language, year: number, slug: string): string =>
  `${newsroomPath[language]}/${year}/${slug}`
