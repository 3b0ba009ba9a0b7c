import type { Localized } from '#src/common/locale.ts'
import type { FieldColour } from '#src/content/contract/field-types.ts'
import { type BlockDefinition, type PageDefinition, plainMeta } from '../define.ts'
import { decorative, picture, productPicture } from '../media.ts'

const hero = {
  key: 'start-hero',
  type: 'HeroBlock',
  name: 'Etusivu: nosto',
  fields: {
    headingLevel: 'h1',
    layout: 'compartments',
    slideChangeTime: 6000,
    strip: '',
    slides: [
      {
        title: {
          fi: 'Suklaata, jonka *kuulee* murtuvan.',
          sv: 'Choklad som *hörs* när den bryts.',
          en: 'Chocolate you can *hear* break.',
        },
        subtitle: {
          fi: 'Levyt valetaan, temperoidaan ja kääritään Helsingissä. Nyt kääreissä tuoksuvat piparkakku, glögi ja paahdettu kaura.',
          sv: 'Kakorna gjuts, tempereras och slås in i Helsingfors. Just nu doftar omslagen av pepparkaka, glögg och rostad havre.',
          en: 'Poured, tempered and wrapped in Helsinki. Right now the wrappers smell of gingerbread, mulled spice and toasted oat.',
        },
        changingHeroImage: picture('hero/hero-bars'),
        mobileImage: picture('hero/hero-bars-portrait'),
        callToAction: {
          label: { fi: 'Katso joulun maut', sv: 'Se julens smaker', en: 'See the Christmas flavours' },
          url: 'content:christmas',
        },
        secondaryCallToAction: {
          label: { fi: 'Kaikki suklaalevyt', sv: 'Alla chokladkakor', en: 'All chocolate bars' },
          url: 'category:suklaalevyt',
        },
        textColor: 'ink',
        field: 'sand',
        tiles: [
          {
            image: productPicture('rubiini-vadelma'),
            name: { fi: 'Rubiinisuklaa, *vadelma*', sv: 'Rubychoklad, *hallon*', en: 'Ruby chocolate, *raspberry*' },
            url: 'product:KV1060',
            field: 'peach',
          },
          {
            image: productPicture('maito-42-paahdettu-kaura'),
            name: {
              fi: 'Maitosuklaa 42 %, *paahdettu kaura*',
              sv: 'Mjölkchoklad 42 %, *rostad havre*',
              en: 'Milk chocolate 42%, *toasted oat*',
            },
            url: 'product:KV1015',
            field: 'sky',
          },
        ],
      },
      {
        title: {
          fi: 'Kannen alla on *kartta.*',
          sv: 'Under locket finns en *karta.*',
          en: 'There is a *map* under the lid.',
        },
        subtitle: {
          fi: 'Kaksitoista täytettä ohuissa kuorissa: nougatia, kahvia, vadelmaa ja merisuolaa. Kartta kertoo, mikä on mikä.',
          sv: 'Tolv fyllningar i tunna skal: nougat, kaffe, hallon och havssalt. Kartan visar vilken som är vilken.',
          en: 'Twelve fillings in thin shells: nougat, coffee, raspberry and sea salt. The map tells you which is which.',
        },
        changingHeroImage: picture('hero/hero-pralines'),
        mobileImage: picture('hero/hero-pralines-portrait'),
        callToAction: {
          label: { fi: 'Katso konvehdit', sv: 'Se pralinerna', en: 'See the pralines' },
          url: 'category:konvehdit',
        },
        secondaryCallToAction: {
          label: { fi: 'Lahjaksi annettavat', sv: 'Att ge bort', en: 'To give away' },
          url: 'category:lahjat',
        },
        textColor: 'ink',
        field: 'peach',
        tiles: [
          {
            image: productPicture('helsinki-konvehtirasia'),
            name: { fi: 'Helsinki-konvehtirasia', sv: 'Helsingfors pralinask', en: 'Helsinki praline box' },
            url: 'product:KV2005',
            field: 'peach',
          },
          {
            image: productPicture('kaakaotryffelit'),
            name: { fi: 'Kaakaotryffelit', sv: 'Kakaotryfflar', en: 'Cocoa truffles' },
            url: 'product:KV2020',
            field: 'cream',
          },
        ],
      },
      {
        title: {
          fi: 'Ruista, joka *vastaa* hampaalle.',
          sv: 'Råg som *svarar* när du biter.',
          en: 'Rye that *answers* the tooth.',
        },
        subtitle: {
          fi: 'Juuri käy kuusitoista tuntia, näkkileipä viipyy uunissa neljä minuuttia. Molemmat odottavat samaa voita.',
          sv: 'Surdegen jäser i sexton timmar, knäckebrödet står i ugnen i fyra minuter. Båda väntar på samma smör.',
          en: 'The starter works for sixteen hours, the crispbread bakes for four minutes. Both are waiting for the same butter.',
        },
        changingHeroImage: picture('category/leivat'),
        mobileImage: null,
        callToAction: {
          label: { fi: 'Katso leivät', sv: 'Se bröden', en: 'See the breads' },
          url: 'category:leivat',
        },
        secondaryCallToAction: {
          label: { fi: 'Lue, miten juuri toimii', sv: 'Läs hur surdegen arbetar', en: 'Read how the starter works' },
          url: 'content:article-rye',
        },
        textColor: 'ink',
        field: 'sand',
        tiles: [
          {
            image: productPicture('reikaleipa'),
            name: { fi: 'Ruisreikäleipä', sv: 'Råghålkaka', en: 'Rye ring bread' },
            url: 'product:KV6005',
            field: 'sand',
          },
          {
            image: productPicture('ohut-ruisnakki'),
            name: { fi: 'Ohut ruisnäkkileipä', sv: 'Tunt rågknäcke', en: 'Thin rye crispbread' },
            url: 'product:KV6015',
            field: 'sage',
          },
        ],
      },
    ],
  },
} satisfies BlockDefinition

const shelves = {
  key: 'start-shelves',
  type: 'CategoryCardsBlock',
  name: 'Etusivu: hyllyt',
  fields: {
    heading: { fi: 'Kahdeksan hyllyä', sv: 'Åtta hyllor', en: 'Eight shelves' },
    headingLevel: 'h2',
    link: { label: { fi: 'Kaikki tuotteet', sv: 'Alla produkter', en: 'All products' }, url: 'category:all' },
    layout: 'shelf',
    categoryCardBlocks: [
      shelf(
        'suklaalevyt',
        { fi: 'Suklaalevyt', sv: 'Chokladkakor', en: 'Chocolate bars' },
        'kinuski-suolapahkina',
        'sky',
      ),
      shelf('konvehdit', { fi: 'Konvehdit', sv: 'Praliner', en: 'Pralines' }, 'helsinki-konvehtirasia', 'peach'),
      shelf('karkit', { fi: 'Karkit', sv: 'Godis', en: 'Sweets' }, 'hedelmakuulat', 'mint'),
      shelf('pastillit', { fi: 'Pastillit', sv: 'Pastiller', en: 'Pastilles' }, 'mustaherukkapastillit', 'lilac'),
      shelf('keksit', { fi: 'Keksit', sv: 'Kex', en: 'Biscuits' }, 'kaura-suklaakeksit', 'sand'),
      shelf(
        'leivat',
        { fi: 'Ruisleivät ja näkkärit', sv: 'Rågbröd och knäckebröd', en: 'Rye and crispbread' },
        'ohut-ruisnakki',
        'sage',
      ),
      shelf('lahjat', { fi: 'Lahjat', sv: 'Presenter', en: 'Gifts' }, 'joulukonvehdit', 'cream'),
      shelf(
        'kaiverrettu-levy',
        { fi: 'Kaiverrettu levy', sv: 'Graverad chokladkaka', en: 'Engraved tablet' },
        'kaiverrettu-levy',
        'peach',
      ),
    ],
  },
} satisfies BlockDefinition

function shelf(category: string, title: Localized, product: string, field: FieldColour) {
  const image = decorative(productPicture(product))
  return { title, text: '', url: `category:${category}`, image, field }
}

const favourites = {
  key: 'start-favourites',
  type: 'ProductHighlightBlock',
  name: 'Etusivu: suosikit',
  fields: {
    heading: { fi: 'Näihin palataan', sv: 'De man återkommer till', en: 'The ones people come back to' },
    headingLevel: 'h2',
    body: {
      fi: 'Neljä, jotka päätyvät samaan koriin yhä uudestaan. Hedelmäkuulia on valettu samalla tavalla alusta asti.',
      sv: 'Fyra som hamnar i samma korg om och om igen. Fruktkulorna gjuts på samma sätt som från början.',
      en: 'Four that end up in the same cart again and again. The fruit drops have been cast the same way from the start.',
    },
    ctaLabel: '',
    ctaUrl: '',
    productCodes: ['KV1005', 'KV3005', 'KV1030', 'KV3015'],
    categoryCode: '',
  },
} satisfies BlockDefinition

const engraved = {
  key: 'start-engraved',
  type: 'ImageWithCtaBlock',
  name: 'Etusivu: kaiverrettu levy',
  fields: {
    preHeading: '',
    heading: { fi: 'Kirjoita se *suklaaseen.*', sv: 'Skriv det i *choklad.*', en: 'Write it in *chocolate.*' },
    headingLevel: 'h2',
    body: {
      fi: '<p>Kolmesataa grammaa suklaata ja kuusitoista merkkiä. Kaiverramme tekstisi ja postitamme levyn suoraan saajalle.</p>',
      sv: '<p>Trehundra gram choklad och sexton tecken. Vi graverar din text och postar kakan direkt till mottagaren.</p>',
      en: '<p>Three hundred grams of chocolate and sixteen characters. We engrave your words and post the tablet straight to the recipient.</p>',
    },
    image: productPicture('kaiverrettu-levy'),
    imageSecondary: null,
    imageAlignment: 'left',
    ctaLabel: { fi: 'Katso levyä', sv: 'Se chokladkakan', en: 'See the tablet' },
    ctaUrl: 'product:KV8000',
    ctaLabelSecondary: { fi: 'Näin teksti kaiverretaan', sv: 'Så graveras texten', en: 'How the text is cut' },
    ctaUrlSecondary: 'content:article-engraving',
    background: 'rose',
    note: {
      fi: 'Alkaen 24,90 € · valmis kahdessa arkipäivässä',
      sv: 'Från 24,90 € · klar på två vardagar',
      en: 'From €24.90 · ready in two working days',
    },
    quarter: true,
    wordmark: '',
    theme: '',
  },
} satisfies BlockDefinition

const brandHalf = {
  headingLevel: 'h2',
  preHeading: '',
  imageAlignment: 'left',
  ctaLabelSecondary: '',
  ctaUrlSecondary: '',
  note: '',
  quarter: false,
} as const

const willjaHalf = {
  key: 'start-willja',
  type: 'ImageWithCtaBlock',
  name: 'Etusivu: willja',
  fields: {
    ...brandHalf,
    heading: 'willja',
    body: {
      fi: '<p>Kauraa, kerkkää ja karpaloa. Kasvipohjaista suklaata, joka maistuu metsältä eikä lupaukselta.</p>',
      sv: '<p>Havre, granskott och tranbär. Växtbaserad choklad som smakar skog och inte löften.</p>',
      en: '<p>Oats, spruce shoots and cranberry. Plant-based chocolate that tastes of the forest, not of promises.</p>',
    },
    image: decorative(productPicture('willja-kauramaito')),
    imageSecondary: decorative(productPicture('willja-kuusenkerkka')),
    ctaLabel: { fi: 'Astu metsään', sv: 'Gå in i skogen', en: 'Step into the forest' },
    ctaUrl: 'content:willja',
    background: 'sage',
    wordmark: 'willja',
    theme: 'willja',
  },
} satisfies BlockDefinition

const frooshHalf = {
  key: 'start-froosh',
  type: 'ImageWithCtaBlock',
  name: 'Etusivu: Froosh',
  fields: {
    ...brandHalf,
    heading: 'Froosh',
    body: {
      fi: '<p>Hedelmää täysillä. Kirpeää, makeaa ja vähän molempia, samassa pussissa.</p>',
      sv: '<p>Frukt för fullt. Surt, sött och lite av båda, i samma påse.</p>',
      en: '<p>Fruit at full volume. Sour, sweet and a bit of both, in one bag.</p>',
    },
    image: decorative(productPicture('froosh-mansikkasydamet')),
    imageSecondary: decorative(productPicture('froosh-kirpeat-siivut')),
    ctaLabel: { fi: 'Maista nyt', sv: 'Smaka nu', en: 'Taste it now' },
    ctaUrl: 'content:froosh',
    background: 'butter',
    wordmark: 'froosh',
    theme: 'froosh',
  },
} satisfies BlockDefinition

const brands = {
  key: 'start-brands',
  type: 'ContainerBlock',
  name: 'Etusivu: willja ja Froosh',
  fields: {
    columns: 2,
    maxWidth: 'full',
    background: 'surface',
    theme: '',
    dividerShapeTop: '',
    dividerShapeBottom: '',
    mobilePaddingBottom: 0,
    desktopPaddingBottom: 0,
  },
  containerBlocks: [willjaHalf, frooshHalf],
} satisfies BlockDefinition

const stories = {
  key: 'start-articles',
  type: 'CategoryCardsBlock',
  name: 'Etusivu: keittiöstä',
  fields: {
    heading: { fi: 'Keittiöstä', sv: 'Från köket', en: 'From the kitchen' },
    headingLevel: 'h2',
    link: { label: { fi: 'Kaikki tarinat', sv: 'Alla berättelser', en: 'All stories' }, url: 'content:articles' },
    layout: 'notes',
    categoryCardBlocks: [
      {
        title: { fi: 'Näin maistat suklaata', sv: 'Så smakar du choklad', en: 'How to taste chocolate' },
        text: { fi: 'Viisi vaihetta, yksi ruutu', sv: 'Fem steg, en ruta', en: 'Five steps, one square' },
        url: 'content:article-tasting',
        image: decorative(productPicture('tumma-72-merisuola')),
        field: 'sand',
      },
      {
        title: { fi: 'Kuusitoista tuntia juurta', sv: 'Sexton timmar surdeg', en: 'Sixteen hours of sourdough' },
        text: { fi: 'Ruis, vesi ja kello', sv: 'Råg, vatten och klocka', en: 'Rye, water and a clock' },
        url: 'content:article-rye',
        image: decorative(picture('category/leivat')),
        field: 'butter',
      },
      {
        title: { fi: 'Kolme maata, kolme kaakaota', sv: 'Tre länder, tre kakaor', en: 'Three countries, three cocoas' },
        text: { fi: 'Manabí, Piura ja Ghana', sv: 'Manabí, Piura och Ghana', en: 'Manabí, Piura and Ghana' },
        url: 'content:article-cocoa',
        image: decorative(productPicture('luomu-tumma-70')),
        field: 'sage',
      },
    ],
  },
} satisfies BlockDefinition

const facts = {
  key: 'start-facts',
  type: 'UspCardsBlock',
  name: 'Etusivu: kolme tosiasiaa',
  fields: {
    heading: '',
    headingLevel: 'h2',
    usps: [
      {
        heading: { fi: 'Tunnettu kaakao', sv: 'Känd kakao', en: 'Known cocoa' },
        body: {
          fi: 'Pavut tulevat Ecuadorin Manabísta, Perun Piurasta ja Ghanan osuuskunnilta. Luomusadon maksamme ennen sadonkorjuuta.',
          sv: 'Bönorna kommer från Manabí i Ecuador, Piura i Peru och kooperativ i Ghana. Den ekologiska skörden betalar vi i förskott.',
          en: 'The beans come from Manabí in Ecuador, Piura in Peru and co-operatives in Ghana. We pay for the organic crop before harvest.',
        },
        url: 'content:article-cocoa',
        icon: null,
      },
      {
        heading: { fi: 'Lyhyt matka', sv: 'Kort resa', en: 'A short journey' },
        body: {
          fi: 'Valimo on Vallilassa. Tilaus lähtee samasta talosta, jossa levy valettiin, 1–2 arkipäivässä.',
          sv: 'Gjuteriet ligger i Vallgård. Beställningen skickas från samma hus där kakan göts, inom 1–2 vardagar.',
          en: 'We pour in Vallila. The order leaves the house where the bar was made, within 1–2 working days.',
        },
        url: 'content:delivery',
        icon: null,
      },
      {
        heading: { fi: 'Levyn kääre on paperia', sv: 'Kakans omslag är papper', en: 'The bar is wrapped in paper' },
        body: {
          fi: 'Folio ja paperi lajitellaan erikseen, ja kumpikin kelpaa kierrätykseen.',
          sv: 'Folie och papper sorteras var för sig, och båda går att återvinna.',
          en: 'Foil and paper are sorted separately, and both can be recycled.',
        },
        url: '',
        icon: null,
      },
    ],
    ctaLabel: '',
    ctaUrl: '',
  },
} satisfies BlockDefinition

export const startPage = {
  key: 'start',
  type: 'StartPage',
  parent: null,
  name: { fi: 'Etusivu', sv: 'Startsida', en: 'Home' },
  slug: { fi: '', sv: '', en: '' },
  fields: {
    ...plainMeta,
    metaTitle: {
      fi: 'Konvehti · Suklaata, makeisia ja leipää Helsingistä',
      sv: 'Konvehti · Choklad, godis och bröd från Helsingfors',
      en: 'Konvehti · Chocolate, sweets and bread from Helsinki',
    },
    metaDescription: {
      fi: 'Suklaalevyjä, konvehteja, karkkeja, keksejä ja ruisleipää Vallilasta. Lähtee 1–2 arkipäivässä, Suomessa ilmainen toimitus 49 eurosta alkaen.',
      sv: 'Chokladkakor, praliner, godis, kex och rågbröd från Vallgård. Skickas inom 1–2 vardagar, fri frakt i Finland från 49 euro.',
      en: 'Chocolate bars, pralines, sweets, biscuits and rye bread from Vallila. Sent within 1–2 working days, free delivery in Finland from €49.',
    },
    ogImage: '/media/hero/hero-bars.webp',
  },
  areas: { mainContentArea: [hero, shelves, favourites, engraved, brands, stories, facts] },
} satisfies PageDefinition
