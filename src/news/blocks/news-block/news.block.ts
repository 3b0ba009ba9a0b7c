import type { BlockDefinition, BlockOf } from '#src/content/contract/block-definition.ts'
import { field } from '#src/content/contract/fields.ts'
import { sampleBase } from '#src/content/contract/sample-base.ts'
import { backdrop, heading, headingLevel } from '#src/content/contract/shared-fields.ts'
import { keywordsMaxLength } from '../../contract/limits.ts'
import type { NewsList } from '../../contract/news-list.ts'
import { pressContacts } from '../../contract/page-fields.ts'
import type { NewsImage, NewsItem } from '../../contract/release.ts'
import type { NewsSubscription } from '../../contract/subscription.ts'

const fields = {
  heading,
  headingLevel,
  lead: field.text('Ingressi', 'Lead', { maxLength: 400 }),
  field: backdrop,
  feedId: field.feedRef('Syöte', 'Feed', { required: true }),
  count: field.number('Tiedotteita kerralla', 'Releases at once', {
    integer: true,
    min: 1,
    max: 50,
    help: ['Tavallisesti 10.', 'Usually 10.'],
  }),
  keywords: field.string('Avainsanat', 'Keywords', {
    maxLength: keywordsMaxLength,
    help: [
      'Pilkuin erotettuina: vain tiedotteet, joiden otsikossa tai ingressissä on jokin niistä.',
      'Separated by commas: only releases with one of them in title or intro.',
    ],
  }),
  newsroomView: field.boolean('Uutishuone', 'Newsroom', {
    help: ['Suodattimet ja kaikki tiedotteet selaamalla.', 'Filters, and all releases by scrolling.'],
  }),
  newsroomPageUrl: field.url('Uutishuoneen sivu', 'Page of the newsroom', {
    shownWhen: { field: 'newsroomView', is: [false] },
  }),
  showSubscriptionForm: field.boolean('Tiedotteiden tilaus', 'Subscription'),
  subscriptionSuccessPageUrl: field.url('Sivu onnistuneen tilauksen jälkeen', 'Page after a subscription', {
    shownWhen: { field: 'showSubscriptionForm', is: [true] },
  }),
  subscriptionErrorPageUrl: field.url('Sivu epäonnistuneen tilauksen jälkeen', 'Page after a failed subscription', {
    shownWhen: { field: 'showSubscriptionForm', is: [true] },
  }),
  pressHeading: field.string('Yhteystietojen otsikko', 'Heading of the contacts', { maxLength: 120 }),
  pressText: field.text('Yhteystietojen teksti', 'Text of the contacts', { maxLength: 400 }),
  pressContacts,
  pressLink: field.link('Kuvapankin linkki', 'Link to the picture bank'),
}

/** Releases of a feed, a few of them or the whole newsroom (specification 2, sections 2, 3 and 4). */
export type NewsBlock = BlockOf<typeof fields> & {
  /** The first page of releases that the settings select, found on delivery. */
  newest: NewsList
  /** Site path of the feed as Atom. */
  feedUrl: string
  /** Null: the settings hide the subscription, or none is offered. */
  subscription: NewsSubscription | null
}

const image = (name: string, description: string): NewsImage => ({
  urlTo400X400ArResized: `/images/384/jpeg/small/products/${name}.webp`,
  urlTo800X800ArResized: `/images/768/jpeg/small/products/${name}.webp`,
  description,
  url: `/media/products/${name}.webp`,
  width: 1000,
  height: 1000,
  title: description,
  photographer: 'Konvehti',
  downloadUrl: `/media/products/${name}.webp`,
  fileName: `${name}.webp`,
})

const item = (id: string, title: string, more: Partial<NewsItem> = {}): NewsItem => ({
  id,
  title,
  intro: 'Yksikään täyte ei toistu. Kalenteri on ensimmäistä kertaa kokonaan paperia.',
  publishDateUtc: '2026-11-05T07:00:00.000Z',
  categories: [{ code: 'PRO', name: 'Tuotteet' }],
  images: [image('suklaajoulukalenteri', 'Suklaajoulukalenteri')],
  languageCode: 'fi',
  url: `/uutiset/2026/${id}`,
  ...more,
})

const newest: NewsList = {
  items: [
    item('a1', 'Joulukalenterin luukuissa 24 eri suklaata'),
    item('a2', 'Rubiinin väri tulee pavusta', {
      intro: 'Ruusunpunainen levy ei sisällä väriainetta.',
      publishDateUtc: '2026-10-21T06:00:00.000Z',
      categories: [
        { code: 'PRO', name: 'Tuotteet' },
        { code: 'SUS', name: 'Vastuu' },
      ],
      images: [],
    }),
  ],
  totalCount: 12,
  hasMore: true,
  categories: [
    { code: 'PRO', name: 'Tuotteet', count: 8 },
    { code: 'SUS', name: 'Vastuu', count: 4 },
  ],
  years: [
    { year: 2026, count: 7 },
    { year: 2025, count: 5 },
  ],
  feed: { fetchedAt: '2026-11-26T06:00:00.000Z', isStale: false },
}

const subscription: NewsSubscription = {
  action: '/subscriptions/receive',
  subscriptionUniqueIdentifier: 'konvehti',
  redirectUrlSubscriptionSuccess: 'http://localhost:3000/uutiset/tilattu',
  redirectUrlSubscriptionFailed: 'http://localhost:3000/uutiset/tilaus-ei-onnistunut',
  replyLanguage: 'fi',
  categories: newest.categories.map(({ code, name }) => ({ code, name })),
  privacyText: '<p>Olen lukenut <a href="/tietosuoja">tietosuojaselosteen</a>.</p>',
  privacyVersion: '1',
}

const newsroom: NewsBlock = {
  ...sampleBase('NewsBlock', 150),
  heading: 'Uutishuone',
  headingLevel: 'h2',
  lead: '',
  field: 'sky',
  feedId: 'konvehti',
  count: 10,
  keywords: '',
  newsroomView: true,
  newsroomPageUrl: '/uutiset',
  showSubscriptionForm: true,
  subscriptionSuccessPageUrl: '/uutiset/tilattu',
  subscriptionErrorPageUrl: '/uutiset/tilaus-ei-onnistunut',
  pressHeading: 'Toimittajille',
  pressText: 'Vastaamme saman päivän aikana, arkisin 8–17.',
  pressContacts: [
    { name: 'Elina Wahlroos', role: 'viestintä', phone: '+358 40 660 2210', email: 'media@konvehti.example' },
  ],
  pressLink: { label: 'Avaa kuvapankki', url: '/kuvapankki' },
  newest,
  feedUrl: '/api/feeds/konvehti/fi',
  subscription,
}
const few: NewsBlock = {
  ...newsroom,
  ...sampleBase('NewsBlock', 151),
  heading: 'Tuoreimmat *tiedotteet*',
  headingLevel: 'h3',
  count: 3,
  keywords: 'suklaa',
  newsroomView: false,
  showSubscriptionForm: false,
  pressHeading: '',
  pressText: '',
  pressContacts: [],
  pressLink: null,
  newest: { ...newest, totalCount: 2, hasMore: false },
  subscription: null,
}

export const newsBlock = {
  type: 'NewsBlock',
  label: { fi: 'Uutiset', en: 'News' },
  category: 'products',
  icon: 'news',
  fields,
  samples: [newsroom, few],
} as const satisfies BlockDefinition
