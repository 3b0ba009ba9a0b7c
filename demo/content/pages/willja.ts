import { type BlockDefinition, type PageDefinition, plainMeta } from '../define.ts'
import { decorative, picture, productPicture, productView } from '../media.ts'

/** All products of the brand: the products page with the filter set. */
const allWillja = {
  fi: '/tuotteet?filter.brand=Willja',
  sv: '/sv/produkter?filter.brand=Willja',
  en: '/en/products?filter.brand=Willja',
}

const opening = {
  key: 'willja-opening',
  type: 'ImageWithCtaBlock',
  name: 'willja: avaus',
  fields: {
    preHeading: '',
    heading: { fi: '*Hiljaista makeaa.*', sv: '*Stillsamt sött.*', en: '*Quietly sweet.*' },
    headingLevel: 'h1',
    body: {
      fi: '<p>Kauraa, kuusenkerkkää, karpaloa. Konvehdin kasvipohjainen puoli: vähän aineksia, lyhyt lista, pitkä maku.</p>',
      sv: '<p>Havre, granskott, tranbär. Konvehtis växtbaserade sida: få ingredienser, kort lista, lång smak.</p>',
      en: '<p>Oats, spruce shoots, cranberry. The plant-based side of Konvehti: few ingredients, a short list, a long taste.</p>',
    },
    image: productPicture('willja-kauramaito'),
    imageSecondary: null,
    imageAlignment: 'right',
    ctaLabel: { fi: 'Katso kaikki willjat', sv: 'Se hela willja', en: 'See all of willja' },
    ctaUrl: allWillja,
    ctaLabelSecondary: { fi: 'Mitä levyssä on', sv: 'Vad kakan innehåller', en: 'What is in the bar' },
    ctaUrlSecondary: 'product:KV1080',
    background: 'sand',
    note: '',
    quarter: false,
    wordmark: '',
    theme: 'willja',
  },
} satisfies BlockDefinition

const ingredients = {
  key: 'willja-ingredients',
  type: 'RichTextBlock',
  name: 'willja: ainekset',
  fields: {
    heading: {
      fi: 'Seitsemän ainesta, *ei selittelyä*',
      sv: 'Sju ingredienser, *inga undanflykter*',
      en: 'Seven ingredients, *no excuses*',
    },
    headingLevel: 'h2',
    html: {
      fi: `<p>Kaurasuklaa 40 % syntyy siitä, mitä kaapissa on. Lista on kokonaisuudessaan tässä, ja kukin rivi kertoo, miksi se on siinä.</p>
<table>
<thead><tr><th scope="col">Aines</th><th scope="col">Mitä se tekee</th></tr></thead>
<tbody>
<tr><th scope="row">Sokeri</th><td>Makeuttaa ja antaa levylle rungon</td></tr>
<tr><th scope="row">Kaakaovoi</th><td>Sulaa kielellä, kun lämpöä on 34 °C</td></tr>
<tr><th scope="row">Kaakaomassa</th><td>Tuo värin, paahdon ja pienen karvauden</td></tr>
<tr><th scope="row">Kaurajuomajauhe 14 %</th><td>Tekee sen, minkä maito muuten tekisi</td></tr>
<tr><th scope="row">Auringonkukkalesitiini</th><td>Pitää rasvan ja muun seoksen yhdessä</td></tr>
<tr><th scope="row">Suola</th><td>Nostaa viljan esiin</td></tr>
<tr><th scope="row">Luontainen vanilja-aromi</th><td>Pyöristää lopun</td></tr>
</tbody>
</table>
<p><small>Kaakaota vähintään 40 %. Levy valetaan linjalla, jolla ei käsitellä maitoa. Se voi sisältää pieniä määriä soijaa, hasselpähkinää, mantelia ja muita pähkinöitä. Täydet tiedot ovat <a href="product:KV1080">tuotesivulla</a>.</small></p>`,
      sv: `<p>Havrechokladen 40 % blir till av det som finns i skåpet. Här är hela listan, och varje rad säger varför den finns med.</p>
<table>
<thead><tr><th scope="col">Ingrediens</th><th scope="col">Vad den gör</th></tr></thead>
<tbody>
<tr><th scope="row">Socker</th><td>Sötar och ger kakan stomme</td></tr>
<tr><th scope="row">Kakaosmör</th><td>Smälter på tungan vid 34 °C</td></tr>
<tr><th scope="row">Kakaomassa</th><td>Ger färg, rostning och lite beska</td></tr>
<tr><th scope="row">Havredryckspulver 14 %</th><td>Gör det som mjölken annars skulle göra</td></tr>
<tr><th scope="row">Solroslecitin</th><td>Håller ihop fettet med resten</td></tr>
<tr><th scope="row">Salt</th><td>Lyfter fram säden</td></tr>
<tr><th scope="row">Naturlig vaniljarom</th><td>Rundar av slutet</td></tr>
</tbody>
</table>
<p><small>Kakaohalt minst 40 %. Kakan gjuts på en linje där mjölk inte hanteras. Den kan innehålla spår av soja, hasselnöt, mandel och andra nötter. Fullständiga uppgifter finns på <a href="product:KV1080">produktsidan</a>.</small></p>`,
      en: `<p>Oat chocolate 40% is made from what is in the cupboard. Here is the whole list, and each row says why it is on it.</p>
<table>
<thead><tr><th scope="col">Ingredient</th><th scope="col">What it does</th></tr></thead>
<tbody>
<tr><th scope="row">Sugar</th><td>Sweetens, and gives the bar its frame</td></tr>
<tr><th scope="row">Cocoa butter</th><td>Melts on the tongue at 34 °C</td></tr>
<tr><th scope="row">Cocoa mass</th><td>Brings colour, roast and a little bitterness</td></tr>
<tr><th scope="row">Oat drink powder 14%</th><td>Does what milk would otherwise do</td></tr>
<tr><th scope="row">Sunflower lecithin</th><td>Keeps the fat and the rest together</td></tr>
<tr><th scope="row">Salt</th><td>Brings the grain forward</td></tr>
<tr><th scope="row">Natural vanilla flavouring</th><td>Rounds off the end</td></tr>
</tbody>
</table>
<p><small>Cocoa solids 40% minimum. The bar is poured on a line where no milk is handled. It may contain traces of soya, hazelnuts, almonds and other nuts. Full details are on the <a href="product:KV1080">product page</a>.</small></p>`,
    },
    field: null,
  },
} satisfies BlockDefinition

const products = {
  key: 'willja-products',
  type: 'ProductHighlightBlock',
  name: 'willja: metsästä ja pellolta',
  fields: {
    heading: { fi: 'Metsästä ja pellolta', sv: 'Från skog och åker', en: 'From forest and field' },
    headingLevel: 'h2',
    body: '',
    ctaLabel: { fi: 'Kaikki willjat', sv: 'Hela willja', en: 'All of willja' },
    ctaUrl: allWillja,
    productCodes: ['KV1080', 'KV1090', 'KV1085', 'KV2060', 'KV6025', 'KV5050', 'KV3070', 'KV7045'],
    categoryCode: '',
  },
} satisfies BlockDefinition

const cranberry = {
  key: 'willja-cranberry',
  type: 'ImageWithCtaBlock',
  name: 'willja: karpalo',
  fields: {
    preHeading: '',
    heading: {
      fi: '”Karpalo poimitaan vasta, kun *yöpakkanen* on käynyt.”',
      sv: '”Tranbären plockas först när *nattfrosten* har varit på besök.”',
      en: '“Cranberries are picked only once the *night frost* has been.”',
    },
    headingLevel: 'h2',
    body: {
      fi: '<p>Marjat tulevat Pohjois-Pohjanmaan soilta. Kylmä pehmentää kuoren, ja silloin hapossa on jo vähän makeaa. Osa kuivataan sitkeäksi, osa kylmäkuivataan ja murskataan punaiseksi jauheeksi.</p>',
      sv: '<p>Bären kommer från myrarna i Norra Österbotten. Kylan mjukar upp skalet, och då finns det redan lite sött i syran. En del torkas sega, en del frystorkas och krossas till rött pulver.</p>',
      en: '<p>The berries come from the bogs of North Ostrobothnia. Cold softens the skin, and by then there is a little sweetness in the acid. Some are dried until chewy, some freeze-dried and crushed to a red powder.</p>',
    },
    image: productPicture('willja-karpalo'),
    imageSecondary: null,
    imageAlignment: 'left',
    ctaLabel: { fi: 'Katso karpalolevyä', sv: 'Se tranbärskakan', en: 'See the cranberry bar' },
    ctaUrl: 'product:KV1085',
    ctaLabelSecondary: '',
    ctaUrlSecondary: '',
    background: 'butter',
    note: '',
    quarter: false,
    wordmark: '',
    theme: 'willja',
  },
} satisfies BlockDefinition

const origins = {
  key: 'willja-origins',
  type: 'UspCardsBlock',
  name: 'willja: alkuperä',
  fields: {
    heading: { fi: 'Kartalla', sv: 'På kartan', en: 'On the map' },
    headingLevel: 'h2',
    usps: [
      {
        heading: { fi: 'Etelä-Pohjanmaa', sv: 'Södra Österbotten', en: 'South Ostrobothnia' },
        body: {
          fi: 'Näkkileivän puhdaskaura kasvaa kolmella sopimustilalla, joilla ei viljellä muuta viljaa.',
          sv: 'Knäckebrödets rena havre växer på tre kontraktsgårdar som inte odlar någon annan säd.',
          en: 'The pure oats of the crispbread grow on three contract farms that grow no other grain.',
        },
        url: 'product:KV6025',
        icon: null,
      },
      {
        heading: { fi: 'Kainuu', sv: 'Kajanaland', en: 'Kainuu' },
        body: {
          fi: 'Mustikat poimitaan heinä–elokuussa ja pakastetaan samana iltana. Pastillin kerkät taitetaan hakkuualoilta.',
          sv: 'Blåbären plockas i juli och augusti och fryses samma kväll. Pastillernas granskott bryts på avverkningsytor.',
          en: 'Wild blueberries are picked in July and August and frozen the same evening. The pastilles’ spruce shoots come from felling sites.',
        },
        url: 'product:KV5050',
        icon: null,
      },
      {
        heading: { fi: 'Pohjois-Karjala', sv: 'Norra Karelen', en: 'North Karelia' },
        body: {
          fi: 'Puolukka tulee luomusertifioiduilta keruualueilta ja soseutetaan kylmänä, koska keittäminen vie siitä terän.',
          sv: 'Lingonen kommer från ekocertifierade skogar och mosas kalla, eftersom kokning tar udden av dem.',
          en: 'Lingonberries come from certified organic forest and are crushed cold, because boiling takes the edge off them.',
        },
        url: 'product:KV3070',
        icon: null,
      },
    ],
    ctaLabel: '',
    ctaUrl: '',
  },
} satisfies BlockDefinition

const world = {
  key: 'willja-world',
  type: 'CategoryCardsBlock',
  name: 'willja: lue lisää',
  fields: {
    heading: { fi: 'Pellolla *ja metsässä*', sv: 'På åkern *och i skogen*', en: 'In the field *and the forest*' },
    headingLevel: 'h2',
    link: null,
    layout: 'notes',
    categoryCardBlocks: [
      {
        title: { fi: 'Kaura tekee maidon työn', sv: 'Havren gör mjölkens jobb', en: 'Oats do the work of milk' },
        text: { fi: 'Yksi vilja, viisi tapaa', sv: 'Ett sädesslag, fem sätt', en: 'One grain, five ways' },
        url: 'content:willja-oats',
        image: decorative(picture('recipes/porridge')),
        field: 'sand',
      },
      {
        title: { fi: 'Metsän vuosi', sv: 'Skogens år', en: 'A year in the forest' },
        text: { fi: 'Kerkästä karpaloon', sv: 'Från granskott till tranbär', en: 'From shoots to cranberries' },
        url: 'content:willja-forest',
        image: decorative(picture('hero/hero-willja')),
        field: 'sage',
      },
      {
        title: { fi: 'Kenelle willja sopii', sv: 'Vem willja passar', en: 'Whom willja suits' },
        text: { fi: 'Maito, gluteeni ja luomu', sv: 'Mjölk, gluten och eko', en: 'Milk, gluten and organic' },
        url: 'content:willja-diets',
        image: decorative(productView('vegaaninen-herkkupaketti', 2)),
        field: 'mint',
      },
    ],
  },
} satisfies BlockDefinition

export const willjaPage = {
  key: 'willja',
  type: 'LandingPage',
  parent: 'start',
  name: { fi: 'willja', sv: 'willja', en: 'willja' },
  slug: { fi: 'willja', sv: 'willja', en: 'willja' },
  fields: {
    ...plainMeta,
    layoutTheme: 'willja',
    metaTitle: {
      fi: 'willja · Kasvipohjaista suklaata metsästä ja pellolta',
      sv: 'willja · Växtbaserad choklad från skog och åker',
      en: 'willja · Plant-based chocolate from forest and field',
    },
    metaDescription: {
      fi: 'Kaurasuklaata, kuusenkerkkää, karpaloa ja puhdasta kauraa. willja on Konvehdin kasvipohjainen sarja, jonka ainesosalista mahtuu yhdelle riville.',
      sv: 'Havrechoklad, granskott, tranbär och ren havre. willja är Konvehtis växtbaserade serie, med en ingredienslista som ryms på en rad.',
      en: 'Oat chocolate, spruce shoots, cranberry and pure oats. willja is Konvehti’s plant-based range, with an ingredient list that fits on one line.',
    },
    ogImage: picture('hero/hero-willja').url,
    heading: '',
    lead: '',
    mainBody: '',
    field: 'sage',
  },
  areas: { mainContentArea: [opening, ingredients, products, cranberry, origins, world] },
} satisfies PageDefinition
