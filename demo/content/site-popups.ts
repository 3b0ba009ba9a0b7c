import type { BlockDefinition } from './define.ts'
import { picture, productPicture } from './media.ts'

/** A corner notice that each visitor sees once, on any day. */
const cornerOnce = {
  variant: 'corner',
  closeLabel: { fi: 'Sulje nosto', sv: 'Stäng rutan', en: 'Close the notice' },
  showAfterScrollPx: 200,
  from: '',
  to: '',
  visitorGroups: [],
  frequency: 'once',
  days: 0,
} as const

/** What comes over some pages after a little scrolling. */
export const sitePopups = {
  key: 'site-popups',
  type: 'SitePopups',
  name: 'Sivuston nostot',
  fields: {
    popups: [
      {
        id: 'advent-calendar',
        ...cornerOnce,
        heading: { fi: 'Luukku *kerrallaan.*', sv: 'En lucka *i taget.*', en: 'One door *at a time.*' },
        body: {
          fi: '<p>Kalenterissa on 24 paksua suklaata: kuusi konvehtia ja kahdeksantoista talvista kuviota. Ensimmäinen luukku aukeaa 1. joulukuuta.</p>',
          sv: '<p>I kalendern finns 24 tjocka chokladbitar: sex praliner och arton vintermotiv. Den första luckan öppnas den 1 december.</p>',
          en: '<p>The calendar holds 24 thick chocolates: six pralines and eighteen winter shapes. The first door opens on 1 December.</p>',
        },
        image: picture('hero/hero-christmas-portrait'),
        ctaLabel: { fi: 'Katso kalenteri', sv: 'Se kalendern', en: 'See the calendar' },
        ctaUrl: 'product:KV7060',
        from: '2026-11-01T00:00:00+02:00',
        pages: ['content:start', 'content:story', 'content:articles', 'content:article-tasting', 'category:lahjat'],
      },
      {
        id: 'willja-forest-walk',
        ...cornerOnce,
        heading: { fi: 'Eväät *polulle.*', sv: 'Matsäck *för stigen.*', en: 'Provisions *for the path.*' },
        body: {
          fi: '<p>Jotain rapeaa, tummaa ja hapanta samassa laatikossa. Kaikki kestää repun pohjalla.</p>',
          sv: '<p>Något knaprigt, något mörkt och något syrligt i samma låda. Allt tål att ligga längst ner i ryggsäcken.</p>',
          en: '<p>Something crunchy, something dark and something sharp in one box. All of it survives the bottom of a rucksack.</p>',
        },
        image: productPicture('willja-metsaretki'),
        ctaLabel: { fi: 'Pakkaa metsäretki', sv: 'Packa en skogsutflykt', en: 'Pack a forest walk' },
        ctaUrl: 'product:KV7045',
        pages: ['content:willja'],
      },
      {
        id: 'froosh-party',
        ...cornerOnce,
        heading: { fi: 'Kulhot *esiin.*', sv: 'Fram med *skålarna.*', en: 'Get the *bowls out.*' },
        body: {
          fi: '<p>Kolme pussia karkkia, kaksi levyä ja hillokeksit: juhlat yhdessä laatikossa.</p>',
          sv: '<p>Tre påsar godis, två chokladkakor och syltkakor: en fest i en låda.</p>',
          en: '<p>Three bags of sweets, two bars and the jam biscuits: a party in one box.</p>',
        },
        image: productPicture('froosh-juhlapaketti'),
        ctaLabel: { fi: 'Katso juhlapaketti', sv: 'Se partypaketet', en: 'See the party box' },
        ctaUrl: 'product:KV7050',
        pages: ['content:froosh'],
      },
    ],
  },
} as const satisfies BlockDefinition
