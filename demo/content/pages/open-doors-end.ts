import { asked, askedConsent, askedEmail, askedName } from '../forms.ts'
import type { BlockDefinition } from '../define.ts'
import { drawing, picture } from '../media.ts'

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
    verticalPadding: 2,
    alignment: 'end',
  },
} satisfies BlockDefinition

/** What to know before one comes, and how to take part. */
export const openDoorsEnd: readonly BlockDefinition[] = [care, lunch, asks, form, cancel]
