import type { BlockDefinition } from '../define.ts'
import { decorative, drawing, picture, productPicture } from '../media.ts'

const rooms = {
  key: 'open-doors-rooms',
  type: 'CarouselBlock',
  name: 'Avoimet ovet: huoneet',
  fields: {
    heading: {
      fi: 'Kolme ovea, *jotka ovat muulloin kiinni*',
      sv: 'Tre dörrar *som annars är stängda*',
      en: 'Three doors *that are shut otherwise*',
    },
    headingLevel: 'h2',
    items: [
      {
        image: picture('category/konvehdit'),
        video: null,
        heading: { fi: 'Maistamo', sv: 'Smakrummet', en: 'The tasting room' },
        body: {
          fi: 'Ikkunaton huone, marmoripöytä ja punainen valo. Kolme palaa, kussakin pelkkä numero, ja oikeat vastaukset oven takana.',
          sv: 'Ett rum utan fönster, ett marmorbord och rött ljus. Tre bitar med nummer, och rätt svar bakom dörren.',
          en: 'A room without a window, a marble table and red light. Three pieces with numbers, and the answers behind the door.',
        },
        ctaLabel: { fi: 'Näin maku syntyy', sv: 'Så uppstår en smak', en: 'How a flavour begins' },
        ctaUrl: 'content:taste',
        backgroundColorHex: 'peach',
      },
      {
        image: picture('category/karkit'),
        video: null,
        heading: { fi: 'Karkkikeittiö', sv: 'Godisköket', en: 'The sweet kitchen' },
        body: {
          fi: 'Kattila, jossa lakritsi kiehuu kolme tuntia. Haista ennen kuin maistat.',
          sv: 'Grytan där lakritsen kokar i tre timmar. Lukta innan du smakar.',
          en: 'The kettle in which liquorice boils for three hours. Smell it before you taste.',
        },
        ctaLabel: { fi: 'Lue lakritsista', sv: 'Läs om lakritsen', en: 'Read about liquorice' },
        ctaUrl: 'content:article-liquorice',
        backgroundColorHex: 'mint',
      },
      {
        image: picture('category/lahjat'),
        video: null,
        heading: { fi: 'Pakkaamo', sv: 'Packningen', en: 'The packing room' },
        body: {
          fi: 'Nauha solmitaan käsin. Nopein tekee sen yhdessätoista sekunnissa, ja ennätystä saa yrittää.',
          sv: 'Bandet knyts för hand. Den snabbaste gör det på elva sekunder, och rekordet får utmanas.',
          en: 'Ribbons are tied by hand. The fastest takes eleven seconds, and you may try for the record.',
        },
        ctaLabel: { fi: 'Katso lahjat', sv: 'Se presenterna', en: 'See the gifts' },
        ctaUrl: 'category:lahjat',
        backgroundColorHex: 'lilac',
      },
    ],
  },
} satisfies BlockDefinition

const past = {
  key: 'open-doors-past',
  type: 'CollapsibleHeroBlock',
  name: 'Avoimet ovet: talo ennen meitä',
  fields: {
    preHeading: { fi: 'Talo ennen meitä', sv: 'Huset före oss', en: 'The house before us' },
    preHeadingColor: null,
    heading: { fi: 'Öljyä, kumia *ja suklaata*', sv: 'Olja, gummi *och choklad*', en: 'Oil, rubber *and chocolate*' },
    headingLevel: 'h2',
    body: {
      fi: '<p>Ennen kuin täällä valettiin konvehteja, täällä vaihdettiin renkaita. Vuonna 2011 lattiassa oli vielä kuoppa, johon mahtui seisomaan, ja seinällä taulu, johon oli kirjoitettu liidulla viimeisen asiakkaan rekisterinumero. Kuopasta tuli kellari, jossa kaivertaja työskenteli kunnes muutti ikkunan ääreen. Taulu on yhä paikallaan. Siihen kirjoitetaan aamuisin, mitä tänään valetaan, mutta numeron kohta pyyhitään aina kiertäen. Kukaan ei tiedä, kenen auto se oli. Jos tunnistat numeron, kerro tiskillä: olemme luvanneet omistajalle laatikollisen levyjä, ja lupaus on voimassa.</p>',
      sv: '<p>Innan det göts praliner här byttes det däck. År 2011 fanns det ännu en grop i golvet som man kunde stå i, och på väggen en tavla där den sista kundens registernummer stod skrivet med krita. Gropen blev källaren där gravören arbetade tills hon flyttade till fönstret. Tavlan hänger kvar. På den skriver man om morgnarna vad som ska gjutas, men runt numret torkar man alltid försiktigt. Ingen vet vems bil det var. Känner du igen numret, säg till vid disken: vi har lovat ägaren en låda chokladkakor, och löftet gäller.</p>',
      en: '<p>Before anybody poured pralines here, they changed tyres. In 2011 there was still a pit in the floor, deep enough to stand in, and on the wall a board with the last customer’s number plate in chalk. The pit became the cellar in which the engraver worked until she moved to the window. The board is still there. Every morning what is to be poured goes up on it, and everybody wipes round the number. Nobody knows whose car it was. If you recognise it, tell us at the counter: we have promised its owner a case of bars, and the promise stands.</p>',
    },
    image: picture('category/suklaalevyt'),
    backgroundImage: decorative(picture('category/keksit')),
    foregroundImage: drawing('clock'),
    imageAlignment: 'right',
    ctaLabel: { fi: 'Lue koko tarina', sv: 'Läs hela berättelsen', en: 'Read the whole story' },
    ctaUrl: 'content:story',
    ctaLabelSecondary: { fi: 'Talo lukuina', sv: 'Huset i siffror', en: 'The house in figures' },
    ctaUrlSecondary: 'content:sustainability',
    backgroundColorHex: 'sand',
    textAreaBackgroundColor: null,
  },
} satisfies BlockDefinition

const shelfRow = {
  key: 'open-doors-shop',
  type: 'CategoryCardsBlock',
  name: 'Avoimet ovet: myymälä',
  fields: {
    heading: {
      fi: 'Myymälä on auki *samat tunnit*',
      sv: 'Butiken är öppen *samma timmar*',
      en: 'The shop keeps *the same hours*',
    },
    headingLevel: 'h2',
    link: { label: { fi: 'Kaikki tuotteet', sv: 'Alla produkter', en: 'All products' }, url: 'category:all' },
    layout: 'shelf',
    categoryCardBlocks: [
      {
        title: { fi: 'Konvehdit', sv: 'Praliner', en: 'Pralines' },
        text: '',
        url: 'category:konvehdit',
        image: decorative(productPicture('tummat-konvehdit')),
        field: 'peach',
      },
      {
        title: { fi: 'Karkit', sv: 'Godis', en: 'Sweets' },
        text: '',
        url: 'category:karkit',
        image: decorative(productPicture('hedelmakuulat')),
        field: 'mint',
      },
      {
        title: { fi: 'Keksit', sv: 'Kex', en: 'Biscuits' },
        text: '',
        url: 'category:keksit',
        image: decorative(productPicture('voimurokeksit')),
        field: 'sand',
      },
      {
        title: { fi: 'Ruisleivät ja näkkärit', sv: 'Rågbröd och knäckebröd', en: 'Rye and crispbread' },
        text: '',
        url: 'category:leivat',
        image: decorative(productPicture('reikaleipa')),
        field: 'sage',
      },
    ],
  },
} satisfies BlockDefinition

const words = {
  key: 'open-doors-words',
  type: 'ImageOverlayBlock',
  name: 'Avoimet ovet: kaivertajan pöytä',
  fields: {
    preHeading: { fi: 'Kello 14 alkaen', sv: 'Från klockan 14', en: 'From two o’clock' },
    preHeadingColor: 'ink',
    heading: { fi: 'Kuusi kirjainta *muistoksi*', sv: 'Sex bokstäver *som minne*', en: 'Six letters *to keep*' },
    headingLevel: 'h2',
    body: {
      fi: '<p>Pitempi teksti mahtuu isoon levyyn, ja sen voi tilata kotoakin.</p>',
      sv: '<p>En längre text ryms på den stora kakan, och den går att beställa hemifrån också.</p>',
      en: '<p>A longer text fits on the large tablet, which you can also order from home.</p>',
    },
    image: picture('hero/hero-engraved'),
    mobileImage: picture('hero/hero-engraved-portrait'),
    ctaLabel: { fi: 'Suunnittele levy', sv: 'Designa en kaka', en: 'Design a tablet' },
    ctaUrl: 'product:KV8000',
    ctaLabelSecondary: { fi: 'Näin teksti kaiverretaan', sv: 'Så graveras texten', en: 'How the text is cut' },
    ctaUrlSecondary: 'content:article-engraving',
    backgroundColorHex: 'peach',
    textColor: 'ink',
    overlayOpacity: 0,
  },
} satisfies BlockDefinition

const care = {
  key: 'open-doors-care',
  type: 'UspCardsBlock',
  name: 'Avoimet ovet: hyvä tietää',
  fields: {
    heading: { fi: 'Hyvä *tietää*', sv: 'Bra *att veta*', en: 'Good *to know*' },
    headingLevel: 'h2',
    usps: [
      {
        heading: { fi: 'Raitiovaunulla', sv: 'Med spårvagn', en: 'By tram' },
        body: {
          fi: 'Pysäkki on kahden minuutin päässä. Pihalle mahtuu pyöriä, autoja ei.',
          sv: 'Hållplatsen ligger två minuter bort. På gården ryms cyklar men inga bilar.',
          en: 'The stop is two minutes away. The yard takes bicycles but no cars.',
        },
        url: '',
        icon: drawing('truck'),
      },
      {
        heading: { fi: 'Esteetön', sv: 'Tillgängligt', en: 'Step-free' },
        body: {
          fi: 'Hissi, leveät ovet ja induktiosilmukka kierroksilla.',
          sv: 'Hiss, breda dörrar och hörslinga på rundturerna.',
          en: 'A lift, wide doors and a hearing loop on the tours.',
        },
        url: '',
        icon: drawing('clock'),
      },
      {
        heading: { fi: 'Allergiat', sv: 'Allergier', en: 'Allergies' },
        body: {
          fi: 'Talossa on maitoa, pähkinöitä, vehnää ja munaa, ilmassakin. Maistiaisissa lukee, mitä niissä on.',
          sv: 'I huset finns mjölk, nötter, vete och ägg, också i luften. På smakbitarna står vad de innehåller.',
          en: 'There is milk, nut, wheat and egg in the house, and in the air. Samples say what is in them.',
        },
        url: '',
        icon: drawing('leaf'),
      },
    ],
    ctaLabel: { fi: 'Vallilan kahvila', sv: 'Kaféet i Vallgård', en: 'The café in Vallila' },
    ctaUrl: 'content:location-vallila',
  },
} satisfies BlockDefinition

const plain = { imageSecondary: null, note: '', quarter: false, ctaLabelSecondary: '', ctaUrlSecondary: '' } as const

/** Three things to eat, side by side between two waves. */
const bites = {
  key: 'open-doors-bites',
  type: 'ContainerBlock',
  name: 'Avoimet ovet: kolme suupalaa',
  fields: {
    columns: 3,
    maxWidth: 'content',
    background: 'cream',
    theme: '',
    dividerShapeTop: 'wobbly-waves',
    dividerShapeBottom: 'ellipse',
    mobilePaddingBottom: 2,
    desktopPaddingBottom: 4,
  },
  containerBlocks: [
    {
      key: 'open-doors-bite-house',
      type: 'ImageWithCtaBlock',
      name: 'Suupala: talo',
      fields: {
        ...plain,
        preHeading: { fi: 'Tiskillä', sv: 'Vid disken', en: 'At the counter' },
        heading: { fi: 'Koe-erä', sv: 'Provsatsen', en: 'The trial batch' },
        headingLevel: 'h3',
        body: {
          fi: '<p>Se, jota ei vielä myydä. Sano mielipiteesi ääneen.</p>',
          sv: '<p>Den som inte säljs ännu. Säg vad du tycker.</p>',
          en: '<p>The one not yet on sale. Say what you think.</p>',
        },
        image: decorative(productPicture('kaakaotryffelit')),
        imageAlignment: 'left',
        ctaLabel: '',
        ctaUrl: '',
        background: 'peach',
        wordmark: '',
        theme: '',
      },
    },
    {
      key: 'open-doors-bite-willja',
      type: 'ImageWithCtaBlock',
      name: 'Suupala: willja',
      fields: {
        ...plain,
        preHeading: '',
        heading: 'willja',
        headingLevel: 'h3',
        body: {
          fi: '<p>Kauratryffeli ja lasillinen mustikkamehua.</p>',
          sv: '<p>En havretryffel och ett glas blåbärssaft.</p>',
          en: '<p>An oat truffle and a glass of blueberry juice.</p>',
        },
        image: decorative(productPicture('willja-kauratryffelit')),
        imageAlignment: 'left',
        ctaLabel: { fi: 'Astu metsään', sv: 'Gå in i skogen', en: 'Into the forest' },
        ctaUrl: 'content:willja',
        background: 'sage',
        wordmark: 'willja',
        theme: 'willja',
      },
    },
    {
      key: 'open-doors-bite-froosh',
      type: 'ImageWithCtaBlock',
      name: 'Suupala: Froosh',
      fields: {
        ...plain,
        preHeading: '',
        heading: 'Froosh',
        headingLevel: 'h3',
        body: {
          fi: '<p>Kirpeä siivu. Naama kuvataan, jos haluat.</p>',
          sv: '<p>En sur klyfta. Vi tar en bild av minen om du vill.</p>',
          en: '<p>A sour slice. We photograph your face if you like.</p>',
        },
        image: decorative(productPicture('froosh-kirpeat-siivut')),
        imageAlignment: 'left',
        ctaLabel: { fi: 'Maista nyt', sv: 'Smaka nu', en: 'Taste it now' },
        ctaUrl: 'content:froosh',
        background: 'butter',
        wordmark: 'froosh',
        theme: 'froosh',
      },
    },
  ],
} satisfies BlockDefinition

/** What there is to see and eat. */
export const openDoorsHouse: readonly BlockDefinition[] = [rooms, past, shelfRow, words, care, bites]
