import type { BlockDefinition } from '../define.ts'
import { decorative, drawing, film, picture } from '../media.ts'

const gift = {
  key: 'taste-gift',
  type: 'SplitBannerBlock',
  name: 'Maku: kuratoitu rasia',
  fields: {
    image: picture('category/lahjat'),
    imageAlignment: 'right',
    title: { fi: 'Maku, *joka lähtee mukaan*', sv: 'En smak *att ta med sig*', en: 'A flavour *to take along*' },
    headingLevel: 'h2',
    subtitle: {
      fi: 'Lahjat kootaan samassa talossa, ja nauha solmitaan käsin.',
      sv: 'Gåvorna packas i samma hus, och bandet knyts för hand.',
      en: 'Gifts are packed in the same house, and the ribbon is tied by hand.',
    },
    ctaLabel: { fi: 'Katso lahjat', sv: 'Se presenterna', en: 'See the gifts' },
    ctaUrl: 'category:lahjat',
    newWindow: false,
    backgroundColorHex: 'peach',
  },
} satisfies BlockDefinition

const summer = {
  key: 'taste-summer',
  type: 'CollapsibleHeroBlock',
  name: 'Maku: kaksi viikkoa kesäkuussa',
  fields: {
    preHeading: { fi: 'Toukokuun lopussa', sv: 'I slutet av maj', en: 'At the end of May' },
    preHeadingColor: 'copper-ink',
    heading: { fi: 'Kaksi viikkoa *metsässä*', sv: 'Två veckor *i skogen*', en: 'Two weeks *in the woods*' },
    headingLevel: 'h2',
    body: {
      fi: '<p>Kuusenkerkkä on kuusen uusi vuosikasvain. Se maistuu sitruunalta, suolaheinältä ja vähän pihkalta, mutta vain neljätoista päivää. Sen jälkeen se on havu, ja havua ei syö kukaan vapaaehtoisesti. Keräämme kerkät maanomistajan luvalla, aina sivuoksista, emme koskaan latvasta. Yhdestä puusta otetaan kourallinen, ja seuraavana kesänä sama puu saa levätä. Iltapäivällä saalis ajetaan Vallilaan, ja seuraavana aamuna se on siirappia.</p>',
      sv: '<p>Granskottet är granens nya årsskott. Det smakar citron, syra och lite kåda, men bara i fjorton dagar. Sedan är det barr, och barr äter ingen frivilligt. Vi plockar skotten med markägarens lov, alltid från sidogrenarna och aldrig från toppen. Från ett träd tar vi en handfull, och nästa sommar får samma träd vila. På eftermiddagen körs skörden till Vallgård, och nästa morgon är den sirap.</p>',
      en: '<p>A spruce tip is the new growth of the year. It tastes of lemon, sorrel and a little resin, but for fourteen days only. After that it is a needle, and nobody eats needles of their own free will. We pick the tips with the landowner’s leave, always from side branches and never from the top. One tree gives a handful, and the next summer it may rest. In the afternoon the harvest is driven to Vallila, and the next morning it is syrup.</p>',
    },
    image: picture('hero/hero-willja-portrait'),
    backgroundImage: decorative(picture('category/pastillit')),
    foregroundImage: drawing('leaf'),
    imageAlignment: 'left',
    ctaLabel: { fi: 'Tutustu willjaan', sv: 'Lär känna willja', en: 'Meet willja' },
    ctaUrl: 'content:willja',
    ctaLabelSecondary: '',
    ctaUrlSecondary: '',
    backgroundColorHex: 'sage',
    textAreaBackgroundColor: 'mint',
  },
} satisfies BlockDefinition

const night = {
  key: 'taste-night',
  type: 'BannerBlock',
  name: 'Maku: metsä yöllä',
  fields: {
    title: {
      fi: 'Metsä on auki *yölläkin*',
      sv: 'Skogen är öppen *också på natten*',
      en: 'The forest is open *at night too*',
    },
    headingLevel: 'h2',
    subtitle: {
      fi: 'Jokamiehenoikeus ei kata kerkkää. Meillä on lupa.',
      sv: 'Allemansrätten gäller inte granskott. Vi har lov.',
      en: 'The right to roam does not cover spruce tips. We have leave.',
    },
    image: drawing('spruce-night', {
      fi: 'Piirros: kuutamo ja kaksi rinnettä kuusia',
      sv: 'Teckning: månsken och två sluttningar med granar',
      en: 'Drawing: moonlight and two slopes of spruces',
    }),
    mobileImage: null,
    ctaLabel: { fi: 'Lue willjasta', sv: 'Läs om willja', en: 'Read about willja' },
    ctaUrl: 'content:willja',
    backgroundColorHex: 'accent',
  },
} satisfies BlockDefinition

const promises = {
  key: 'taste-promises',
  type: 'UspCardsBlock',
  name: 'Maku: neljä lupausta',
  fields: {
    heading: { fi: 'Talosta *sinulle*', sv: 'Från huset *till dig*', en: 'From the house *to you*' },
    headingLevel: 'h2',
    usps: [
      {
        heading: { fi: 'Samasta talosta', sv: 'Från samma hus', en: 'From one house' },
        body: {
          fi: 'Pakkaamo on valimon vieressä. Tilaus lähtee 1–2 arkipäivässä.',
          sv: 'Packningen ligger bredvid gjuteriet. Beställningen skickas inom 1–2 vardagar.',
          en: 'The packing room is beside the moulding room. Orders leave within 1–2 working days.',
        },
        url: '',
        icon: drawing('clock'),
      },
      {
        heading: { fi: 'Nauha ja kortti', sv: 'Band och kort', en: 'Ribbon and card' },
        body: {
          fi: 'Lahjan mukaan voit kirjoittaa tervehdyksen.',
          sv: 'Till en gåva kan du skriva en hälsning.',
          en: 'You can write a greeting to go with a gift.',
        },
        url: '',
        icon: drawing('gift'),
      },
      {
        heading: { fi: 'Viiteen maahan', sv: 'Till fem länder', en: 'To five countries' },
        body: {
          fi: 'Toimitusajat ja hinnat maittain.',
          sv: 'Leveranstider och priser per land.',
          en: 'Delivery times and prices by country.',
        },
        url: 'content:delivery',
        icon: drawing('truck'),
      },
      {
        heading: { fi: 'Kuitu kiertoon', sv: 'Fibern i kretslopp', en: 'Paper goes round' },
        body: {
          fi: 'Rasia ja täyte kelpaavat kartonkikeräykseen.',
          sv: 'Ask och fyllnad går i kartonginsamlingen.',
          en: 'Box and filling go into the cardboard collection.',
        },
        url: '',
        icon: drawing('leaf'),
      },
    ],
    ctaLabel: { fi: 'Toimitus ja palautus', sv: 'Leverans och retur', en: 'Delivery and returns' },
    ctaUrl: 'content:delivery',
  },
} satisfies BlockDefinition

const shelf = {
  key: 'taste-shelf',
  type: 'DropdownNavigationBlock',
  name: 'Maku: hyllyt',
  fields: {
    heading: { fi: 'Mikä maku *seuraavaksi?*', sv: 'Vilken smak *härnäst?*', en: 'Which flavour *next?*' },
    headingLevel: 'h2',
    links: [
      { text: { fi: 'Tumma ja rapea', sv: 'Mörk och spröd', en: 'Dark and crisp' }, url: 'category:suklaalevyt' },
      { text: { fi: 'Pehmeä ja täytetty', sv: 'Mjuk och fylld', en: 'Soft and filled' }, url: 'category:konvehdit' },
      {
        text: { fi: 'Suolainen ja paahdettu', sv: 'Salt och rostad', en: 'Salty and toasted' },
        url: 'category:leivat',
      },
    ],
  },
} satisfies BlockDefinition

const promotion = {
  key: 'taste-promotion',
  type: 'PromotionHeroBlock',
  name: 'Maku: joulun rasia',
  fields: {
    mainImage: picture('hero/hero-christmas'),
    mobileImage: picture('hero/hero-christmas-portrait'),
    logoImage: drawing('christmas-star', { fi: 'Joulun tähti', sv: 'Julstjärna', en: 'Christmas star' }),
    title: { fi: 'Joulun rasia *on auki.*', sv: 'Julasken *är öppen.*', en: 'The Christmas box *is open.*' },
    headingLevel: 'h2',
    subtitle: {
      fi: 'Kalenteri, konvehdit ja kuusi, joka syödään latvasta alkaen.',
      sv: 'Kalendern, pralinerna och granen som äts från toppen.',
      en: 'The calendar, the pralines and a tree that is eaten from the top.',
    },
    body: {
      fi: '<p>Joulun suklaat valetaan marraskuun aikana, kolmessa muotissa, jotka ovat vanhempia kuin rakennus.</p>',
      sv: '<p>Julens choklad gjuts under november, i tre formar som är äldre än huset.</p>',
      en: '<p>The chocolate of Christmas is poured in November, in three moulds that are older than the building.</p>',
    },
    video: film('konvehdit'),
    image: picture('category/konvehdit'),
    ctaLabel: { fi: 'Jouluun', sv: 'Till julen', en: 'To Christmas' },
    ctaUrl: 'content:christmas',
    backgroundColorHex: '#8a242d',
    showArrow: true,
  },
} satisfies BlockDefinition

const further = {
  key: 'taste-further',
  type: 'PagePromoterBlock',
  name: 'Maku: lue lisää',
  fields: {
    heading: { fi: 'Lue *seuraavaksi*', sv: 'Läs *härnäst*', en: 'Read *next*' },
    headingLevel: 'h2',
    pages: ['content:article-cocoa', 'content:article-tasting', 'content:article-engraving'],
    branch: '',
    count: 3,
  },
} satisfies BlockDefinition

const social = {
  key: 'taste-social',
  type: 'SocialMediaBlock',
  name: 'Maku: some',
  fields: {
    heading: { fi: 'Näin muut *murtavat*', sv: 'Så bryter *andra*', en: 'How others *break it*' },
    headingLevel: 'p',
    service: 'Instagram',
    html: {
      fi: '<p>Konvehti Instagramissa</p>',
      sv: '<p>Konvehti på Instagram</p>',
      en: '<p>Konvehti on Instagram</p>',
    },
    frameHeight: 320,
    buttonList: [
      {
        label: { fi: 'Seuraa Instagramissa', sv: 'Följ på Instagram', en: 'Follow on Instagram' },
        url: 'https://instagram.konvehti.example/',
        variant: 'primary',
        newWindow: true,
      },
      {
        label: 'Facebook',
        url: 'https://facebook.konvehti.example/',
        variant: 'secondary',
        newWindow: true,
      },
    ],
    backgroundColorHex: 'sand',
    altBackgroundColorHex: 'sky',
  },
} satisfies BlockDefinition

const back = {
  key: 'taste-back',
  type: 'LinkBlock',
  name: 'Maku: takaisin',
  fields: {
    label: { fi: 'Tarinamme', sv: 'Vår berättelse', en: 'Our story' },
    url: 'content:story',
    anchorBlockId: 0,
    variant: 'secondary',
    newWindow: false,
    verticalPadding: 3,
    alignment: 'start',
  },
} satisfies BlockDefinition

/** The second half of the page about how a flavour begins. */
export const tasteEnd: readonly BlockDefinition[] = [
  gift,
  shelf,
  summer,
  night,
  promises,
  promotion,
  further,
  social,
  back,
]
