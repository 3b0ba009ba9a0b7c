import { type BlockDefinition, type PageDefinition, plainMeta } from '../define.ts'
import { picture, productPicture } from '../media.ts'

const hero = {
  key: 'christmas-hero',
  type: 'HeroBlock',
  name: 'Joulu: avaus',
  fields: {
    headingLevel: 'h1',
    layout: 'picture',
    slideChangeTime: 6000,
    strip: '',
    slides: [
      {
        title: { fi: 'Luukku *kerrallaan.*', sv: 'En lucka *i taget.*', en: 'One door *at a time.*' },
        subtitle: {
          fi: 'Piparkakkua, glögiä ja kaksikymmentäneljä luukkua, joista kuuden takana on konvehti.',
          sv: 'Pepparkaka, glögg och tjugofyra luckor, sex av dem med en pralin bakom.',
          en: 'Gingerbread, mulled spice and twenty-four doors, six of them with a praline behind.',
        },
        changingHeroImage: picture('hero/hero-christmas'),
        mobileImage: picture('hero/hero-christmas-portrait'),
        callToAction: {
          label: { fi: 'Katso joulukalenteri', sv: 'Se julkalendern', en: 'See the advent calendar' },
          url: 'product:KV7060',
        },
        secondaryCallToAction: {
          label: { fi: 'Kaikki lahjat', sv: 'Alla presenter', en: 'All gifts' },
          url: 'category:lahjat',
        },
        textColor: 'accent-ink',
        field: 'rose',
        tiles: [],
      },
    ],
  },
} satisfies BlockDefinition

const deadline = {
  key: 'christmas-deadline',
  type: 'NoticeBlock',
  name: 'Joulu: viimeinen tilauspäivä',
  to: '2026-12-16T23:59:00+02:00',
  fields: {
    noticeType: 'Information',
    heading: {
      fi: 'Tilaa viimeistään keskiviikkona 16.12.',
      sv: 'Beställ senast onsdagen den 16 december',
      en: 'Order by Wednesday 16 December',
    },
    body: {
      fi: '<p>Silloin paketti ehtii Suomessa perille aatoksi. Muihin Pohjoismaihin tilaa viimeistään 9.12. Katso <a href="content:delivery">toimitusajat ja hinnat</a>.</p>',
      sv: '<p>Då hinner paketet fram i Finland till julafton. Till övriga Norden ska du beställa senast den 9 december. Se <a href="content:delivery">leveranstider och priser</a>.</p>',
      en: '<p>Then the parcel will be there by Christmas Eve in Finland. For the other Nordic countries, order by 9 December. See <a href="content:delivery">delivery times and prices</a>.</p>',
    },
  },
} satisfies BlockDefinition

/** For who comes by the Christmas letter, in the place of the notice for all. */
const fromLetter = {
  key: 'christmas-from-letter',
  type: 'NoticeBlock',
  name: 'Joulu: kirjeen lukijoille',
  to: '2026-12-16T23:59:00+02:00',
  visitorGroups: ['letter'],
  insteadOfNext: true,
  fields: {
    noticeType: 'Success',
    heading: {
      fi: 'Hyvä, että tulit kirjeestä',
      sv: 'Fint att du kom via brevet',
      en: 'Good of you to come by the letter',
    },
    body: {
      fi: '<p>Tilaa viimeistään keskiviikkona 16.12., niin paketti ehtii aatoksi. Kirjeen lukijoille olemme varanneet myös <a href="content:christmas-draw">joulukalenterien arvonnan</a>.</p>',
      sv: '<p>Beställ senast onsdagen den 16 december, så hinner paketet fram till julafton. För dig som läser brevet finns också <a href="content:christmas-draw">utlottningen av julkalendrar</a>.</p>',
      en: '<p>Order by Wednesday 16 December and the parcel will be there by Christmas Eve. Readers of the letter may also enter <a href="content:christmas-draw">the draw for advent calendars</a>.</p>',
    },
  },
} satisfies BlockDefinition

const draw = {
  key: 'christmas-draw-link',
  type: 'LinkBlock',
  name: 'Joulu: arvontaan',
  fields: {
    label: { fi: 'Osallistu kalenteriarvontaan', sv: 'Delta i kalenderutlottningen', en: 'Enter the calendar draw' },
    url: 'content:christmas-draw',
    anchorBlockId: 0,
    variant: 'secondary',
    newWindow: false,
    verticalPadding: 2,
    alignment: 'start',
  },
  to: '2026-12-24T23:59:00+02:00',
} satisfies BlockDefinition

const shelf = {
  key: 'christmas-shelf',
  type: 'ProductHighlightBlock',
  name: 'Joulu: hylly',
  fields: {
    heading: { fi: 'Joulun hylly', sv: 'Julhyllan', en: 'The Christmas shelf' },
    headingLevel: 'h2',
    body: {
      fi: 'Kahdeksan, jotka tehdään vain tähän aikaan vuodesta. Kun hylly on tyhjä, seuraavat valetaan ensi syksynä.',
      sv: 'Åtta som bara görs vid den här tiden på året. När hyllan är tom gjuts nästa omgång i höst igen.',
      en: 'Eight that are made only at this time of year. When the shelf is empty, the next are poured next autumn.',
    },
    ctaLabel: '',
    ctaUrl: '',
    productCodes: ['KV2070', 'KV1105', 'KV1110', 'KV7055', 'KV7065', 'KV3075', 'KV5015', 'KV7060'],
    categoryCode: '',
  },
} satisfies BlockDefinition

const pralines = {
  key: 'christmas-pralines',
  type: 'ImageWithCtaBlock',
  name: 'Joulu: konvehdit',
  fields: {
    preHeading: '',
    heading: {
      fi: 'Kaksitoista makua, *kaksi* kutakin',
      sv: 'Tolv smaker, *två* av varje',
      en: 'Twelve flavours, *two* of each',
    },
    headingLevel: 'h2',
    body: {
      fi: '<p>Tähtien sisällä on mausteista nougatia, kullalla pirskotetuissa puolipalloissa glögiganachea, valkoisissa puolukkaa ja riisipuuron kanelia. Rasia kestää aatosta tapaninpäivään, jos kannen muistaa sulkea.</p>',
      sv: '<p>I stjärnorna finns kryddig nougat, i de guldstänkta halvkulorna glöggganache, i de vita lingon och risgrötens kanel. Asken räcker från julafton till annandagen, om man kommer ihåg att stänga locket.</p>',
      en: '<p>The stars hold spiced nougat, the gold-splashed domes mulled-spice ganache, the white ones lingonberry and the cinnamon of rice porridge. The box lasts from Christmas Eve to Boxing Day if somebody remembers the lid.</p>',
    },
    image: productPicture('joulukonvehdit'),
    imageSecondary: null,
    imageAlignment: 'right',
    ctaLabel: { fi: 'Katso joulukonvehdit', sv: 'Se julpralinerna', en: 'See the Christmas pralines' },
    ctaUrl: 'product:KV2070',
    ctaLabelSecondary: '',
    ctaUrlSecondary: '',
    background: 'cream',
    note: { fi: '24 konvehtia · 29,90 €', sv: '24 praliner · 29,90 €', en: '24 pralines · €29.90' },
    quarter: true,
    wordmark: '',
    theme: '',
  },
} satisfies BlockDefinition

const company = {
  key: 'christmas-company',
  type: 'ImageWithCtaBlock',
  name: 'Joulu: yrityslahjat',
  fields: {
    preHeading: '',
    heading: { fi: 'Koko *työpaikalle*', sv: 'Till hela *arbetsplatsen*', en: 'For the whole *workplace*' },
    headingLevel: 'h2',
    body: {
      fi: '<p>Kuratoitu rasia on valmiiksi koottu ja nauhoitettu. Jos saajia on yli kymmenen tai osoitteita monta, <a href="content:company-gifts">pyydä tarjous</a>, niin sovimme toimituspäivän ennen tilausta.</p>',
      sv: '<p>Företagsgåvan är färdigt packad och försedd med band. Om mottagarna är fler än tio eller adresserna många, <a href="content:company-gifts">begär offert</a>, så kommer vi överens om leveransdagen innan du beställer.</p>',
      en: '<p>The corporate gift comes packed and ribboned. For more than ten recipients or for many addresses, <a href="content:company-gifts">ask for a quote</a> and we will agree the delivery day before you order.</p>',
    },
    image: productPicture('yrityslahja-kuratoitu'),
    imageSecondary: null,
    imageAlignment: 'left',
    ctaLabel: { fi: 'Katso yrityslahja', sv: 'Se företagsgåvan', en: 'See the corporate gift' },
    ctaUrl: 'product:KV7040',
    ctaLabelSecondary: '',
    ctaUrlSecondary: '',
    background: 'bone',
    note: '',
    quarter: false,
    wordmark: '',
    theme: '',
  },
} satisfies BlockDefinition

const recipes = {
  key: 'christmas-recipes',
  type: 'RecipeSearchBlock',
  name: 'Joulu: reseptihaku',
  fields: {
    heading: {
      fi: 'Mitä jouluksi *leivotaan?*',
      sv: 'Vad bakar du till *jul?*',
      en: 'What will you bake for *Christmas?*',
    },
    headingLevel: 'h2',
    lead: {
      fi: 'Glögikaakao, piparkakkujuustokakku ja kaksikymmentäneljä tryffeliä ovat jo valmiina odottamassa.',
      sv: 'Glöggchoklad, pepparkakscheesecake och tjugofyra tryfflar står redan och väntar.',
      en: 'Mulled chocolate, a gingerbread cheesecake and twenty-four truffles are waiting already.',
    },
    field: 'sage',
    mode: 'redirect',
    searchPageUrl: 'content:recipes',
  },
} satisfies BlockDefinition

export const christmasPage = {
  key: 'christmas',
  type: 'LandingPage',
  parent: 'start',
  name: { fi: 'Joulu', sv: 'Jul', en: 'Christmas' },
  slug: { fi: 'joulu', sv: 'jul', en: 'christmas' },
  fields: {
    ...plainMeta,
    metaTitle: {
      fi: 'Joulusuklaat ja joululahjat · Konvehti',
      sv: 'Julchoklad och julklappar · Konvehti',
      en: 'Christmas chocolate and gifts · Konvehti',
    },
    metaDescription: {
      fi: 'Suklaajoulukalenteri, joulukonvehdit, glögi- ja piparkakkulevyt sekä valmiit joulupaketit Helsingistä. Tilaa viimeistään 16.12., niin paketti ehtii aatoksi.',
      sv: 'Chokladjulkalender, julpraliner, chokladkakor med glögg och pepparkaka och färdiga julpaket från Helsingfors. Beställ senast den 16 december.',
      en: 'A chocolate advent calendar, Christmas pralines, mulled spice and gingerbread bars and ready-made boxes from Helsinki. Order by 16 December.',
    },
    ogImage: '/media/hero/hero-christmas.webp',
    heading: '',
    lead: '',
    mainBody: '',
    field: 'rose',
  },
  areas: { topContentArea: [hero], mainContentArea: [fromLetter, deadline, shelf, draw, pralines, recipes, company] },
} satisfies PageDefinition
