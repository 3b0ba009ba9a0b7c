import { type BlockDefinition, type PageDefinition, plainMeta } from '../define.ts'
import { decorative, picture, productPicture, productView } from '../media.ts'

/** All products of the brand: the products page with the filter set. */
const allFroosh = {
  fi: '/tuotteet?filter.brand=Froosh',
  sv: '/sv/produkter?filter.brand=Froosh',
  en: '/en/products?filter.brand=Froosh',
}

const hero = {
  key: 'froosh-hero',
  type: 'HeroBlock',
  name: 'Froosh: avaus',
  fields: {
    headingLevel: 'h1',
    layout: 'compartments',
    slideChangeTime: 6000,
    strip: {
      fi: 'Kirpeä! Makea! Kirpeä! Makea! Molemmat!',
      sv: 'Surt! Sött! Surt! Sött! Båda två!',
      en: 'Sour! Sweet! Sour! Sweet! Both!',
    },
    slides: [
      {
        title: { fi: 'Hedelmää täysillä.', sv: 'Frukt för fullt.', en: 'Fruit at full volume.' },
        subtitle: {
          fi: 'Mansikkaa, mangoa ja sitrusta, joka nipistää poskista. Ei ujoja makuja.',
          sv: 'Jordgubb, mango och citrus som nyper i kinderna. Inga blyga smaker.',
          en: 'Strawberry, mango and citrus that pinches your cheeks. No shy flavours.',
        },
        changingHeroImage: picture('hero/hero-froosh'),
        mobileImage: picture('hero/hero-froosh-portrait'),
        callToAction: {
          label: { fi: 'Valitse makusi', sv: 'Välj din smak', en: 'Pick your flavour' },
          url: allFroosh,
        },
        secondaryCallToAction: null,
        textColor: 'display',
        field: 'rose',
        tiles: [
          {
            image: productPicture('froosh-mansikkasydamet'),
            name: { fi: 'Mansikkasydämet', sv: 'Jordgubbshjärtan', en: 'Strawberry hearts' },
            url: 'product:KV3055',
            field: 'rose',
          },
          {
            image: productPicture('froosh-kirpeat-siivut'),
            name: { fi: 'Kirpeät sitrussiivut', sv: 'Sura citrusklyftor', en: 'Sour citrus slices' },
            url: 'product:KV3060',
            field: 'mint',
          },
          {
            image: productPicture('froosh-trooppiset'),
            name: { fi: 'Trooppiset hedelmät', sv: 'Tropiska frukter', en: 'Tropical fruits' },
            url: 'product:KV3065',
            field: 'butter',
          },
          {
            image: productPicture('froosh-mango-passion'),
            name: {
              fi: 'Maitosuklaa 38 %, *mango ja passion*',
              sv: 'Mjölkchoklad 38 %, *mango och passionsfrukt*',
              en: 'Milk chocolate 38%, *mango and passion fruit*',
            },
            url: 'product:KV1100',
            field: 'peach',
          },
        ],
      },
    ],
  },
} satisfies BlockDefinition

const flavours = {
  key: 'froosh-flavours',
  type: 'ProductHighlightBlock',
  name: 'Froosh: mikä tänään',
  fields: {
    heading: { fi: 'Mikä tänään?', sv: 'Vilken i dag?', en: 'Which one today?' },
    headingLevel: 'h2',
    body: {
      fi: 'Kolme pussia, kaksi levyä, konvehdit, pastillit ja keksit. Hinnat alkaen 2,90 €.',
      sv: 'Tre påsar, två kakor, praliner, pastiller och kex. Priser från 2,90 €.',
      en: 'Three bags, two bars, pralines, pastilles and biscuits. Prices from €2.90.',
    },
    ctaLabel: { fi: 'Kaikki Frooshit', sv: 'Hela Froosh', en: 'All of Froosh' },
    ctaUrl: allFroosh,
    productCodes: ['KV3055', 'KV3060', 'KV3065', 'KV1095', 'KV1100', 'KV2065', 'KV4045', 'KV5055'],
    categoryCode: '',
  },
} satisfies BlockDefinition

const nothingExtra = {
  key: 'froosh-nothing-extra',
  type: 'RichTextBlock',
  name: 'Froosh: nolla turhaa',
  fields: {
    heading: { fi: 'Nolla turhaa.', sv: 'Noll onödigt.', en: 'Zero filler.' },
    headingLevel: 'h2',
    html: {
      fi: '<p>Väri tulee porkkanasta, saflorista, punajuuresta ja spirulinasta. Pussi kelpaa muovinkeräykseen, ja sisältö ei ehdi sinne asti!</p>',
      sv: '<p>Färgen kommer från morot, safflor, rödbeta och spirulina. Påsen går i plaståtervinningen, och innehållet hinner aldrig dit!</p>',
      en: '<p>The colour comes from carrot, safflower, beetroot and spirulina. The bag goes in the plastics bin, and the contents never get that far!</p>',
    },
    field: 'butter',
  },
} satisfies BlockDefinition

const party = {
  key: 'froosh-party',
  type: 'ImageWithCtaBlock',
  name: 'Froosh: juhlapaketti',
  fields: {
    preHeading: '',
    heading: { fi: 'Juhlat laatikossa', sv: 'En fest i en låda', en: 'A party in a box' },
    headingLevel: 'h2',
    body: {
      fi: '<p>Karkkia, suklaata ja keksejä samassa paketissa. Joku ottaa kaikki kirpeät, joku väittää ettei ottanut!</p>',
      sv: '<p>Godis, choklad och kex i samma paket. Någon tar alla sura, någon säger att det inte var hen!</p>',
      en: '<p>Sweets, chocolate and biscuits in one box. Somebody takes all the sour ones, somebody swears they did not!</p>',
    },
    image: productPicture('froosh-juhlapaketti'),
    imageSecondary: null,
    imageAlignment: 'right',
    ctaLabel: { fi: 'Katso juhlapaketti', sv: 'Se partypaketet', en: 'See the party box' },
    ctaUrl: 'product:KV7050',
    ctaLabelSecondary: '',
    ctaUrlSecondary: '',
    background: 'rose',
    note: '',
    quarter: false,
    wordmark: '',
    theme: 'froosh',
  },
} satisfies BlockDefinition

const questions = {
  key: 'froosh-questions',
  type: 'AccordionItemsBlock',
  name: 'Froosh: kysytään usein',
  fields: {
    heading: { fi: 'Kysyttiin jo', sv: 'Någon frågade redan', en: 'Somebody already asked' },
    headingLevel: 'h2',
    alwaysOpen: false,
    items: [
      {
        title: { fi: 'Onko tämä vegaanista?', sv: 'Är det veganskt?', en: 'Is it vegan?' },
        body: {
          fi: '<p>Pussit ja pastillit kyllä. Levyissä, konvehdeissa ja kekseissä on maitoa. Jokaisen lista lukee tuotesivulla, ja sinne pääsee ennen kuin kori täyttyy!</p>',
          sv: '<p>Påsarna och pastillerna, ja. Kakorna, pralinerna och kexen innehåller mjölk. Listan står på varje produktsida, och dit hinner du innan korgen är full!</p>',
          en: '<p>The bags and pastilles, yes. The bars, pralines and biscuits contain milk. The list is on every product page, and you can get there before the cart fills up!</p>',
        },
      },
      {
        title: { fi: 'Kuinka kirpeä on kirpeä?', sv: 'Hur surt är surt?', en: 'How sour is sour?' },
        body: {
          fi: '<p>Niin kirpeä, että toinen silmä menee kiinni. Pidä taukoa, juo vettä ja pese hampaat vasta puolen tunnin päästä!</p>',
          sv: '<p>Så surt att det ena ögat stängs. Ta paus, drick vatten och borsta tänderna först efter en halvtimme!</p>',
          en: '<p>Sour enough to close one eye. Take a break, drink some water and leave your teeth alone for half an hour!</p>',
        },
      },
      {
        title: { fi: 'Miksi kookos on pinkki?', sv: 'Varför är kokosen rosa?', en: 'Why is the coconut pink?' },
        body: {
          fi: '<p>Koska keltainen ja oranssi olivat jo varattuja!</p>',
          sv: '<p>För att gult och orange redan var upptagna!</p>',
          en: '<p>Because yellow and orange were taken!</p>',
        },
      },
    ],
  },
} satisfies BlockDefinition

const world = {
  key: 'froosh-world',
  type: 'CategoryCardsBlock',
  name: 'Froosh: lisää',
  fields: {
    heading: { fi: 'Lisää Frooshia', sv: 'Mer Froosh', en: 'More Froosh' },
    headingLevel: 'h2',
    link: null,
    layout: 'notes',
    categoryCardBlocks: [
      {
        title: { fi: 'Kirpeästä kilttiin', sv: 'Från surt till snällt', en: 'From sour to kind' },
        text: { fi: 'Sitruuna-asteikko', sv: 'Citronskalan', en: 'The lemon scale' },
        url: 'content:froosh-tastes',
        image: decorative(productView('froosh-kirpeat-siivut', 2)),
        field: 'mint',
      },
      {
        title: { fi: 'Värit kasvimaalta', sv: 'Färger från täppan', en: 'Colours from the patch' },
        text: { fi: 'Viisi kasvia', sv: 'Fem växter', en: 'Five plants' },
        url: 'content:froosh-colours',
        image: decorative(productView('froosh-marjakonvehdit', 2)),
        field: 'rose',
      },
      {
        title: { fi: 'Kulhot esiin', sv: 'Fram med skålarna', en: 'Get the bowls out' },
        text: { fi: 'Juhlat, laskettuna', sv: 'Kalas, uträknat', en: 'Parties, counted out' },
        url: 'content:froosh-parties',
        image: decorative(productPicture('froosh-juhlapaketti')),
        field: 'butter',
      },
    ],
  },
} satisfies BlockDefinition

export const frooshPage = {
  key: 'froosh',
  type: 'LandingPage',
  parent: 'start',
  name: { fi: 'Froosh', sv: 'Froosh', en: 'Froosh' },
  slug: { fi: 'froosh', sv: 'froosh', en: 'froosh' },
  fields: {
    ...plainMeta,
    layoutTheme: 'froosh',
    metaTitle: {
      fi: 'Froosh · Hedelmää täysillä',
      sv: 'Froosh · Frukt för fullt',
      en: 'Froosh · Fruit at full volume',
    },
    metaDescription: {
      fi: 'Kirpeitä sitrussiivuja, mansikkasydämiä ja trooppisia renkaita. Froosh on Konvehdin hedelmäinen sarja, jonka väritkin tulevat kasveista!',
      sv: 'Sura citrusklyftor, jordgubbshjärtan och tropiska ringar. Froosh är Konvehtis fruktiga serie, och till och med färgerna kommer från växter!',
      en: 'Sour citrus slices, strawberry hearts and tropical rings. Froosh is Konvehti’s fruity range, and even the colours come from plants!',
    },
    ogImage: picture('hero/hero-froosh').url,
    heading: '',
    lead: '',
    mainBody: '',
    field: 'peach',
  },
  areas: { mainContentArea: [hero, flavours, nothingExtra, party, world, questions] },
} satisfies PageDefinition
