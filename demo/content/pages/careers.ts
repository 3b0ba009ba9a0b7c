import { asked, askedConsent, askedEmail, askedName } from '../forms.ts'
import { type BlockDefinition, type PageDefinition, plainMeta } from '../define.ts'
import { picture } from '../media.ts'
import { facts, questions } from '../parts.ts'

/** Both posts and the end of their time are in the texts: whoever changes one changes the other. */
const postsEnd = '2027-01-18T00:00:00+02:00'

const posts = {
  ...questions({
    key: 'careers-posts',
    name: 'Töihin: avoimet paikat',
    heading: { fi: 'Avoinna *nyt*', sv: 'Lediga *nu*', en: 'Open *now*' },
    items: [
      {
        title: {
          fi: 'Leipuri yövuoroon, Vallila',
          sv: 'Bagare till nattskiftet, Vallgård',
          en: 'Baker for the night shift, Vallila',
        },
        body: {
          fi: '<p>Vuoro alkaa iltakymmeneltä, kun juuri ruokitaan, ja päättyy kuudelta. Leivot ruista märin käsin ja opit koputtamaan pohjasta, milloin leipä on valmis. Jussi Ahola opettaa. Vakituinen, neljä yötä viikossa, yölisä työehtosopimuksen mukaan.</p><p>Hae 17. tammikuuta mennessä.</p>',
          sv: '<p>Passet börjar klockan tio på kvällen, när surdegen matas, och slutar klockan sex. Du bakar råg med våta händer och lär dig höra på ljudet när brödet är färdigt. Jussi Ahola lär upp dig. Tillsvidareanställning, fyra nätter i veckan, nattillägg enligt kollektivavtalet.</p><p>Sök senast den 17 januari.</p>',
          en: '<p>The shift begins at ten in the evening, when the starter is fed, and ends at six. You shape rye with wet hands and learn to tell by a knock when a loaf is done. Jussi Ahola teaches. Permanent, four nights a week, with the night supplement of the collective agreement.</p><p>Apply by 17 January.</p>',
        },
      },
      {
        title: {
          fi: 'Asiakaspalvelija, ruotsi ja suomi, Vallila',
          sv: 'Kundrådgivare, svenska och finska, Vallgård',
          en: 'Customer service, Swedish and Finnish, Vallila',
        },
        body: {
          fi: '<p>Vastaat puhelimeen, sähköpostiin ja välillä oveen. Pakkaamo on vieressä, joten saat itse nousta katsomaan, mitä paketista puuttuu. Aikaa on arkisin kello 8.30–16.30, ja siitä puhelin on auki kello 9–15. Määräaikainen lokakuun loppuun, jatko mahdollinen.</p><p>Hae 17. tammikuuta mennessä.</p>',
          sv: '<p>Du svarar i telefon, på e-post och ibland i dörren. Packningen ligger bredvid, så du får själv gå och titta vad som fattas i paketet. Arbetstiden är vardagar kl. 8.30–16.30, och telefonen är öppen kl. 9–15. Visstid till slutet av oktober, fortsättning möjlig.</p><p>Sök senast den 17 januari.</p>',
          en: '<p>You answer the telephone, the mail and now and then the door. The packing room is next to you, so you can get up and see what is missing from a parcel. Hours are 8.30–16.30 on working days, with the telephone open 9–15. Until the end of October, possibly longer.</p><p>Apply by 17 January.</p>',
        },
      },
      {
        title: {
          fi: 'Kahvilan vuorovastaava, Tampere',
          sv: 'Skiftledare på kaféet i Tammerfors',
          en: 'Shift manager at the café in Tampere',
        },
        body: {
          fi: '<p>Avaat aamulla, leikkaat kakun ja tiedät, kuka kysyy gluteenitonta. Kaksi viikonloppua kuussa. Konvehtien nimet oppii viikossa, asiakkaiden nopeammin. Vakituinen, 30 tuntia viikossa.</p><p>Hae 17. tammikuuta mennessä.</p>',
          sv: '<p>Du öppnar på morgonen, skär tårtan och vet vem som frågar efter glutenfritt. Två veckoslut i månaden. Pralinernas namn lär man sig på en vecka, gästernas fortare. Tillsvidareanställning, 30 timmar i veckan.</p><p>Sök senast den 17 januari.</p>',
          en: '<p>You open in the morning, cut the cake and know who will ask for gluten-free. Two weekends a month. The names of the pralines take a week to learn, those of the guests less. Permanent, 30 hours a week.</p><p>Apply by 17 January.</p>',
        },
      },
    ],
  }),
  to: postsEnd,
} satisfies BlockDefinition

const promises = facts({
  key: 'careers-promises',
  name: 'Töihin: mitä lupaamme',
  heading: { fi: 'Mitä *lupaamme*', sv: 'Vad vi *lovar*', en: 'What we *promise*' },
  items: [
    {
      heading: { fi: 'Vastaus jokaiselle', sv: 'Svar till alla', en: 'An answer for everybody' },
      body: {
        fi: 'Kolmessa viikossa, myös silloin kun vastaus on ei. Sen kirjoittaa ihminen, joka luki hakemuksesi.',
        sv: 'Inom tre veckor, också när svaret är nej. Det skrivs av den som läste din ansökan.',
        en: 'Within three weeks, and also when it is no. It is written by the person who read your application.',
      },
    },
    {
      heading: { fi: 'Palkka heti puheeksi', sv: 'Lönen genast på tal', en: 'Pay comes up at once' },
      body: {
        fi: 'Alan työehtosopimus on pohja, ja ensimmäisessä keskustelussa sanomme luvun ääneen.',
        sv: 'Branschens kollektivavtal är grunden, och i det första samtalet säger vi siffran högt.',
        en: 'The collective agreement is the floor, and in the first conversation we say the figure aloud.',
      },
    },
    {
      heading: { fi: 'Vuorot kuusi viikkoa ennen', sv: 'Passen sex veckor före', en: 'Rotas six weeks ahead' },
      body: {
        fi: 'Valimossa, leipomossa ja kahviloissa. Niitä ei muuteta kysymättä.',
        sv: 'I gjuteriet, bageriet och på kaféerna. De ändras inte utan att vi frågar.',
        en: 'In the moulding room, the bakery and the cafés. They are not changed without asking.',
      },
    },
  ],
})

const apply = {
  key: 'careers-form',
  type: 'FormBlock',
  name: 'Töihin: hakemus',
  fields: {
    formName: 'Työhakemus',
    heading: { fi: 'Hae *tästä*', sv: 'Sök *här*', en: 'Apply *here*' },
    headingLevel: 'h2',
    intro: {
      fi: '<p>Kirje saa olla lyhyt. Kerro, mitä osaat tehdä käsilläsi ja mitä haluaisit oppia. Avoimen hakemuksen säilytämme vuoden.</p>',
      sv: '<p>Brevet får vara kort. Berätta vad du kan göra med händerna och vad du vill lära dig. En öppen ansökan sparar vi i ett år.</p>',
      en: '<p>The letter may be short. Tell us what your hands can do and what you would like to learn. We keep open applications for a year.</p>',
    },
    field: 'sky',
    image: picture('recipes/cookies'),
    items: [
      asked(
        'place',
        { fi: 'Mihin haet?', sv: 'Vart söker du?', en: 'Where would you like to work?' },
        {
          kind: 'choice',
          isRequired: true,
          options: [
            { fi: 'Leipomoon', sv: 'Till bageriet', en: 'In the bakery' },
            { fi: 'Asiakaspalveluun', sv: 'Till kundtjänsten', en: 'In customer service' },
            { fi: 'Kahviloihin ja myymälöihin', sv: 'Till kaféerna och butikerna', en: 'In the cafés and shops' },
            { fi: 'Muualle taloon', sv: 'Till något annat i huset', en: 'Elsewhere in the house' },
          ],
        },
      ),
      askedName,
      askedEmail,
      asked('phone', { fi: 'Puhelin', sv: 'Telefon', en: 'Telephone' }, { maxLength: 30 }),
      asked(
        'from',
        { fi: 'Milloin voisit aloittaa?', sv: 'När kan du börja?', en: 'When could you begin?' },
        { kind: 'date' },
      ),
      asked(
        'letter-of-application',
        { fi: 'Kirje', sv: 'Brev', en: 'Letter' },
        { kind: 'lines', isRequired: true, maxLength: 3_000 },
      ),
      asked('cv', { fi: 'Ansioluettelo', sv: 'Meritförteckning', en: 'Curriculum vitae' }, { kind: 'file' }),
      askedConsent({
        fi: 'Tietojani saa käyttää hakemuksen käsittelyyn.',
        sv: 'Mina uppgifter får användas för att behandla ansökan.',
        en: 'My details may be used to consider my application.',
      }),
    ],
    submitLabel: { fi: 'Lähetä hakemus', sv: 'Skicka ansökan', en: 'Send the application' },
    thanksHeading: { fi: 'Kiitos, se on perillä', sv: 'Tack, den är framme', en: 'Thank you, we have it' },
    thanksText: {
      fi: 'Lähetimme vahvistuksen sähköpostiisi. Vastaus tulee kolmessa viikossa.',
      sv: 'Vi skickade en bekräftelse till din e-post. Svaret kommer inom tre veckor.',
      en: 'A confirmation is in your mailbox. The answer will come within three weeks.',
    },
    thanksPage: '',
    confirmPage: '',
    desk: 'people',
  },
} satisfies BlockDefinition

export const careersPage = {
  key: 'careers',
  type: 'ContentPage',
  parent: 'story',
  name: { fi: 'Töihin meille', sv: 'Jobba hos oss', en: 'Work with us' },
  slug: { fi: 'toihin', sv: 'jobba-hos-oss', en: 'work-with-us' },
  fields: {
    ...plainMeta,
    metaTitle: {
      fi: 'Töihin suklaatehtaalle ja leipomoon · Konvehti',
      sv: 'Jobba i chokladfabrik och bageri · Konvehti',
      en: 'Work in a chocolate factory and bakery · Konvehti',
    },
    metaDescription: {
      fi: 'Avoimet paikat Konvehdin leipomossa, asiakaspalvelussa ja kahviloissa, mitä lupaamme hakijalle ja lomake, jolla haet.',
      sv: 'Lediga jobb i Konvehtis bageri, kundtjänst och kaféer, vad vi lovar den som söker och formuläret som du söker med.',
      en: 'Open posts in Konvehti’s bakery, customer service and cafés, what we promise to applicants, and the form to apply with.',
    },
    ogImage: picture('category/leivat'),
    heroImage: picture('category/leivat'),
    topic: { fi: 'Töihin *meille*', sv: 'Jobba *hos oss*', en: 'Work *with us*' },
    mainIntro: {
      fi: 'Meitä on 118: valimossa, leipomossa ja pakkaamossa 64, kahviloissa ja myymälöissä 54. Puolet ei ollut koskaan koskenut temperointikoneeseen, kun aloitti.',
      sv: 'Vi är 118: i gjuteriet, bageriet och packningen 64, på kaféerna och i butikerna 54. Hälften hade aldrig rört en tempereringsmaskin när de började.',
      en: 'There are 118 of us: 64 in the moulding room, the bakery and packing, 54 in the cafés and shops. Half had never touched a tempering machine when they began.',
    },
    introImage: picture('recipes/truffle-bowl'),
    mainBody: {
      fi: '<h2>Miten täällä tehdään työtä</h2><p>Valimon päivä alkaa kuudelta, kun yön konssi on valmis. Leipomossa ollaan silloin lähdössä kotiin. Käytävällä ohitetaan toinen toisensa leipä tai levy kädessä, ja siinä vaihdetaan tärkeimmät asiat.</p><p>Uusi tulija kiertää ensimmäisellä viikolla kaikki huoneet ja vastaa ainakin kerran asiakaspalvelun puhelimeen. Kun on kerran kuullut, miltä rikkoutunut rasia kuulostaa saajan äänessä, pakkaa toisin.</p><p>Puhumme suomea, ruotsia ja englantia. Reseptit ovat suomeksi, mutta grammat ymmärtää kaikilla kielillä.</p>',
      sv: '<h2>Så arbetar vi</h2><p>Gjuteriets dag börjar klockan sex, när nattens koncha är klar. I bageriet är man då på väg hem. I korridoren möts man med ett bröd eller en kaka i handen, och där byts det viktigaste.</p><p>Den som är ny går under första veckan runt i alla rum och svarar åtminstone en gång i kundtjänstens telefon. Har man en gång hört hur en trasig ask låter i mottagarens röst packar man annorlunda.</p><p>Vi talar finska, svenska och engelska. Recepten är på finska, men gram förstår man på alla språk.</p>',
      en: '<h2>How we work</h2><p>The moulding room’s day begins at six, when the night’s conche is done. In the bakery they are on their way home by then. People pass in the corridor with a loaf or a bar in hand, and that is where the important things are said.</p><p>Newcomers spend their first week in every room, and answer the customer service telephone at least once. Once you have heard what a broken box sounds like in a recipient’s voice, you pack differently.</p><p>We speak Finnish, Swedish and English. The recipes are in Finnish, but grams are understood in every language.</p>',
    },
    requiresLogin: false,
    loginIntro: '',
    loginTitle: '',
    errorMessage: '',
    field: 'sky',
  },
  areas: { mainContentArea: [posts, promises, apply] },
} satisfies PageDefinition
