import { type PageDefinition, plainMeta } from '../define.ts'
import { picture, productPicture, productView } from '../media.ts'
import { panel, prose, shelf } from '../parts.ts'

/** In the order of the scale: how many of five lemons. */
const scale = prose({
  key: 'froosh-flavours-scale',
  name: 'Froosh, maut: asteikko',
  heading: { fi: 'Sitruuna-asteikko', sv: 'Citron\u00adskalan', en: 'The lemon scale' },
  html: {
    fi: `<p>Yksi sitruuna: kiltti. Viisi sitruunaa: toinen silmä menee kiinni. Asteikko on keittiön oma, ja siitä on riidelty!</p>
<table>
<thead><tr><th scope="col">Maku</th><th scope="col">Sitruunaa</th><th scope="col">Mitä suussa tapahtuu</th></tr></thead>
<tbody>
<tr><th scope="row"><a href="product:KV3060">Kirpeät sitrussiivut</a></th><td>5</td><td>Kolme villiä sekuntia, sitten mehu</td></tr>
<tr><th scope="row"><a href="product:KV4045">Vadelmapastillit</a></th><td>4</td><td>Kirpeä, makea, kirpeä, makea</td></tr>
<tr><th scope="row"><a href="product:KV2065">Marjakonvehdit</a></th><td>3</td><td>Kuori rasahtaa, marja poksahtaa</td></tr>
<tr><th scope="row"><a href="product:KV1100">Maitosuklaa, mango ja passion</a></th><td>3</td><td>Kermaa, aurinkoa, hups</td></tr>
<tr><th scope="row"><a href="product:KV3055">Mansikkasydämet</a></th><td>2</td><td>Hilloa, ja lopussa pieni nipistys</td></tr>
<tr><th scope="row"><a href="product:KV3065">Trooppiset hedelmät</a></th><td>2</td><td>Ananas kirpaisee, kookos lohduttaa</td></tr>
<tr><th scope="row"><a href="product:KV1095">Valkosuklaa, mansikka</a></th><td>1</td><td>Narskuu ensin, herää kolmessa sekunnissa</td></tr>
<tr><th scope="row"><a href="product:KV5055">Vadelmahillokeksit</a></th><td>1</td><td>Murenee reunasta, venyy keskeltä</td></tr>
</tbody>
</table>`,
    sv: `<p>En citron: snällt. Fem citroner: ena ögat stängs. Skalan är kökets egen, och vi har grälat om den!</p>
<table>
<thead><tr><th scope="col">Smak</th><th scope="col">Citroner</th><th scope="col">Vad som händer i munnen</th></tr></thead>
<tbody>
<tr><th scope="row"><a href="product:KV3060">Sura citrusklyftor</a></th><td>5</td><td>Tre vilda sekunder, sedan saft</td></tr>
<tr><th scope="row"><a href="product:KV4045">Hallonpastiller</a></th><td>4</td><td>Surt, sött, surt, sött</td></tr>
<tr><th scope="row"><a href="product:KV2065">Bärpraliner</a></th><td>3</td><td>Skalet knakar, bäret poppar</td></tr>
<tr><th scope="row"><a href="product:KV1100">Mjölkchoklad, mango och passionsfrukt</a></th><td>3</td><td>Grädde, sol, hoppsan</td></tr>
<tr><th scope="row"><a href="product:KV3055">Jordgubbshjärtan</a></th><td>2</td><td>Sylt, och ett litet nyp till sist</td></tr>
<tr><th scope="row"><a href="product:KV3065">Tropiska frukter</a></th><td>2</td><td>Ananasen nyper, kokosen tröstar</td></tr>
<tr><th scope="row"><a href="product:KV1095">Vit choklad, jordgubb</a></th><td>1</td><td>Knastrar först, vaknar efter tre sekunder</td></tr>
<tr><th scope="row"><a href="product:KV5055">Hallonsyltkakor</a></th><td>1</td><td>Smular i kanten, töjer sig i mitten</td></tr>
</tbody>
</table>`,
    en: `<p>One lemon: kind. Five lemons: one eye closes. The scale is the kitchen’s own, and there has been shouting!</p>
<table>
<thead><tr><th scope="col">Flavour</th><th scope="col">Lemons</th><th scope="col">What your mouth does</th></tr></thead>
<tbody>
<tr><th scope="row"><a href="product:KV3060">Sour citrus slices</a></th><td>5</td><td>Three wild seconds, then juice</td></tr>
<tr><th scope="row"><a href="product:KV4045">Raspberry pastilles</a></th><td>4</td><td>Sour, sweet, sour, sweet</td></tr>
<tr><th scope="row"><a href="product:KV2065">Berry pralines</a></th><td>3</td><td>The shell cracks, the berry pops</td></tr>
<tr><th scope="row"><a href="product:KV1100">Milk chocolate, mango and passion fruit</a></th><td>3</td><td>Cream, sunshine, whoops</td></tr>
<tr><th scope="row"><a href="product:KV3055">Strawberry hearts</a></th><td>2</td><td>Jam, with a small pinch at the end</td></tr>
<tr><th scope="row"><a href="product:KV3065">Tropical fruits</a></th><td>2</td><td>Pineapple pinches, coconut comforts</td></tr>
<tr><th scope="row"><a href="product:KV1095">White chocolate, strawberry</a></th><td>1</td><td>Crunches first, wakes up in three seconds</td></tr>
<tr><th scope="row"><a href="product:KV5055">Raspberry jam biscuits</a></th><td>1</td><td>Crumbles at the edge, stretches in the middle</td></tr>
</tbody>
</table>`,
  },
  field: 'butter',
})

const slide = (
  slug: string,
  code: string,
  field: 'mint' | 'rose' | 'butter' | 'peach',
  heading: { fi: string; sv: string; en: string },
  body: { fi: string; sv: string; en: string },
) => ({
  image: productView(slug, 2),
  video: null,
  heading,
  body,
  ctaLabel: { fi: 'Näytä', sv: 'Visa', en: 'Show me' },
  ctaUrl: `product:${code}`,
  backgroundColorHex: field,
})

const faces = {
  key: 'froosh-flavours-faces',
  type: 'CarouselBlock',
  name: 'Froosh, maut: karuselli',
  fields: {
    heading: { fi: 'Kuka sinä olet?', sv: 'Vem är du?', en: 'Which one are you?' },
    headingLevel: 'h2',
    items: [
      slide(
        'froosh-kirpeat-siivut',
        'KV3060',
        'mint',
        { fi: 'Uhkarohkea', sv: 'Våghalsen', en: 'The daredevil' },
        {
          fi: 'Otat limen ensin etkä räpäytä silmää. Räpäytit!',
          sv: 'Du tar limen först och blinkar inte. Du blinkade!',
          en: 'You take the lime first and do not blink. You blinked!',
        },
      ),
      slide(
        'froosh-mansikkasydamet',
        'KV3055',
        'rose',
        { fi: 'Romantikko', sv: 'Romantikern', en: 'The romantic' },
        {
          fi: 'Annat yhden sydämen pois ja lasket, montako jäi!',
          sv: 'Du ger bort ett hjärta och räknar hur många som är kvar!',
          en: 'You give one heart away and count how many are left!',
        },
      ),
      slide(
        'froosh-trooppiset',
        'KV3065',
        'butter',
        { fi: 'Lomailija', sv: 'Semestraren', en: 'The holidaymaker' },
        {
          fi: 'Rengas pikkusormessa, katse ikkunasta ulos. On marraskuu!',
          sv: 'En ring på lillfingret, blicken ut genom fönstret. Det är november!',
          en: 'A ring on your little finger, your eyes on the window. It is November!',
        },
      ),
      slide(
        'froosh-marjakonvehdit',
        'KV2065',
        'peach',
        { fi: 'Taiteilija', sv: 'Konstnären', en: 'The artist' },
        {
          fi: 'Valitset värin mukaan etkä myönnä sitä!',
          sv: 'Du väljer efter färg och erkänner det inte!',
          en: 'You choose by colour and will not admit it!',
        },
      ),
    ],
  },
} as const

const break3 = panel({
  key: 'froosh-flavours-mango',
  name: 'Froosh, maut: mango ja passion',
  heading: { fi: 'Paukauta pakkasesta', sv: 'Smäll den kall', en: 'Bang it cold' },
  body: {
    fi: '<p>Pakasta mangolevy tunniksi ja paukauta se pöytään kääreessään. Sirpaleet jaetaan, suurin kuuluu paukauttajalle!</p>',
    sv: '<p>Lägg mangokakan i frysen en timme och smäll den i bordet med omslaget på. Bitarna delas, den största får den som smällde!</p>',
    en: '<p>Freeze the mango bar for an hour and bang it on the table in its wrapper. The pieces are shared, and the biggest goes to whoever banged it!</p>',
  },
  image: productPicture('froosh-mango-passion'),
  side: 'left',
  background: 'peach',
  way: { label: { fi: 'Katso levy', sv: 'Se kakan', en: 'See the bar' }, url: 'product:KV1100' },
})

export const frooshFlavoursPage = {
  key: 'froosh-tastes',
  type: 'LandingPage',
  parent: 'froosh',
  name: { fi: 'Maut', sv: 'Smaker', en: 'Flavours' },
  slug: { fi: 'maut', sv: 'smaker', en: 'flavours' },
  fields: {
    ...plainMeta,
    layoutTheme: 'froosh',
    metaTitle: {
      fi: 'Froosh-maut sitruuna-asteikolla',
      sv: 'Frooshs smaker på citronskalan',
      en: 'Froosh flavours on the lemon scale',
    },
    metaDescription: {
      fi: 'Kahdeksan Froosh-makua kirpeimmästä kilteimpään: mitä suussa tapahtuu ja kuinka monta sitruunaa keittiö antoi!',
      sv: 'Åtta smaker från Froosh, från den suraste till den snällaste: vad som händer i munnen och hur många citroner köket gav!',
      en: 'Eight Froosh flavours from the sourest to the kindest: what your mouth does, and how many lemons the kitchen gave!',
    },
    ogImage: picture('hero/hero-froosh'),
    heading: { fi: 'Kirpeästä kilttiin', sv: 'Från surt till snällt', en: 'From sour to kind' },
    lead: {
      fi: 'Kahdeksan makua, yksi asteikko ja nolla anteeksipyyntöä!',
      sv: 'Åtta smaker, en skala och noll ursäkter!',
      en: 'Eight flavours, one scale and zero apologies!',
    },
    mainBody: '',
    field: 'mint',
  },
  areas: {
    mainContentArea: [
      faces,
      scale,
      break3,
      shelf({
        key: 'froosh-flavours-products',
        name: 'Froosh, maut: pussit',
        heading: { fi: 'Kolme pussia', sv: 'Tre påsar', en: 'Three bags' },
        body: {
          fi: '160 grammaa kukin, 3,50 €. Sekoita vapaasti!',
          sv: '160 gram styck, 3,50 €. Blanda fritt!',
          en: '160 grams each, €3.50. Mix as you like!',
        },
        codes: ['KV3060', 'KV3055', 'KV3065'],
      }),
    ],
  },
} satisfies PageDefinition
