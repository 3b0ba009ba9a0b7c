import { field, type FieldValues } from '#src/content/contract/fields.ts'
import { pageMeta } from '#src/content/contract/pages/page-fields.ts'
import { backdrop } from '#src/content/contract/shared-fields.ts'
import { portionsMax } from './limits.ts'
import { portionUnits, units } from './units.ts'

/* Fields of a recipe that editors fill in (specification 2, section 3; C-21). */

const minutes = (fi: string, en: string) => field.number(fi, en, { integer: true, min: 0, max: 10_000 })
/** Empty: unknown. */
const figure = (fi: string, en: string) =>
  field.string(fi, en, { pattern: '^(\\d{1,5}(\\.\\d{1,3})?)?$', help: ['Tyhjä: ei tiedossa.', 'Empty: not known.'] })

const ingredient = field.group('Aines', 'Ingredient', {
  required: true,
  fields: {
    group: field.string('Ryhmä', 'Group', {
      maxLength: 80,
      help: ['Esimerkiksi Pinnalle. Sama ryhmä peräkkäin.', 'Such as For the topping. One group after the other.'],
    }),
    amount: field.number('Määrä', 'Amount', { min: 0, max: 10_000, help: ['0: ei määrää.', '0: no amount.'] }),
    unit: field.enum('Yksikkö', 'Unit', { options: units }),
    name: field.string('Nimi', 'Name', { required: true, maxLength: 160 }),
    nameOne: field.string('Nimi, kun niitä on yksi tai alle', 'Name of one or less', { maxLength: 160 }),
    productCode: field.productRef('Oma tuote', 'Product of ours'),
  },
})

export const recipeFields = {
  ...pageMeta,
  title: field.string('Otsikko', 'Heading', { required: true, emphasis: true, maxLength: 200 }),
  author: field.string('Tekijä', 'Author', { maxLength: 120 }),
  authorUrl: field.url('Tekijän sivu', 'Page of the author'),
  mainIntro: field.text('Ingressi', 'Lead', { maxLength: 600 }),
  mainImage: field.media('Pääkuva', 'Main picture', {
    help: ['Tyhjä: piirretty kuvio.', 'Empty: a drawn pattern.'],
  }),
  field: backdrop,
  startPublish: field.dateTime('Julkaisuaika', 'Published'),
  recipeCategories: field.list('Ryhmät', 'Categories', {
    max: 12,
    of: field.pageRef('Ryhmä', 'Category', { required: true }),
  }),
  productAllergens: field.list('Allergeenit', 'Allergens', {
    summary: ['allergen'],
    max: 30,
    of: field.group('Allergeeni', 'Allergen', {
      required: true,
      fields: {
        allergen: field.pageRef('Allergeeni', 'Allergen', { required: true }),
        value: field.enum('Onko sitä', 'Is it there', {
          options: {
            '1': { fi: 'Sisältää', en: 'Contains' },
            '2': { fi: 'Voi sisältää', en: 'May contain' },
            '0': { fi: 'Ei sisällä', en: 'Does not contain' },
            '': { fi: 'Ei tiedossa', en: 'Not known' },
          },
        }),
        description: field.string('Sanoin', 'In words', {
          maxLength: 80,
          help: ['Esimerkiksi gluteeni (vehnä).', 'Such as gluten (wheat).'],
        }),
      },
    }),
  }),
  preparationMinutes: minutes('Valmistelu, min', 'Preparation, min'),
  cookMinutes: minutes('Kypsennys, min', 'Cooking, min'),
  restMinutes: minutes('Odotus, min', 'Waiting, min'),
  seoCuisine: field.string('Keittiö', 'Cuisine', { maxLength: 80 }),
  portions: field.number('Annoksia', 'Portions', { integer: true, min: 1, max: portionsMax }),
  portionUnit: field.enum('Annoksen laji', 'Kind of portion', { options: portionUnits }),
  ingredients: field.list('Ainekset', 'Ingredients', { summary: ['name'], min: 1, max: 60, of: ingredient }),
  steps: field.list('Vaiheet', 'Steps', {
    min: 1,
    max: 30,
    of: field.group('Vaihe', 'Step', {
      required: true,
      fields: {
        heading: field.string('Otsikko', 'Heading', { maxLength: 80 }),
        text: field.text('Teksti', 'Text', { required: true, maxLength: 1_500 }),
      },
    }),
  }),
  quotationText: field.text('Sitaatti', 'Quotation', { maxLength: 300 }),
  quotationName: field.string('Sitaatin sanoja', 'Who said it', { maxLength: 120 }),
  productsIntro: field.text('Tuotteiden ingressi', 'Lead of the products', { maxLength: 300 }),
  relatedProducts: field.list('Muut tuotteet', 'Other products', {
    max: 12,
    help: ['Ainesten omat tuotteet näkyvät itsestään.', 'Those among the ingredients are shown by themselves.'],
    of: field.productRef('Tuote', 'Product', { required: true }),
  }),
  nutrients: field.list('Ravintoarvot', 'Nutrients', {
    max: 30,
    of: field.group('Ravintoaine', 'Nutrient', {
      required: true,
      fields: {
        name: field.string('Nimi', 'Name', { required: true, maxLength: 40 }),
        amount: figure('100 grammassa', 'In 100 grams'),
        perPortion: figure('Annoksessa', 'In a portion'),
      },
    }),
  }),
  hideShareSoMeLinks: field.boolean('Ei jakolinkkejä', 'No share links'),
  liftUpContentArea: field.area('Nostoalue', 'Lift-up area'),
}
/** Stored form: pictures are ids and links are names, which are looked up on delivery. */
export type StoredRecipe = FieldValues<typeof recipeFields>

/** Categories of recipes. The id is the page-reference id of C-21. */
export const recipeCategoryFields = {
  title: field.string('Nimi', 'Name', { required: true, maxLength: 80 }),
}
export type StoredRecipeCategory = FieldValues<typeof recipeCategoryFields>

/** Allergens that a search can exclude. */
export const allergenClaims = ['gluten', 'milk', 'egg', 'nuts', 'peanut', 'soya', 'sesame'] as const
export type AllergenClaim = (typeof allergenClaims)[number]

export const allergenFields = {
  title: field.string('Nimi', 'Name', { required: true, maxLength: 80 }),
  claim: field.enum('Haussa', 'In searches', {
    help: ['Haku ”ilman pähkinää” jättää pois reseptit, joissa tätä on.', 'A search for “without nuts” leaves it out.'],
    options: {
      gluten: { fi: 'gluteeni', en: 'gluten' },
      milk: { fi: 'maito', en: 'milk' },
      egg: { fi: 'kananmuna', en: 'egg' },
      nuts: { fi: 'pähkinät', en: 'nuts' },
      peanut: { fi: 'maapähkinä', en: 'peanut' },
      soya: { fi: 'soija', en: 'soya' },
      sesame: { fi: 'seesami', en: 'sesame' },
    } satisfies Record<AllergenClaim, unknown>,
  }),
}
export type StoredAllergen = FieldValues<typeof allergenFields>
