import { latestNews } from './news.ts'
import { asked, askedConsent, askedEmail, askedName } from '../forms.ts'
import type { BlockDefinition } from '../define.ts'
import { drawing, film, picture } from '../media.ts'

const lunch = {
  key: 'open-doors-lunch',
  type: 'SplitBannerBlock',
  name: 'Avoimet ovet: lounas',
  fields: {
    image: picture('recipes/rye-crisp'),
    imageAlignment: 'left',
    title: { fi: 'Keittoa *lastauslaiturilla*', sv: 'Soppa *på lastbryggan*', en: 'Soup *on the loading bay*' },
    headingLevel: 'h2',
    subtitle: {
      fi: 'Hernekeittoa ja reikäleipää kello yhdestätoista, niin kauan kuin kattilassa riittää.',
      sv: 'Ärtsoppa och hålkaka från klockan elva, så länge grytan räcker.',
      en: 'Pea soup and ring bread from eleven, for as long as the pot lasts.',
    },
    ctaLabel: { fi: 'Katso reitti tänne', sv: 'Se vägen hit', en: 'See the way here' },
    ctaUrl: {
      fi: 'https://reittiopas.hsl.fi/',
      sv: 'https://reittiopas.hsl.fi/?locale=sv',
      en: 'https://reittiopas.hsl.fi/?locale=en',
    },
    newWindow: true,
    backgroundColorHex: 'sage',
  },
} satisfies BlockDefinition

const where = {
  key: 'open-doors-where',
  type: 'DropdownNavigationBlock',
  name: 'Avoimet ovet: mihin ensin',
  fields: {
    heading: { fi: 'Mihin *ensin?*', sv: 'Vart *först?*', en: 'Where *first?*' },
    headingLevel: 'h2',
    links: [
      { text: { fi: 'Kaakaon luo', sv: 'Till kakaon', en: 'To the cocoa' }, url: 'content:article-cocoa' },
      { text: { fi: 'Leivän luo', sv: 'Till brödet', en: 'To the bread' }, url: 'content:article-rye' },
      {
        text: { fi: 'Lakritsikattilalle', sv: 'Till lakritsgrytan', en: 'To the liquorice kettle' },
        url: 'content:article-liquorice',
      },
      { text: { fi: 'Kahville', sv: 'Till kaffet', en: 'To the coffee' }, url: 'content:article-coffee' },
    ],
  },
} satisfies BlockDefinition

const takeHome = {
  key: 'open-doors-take-home',
  type: 'ProductHighlightBlock',
  name: 'Avoimet ovet: tuliaiset',
  fields: {
    heading: { fi: 'Tuliaisiksi', sv: 'Att ta med hem', en: 'To take home' },
    headingLevel: 'h2',
    body: {
      fi: 'Nämä ovat myymälän oven vieressä, eli ne ehtii ottaa vielä lähtiessään.',
      sv: 'De står vid butikens dörr, alltså hinner man ta dem på vägen ut.',
      en: 'They stand beside the shop’s door, so there is time for them on the way out.',
    },
    ctaLabel: { fi: 'Kaikki konvehdit', sv: 'Alla praliner', en: 'All pralines' },
    ctaUrl: 'category:konvehdit',
    productCodes: [],
    categoryCode: 'konvehdit',
  },
} satisfies BlockDefinition

const night = {
  key: 'open-doors-evening',
  type: 'BannerBlock',
  name: 'Avoimet ovet: ilta',
  fields: {
    title: {
      fi: 'Kello neljä *ovi suljetaan*',
      sv: 'Klockan fyra *stängs dörren*',
      en: 'At four *the door is closed*',
    },
    headingLevel: 'h2',
    subtitle: {
      fi: 'Kahvila jää auki viiteen. Juuri ruokitaan kymmeneltä, mutta silloin olemme keskenämme.',
      sv: 'Kaféet håller öppet till fem. Surdegen matas klockan tio, men då är vi för oss själva.',
      en: 'The café stays open until five. The starter is fed at ten, but then we are by ourselves.',
    },
    image: picture('hero/hero-pralines'),
    mobileImage: picture('hero/hero-pralines-portrait'),
    ctaLabel: { fi: 'Kahvilat ja myymälät', sv: 'Kaféer och butiker', en: 'Cafés and shops' },
    ctaUrl: 'content:cafes',
    backgroundColorHex: 'peach',
  },
} satisfies BlockDefinition

const bake = {
  key: 'open-doors-recipes',
  type: 'RecipeSearchBlock',
  name: 'Avoimet ovet: reseptit',
  fields: {
    heading: { fi: 'Jos et *pääse paikalle*', sv: 'Om du inte *kan komma*', en: 'If you *cannot come*' },
    headingLevel: 'h2',
    lead: {
      fi: 'Leivo samat keksit kotona. Päivän tarjottavien ohjeet ovat resepteissä.',
      sv: 'Baka samma kex hemma. Dagens bjudning finns bland recepten.',
      en: 'Bake the same biscuits at home. What is served on the day is among the recipes.',
    },
    field: 'butter',
    mode: 'redirect',
    searchPageUrl: 'content:recipes',
  },
} satisfies BlockDefinition

const near = {
  key: 'open-doors-near',
  type: 'LocationFinderBlock',
  name: 'Avoimet ovet: lähin kahvila',
  fields: {
    title: { fi: 'Tai mene *lähimpään*', sv: 'Eller gå till *det närmaste*', en: 'Or go to *the nearest one*' },
    headingLevel: 'h2',
    lead: {
      fi: 'Samana lauantaina jokaisessa kahvilassa saa kahvin kanssa koe-erän palan.',
      sv: 'Samma lördag får man en bit av provsatsen till kaffet på varje kafé.',
      en: 'On the same Saturday every café serves a piece of the trial batch with the coffee.',
    },
    field: 'sky',
  },
} satisfies BlockDefinition

const asks = {
  key: 'open-doors-questions',
  type: 'AccordionItemsBlock',
  name: 'Avoimet ovet: kysymykset',
  fields: {
    heading: { fi: 'Ennen kuin *lähdet*', sv: 'Innan du *åker*', en: 'Before you *set out*' },
    headingLevel: 'h2',
    alwaysOpen: true,
    items: [
      {
        title: { fi: 'Saako ottaa kuvia?', sv: 'Får man fotografera?', en: 'May I take pictures?' },
        body: {
          fi: '<p>Saa. Ihmisiltä kysytään ensin, koneilta ei tarvitse.</p>',
          sv: '<p>Ja. Människor frågar man först, maskiner behöver man inte fråga.</p>',
          en: '<p>You may. Ask people first; the machines will not mind.</p>',
        },
      },
      {
        title: { fi: 'Voiko koiran ottaa mukaan?', sv: 'Får hunden följa med?', en: 'May the dog come?' },
        body: {
          fi: '<p>Pihalle ja lastauslaiturille kyllä, sisälle ei. Suklaa ei sovi koirille, ei murukaan.</p>',
          sv: '<p>På gården och lastbryggan, ja. Inomhus inte. Choklad är inget för hundar, inte ens en smula.</p>',
          en: '<p>To the yard and the loading bay, yes. Not indoors. Chocolate is not for dogs, not even a crumb.</p>',
        },
      },
      {
        title: { fi: 'Entä jos kierros on täynnä?', sv: 'Och om rundturen är full?', en: 'What if the tour is full?' },
        body: {
          fi: '<p>Tule silti. Lasin läpi näkee kaiken, ja joku jää aina tulematta: jono on kahvilan tiskillä.</p>',
          sv: '<p>Kom ändå. Genom glaset ser man allt, och någon uteblir alltid: kön finns vid kaféets disk.</p>',
          en: '<p>Come all the same. You can see everything through the glass, and somebody always stays away: the queue is at the café counter.</p>',
        },
      },
    ],
  },
} satisfies BlockDefinition

const form = {
  key: 'open-doors-form',
  type: 'FormBlock',
  name: 'Avoimet ovet: ilmoittautuminen',
  to: '2027-02-05T15:00:00+02:00',
  fields: {
    formName: 'Avoimien ovien kierros',
    heading: { fi: 'Mukaan *kierrokselle*', sv: 'Med *på rundtur*', en: 'Join *a tour*' },
    headingLevel: 'h2',
    intro: {
      fi: '<p>Vahvistus tulee sähköpostiin, ja samassa viestissä kerromme, mistä lähdetään. Ilmoittautuminen päättyy perjantaina 5.2. kello 15.</p>',
      sv: '<p>Bekräftelsen kommer per e-post, och i den står varifrån vi startar. Anmälan stänger fredagen den 5 februari klockan 15.</p>',
      en: '<p>A confirmation comes by e-mail and says where we start from. Names are taken until Friday 5 February at three o’clock.</p>',
    },
    field: 'mint',
    image: picture('recipes/hot-chocolate'),
    items: [
      asked(
        'tour',
        { fi: 'Mille kierrokselle?', sv: 'Vilken rundtur?', en: 'Which tour?' },
        {
          kind: 'choice',
          isRequired: true,
          options: [
            { fi: '10.15, suomi', sv: '10.15, finska', en: '10.15, Finnish' },
            { fi: '11.15, ruotsi', sv: '11.15, svenska', en: '11.15, Swedish' },
            { fi: '12.15, suomi', sv: '12.15, finska', en: '12.15, Finnish' },
            { fi: '13.15, englanti', sv: '13.15, engelska', en: '13.15, English' },
            { fi: '14.15, suomi', sv: '14.15, finska', en: '14.15, Finnish' },
          ],
        },
      ),
      asked(
        'people',
        { fi: 'Kuinka monta tulijaa?', sv: 'Hur många kommer?', en: 'How many of you?' },
        {
          kind: 'choice',
          isRequired: true,
          options: [
            { fi: 'Yksi', sv: 'En', en: 'One' },
            { fi: 'Kaksi', sv: 'Två', en: 'Two' },
            { fi: 'Kolme', sv: 'Tre', en: 'Three' },
            { fi: 'Neljä', sv: 'Fyra', en: 'Four' },
          ],
        },
      ),
      askedName,
      askedEmail,
      askedConsent({
        fi: 'Tietojani saa käyttää kierroksen järjestämiseen.',
        sv: 'Mina uppgifter får användas för att ordna rundturen.',
        en: 'My details may be used to arrange the tour.',
      }),
    ],
    submitLabel: { fi: 'Ilmoittaudu', sv: 'Anmäl dig', en: 'Put my name down' },
    thanksHeading: { fi: 'Nähdään lauantaina', sv: 'Vi ses på lördagen', en: 'See you on Saturday' },
    thanksText: {
      fi: 'Lähetimme vahvistuksen sähköpostiisi.',
      sv: 'Vi skickade en bekräftelse till din e-post.',
      en: 'A confirmation is in your mailbox.',
    },
    thanksPage: '',
    confirmPage: '',
    desk: 'service',
  },
} satisfies BlockDefinition

const cancel = {
  key: 'open-doors-cancel',
  type: 'LinkBlock',
  name: 'Avoimet ovet: peru paikka',
  to: '2027-02-06T16:00:00+02:00',
  fields: {
    label: { fi: 'Peru paikkasi', sv: 'Avboka din plats', en: 'Give up your place' },
    url: 'mailto:asiakaspalvelu@konvehti.example',
    anchorBlockId: 0,
    variant: 'danger',
    newWindow: false,
    verticalPadding: 4,
    alignment: 'end',
  },
} satisfies BlockDefinition

const spring = {
  key: 'open-doors-spring',
  type: 'PromotionHeroBlock',
  name: 'Avoimet ovet: seuraavaksi pääsiäinen',
  fields: {
    mainImage: picture('hero/hero-engraved'),
    mobileImage: picture('hero/hero-engraved-portrait'),
    logoImage: drawing('leaf', {
      fi: 'Lehti, kevään merkki',
      sv: 'Ett löv, vårens tecken',
      en: 'A leaf, the mark of spring',
    }),
    title: { fi: 'Seuraavaksi *kevät.*', sv: 'Härnäst *våren.*', en: 'Spring *is next.*' },
    headingLevel: 'h2',
    subtitle: {
      fi: 'Helmikuussa valetaan munat, ja yhden täytteestä äänestetään jo.',
      sv: 'I februari gjuts äggen, och om fyllningen i ett av dem röstas det redan.',
      en: 'The eggs are poured in February, and the filling of one is being voted on already.',
    },
    body: {
      fi: '<p>Pääsiäisen muotit odottavat hyllyllä saman oven takana, josta kierros kulkee.</p>',
      sv: '<p>Påskens formar väntar på hyllan bakom samma dörr som rundturen går igenom.</p>',
      en: '<p>The moulds of Easter wait on a shelf behind the door that the tour goes through.</p>',
    },
    video: film('kaiverrus'),
    image: picture('recipes/cake'),
    ctaLabel: { fi: 'Pääsiäiseen', sv: 'Till påsken', en: 'To Easter' },
    ctaUrl: 'content:easter',
    backgroundColorHex: '#1f4a45',
    showArrow: false,
  },
} satisfies BlockDefinition

const social = {
  key: 'open-doors-social',
  type: 'SocialMediaBlock',
  name: 'Avoimet ovet: viime vuosi',
  fields: {
    heading: {
      fi: 'Viime vuonna *näytti tältä*',
      sv: 'Så här såg det ut *i fjol*',
      en: 'Last year *looked like this*',
    },
    headingLevel: 'h2',
    service: 'Facebook',
    html: {
      fi: '<p>Konvehti Facebookissa</p>',
      sv: '<p>Konvehti på Facebook</p>',
      en: '<p>Konvehti on Facebook</p>',
    },
    frameHeight: 280,
    buttonList: [
      {
        label: { fi: 'Tapahtuma Facebookissa', sv: 'Evenemanget på Facebook', en: 'The event on Facebook' },
        url: 'https://facebook.konvehti.example/',
        variant: 'primary',
        newWindow: true,
      },
      {
        label: { fi: 'Instagram', sv: 'Instagram', en: 'Instagram' },
        url: 'https://instagram.konvehti.example/',
        variant: 'secondary',
        newWindow: true,
      },
    ],
    backgroundColorHex: 'sand',
    altBackgroundColorHex: 'sky',
  },
} satisfies BlockDefinition

const newest = {
  key: 'open-doors-newest',
  type: 'PagePromoterBlock',
  name: 'Avoimet ovet: uusimmat tarinat',
  fields: {
    heading: { fi: 'Luettavaa *raitiovaunuun*', sv: 'Att läsa *på spårvagnen*', en: 'Something to read *on the tram*' },
    headingLevel: 'h2',
    pages: [],
    branch: 'content:articles',
    count: 3,
  },
} satisfies BlockDefinition

/** How to take part, and what comes after. */
export const openDoorsEnd: readonly BlockDefinition[] = [
  lunch,
  where,
  takeHome,
  night,
  bake,
  asks,
  form,
  cancel,
  social,
  spring,
  latestNews(
    'open-doors-news',
    { fi: 'Mitä talossa *tapahtuu*', sv: 'Vad som händer *i huset*', en: 'What goes on *in the house*' },
    {
      lead: { fi: 'Tiedotteita Vallilasta.', sv: 'Pressmeddelanden från Vallgård.', en: 'Releases from Vallila.' },
      keywords: { fi: 'Vallila', sv: 'Vallgård', en: 'Vallila' },
    },
  ),
  newest,
  near,
]
