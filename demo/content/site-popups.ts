import type { BlockDefinition } from './define.ts'
import { picture, productPicture } from './media.ts'

/** A corner notice that each visitor sees once, on any day. */
const cornerOnce = {
  variant: 'corner',
  closeLabel: { fi: 'Sulje ilmoitus', sv: 'Stäng rutan', en: 'Close the notice' },
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
      {
        id: 'open-doors',
        ...cornerOnce,
        frequency: 'session',
        heading: { fi: 'Tule *sisään.*', sv: 'Kom *in.*', en: 'Come *in.*' },
        body: {
          fi: '<p>Lauantaina 6. helmikuuta valimo ja leipomo ovat auki kello 10–16. Kierrokselle voi ilmoittautua etukäteen.</p>',
          sv: '<p>Lördagen den 6 februari är gjuteriet och bageriet öppna klockan 10–16. Till rundturerna kan man anmäla sig i förväg.</p>',
          en: '<p>On Saturday 6 February the moulding room and the bakery are open from ten to four. You can put your name down for a tour.</p>',
        },
        image: picture('hero/hero-bars-portrait'),
        ctaLabel: { fi: 'Katso ohjelma', sv: 'Se programmet', en: 'See the programme' },
        ctaUrl: 'content:open-doors',
        from: '2027-01-11T00:00:00+02:00',
        to: '2027-02-06T16:00:00+02:00',
        pages: ['content:cafes', 'content:story'],
      },
      {
        id: 'easter-shelf',
        ...cornerOnce,
        variant: 'modal',
        frequency: 'days',
        days: 14,
        heading: { fi: 'Pääsiäishylly *on auki*', sv: 'Påskhyllan *är öppen*', en: 'The Easter shelf *is open*' },
        body: {
          fi: '<p>Muna, jonka täytteestä äänestettiin, on nyt hyllyssä. Tilaa viimeistään perjantaina 19.3., niin paketti on perillä ennen pitkääperjantaita.</p>',
          sv: '<p>Ägget vars fyllning ni röstade om står nu på hyllan. Beställ senast fredagen den 19 mars, så är paketet framme före långfredagen.</p>',
          en: '<p>The egg whose filling you voted on is on the shelf. Order by Friday 19 March and the parcel will be there before Good Friday.</p>',
        },
        image: productPicture('suklaamuna'),
        ctaLabel: { fi: 'Katso pääsiäinen', sv: 'Se påsken', en: 'See Easter' },
        ctaUrl: 'content:easter',
        from: '2027-02-15T00:00:00+02:00',
        to: '2027-03-20T00:00:00+02:00',
        pages: ['content:recipes', 'content:articles'],
      },
    ],
  },
} as const satisfies BlockDefinition
