import { type BlockDefinition, type PageDefinition, plainMeta } from '../define.ts'

const search = {
  key: 'recipes-search',
  type: 'RecipeSearchBlock',
  name: 'Reseptit: haku',
  fields: {
    heading: { fi: 'Reseptit', sv: 'Recept', en: 'Recipes' },
    headingLevel: 'h1',
    lead: {
      fi: 'Leivottua, sulatettua ja sellaisenaan murrettua. Jokaisessa on vähintään yksi meidän hyllystämme.',
      sv: 'Bakat, smält och brutet som det är. I varje recept finns minst en produkt från vår hylla.',
      en: 'Baked, melted and broken as it comes. Each one takes at least one thing from our shelves.',
    },
    field: 'peach',
    mode: 'search',
    searchPageUrl: '',
  },
} satisfies BlockDefinition

/** Every recipe, and the search among them. */
export const recipesPage = {
  key: 'recipes',
  type: 'LandingPage',
  parent: 'start',
  name: { fi: 'Reseptit', sv: 'Recept', en: 'Recipes' },
  slug: { fi: 'reseptit', sv: 'recept', en: 'recipes' },
  fields: {
    ...plainMeta,
    metaTitle: {
      fi: 'Reseptit suklaasta, lakritsista ja rukiista · Konvehti',
      sv: 'Recept med choklad, lakrits och råg · Konvehti',
      en: 'Recipes with chocolate, liquorice and rye · Konvehti',
    },
    metaDescription: {
      fi: 'Brownieita, mousseja, tryffeleitä ja näkkäreitä: reseptejä, joissa ainekset skaalautuvat ja ajat pitävät. Hae aineella, ajalla tai allergeenilla.',
      sv: 'Brownies, mousse, tryfflar och knäcke: recept med mängder som följer portionerna och tider som håller. Sök på ingrediens, tid eller allergen.',
      en: 'Brownies, mousse, truffles and crispbread: recipes whose amounts scale and whose times hold. Search by ingredient, time or allergen.',
    },
    ogImage: '/media/recipes/cake.webp',
    heading: '',
    lead: '',
    mainBody: '',
    field: 'peach',
  },
  areas: { mainContentArea: [search] },
} satisfies PageDefinition
