import { type BlockDefinition, type PageDefinition, plainMeta } from '../define.ts'
import { decorative, picture, productPicture } from '../media.ts'

const list = {
  key: 'articles-list',
  type: 'CategoryCardsBlock',
  name: 'Tarinat: luettelo',
  fields: {
    heading: '',
    headingLevel: 'h2',
    link: null,
    layout: 'notes',
    categoryCardBlocks: [
      {
        title: {
          fi: 'Kuusitoista merkkiä suklaaseen',
          sv: 'Sexton tecken i choklad',
          en: 'Sixteen characters in chocolate',
        },
        text: { fi: 'Lahjat · marraskuu 2026', sv: 'Presenter · november 2026', en: 'Gifts · November 2026' },
        url: 'content:article-engraving',
        image: decorative(picture('category/kaiverrettu-levy')),
        field: 'rose',
      },
      {
        title: { fi: 'Kaksikymmentäneljä luukkua', sv: 'Tjugofyra luckor', en: 'Twenty-four doors' },
        text: { fi: 'Joulu · marraskuu 2026', sv: 'Jul · november 2026', en: 'Christmas · November 2026' },
        url: 'content:article-calendar',
        image: decorative(productPicture('suklaajoulukalenteri')),
        field: 'sky',
      },
      {
        title: { fi: 'Kuusitoista tuntia juurta', sv: 'Sexton timmar surdeg', en: 'Sixteen hours of sourdough' },
        text: { fi: 'Leipomo · lokakuu 2026', sv: 'Bageriet · oktober 2026', en: 'Bakery · October 2026' },
        url: 'content:article-rye',
        image: decorative(picture('category/leivat')),
        field: 'butter',
      },
      {
        title: { fi: 'Näin maistat suklaata', sv: 'Så smakar du choklad', en: 'How to taste chocolate' },
        text: { fi: 'Suklaa · lokakuu 2026', sv: 'Choklad · oktober 2026', en: 'Chocolate · October 2026' },
        url: 'content:article-tasting',
        image: decorative(productPicture('tumma-72-merisuola')),
        field: 'sand',
      },
      {
        title: { fi: 'Kolme maata, kolme kaakaota', sv: 'Tre länder, tre kakaor', en: 'Three countries, three cocoas' },
        text: { fi: 'Kaakao · syyskuu 2026', sv: 'Kakao · september 2026', en: 'Cocoa · September 2026' },
        url: 'content:article-cocoa',
        image: decorative(productPicture('luomu-tumma-70')),
        field: 'sage',
      },
      {
        title: { fi: 'Juuri, joka on karkki', sv: 'Roten som är godis', en: 'The root that is a sweet' },
        text: { fi: 'Karkit · elokuu 2026', sv: 'Godis · augusti 2026', en: 'Sweets · August 2026' },
        url: 'content:article-liquorice',
        image: decorative(picture('category/karkit')),
        field: 'mint',
      },
      {
        title: { fi: 'Kaksi paahdettua siementä', sv: 'Två rostade frön', en: 'Two roasted seeds' },
        text: { fi: 'Kahvilat · heinäkuu 2026', sv: 'Kaféer · juli 2026', en: 'Cafés · July 2026' },
        url: 'content:article-coffee',
        image: decorative(picture('recipes/hot-chocolate')),
        field: 'sky',
      },
      {
        title: { fi: 'Missä suklaa asuu', sv: 'Var chokladen bor', en: 'Where chocolate lives' },
        text: { fi: 'Suklaa · kesäkuu 2026', sv: 'Choklad · juni 2026', en: 'Chocolate · June 2026' },
        url: 'content:article-storing',
        image: decorative(picture('hero/hero-bars')),
        field: 'butter',
      },
    ],
  },
} satisfies BlockDefinition

export const articlesPage = {
  key: 'articles',
  type: 'LandingPage',
  parent: 'start',
  name: { fi: 'Tarinat', sv: 'Berättelser', en: 'Stories' },
  slug: { fi: 'tarinat', sv: 'berattelser', en: 'stories' },
  fields: {
    ...plainMeta,
    metaTitle: {
      fi: 'Tarinat suklaasta, leivästä ja kaiverruksesta · Konvehti',
      sv: 'Berättelser om choklad, bröd och gravyr · Konvehti',
      en: 'Stories about chocolate, bread and engraving · Konvehti',
    },
    metaDescription: {
      fi: 'Mistä kaakao tulee, miten suklaata maistetaan, mitä juuri tekee yöllä ja mitä levyyn kannattaa kirjoittaa. Tarinoita valimosta ja leipomosta.',
      sv: 'Varifrån kakaon kommer, hur man smakar choklad, vad surdegen gör om natten och vad man kan skriva på en kaka. Berättelser från gjuteriet och bageriet.',
      en: 'Where cocoa comes from, how to taste chocolate, what a starter does at night and what to write on a tablet. Stories from the moulding room and bakery.',
    },
    ogImage: '/media/hero/hero-pralines.webp',
    heading: { fi: 'Tarinat *talosta*', sv: 'Berättelser från *huset*', en: 'Stories from the *house*' },
    lead: {
      fi: 'Mitä valimossa, leipomossa ja kaivertajan pöydällä tehdään, ja miksi juuri niin.',
      sv: 'Vad som görs i gjuteriet, i bageriet och vid gravörens bord, och varför just så.',
      en: 'What is done in the moulding room, in the bakery and at the engraver’s table, and why that way.',
    },
    mainBody: '',
    field: 'bone',
  },
  areas: { mainContentArea: [list] },
} satisfies PageDefinition
