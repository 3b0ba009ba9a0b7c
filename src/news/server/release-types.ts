import type { Language } from '#src/common/locale.ts'
import type { Delivery } from '#src/content/server/content-delivery.ts'
import type { ContentTypes, PagePresentation, PageToPresent, PresentPage } from '#src/content/server/content-types.ts'
import { linkTag } from '#src/shell/contract/page-source.ts'
import type { ViewContext } from '#src/shell/contract/view-context.ts'
import { moreReleasesMax } from '../contract/limits.ts'
import { newsroomPage } from '../contract/paths.ts'
import { type NewsReleasePageFields, releasePageFields, type StoredReleasePage } from '../contract/page-fields.ts'
import type { NewsItem } from '../contract/release.ts'
import { presentItem } from './news.presenter.ts'
import { newsTag } from './news-tag.ts'
import type { Newsroom, ReleaseEntry } from './newsroom.ts'
import type { SubscriptionModel } from './subscription/subscription-model.ts'

export interface ReleasePagesDeps {
  newsroom: Newsroom
  resolveLinks: Delivery['resolveLinks']
  subscriptionModel: SubscriptionModel
}

/** What the editors' page of releases has in addition to what they write. */
export function createReleasePages({ newsroom, resolveLinks, subscriptionModel }: ReleasePagesDeps) {
  /** Others of the feed and language, newest first. */
  const more = (entry: ReleaseEntry): NewsItem[] =>
    newsroom
      .listOf(entry.feedId, entry.language)
      .filter(({ id }) => id !== entry.id)
      .slice(0, moreReleasesMax)
      .map(presentItem)

  const newest = (feedId: string, language: Language): NewsItem[] =>
    newsroom.listOf(feedId, language).slice(0, moreReleasesMax).map(presentItem)

  async function present(page: PageToPresent, { language }: ViewContext): Promise<PagePresentation> {
    const written = page.fields as StoredReleasePage // of its type, checked when it was saved
    const links = await resolveLinks([newsroomPage], language)
    const { feedId, pressContacts, subscriptionSuccessPageUrl, subscriptionErrorPageUrl } = written
    const fields: NewsReleasePageFields = {
      field: written.field,
      release: null,
      pressContacts,
      newsroomUrl: links.get(newsroomPage)?.path ?? '',
      moreReleases: newest(feedId, language),
      feed: newsroom.stateOf(feedId),
      subscription: subscriptionModel({ feedId, subscriptionSuccessPageUrl, subscriptionErrorPageUrl }, language),
    }
    return { fields: { ...fields }, structuredData: [], tags: [newsTag, linkTag(newsroomPage)] }
  }

  return { more, present }
}

export type ReleasePages = ReturnType<typeof createReleasePages>

/** `present` left out: as it is stored, for programs that deliver no pages. */
export const releasePageTypes = (present?: PresentPage): ContentTypes => ({
  NewsReleasePage: {
    label: { fi: 'Tiedotesivu', en: 'Release page' },
    fields: releasePageFields,
    // Each release it shows has a separate address.
    noindex: true,
    ...(present && { present }),
  },
})
