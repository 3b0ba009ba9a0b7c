import { readFileSync } from 'node:fs'
import { languages, type Language, type Localized } from '#src/common/locale.ts'
import { type PageDefinition, plainMeta } from '../define.ts'
import { picture, productView } from '../media.ts'
import { further, notice, panel, prose, questions } from '../parts.ts'

/** From the mildest to the crispest; what is said of them is the catalogue's. */
const slugs = [
  'willja-kauramaito',
  'willja-karpalo',
  'willja-kuusenkerkka',
  'willja-kauratryffelit',
  'willja-puolukkahyytelot',
  'willja-kuusenkerkkapastillit',
  'willja-mustikkakaurakeksit',
  'willja-siemenkeksit',
  'willja-kauranakki',
  'willja-siemennakki',
] as const

interface Suited {
  code: string
  name: Localized
  diets: string[]
  allergens: Record<string, 0 | 1 | 2>
}
const products = slugs.map(
  (slug) =>
    JSON.parse(readFileSync(new URL(`../../catalogue/products/${slug}.json`, import.meta.url), 'utf8')) as Suited, // as in demo/catalogue/README.md
)

const words = {
  head: {
    fi: ['Tuote', 'Maito', 'Gluteeni', 'Luomu'],
    sv: ['Produkt', 'Mjölk', 'Gluten', 'Ekologisk'],
    en: ['Product', 'Milk', 'Gluten', 'Organic'],
  },
  milk: {
    fi: ['Ei maitoa', 'Voi olla jäämiä'],
    sv: ['Ingen mjölk', 'Kan finnas spår'],
    en: ['No milk', 'May have traces'],
  },
  gluten: { fi: ['Gluteeniton', 'Ei sovi'], sv: ['Glutenfri', 'Passar inte'], en: ['Gluten-free', 'Not suitable'] },
  organic: { fi: 'Luomu', sv: 'Eko', en: 'Organic' },
} as const

function table(language: Language): string {
  const head = words.head[language].map((text) => `<th scope="col">${text}</th>`).join('')
  const rows = products.map(({ code, name, diets, allergens }) => {
    const says = (diet: string, [yes, no]: readonly [string, string]) => (diets.includes(diet) ? yes : no)
    if (allergens['milk'] === 1) throw new Error(`${code} has milk`)
    const cells = [
      says('milkFree', words.milk[language]),
      says('glutenFree', words.gluten[language]),
      says('organic', [words.organic[language], '–']),
    ]
    return `<tr><th scope="row"><a href="product:${code}">${name[language]}</a></th>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`
  })
  return `<table>\n<thead><tr>${head}</tr></thead>\n<tbody>\n${rows.join('\n')}\n</tbody>\n</table>`
}
const tables = Object.fromEntries(languages.map((language) => [language, table(language)])) as Localized // one for each

const list = prose({
  key: 'willja-diets-list',
  name: 'willja, ruokavaliot: taulukko',
  heading: { fi: 'Tuote *tuotteelta*', sv: 'Produkt *för produkt*', en: 'Product *by product*' },
  html: {
    fi: `<p>Kaikki tämän taulukon tuotteet ovat reseptiltään vegaanisia. Loput kertoo rivi.</p>\n${tables.fi}\n<p><small>”Ei sovi” tarkoittaa, ettei tuotetta ole tutkittu gluteenittomaksi: siinä on tavallista kauraa tai vehnää, tai siihen voi jäädä jäämiä vehnästä. Täydet tiedot ovat tuotesivulla ja pakkauksessa, ja pakkaus on oikeassa.</small></p>`,
    sv: `<p>Alla produkter i tabellen är veganska till receptet. Resten säger raden.</p>\n${tables.sv}\n<p><small>”Passar inte” betyder att produkten inte är testad som glutenfri: den innehåller vanlig havre eller vete, eller kan ha spår av vete. Fullständiga uppgifter finns på produktsidan och förpackningen, och förpackningen har rätt.</small></p>`,
    en: `<p>Everything in this table is vegan by recipe. The row tells the rest.</p>\n${tables.en}\n<p><small>“Not suitable” means that the product has not been tested as gluten-free: it has ordinary oats or wheat in it, or may have traces of wheat. Full details are on the product page and on the package, and the package is right.</small></p>`,
  },
})

const milk = notice({
  key: 'willja-diets-milk',
  name: 'willja, ruokavaliot: maito',
  kind: 'Warning',
  heading: { fi: 'Maitoallergia', sv: 'Mjölkallergi', en: 'Milk allergy' },
  body: {
    fi: '<p>Suklaalevyt valetaan linjalla, jolla ei käsitellä maitoa. Tryffelit tehdään samassa huoneessa kuin maitosuklaa, joten jätä ne muille, jos olet allerginen maidolle.</p>',
    sv: '<p>Chokladkakorna gjuts på en linje där mjölk inte hanteras. Tryfflarna görs i samma rum som mjölkchokladen, så lämna dem åt andra om du är allergisk mot mjölk.</p>',
    en: '<p>The chocolate bars are poured on a line where no milk is handled. The truffles are made in the same room as milk chocolate, so leave them to others if you are allergic to milk.</p>',
  },
})

const answers = questions({
  key: 'willja-diets-questions',
  name: 'willja, ruokavaliot: kysymykset',
  heading: { fi: 'Kysyttyä', sv: 'Frågat', en: 'Asked' },
  items: [
    {
      title: {
        fi: 'Mitä eroa on vegaanisella ja maidottomalla?',
        sv: 'Vad är skillnaden mellan vegansk och mjölkfri?',
        en: 'What is the difference between vegan and milk-free?',
      },
      body: {
        fi: '<p>Vegaaninen kertoo reseptistä: aineksissa ei ole mitään eläimestä. Maidoton kertoo myös tuotantolinjasta: maitoa ei pääse mukaan vahingossakaan. Siksi kaikki willjat ovat vegaanisia, mutta kaikkia ei merkitä maidottomiksi.</p>',
        sv: '<p>Vegansk handlar om receptet: ingenting i det kommer från djur. Mjölkfri handlar också om linjen: mjölk ska inte kunna följa med ens av misstag. Därför är allt från willja veganskt, men allt är inte märkt som mjölkfritt.</p>',
        en: '<p>Vegan is about the recipe: nothing in it comes from an animal. Milk-free is about the line as well: no milk can get in even by accident. That is why all of willja is vegan, but not all of it is marked milk-free.</p>',
      },
    },
    {
      title: {
        fi: 'Voiko keliaakikko syödä kauraa?',
        sv: 'Kan en celiakiker äta havre?',
        en: 'Can coeliacs eat oats?',
      },
      body: {
        fi: '<p>Useimmat voivat syödä puhdaskauraa, kun siitä on sovittu lääkärin kanssa. Gluteenittomiksi merkityissä tuotteissamme gluteenia on alle 20 milligrammaa kilossa, ja jokainen erä tutkitaan.</p>',
        sv: '<p>De flesta kan äta ren havre när de har kommit överens om det med läkaren. De produkter som vi märker som glutenfria innehåller mindre än 20 milligram gluten per kilo, och varje parti testas.</p>',
        en: '<p>Most can eat pure oats once they have agreed it with their doctor. What we mark gluten-free has less than 20 milligrams of gluten to the kilo, and every batch is tested.</p>',
      },
    },
    {
      title: {
        fi: 'Onko willja luomua?',
        sv: 'Är willja ekologiskt?',
        en: 'Is willja organic?',
      },
      body: {
        fi: '<p>Osa on: taulukon viimeinen sarake kertoo, mitkä. Suola ja vesi eivät voi olla luomua, joten niitä ei merkitä.</p>',
        sv: '<p>En del: tabellens sista kolumn säger vad. Salt och vatten kan inte vara ekologiska och märks därför inte.</p>',
        en: '<p>Some of it: the last column of the table says which. Salt and water cannot be organic and carry no mark.</p>',
      },
    },
  ],
})

const gift = panel({
  key: 'willja-diets-gift',
  name: 'willja, ruokavaliot: paketti',
  heading: {
    fi: 'Paketti, jota *ei tarvitse selittää*',
    sv: 'Ett paket som *inte behöver förklaras*',
    en: 'A box that needs *no explaining*',
  },
  body: {
    fi: '<p>Vegaanisessa herkkupaketissa on suklaata, tryffeleitä, hyytelöitä ja näkkileipää, kaikki vegaanisin reseptein. Sen voi antaa tietämättä, mitä saaja jättää syömättä.</p>',
    sv: '<p>I det veganska godispaketet finns choklad, tryfflar, gelé och knäckebröd, allt med veganska recept. Det går att ge bort utan att veta vad mottagaren låter bli att äta.</p>',
    en: '<p>The vegan treat box has chocolate, truffles, jellies and crispbread, all by vegan recipes. You can give it without knowing what the recipient leaves alone.</p>',
  },
  image: productView('vegaaninen-herkkupaketti', 2),
  side: 'right',
  background: 'mint',
  way: { label: { fi: 'Katso paketti', sv: 'Se paketet', en: 'See the box' }, url: 'product:KV7015' },
})

export const willjaDietsPage = {
  key: 'willja-diets',
  type: 'LandingPage',
  parent: 'willja',
  name: { fi: 'Kenelle willja sopii', sv: 'Vem willja passar', en: 'Whom willja suits' },
  slug: { fi: 'kenelle-sopii', sv: 'vem-passar-det', en: 'whom-it-suits' },
  fields: {
    ...plainMeta,
    layoutTheme: 'willja',
    metaTitle: {
      fi: 'Vegaaninen, maidoton, gluteeniton: kenelle willja sopii',
      sv: 'Vegansk, mjölkfri, glutenfri: vem willja passar',
      en: 'Vegan, milk-free, gluten-free: whom willja suits',
    },
    metaDescription: {
      fi: 'Taulukko willjan tuotteista: mitkä ovat maidottomia, gluteenittomia ja luomua, missä voi olla jäämiä maidosta ja miten vegaaninen eroaa maidottomasta.',
      sv: 'Tabell över willjas produkter: vad som är mjölkfritt, glutenfritt och ekologiskt, var det kan finnas spår av mjölk och hur vegansk skiljer sig från mjölkfri.',
      en: 'A table of willja’s products: which are free from milk and gluten, which are organic, where there may be traces of milk, and what vegan means.',
    },
    ogImage: picture('recipes/rye-crisp'),
    heading: { fi: 'Kenelle *willja sopii*', sv: 'Vem *willja passar*', en: 'Whom *willja suits*' },
    lead: {
      fi: 'Vegaanille sopii kaikki. Muille vastaus on yhdessä taulukossa, rivi tuotetta kohti.',
      sv: 'För en vegan passar allt. För andra finns svaret i en tabell, en rad per produkt.',
      en: 'It suits vegans, all of it. For others the answer is one table, with a row to a product.',
    },
    mainBody: '',
    field: 'mint',
  },
  areas: {
    mainContentArea: [
      list,
      milk,
      gift,
      answers,
      further({
        key: 'willja-diets-further',
        name: 'willja, ruokavaliot: lue lisää',
        heading: { fi: 'Mistä se *tulee*', sv: 'Varifrån det *kommer*', en: 'Where it *comes from*' },
        pages: ['content:willja-oats', 'content:willja-forest', 'content:article-cocoa'],
      }),
    ],
  },
} satisfies PageDefinition
