import { type PageDefinition, plainMeta } from '../define.ts'
import { drawing, picture, productView } from '../media.ts'
import { further, notice, panel, prose, shelf } from '../parts.ts'

const night = {
  key: 'willja-forest-banner',
  type: 'BannerBlock',
  name: 'willja, metsä: piirros',
  fields: {
    title: {
      fi: 'Neljä satoa, *viisi kuukautta*',
      sv: 'Fyra skördar, *fem månader*',
      en: 'Four harvests, *five months*',
    },
    headingLevel: 'h2',
    subtitle: {
      fi: 'Loput vuodesta metsä lepää ja me valamme.',
      sv: 'Resten av året vilar skogen, och vi gjuter.',
      en: 'For the rest of the year the forest rests, and we pour.',
    },
    image: drawing('spruce-night', {
      fi: 'Piirros: kuutamo ja kaksi rinnettä kuusia',
      sv: 'Teckning: månsken och två sluttningar med granar',
      en: 'Drawing: moonlight and two slopes of spruces',
    }),
    mobileImage: null,
    ctaLabel: '',
    ctaUrl: '',
    backgroundColorHex: 'accent',
  },
} as const

const calendar = prose({
  key: 'willja-forest-calendar',
  name: 'willja, metsä: vuosi',
  heading: { fi: 'Mitä milloinkin *poimitaan*', sv: 'Vad som *plockas när*', en: 'What is *picked when*' },
  html: {
    fi: `<table>
<thead><tr><th scope="col">Aika</th><th scope="col">Sato</th><th scope="col">Mihin</th></tr></thead>
<tbody>
<tr><th scope="row">Toukokuun loppu</th><td>Kuusenkerkkä kahden viikon ajan, pastilleihin Kainuusta</td><td><a href="product:KV4040">Pastillit</a>, <a href="product:KV1090">tumma levy</a></td></tr>
<tr><th scope="row">Heinä–elokuu</th><td>Mustikka Kainuusta</td><td><a href="product:KV5050">Mustikka-kaurakeksit</a></td></tr>
<tr><th scope="row">Syyskuu</th><td>Puolukka Pohjois-Karjalasta</td><td><a href="product:KV3070">Puolukkahyytelöt</a></td></tr>
<tr><th scope="row">Ensimmäisten pakkasten jälkeen</th><td>Karpalo Pohjois-Pohjanmaan soilta</td><td><a href="product:KV1085">Karpalolevy</a></td></tr>
</tbody>
</table>`,
    sv: `<table>
<thead><tr><th scope="col">Tid</th><th scope="col">Skörd</th><th scope="col">Till vad</th></tr></thead>
<tbody>
<tr><th scope="row">Slutet av maj</th><td>Granskott i två veckor, till pastillerna från Kajanaland</td><td><a href="product:KV4040">Pastiller</a>, <a href="product:KV1090">mörk kaka</a></td></tr>
<tr><th scope="row">Juli och augusti</th><td>Blåbär från Kajanaland</td><td><a href="product:KV5050">Blåbärs- och havrekex</a></td></tr>
<tr><th scope="row">September</th><td>Lingon från Norra Karelen</td><td><a href="product:KV3070">Lingongelé</a></td></tr>
<tr><th scope="row">Efter den första frosten</th><td>Tranbär från myrarna i Norra Österbotten</td><td><a href="product:KV1085">Tranbärskakan</a></td></tr>
</tbody>
</table>`,
    en: `<table>
<thead><tr><th scope="col">When</th><th scope="col">What and where</th><th scope="col">What for</th></tr></thead>
<tbody>
<tr><th scope="row">The end of May</th><td>Spruce shoots for two weeks, from Kainuu for the pastilles</td><td><a href="product:KV4040">Pastilles</a>, <a href="product:KV1090">dark bar</a></td></tr>
<tr><th scope="row">July and August</th><td>Wild blueberries from Kainuu</td><td><a href="product:KV5050">Blueberry oat biscuits</a></td></tr>
<tr><th scope="row">September</th><td>Lingonberries from North Karelia</td><td><a href="product:KV3070">Lingonberry jellies</a></td></tr>
<tr><th scope="row">After the first frosts</th><td>Cranberries from the bogs of North Ostrobothnia</td><td><a href="product:KV1085">Cranberry bar</a></td></tr>
</tbody>
</table>`,
  },
})

const shoots = panel({
  key: 'willja-forest-shoots',
  name: 'willja, metsä: kerkkä',
  heading: { fi: 'Kerkkä on *kiireinen*', sv: 'Granskottet *har bråttom*', en: 'A shoot is *in a hurry*' },
  body: {
    fi: '<p>Aamulla silmu on vielä ruskeassa hatussaan, viikkoa myöhemmin se on jo neulanen. Siinä välissä kerkkä maistuu sitruunalta, koska siinä on happoja, jotka katoavat, kun se kovettuu.</p><p>Levyyn kerkät kuivataan varjossa ja jauhetaan sokerin kanssa. Pastilleihin ne uutetaan samana päivänä: kymmenestä kilosta tulee litra.</p>',
    sv: '<p>På morgonen sitter knoppen ännu i sin bruna mössa, en vecka senare är den barr. Däremellan smakar skottet citron, för det innehåller syror som försvinner när det hårdnar.</p><p>Till kakan torkas skotten i skugga och mals med socker. Till pastillerna görs ett extrakt samma dag: av tio kilo blir det en liter.</p>',
    en: '<p>In the morning the bud still wears its brown cap; a week later it is a needle. In between, the shoot tastes of lemon, because it holds acids that go as it hardens.</p><p>For the bar the shoots are dried in the shade and ground with sugar. For the pastilles they are extracted the same day: ten kilos make a litre.</p>',
  },
  image: productView('willja-kuusenkerkka', 2),
  side: 'left',
  background: 'sage',
  quarter: true,
  way: { label: { fi: 'Katso kerkkälevy', sv: 'Se granskottskakan', en: 'See the spruce bar' }, url: 'product:KV1090' },
})

const tea = {
  key: 'willja-forest-tea',
  type: 'RichTextBlock',
  name: 'willja, metsä: kerkkätee',
  fields: {
    heading: { fi: 'Kupillinen *omasta pihasta*', sv: 'En kopp *från egen gård*', en: 'A cup *from your own yard*' },
    headingLevel: 'h3',
    html: {
      fi: '<p>Kourallinen kerkkiä, puoli litraa kiehuvaa vettä, viisi minuuttia kannen alla. Siivilöi ja lisää hunajaa, jos kerkät olivat jo pitkiä.</p>',
      sv: '<p>En näve granskott, en halv liter kokande vatten, fem minuter under lock. Sila, och tillsätt honung om skotten redan var långa.</p>',
      en: '<p>A handful of shoots, half a litre of boiling water, five minutes under a lid. Strain, and add honey if the shoots were long already.</p>',
    },
    field: null,
  },
} as const

const leave = notice({
  key: 'willja-forest-leave',
  name: 'willja, metsä: lupa',
  kind: 'Warning',
  heading: {
    fi: 'Jos lähdet itse kerkkään',
    sv: 'Om du själv vill plocka granskott',
    en: 'If you go picking yourself',
  },
  body: {
    fi: '<p>Marjat saa poimia jokamiehenoikeudella, kerkkiä ei: niihin tarvitaan maanomistajan lupa. Taita vain sivuoksista, latva on puun.</p>',
    sv: '<p>Bär får du plocka enligt allemansrätten, granskott inte: för dem behövs markägarens lov. Bryt bara skott från sidogrenarna, toppen är trädets.</p>',
    en: '<p>Anyone may pick berries in Finland, but not spruce shoots: those take the landowner’s leave. Take them from side branches only; the top belongs to the tree.</p>',
  },
})

const berries = panel({
  key: 'willja-forest-berries',
  name: 'willja, metsä: puolukka',
  heading: { fi: 'Puolukkaa *ei keitetä*', sv: 'Lingon *kokas inte*', en: 'Lingonberries are *not boiled*' },
  body: {
    fi: '<p>Puolukka soseutetaan kylmänä, sillä keittäminen vie siitä terän. Hyytelössä sosetta on neljännes. Maku alkaa karvaana ja päättyy makeaan, eli toisin päin kuin karkeissa yleensä.</p>',
    sv: '<p>Lingonen mosas kalla, för kokning tar udden av dem. En fjärdedel av gelén är mos. Smaken börjar besk och slutar söt, tvärtemot vad godis brukar göra.</p>',
    en: '<p>Lingonberries are crushed cold, because boiling takes the edge off them. A quarter of each jelly is berry. The taste begins bitter and ends sweet, which is the wrong way round for a sweet.</p>',
  },
  image: productView('willja-puolukkahyytelot', 3),
  side: 'right',
  background: 'rose',
  way: { label: { fi: 'Katso puolukkahyytelöt', sv: 'Se lingongelén', en: 'See the jellies' }, url: 'product:KV3070' },
})

export const willjaForestPage = {
  key: 'willja-forest',
  type: 'LandingPage',
  parent: 'willja',
  name: { fi: 'Metsän vuosi', sv: 'Skogens år', en: 'A year in the forest' },
  slug: { fi: 'metsan-vuosi', sv: 'skogens-ar', en: 'a-year-in-the-forest' },
  fields: {
    ...plainMeta,
    layoutTheme: 'willja',
    metaTitle: {
      fi: 'Metsän vuosi: kerkkä, mustikka, puolukka, karpalo · willja',
      sv: 'Skogens år: granskott, blåbär, lingon, tranbär · willja',
      en: 'A year in the forest, from shoots to cranberries · willja',
    },
    metaDescription: {
      fi: 'Milloin kuusenkerkkä, mustikka, puolukka ja karpalo poimitaan, mistä ne tulevat ja mihin willja-tuotteeseen ne päätyvät.',
      sv: 'När granskott, blåbär, lingon och tranbär plockas, varifrån de kommer och i vilka produkter från willja de hamnar.',
      en: 'When spruce shoots, blueberries, lingonberries and cranberries are picked, where they grow and which willja product they end up in.',
    },
    ogImage: picture('hero/hero-willja'),
    heading: { fi: 'Metsän *vuosi*', sv: 'Skogens *år*', en: 'A year *in the forest*' },
    lead: {
      fi: 'Kukaan ei päätä, milloin kerkkä on valmis. Joku soittaa Kainuusta, ja silloin lähdetään.',
      sv: 'Ingen bestämmer när granskotten är färdiga. Någon ringer från Kajanaland, och då åker vi.',
      en: 'Nobody decides when the shoots are ready. Somebody rings from Kainuu, and we go.',
    },
    mainBody: '',
    field: 'sage',
  },
  areas: {
    mainContentArea: [
      calendar,
      shoots,
      {
        key: 'willja-forest-aside',
        type: 'ContainerBlock',
        name: 'willja, metsä: itse poimien',
        fields: {
          columns: 1,
          maxWidth: 'text',
          background: 'mint',
          theme: 'willja',
          dividerShapeTop: 'ellipse',
          dividerShapeBottom: 'wobbly-waves',
          mobilePaddingBottom: 2,
          desktopPaddingBottom: 3,
        },
        containerBlocks: [tea, leave],
      },
      berries,
      night,
      shelf({
        key: 'willja-forest-products',
        name: 'willja, metsä: tuotteet',
        heading: { fi: 'Poimittua', sv: 'Plockat', en: 'Picked' },
        codes: ['KV1090', 'KV1085', 'KV3070', 'KV4040'],
      }),
      further({
        key: 'willja-forest-further',
        name: 'willja, metsä: lue lisää',
        heading: { fi: 'Metsästä *pellolle*', sv: 'Från skogen *till åkern*', en: 'From the forest *to the field*' },
        pages: ['content:willja-oats', 'content:willja-diets', 'content:sustainability'],
      }),
    ],
  },
} satisfies PageDefinition
