import { type PageDefinition, plainMeta } from '../define.ts'
import { picture, productView } from '../media.ts'
import { facts, panel, prose, questions, shelf } from '../parts.ts'

const plants = prose({
  key: 'froosh-colours-plants',
  name: 'Froosh, värit: kasvit',
  heading: { fi: 'Väri, kasvi, karkki', sv: 'Färg, växt, godis', en: 'Colour, plant, sweet' },
  html: {
    fi: `<table>
<thead><tr><th scope="col">Väri</th><th scope="col">Kasvi</th><th scope="col">Missä</th></tr></thead>
<tbody>
<tr><th scope="row">Punainen</th><td>Mustaporkkana</td><td><a href="product:KV3055">Mansikkasydämet</a></td></tr>
<tr><th scope="row">Vaaleanpunainen</th><td>Punajuuri</td><td><a href="product:KV4045">Vadelmapastillit</a>, kookosrenkaat, <a href="product:KV1095">valkosuklaa</a></td></tr>
<tr><th scope="row">Oranssi</th><td>Porkkana</td><td><a href="product:KV3060">Sitrussiivut</a>, <a href="product:KV3065">mangorenkaat</a></td></tr>
<tr><th scope="row">Keltainen</th><td>Saflori, ohdakkeen sukuinen kukka</td><td>Sitruunasiivut, ananasrenkaat</td></tr>
<tr><th scope="row">Vihreä</th><td>Spirulina ja saflori yhdessä</td><td>Limesiivut</td></tr>
</tbody>
</table>
<p>Porkkana ei maistu, eikä punajuurikaan. Kokeiltiin!</p>`,
    sv: `<table>
<thead><tr><th scope="col">Färg</th><th scope="col">Växt</th><th scope="col">Var</th></tr></thead>
<tbody>
<tr><th scope="row">Röd</th><td>Svart morot</td><td><a href="product:KV3055">Jordgubbshjärtan</a></td></tr>
<tr><th scope="row">Rosa</th><td>Rödbeta</td><td><a href="product:KV4045">Hallonpastiller</a>, kokosringar, <a href="product:KV1095">vit choklad</a></td></tr>
<tr><th scope="row">Orange</th><td>Morot</td><td><a href="product:KV3060">Citrusklyftor</a>, <a href="product:KV3065">mangoringar</a></td></tr>
<tr><th scope="row">Gul</th><td>Safflor, en släkting till tisteln</td><td>Citronklyftor, ananasringar</td></tr>
<tr><th scope="row">Grön</th><td>Spirulina och safflor tillsammans</td><td>Limeklyftor</td></tr>
</tbody>
</table>
<p>Moroten smakar inte, och inte rödbetan heller. Vi har provat!</p>`,
    en: `<table>
<thead><tr><th scope="col">Colour</th><th scope="col">Plant</th><th scope="col">Where</th></tr></thead>
<tbody>
<tr><th scope="row">Red</th><td>Black carrot</td><td><a href="product:KV3055">Strawberry hearts</a></td></tr>
<tr><th scope="row">Pink</th><td>Beetroot</td><td><a href="product:KV4045">Raspberry pastilles</a>, coconut rings, <a href="product:KV1095">white chocolate</a></td></tr>
<tr><th scope="row">Orange</th><td>Carrot</td><td><a href="product:KV3060">Citrus slices</a>, <a href="product:KV3065">mango rings</a></td></tr>
<tr><th scope="row">Yellow</th><td>Safflower, a cousin of the thistle</td><td>Lemon slices, pineapple rings</td></tr>
<tr><th scope="row">Green</th><td>Spirulina and safflower together</td><td>Lime slices</td></tr>
</tbody>
</table>
<p>You cannot taste the carrot, or the beetroot. We tried!</p>`,
  },
})

const splash = panel({
  key: 'froosh-colours-splash',
  name: 'Froosh, värit: roiskeet',
  heading: { fi: 'Roiskitaan!', sv: 'Vi stänker!', en: 'We splash!' },
  body: {
    fi: '<p>Marjakonvehdin väri on kaakaovoissa, joka roiskitaan muottiin siveltimestä. Siksi kaksi samanlaista rasiaa on mahdottomuus. Keltapilkku on mansikka, violetti mustaherukka, sydän vadelma ja tummahuippuinen mustikka!</p>',
    sv: '<p>Bärpralinens färg sitter i kakaosmöret, som stänks i formen med pensel. Därför finns det inte två likadana askar. Den med gula prickar är jordgubbe, den violetta svarta vinbär, hjärtat hallon och den med mörk topp blåbär!</p>',
    en: '<p>The colour of a berry praline is in the cocoa butter, which is splashed into the mould from a brush. So no two boxes are alike. Yellow dots are strawberry, violet is blackcurrant, the heart is raspberry and the dark top is blueberry!</p>',
  },
  image: productView('froosh-marjakonvehdit', 2),
  side: 'right',
  background: 'rose',
  way: { label: { fi: 'Katso rasia', sv: 'Se asken', en: 'See the box' }, url: 'product:KV2065' },
})

const zero = facts({
  key: 'froosh-colours-zero',
  name: 'Froosh, värit: luvut',
  heading: { fi: 'Luvut puhukoot', sv: 'Siffrorna får tala', en: 'Let the numbers talk' },
  items: [
    {
      heading: { fi: 'Viisi kasvia', sv: 'Fem växter', en: 'Five plants' },
      body: {
        fi: 'Mustaporkkana, porkkana, punajuuri, saflori ja spirulina. Siinä on koko väripaletti!',
        sv: 'Svart morot, morot, rödbeta, safflor och spirulina. Det är hela paletten!',
        en: 'Black carrot, carrot, beetroot, safflower and spirulina. That is the whole palette!',
      },
    },
    {
      heading: { fi: 'Nolla liivatetta', sv: 'Noll gelatin', en: 'Zero gelatine' },
      body: {
        fi: 'Pussien hyytelö on pektiiniä, ja pektiini tulee hedelmistä. Siksi kaikki kolme ovat vegaanisia!',
        sv: 'Gelén i påsarna är pektin, och pektin kommer ur frukt. Därför är alla tre veganska!',
        en: 'The jelly in the bags is pectin, and pectin comes from fruit. That is why all three are vegan!',
      },
    },
    {
      heading: { fi: 'Kymmenen prosenttia', sv: 'Tio procent', en: 'Ten per cent' },
      body: {
        fi: 'Niin paljon mansikkasydämestä on mansikkasosetta. Loppu on sitä, mikä tekee siitä sydämen!',
        sv: 'Så mycket av ett jordgubbshjärta är jordgubbspuré. Resten är det som gör det till ett hjärta!',
        en: 'That much of a strawberry heart is strawberry purée. The rest is what makes it a heart!',
      },
    },
  ],
})

const fade = questions({
  key: 'froosh-colours-questions',
  name: 'Froosh, värit: kysymykset',
  heading: { fi: 'Entä jos', sv: 'Men om', en: 'But what if' },
  items: [
    {
      title: { fi: 'Miksi punainen vaalenee?', sv: 'Varför bleknar det röda?', en: 'Why does the red fade?' },
      body: {
        fi: '<p>Kasvien väri ei pidä auringosta. Haalistunut sydän maistuu samalta kuin kirkas, joten silmät kiinni ja menoksi!</p>',
        sv: '<p>Växternas färg tycker inte om sol. Ett blekt hjärta smakar som ett klart, så blunda och ät!</p>',
        en: '<p>Plant colour does not like the sun. A pale heart tastes the same as a bright one, so close your eyes and go!</p>',
      },
    },
    {
      title: { fi: 'Värjääkö se kielen?', sv: 'Färgar det tungan?', en: 'Does it colour your tongue?' },
      body: {
        fi: '<p>Melkein ei. Punajuuri yrittää, mutta kieli voittaa puolessa tunnissa!</p>',
        sv: '<p>Nästan inte. Rödbetan försöker, men tungan vinner på en halvtimme!</p>',
        en: '<p>Hardly. The beetroot tries, but the tongue wins in half an hour!</p>',
      },
    },
  ],
})

export const frooshColoursPage = {
  key: 'froosh-colours',
  type: 'LandingPage',
  parent: 'froosh',
  name: { fi: 'Värit', sv: 'Färger', en: 'Colours' },
  slug: { fi: 'varit', sv: 'farger', en: 'colours' },
  fields: {
    ...plainMeta,
    layoutTheme: 'froosh',
    metaTitle: {
      fi: 'Mistä Frooshin värit tulevat',
      sv: 'Varifrån Frooshs färger kommer',
      en: 'Where the colours of Froosh come from',
    },
    metaDescription: {
      fi: 'Punainen mustaporkkanasta, keltainen safloristä, vihreä spirulinasta. Viisi kasvia, joilla Froosh saa värinsä, ja mitä missäkin karkissa on!',
      sv: 'Rött ur svart morot, gult ur safflor, grönt ur spirulina. Fem växter som ger Froosh sina färger, och vad som finns i vilket godis!',
      en: 'Red from black carrot, yellow from safflower, green from spirulina. Five plants give Froosh its colours, and here is which does what!',
    },
    ogImage: picture('category/karkit'),
    heading: { fi: 'Värit kasvimaalta', sv: 'Färger från täppan', en: 'Colours from the patch' },
    lead: {
      fi: 'Huutavan punainen ja silti porkkanaa. Näin se tehdään!',
      sv: 'Skrikigt rött och ändå morot. Så gör man!',
      en: 'Screaming red, and still it is carrot. Here is how!',
    },
    mainBody: '',
    field: 'rose',
  },
  areas: {
    mainContentArea: [
      plants,
      splash,
      zero,
      shelf({
        key: 'froosh-colours-products',
        name: 'Froosh, värit: tuotteet',
        heading: { fi: 'Kirkkaimmat', sv: 'De klaraste', en: 'The brightest' },
        codes: ['KV3055', 'KV3060', 'KV4045', 'KV2065'],
      }),
      fade,
    ],
  },
} satisfies PageDefinition
