import type { Localized } from '#src/common/locale.ts'
import { type BlockDefinition, type PageDefinition, plainMeta } from '../define.ts'
import { film, picture, productView } from '../media.ts'
import { notice, panel, prose } from '../parts.ts'
import { openDoorsEnd } from './open-doors-end.ts'

/* A day on which the house is open. */

const hero = {
  key: 'open-doors-hero',
  type: 'HeroBlock',
  name: 'Avoimet ovet: avaus',
  fields: {
    headingLevel: 'h1',
    layout: 'picture',
    slideChangeTime: 6000,
    strip: '',
    slides: [
      {
        title: { fi: 'Tule *sisään.*', sv: 'Kom *in.*', en: 'Come *in.*' },
        subtitle: {
          fi: 'Lauantaina 6. helmikuuta kello 10–16 talo on auki valimosta leipomoon. Pääsy on ilmainen, ja nälkä on hyvä ottaa mukaan.',
          sv: 'Lördagen den 6 februari klockan 10–16 är huset öppet från gjuteriet till bageriet. Inträdet är fritt, kom gärna hungrig.',
          en: 'On Saturday 6 February, from ten to four, the house is open from the moulding room to the bakery. It costs nothing; come hungry.',
        },
        changingHeroImage: picture('hero/hero-bars'),
        mobileImage: picture('hero/hero-bars-portrait'),
        callToAction: {
          label: { fi: 'Katso, miten tänne pääsee', sv: 'Se hur du hittar hit', en: 'See how to get here' },
          url: 'content:location-vallila',
        },
        secondaryCallToAction: {
          label: { fi: 'Tarinamme', sv: 'Vår berättelse', en: 'Our story' },
          url: 'content:story',
        },
        textColor: 'ink',
        field: 'sand',
        tiles: [],
      },
    ],
  },
} satisfies BlockDefinition

/** Names for tours are taken until then, and the door is open until then. */
const namesEnd = '2027-02-05T15:00:00+02:00'
const dayEnds = '2027-02-06T16:00:00+02:00'

const free = {
  ...notice({
    key: 'open-doors-free',
    name: 'Avoimet ovet: ei lippuja',
    kind: 'Success',
    heading: { fi: 'Lippuja ei tarvita', sv: 'Inga biljetter', en: 'No tickets' },
    body: {
      fi: '<p>Ovi on auki niille, jotka tulevat. Vain kierroksille ilmoittaudutaan, koska valimon lasin taakse mahtuu kaksikymmentä kerrallaan.</p>',
      sv: '<p>Dörren är öppen för den som kommer. Bara till rundturerna anmäler man sig, för bakom gjuteriets glas ryms det tjugo åt gången.</p>',
      en: '<p>The door is open to whoever comes. Only the tours need a name, because twenty at a time fit behind the glass of the moulding room.</p>',
    },
  }),
  to: dayEnds,
} satisfies BlockDefinition

const over = {
  ...notice({
    key: 'open-doors-over',
    name: 'Avoimet ovet: ohi',
    heading: { fi: 'Ovi on taas kiinni', sv: 'Dörren är stängd igen', en: 'The door is shut again' },
    body: {
      fi: '<p>Kiitos kaikille, jotka kävivät. Linjan näkee ympäri vuoden <a href="content:location-vallila">Vallilan kahvilan</a> ikkunasta.</p>',
      sv: '<p>Tack till alla som kom. Linjen syns året om genom fönstret på <a href="content:location-vallila">kaféet i Vallgård</a>.</p>',
      en: '<p>Thank you to everybody who came. You can see the line all year from the window of <a href="content:location-vallila">the café in Vallila</a>.</p>',
    },
  }),
  from: dayEnds,
} satisfies BlockDefinition

/** To the form at the end of the page. */
const join = {
  key: 'open-doors-join',
  type: 'LinkBlock',
  name: 'Avoimet ovet: kierrokselle',
  anchorTo: 'open-doors-form',
  to: namesEnd,
  fields: {
    label: { fi: 'Ilmoittaudu kierrokselle', sv: 'Anmäl dig till en rundtur', en: 'Put your name down for a tour' },
    url: '',
    anchorBlockId: 0,
    variant: 'primary',
    newWindow: false,
    verticalPadding: 1,
    alignment: 'start',
  },
} satisfies BlockDefinition

const hour = (key: string, name: string, heading: Localized, body: Localized) =>
  ({
    key,
    type: 'DescriptionBlock',
    name,
    displayOption: 'third',
    fields: { heading, headingLevel: 'h2', body },
  }) satisfies BlockDefinition

const hours = [
  hour(
    'open-doors-ten',
    'Avoimet ovet: kello kymmenen',
    { fi: 'Kello 10, *valimo*', sv: 'Klockan 10, *gjuteriet*', en: 'At ten, *the moulding room*' },
    {
      fi: '<p>Linja käy, ja Tuula Rantanen näyttää, milloin massa on valmis. Sen näkee lusikan selästä.</p>',
      sv: '<p>Linjen går, och Tuula Rantanen visar när massan är färdig. Det syns på baksidan av en sked.</p>',
      en: '<p>The line is running, and Tuula Rantanen shows when the mass is ready. You can tell by the back of a spoon.</p>',
    },
  ),
  hour(
    'open-doors-noon',
    'Avoimet ovet: kello kaksitoista',
    { fi: 'Kello 12, *leipomo*', sv: 'Klockan 12, *bageriet*', en: 'At noon, *the bakery*' },
    {
      fi: '<p>Päivän leivät tulevat uunista. Jussi Ahola koputtaa pohjaa, ja jokainen saa koputtaa vuorollaan.</p>',
      sv: '<p>Dagens bröd kommer ur ugnen. Jussi Ahola knackar på undersidan, och alla får knacka i tur och ordning.</p>',
      en: '<p>The day’s loaves come out of the oven. Jussi Ahola knocks on the underside, and everybody gets a turn.</p>',
    },
  ),
  hour(
    'open-doors-two',
    'Avoimet ovet: kello kaksi',
    { fi: 'Kello 14, *kaivertaja*', sv: 'Klockan 14, *gravören*', en: 'At two, *the engraver*' },
    {
      fi: '<p>Mirva Saarela kaivertaa nimiä pieniin levyihin. Yksi kävijää kohti, enintään kuusi kirjainta.</p>',
      sv: '<p>Mirva Saarela graverar namn på små kakor. En per besökare, högst sex bokstäver.</p>',
      en: '<p>Mirva Saarela engraves names on small bars. One to a visitor, six letters at most.</p>',
    },
  ),
]

const timetable = prose({
  key: 'open-doors-timetable',
  name: 'Avoimet ovet: kierrokset',
  heading: { fi: 'Kierrokset *kelloineen*', sv: 'Rundturerna, *timme för timme*', en: 'The tours, *hour by hour*' },
  html: {
    fi: `<table>
<thead><tr><th scope="col">Kello</th><th scope="col">Kieli</th><th scope="col">Mistä lähdetään</th></tr></thead>
<tbody>
<tr><th scope="row">10.15</th><td>suomi</td><td>Kahvilan tiskiltä</td></tr>
<tr><th scope="row">11.15</th><td>ruotsi</td><td>Kahvilan tiskiltä</td></tr>
<tr><th scope="row">12.15</th><td>suomi</td><td>Leipomon ovelta</td></tr>
<tr><th scope="row">13.15</th><td>englanti</td><td>Kahvilan tiskiltä</td></tr>
<tr><th scope="row">14.15</th><td>suomi</td><td>Leipomon ovelta</td></tr>
</tbody>
</table>
<p>Kierros kestää neljäkymmentä minuuttia. Portaita on kaksitoista, ja hissillä pääsee niiden ohi.</p>`,
    sv: `<table>
<thead><tr><th scope="col">Klockan</th><th scope="col">Språk</th><th scope="col">Start</th></tr></thead>
<tbody>
<tr><th scope="row">10.15</th><td>finska</td><td>Vid kaféets disk</td></tr>
<tr><th scope="row">11.15</th><td>svenska</td><td>Vid kaféets disk</td></tr>
<tr><th scope="row">12.15</th><td>finska</td><td>Vid bageriets dörr</td></tr>
<tr><th scope="row">13.15</th><td>engelska</td><td>Vid kaféets disk</td></tr>
<tr><th scope="row">14.15</th><td>finska</td><td>Vid bageriets dörr</td></tr>
</tbody>
</table>
<p>En rundtur tar fyrtio minuter. Trappstegen är tolv, och det finns hiss förbi dem.</p>`,
    en: `<table>
<thead><tr><th scope="col">Time</th><th scope="col">Language</th><th scope="col">From where</th></tr></thead>
<tbody>
<tr><th scope="row">10.15</th><td>Finnish</td><td>The café counter</td></tr>
<tr><th scope="row">11.15</th><td>Swedish</td><td>The café counter</td></tr>
<tr><th scope="row">12.15</th><td>Finnish</td><td>The bakery door</td></tr>
<tr><th scope="row">13.15</th><td>English</td><td>The café counter</td></tr>
<tr><th scope="row">14.15</th><td>Finnish</td><td>The bakery door</td></tr>
</tbody>
</table>
<p>A tour takes forty minutes. There are twelve steps, and a lift past them.</p>`,
  },
})

const reel = {
  key: 'open-doors-film',
  type: 'VideoBlock',
  name: 'Avoimet ovet: filmi',
  displayOption: 'full',
  fields: {
    heading: { fi: 'Kuusi sekuntia *etukäteen*', sv: 'Sex sekunder *i förväg*', en: 'Six seconds *in advance*' },
    headingLevel: 'h2',
    body: {
      fi: 'Käärimön pöytä perjantai-iltana, ennen kuin vieraat tulevat.',
      sv: 'Packningens bord en fredagskväll, innan gästerna kommer.',
      en: 'The wrapping table on a Friday evening, before the guests come.',
    },
    video: film('levyt'),
    youtubeVideoUrl: '',
    videoPreviewImage: picture('hero/hero-engraved'),
    plays: 'click',
    backgroundColorHex: 'butter',
  },
} satisfies BlockDefinition

const children = panel({
  key: 'open-doors-children',
  name: 'Avoimet ovet: lapset',
  heading: { fi: 'Lapsille *oma pöytä*', sv: 'Ett bord *för barnen*', en: 'A table *for children*' },
  body: {
    fi: '<p>Matalan pöydän ääressä valetaan oma sydän: suklaata kannusta, muotti pöydällä, odotusta neljätoista minuuttia. Essun saa lainaksi, käsienpesu on oven vieressä.</p>',
    sv: '<p>Vid det låga bordet gjuter man ett eget hjärta: choklad ur en kanna, formen på bordet, fjorton minuters väntan. Förkläde får man låna, och handfatet finns vid dörren.</p>',
    en: '<p>At the low table you pour a heart of your own: chocolate from a jug, a mould on the table, fourteen minutes of waiting. Aprons are lent, and the basin is beside the door.</p>',
  },
  image: productView('kinuskisydamet', 2),
  side: 'right',
  background: 'rose',
  quarter: true,
})

export const openDoorsPage = {
  key: 'open-doors',
  type: 'LandingPage',
  parent: 'story',
  name: { fi: 'Avoimet ovet', sv: 'Öppet hus', en: 'Open doors' },
  slug: { fi: 'avoimet-ovet', sv: 'oppet-hus', en: 'open-doors' },
  fields: {
    ...plainMeta,
    metaTitle: {
      fi: 'Avoimet ovet Vallilassa 6.2. · Konvehti',
      sv: 'Öppet hus i Vallgård den 6 februari · Konvehti',
      en: 'Open doors in Vallila on 6 February · Konvehti',
    },
    metaDescription: {
      fi: 'Konvehdin valimo ja leipomo ovat auki lauantaina 6.2. kello 10–16: kierrokset kolmella kielellä, lasten pöytä ja kaivertaja. Pääsy on ilmainen.',
      sv: 'Konvehtis gjuteri och bageri är öppna lördagen den 6 februari kl. 10–16: rundturer på tre språk, barnens bord och gravören. Fritt inträde.',
      en: 'Konvehti’s moulding room and bakery are open on Saturday 6 February, 10–16: tours in three languages, a children’s table and the engraver. Free.',
    },
    ogImage: picture('hero/hero-bars'),
    heading: '',
    lead: '',
    mainBody: '',
    field: 'sand',
  },
  areas: {
    topContentArea: [hero],
    mainContentArea: [free, over, join, ...hours, reel, timetable, children],
    bottomContentArea: openDoorsEnd,
  },
} satisfies PageDefinition
