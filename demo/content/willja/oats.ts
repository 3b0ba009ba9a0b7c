import { type PageDefinition, plainMeta } from '../define.ts'
import { picture, productView } from '../media.ts'
import { facts, further, panel, prose, shelf } from '../parts.ts'

const powder = panel({
  key: 'willja-oats-powder',
  name: 'willja, kaura: jauhe',
  heading: {
    fi: 'Juoma, josta *otetaan vesi*',
    sv: 'En dryck *utan vatten*',
    en: 'A drink with *the water taken out*',
  },
  body: {
    fi: '<p>Kaura jauhetaan, keitetään ja siivilöidään juomaksi, ja juoma kuivataan hienoksi jauheeksi. Jauhetta on levyssä 14 prosenttia. Sitä konssataan kaakaovoin kanssa, kunnes kieli ei enää erota jyvää suklaasta.</p><p>Ensimmäiset levyt maistuivat puurolta, joka oli jäänyt hellalle. Neljäskymmenes maistui kauralta ja suklaalta yhtä aikaa, ja siihen jäätiin.</p>',
    sv: '<p>Havren mals, kokas och silas till en dryck, och drycken torkas till ett fint pulver. I kakan finns 14 procent av det. Pulvret koncheras med kakaosmör tills tungan inte längre kan skilja kornet från chokladen.</p><p>De första kakorna smakade gröt som glömts på spisen. Den fyrtionde smakade havre och choklad på samma gång, och där slutade vi.</p>',
    en: '<p>Oats are ground, cooked and strained into a drink, and the drink is dried to a fine powder. The bar has 14 per cent of it. The powder is conched with cocoa butter until the tongue can no longer tell grain from chocolate.</p><p>The first bars tasted of porridge left on the stove. The fortieth tasted of oats and chocolate at once, and that is where we stopped.</p>',
  },
  image: productView('willja-kauramaito', 2),
  side: 'right',
  background: 'sand',
  way: {
    label: { fi: 'Katso kaurasuklaalevy', sv: 'Se havrechokladkakan', en: 'See the oat chocolate bar' },
    url: 'product:KV1080',
  },
})

const ways = prose({
  key: 'willja-oats-ways',
  name: 'willja, kaura: missä muodossa',
  heading: { fi: 'Yksi vilja, *viisi tapaa*', sv: 'Ett sädesslag, *fem sätt*', en: 'One grain, *five ways*' },
  html: {
    fi: `<p>Jauho, hiutale, juoma ja kuitu ovat samaa kauraa eri kohdissa matkaa. Luvut ovat tuotteiden omista ainesosaluetteloista.</p>
<table>
<thead><tr><th scope="col">Tuote</th><th scope="col">Mitä kaurasta</th><th scope="col">Kuinka paljon</th></tr></thead>
<tbody>
<tr><th scope="row"><a href="product:KV6025">Kauranäkkileipä</a></th><td>Täysjyväjauho ja hiutale</td><td>58 % ja 16 %</td></tr>
<tr><th scope="row"><a href="product:KV5050">Mustikka-kaurakeksit</a></th><td>Hiutale</td><td>34 %</td></tr>
<tr><th scope="row"><a href="product:KV1080">Kaurasuklaa</a></th><td>Juoma jauheena</td><td>14 %</td></tr>
<tr><th scope="row"><a href="product:KV2060">Kauratryffelit</a></th><td>Paahdettu hiutale pinnassa, juoma täytteessä</td><td>14 % ja 12 %</td></tr>
<tr><th scope="row"><a href="product:KV3070">Puolukkahyytelöt</a></th><td>Kuitu</td><td>5 %</td></tr>
</tbody>
</table>`,
    sv: `<p>Mjöl, gryn, dryck och fiber är samma havre på olika ställen längs vägen. Siffrorna kommer ur produkternas egna ingrediensförteckningar.</p>
<table>
<thead><tr><th scope="col">Produkt</th><th scope="col">Vad av havren</th><th scope="col">Hur mycket</th></tr></thead>
<tbody>
<tr><th scope="row"><a href="product:KV6025">Havreknäcke</a></th><td>Fullkornsmjöl och gryn</td><td>58 % och 16 %</td></tr>
<tr><th scope="row"><a href="product:KV5050">Blåbärs- och havrekex</a></th><td>Gryn</td><td>34 %</td></tr>
<tr><th scope="row"><a href="product:KV1080">Havrechoklad</a></th><td>Dryck i pulverform</td><td>14 %</td></tr>
<tr><th scope="row"><a href="product:KV2060">Havretryfflar</a></th><td>Rostade gryn på ytan, dryck i fyllningen</td><td>14 % och 12 %</td></tr>
<tr><th scope="row"><a href="product:KV3070">Lingongelé</a></th><td>Fiber</td><td>5 %</td></tr>
</tbody>
</table>`,
    en: `<p>Flour, flakes, drink and fibre are the same oats at different points of the road. The figures are from each product’s own list of ingredients.</p>
<table>
<thead><tr><th scope="col">Product</th><th scope="col">Which part of the oat</th><th scope="col">How much</th></tr></thead>
<tbody>
<tr><th scope="row"><a href="product:KV6025">Oat crispbread</a></th><td>Wholegrain flour and flakes</td><td>58% and 16%</td></tr>
<tr><th scope="row"><a href="product:KV5050">Blueberry oat biscuits</a></th><td>Flakes</td><td>34%</td></tr>
<tr><th scope="row"><a href="product:KV1080">Oat chocolate</a></th><td>The drink, as powder</td><td>14%</td></tr>
<tr><th scope="row"><a href="product:KV2060">Oat truffles</a></th><td>Toasted flakes outside, the drink inside</td><td>14% and 12%</td></tr>
<tr><th scope="row"><a href="product:KV3070">Lingonberry jellies</a></th><td>Fibre</td><td>5%</td></tr>
</tbody>
</table>`,
  },
})

const bread = panel({
  key: 'willja-oats-bread',
  name: 'willja, kaura: puhdaskaura',
  heading: {
    fi: 'Kolme tilaa *ilman naapureita*',
    sv: 'Tre gårdar *utan grannar*',
    en: 'Three farms *without neighbours*',
  },
  body: {
    fi: '<p>Kaurassa itsessään ei ole vehnän gluteenia, mutta pellolla, puimurissa ja myllyssä sitä tarttuu. Siksi kauranäkkileivän kaura kasvaa kolmella eteläpohjalaisella tilalla, joilla ei viljellä muuta viljaa, ja se kuivataan ja jauhetaan erillään.</p><p>Jokainen erä tutkitaan. Raja on 20 milligrammaa gluteenia kilossa, ja sen yli mennyt erä jää myymättä.</p>',
    sv: '<p>I havren finns inget vetegluten, men på åkern, i tröskan och i kvarnen kan det följa med. Därför växer havren till knäckebrödet på tre gårdar i Södra Österbotten som inte odlar någon annan säd, och den torkas och mals för sig.</p><p>Varje parti testas. Gränsen är 20 milligram gluten per kilo, och det som går över säljs inte.</p>',
    en: '<p>Oats have none of the gluten of wheat, but they pick it up in the field, in the combine and in the mill. So the oats of the crispbread grow on three farms in South Ostrobothnia that grow no other grain, and are dried and milled apart.</p><p>Every batch is tested. The limit is 20 milligrams of gluten to the kilo, and what exceeds it is not sold.</p>',
  },
  image: productView('willja-kauranakki', 2),
  side: 'left',
  background: 'butter',
  way: {
    label: { fi: 'Katso kauranäkkileipä', sv: 'Se havreknäcket', en: 'See the oat crispbread' },
    url: 'product:KV6025',
  },
  secondWay: {
    label: { fi: 'Kenelle willja sopii', sv: 'Vem willja passar', en: 'Whom willja suits' },
    url: 'content:willja-diets',
  },
})

const habits = facts({
  key: 'willja-oats-habits',
  name: 'willja, kaura: tavat',
  heading: { fi: 'Mitä kaura *opetti*', sv: 'Vad havren *lärde oss*', en: 'What oats *taught us*' },
  items: [
    {
      heading: { fi: 'Paahda ensin', sv: 'Rosta först', en: 'Toast it first' },
      body: {
        fi: 'Raaka hiutale maistuu pahvilta, kahdeksassa minuutissa paahdettu pähkinältä. Tryffelin pinta paahdetaan samana aamuna, jona se pyöritetään.',
        sv: 'Ett rått gryn smakar papp, ett som rostats i åtta minuter smakar nöt. Tryfflarnas yta rostas samma morgon som de rullas.',
        en: 'A raw flake tastes of cardboard; toasted for eight minutes, it tastes of nuts. The truffles’ coat is toasted on the morning they are rolled.',
      },
    },
    {
      heading: { fi: 'Suolaa tarvitaan', sv: 'Salt behövs', en: 'It needs salt' },
      body: {
        fi: 'Ilman suolaa vilja jää äänettömäksi. Sitä on levyssä niin vähän, ettei sitä huomaa, ja juuri siksi kauran huomaa.',
        sv: 'Utan salt blir säden ljudlös. Det är så lite i kakan att man inte märker det, och just därför märker man havren.',
        en: 'Without salt the grain falls silent. There is so little in the bar that you do not notice it, which is how you notice the oats.',
      },
    },
    {
      heading: { fi: 'Kuitu kelpaa', sv: 'Fibern duger', en: 'The fibre is good too' },
      body: {
        fi: 'Kun juoma on siivilöity, jäljelle jää kuitu. Se sitoo puolukkahyytelön kuutioksi, joka leikkautuu hampaissa puhtaasti.',
        sv: 'När drycken har silats blir fibern kvar. Den binder lingongelén till tärningar som tuggas rent.',
        en: 'When the drink has been strained, fibre is left. It binds the lingonberry jellies into cubes that bite clean.',
      },
    },
  ],
})

export const willjaOatsPage = {
  key: 'willja-oats',
  type: 'LandingPage',
  parent: 'willja',
  name: { fi: 'Kaurasta', sv: 'Om havren', en: 'About the oats' },
  slug: { fi: 'kaurasta', sv: 'om-havren', en: 'about-the-oats' },
  fields: {
    ...plainMeta,
    layoutTheme: 'willja',
    metaTitle: {
      fi: 'Kaura, joka tekee maidon työn · willja',
      sv: 'Havren som gör mjölkens jobb · willja',
      en: 'Oats that do the work of milk · willja',
    },
    metaDescription: {
      fi: 'Miten kaurasta tulee suklaata, missä näkkileivän puhdaskaura kasvaa ja kuinka paljon kauraa kussakin willja-tuotteessa on.',
      sv: 'Hur havre blir choklad, var knäckebrödets rena havre växer och hur mycket havre det finns i varje produkt från willja.',
      en: 'How oats become chocolate, where the pure oats of the crispbread grow and how much of them there is in each willja product.',
    },
    ogImage: picture('recipes/porridge'),
    heading: { fi: 'Kaura tekee *maidon työn*', sv: 'Havren gör *mjölkens jobb*', en: 'Oats do *the work of milk*' },
    lead: {
      fi: 'Se pehmentää kaakaon, pyöristää suutuntuman ja jättää perään jotain, mitä maito ei jätä: pellon.',
      sv: 'Den mjukar upp kakaon, rundar munkänslan och lämnar efter sig något som mjölken inte gör: en åker.',
      en: 'They soften the cocoa, round out the feel of it and leave behind something milk does not: a field.',
    },
    mainBody: '',
    field: 'sand',
  },
  areas: {
    mainContentArea: [
      powder,
      ways,
      bread,
      habits,
      shelf({
        key: 'willja-oats-products',
        name: 'willja, kaura: tuotteet',
        heading: { fi: 'Kauraa neljällä hyllyllä', sv: 'Havre på fyra hyllor', en: 'Oats on four shelves' },
        codes: ['KV1080', 'KV2060', 'KV6025', 'KV5050'],
      }),
      further({
        key: 'willja-oats-further',
        name: 'willja, kaura: lue lisää',
        heading: { fi: 'Pellolta *metsään*', sv: 'Från åkern *till skogen*', en: 'From the field *to the forest*' },
        pages: ['content:willja-forest', 'content:willja-diets', 'content:sustainability'],
      }),
    ],
  },
} satisfies PageDefinition
