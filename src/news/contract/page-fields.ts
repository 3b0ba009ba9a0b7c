import type { FieldColour } from '#src/content/contract/field-types.ts'
import { field, type FieldValues } from '#src/content/contract/fields.ts'
import { pageMeta } from '#src/content/contract/pages/page-fields.ts'
import { backdrop } from '#src/content/contract/shared-fields.ts'
import type { NewsFeedState } from './news-list.ts'
import type { NewsItem, NewsRelease } from './release.ts'
import type { NewsSubscription } from './subscription.ts'

/** People who answer the press. */
export const pressContacts = field.list('Yhteyshenkilöt medialle', 'Press contacts', {
  max: 6,
  of: field.group('Henkilö', 'Person', {
    required: true,
    fields: {
      name: field.string('Nimi', 'Name', { required: true, maxLength: 120 }),
      role: field.string('Tehtävä', 'Role', { maxLength: 120 }),
      phone: field.string('Puhelin', 'Phone', { maxLength: 40, pattern: '^[+\\d ()-]*$' }),
      email: field.string('Sähköposti', 'E-mail', { maxLength: 120 }),
    },
  }),
})

/** What editors fill in of the one page that shows releases; the releases come from the feed. */
export const releasePageFields = {
  ...pageMeta,
  feedId: field.feedRef('Syöte', 'Feed', { required: true }),
  field: backdrop,
  pressContacts,
  subscriptionSuccessPageUrl: field.url('Sivu onnistuneen tilauksen jälkeen', 'Page after a subscription'),
  subscriptionErrorPageUrl: field.url('Sivu epäonnistuneen tilauksen jälkeen', 'Page after a failed subscription'),
}
export type StoredReleasePage = FieldValues<typeof releasePageFields>
export type PressContact = StoredReleasePage['pressContacts'][number]

/** A NewsReleasePage on the wire. */
export interface NewsReleasePageFields {
  /** Pastel of the head. */
  field: FieldColour
  /** Null on the page with `?id=`: a document has the release under `newsReleaseKey`, else the browser requests it. */
  release: NewsRelease | null
  /** Used where the release names none itself. */
  pressContacts: PressContact[]
  /** Site path of the newsroom with language prefix; empty: there is none. */
  newsroomUrl: string
  /** Others, newest first. */
  moreReleases: NewsItem[]
  feed: NewsFeedState
  /** Null: no subscription is offered. */
  subscription: NewsSubscription | null
}
