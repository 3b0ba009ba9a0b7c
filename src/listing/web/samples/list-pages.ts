import { samplePage } from '#src/content/web/gallery/sample-page.ts'
import type { PageModel } from '#src/shell/contract/page-model.ts'
import type { CategoryPageFields, ProductsPageFields } from '../../contract/list.ts'
import { sampleList } from './sample-list.ts'

const home = { url: '/', label: 'Etusivu' }

const sampleCategory: CategoryPageFields = {
  code: 'suklaalevyt',
  displayName: 'Suklaa\u00adlevyt',
  body: '<p>Kaksikymmentäkolme levyä, joista jokaisella on oma kuosi. Tummin on 85-prosenttinen, kirkkain kaiverretaan sinulle.</p>',
  assets: [],
  headingLevel: 'h1',
  field: 'sky',
  products: sampleList,
}

const categories = [
  { label: 'Tumma suklaa', url: '/tuotteet/suklaalevyt/tumma' },
  { label: 'Maitosuklaa', url: '/tuotteet/suklaalevyt/maito' },
  { label: 'Valkosuklaa ja rubiini', url: '/tuotteet/suklaalevyt/valkoinen' },
]

export const categorySample = (changes: Partial<CategoryPageFields> = {}): PageModel<CategoryPageFields> =>
  samplePage({
    url: '/tuotteet/suklaalevyt',
    name: 'Suklaalevyt',
    contentType: ['Page', 'CategoryPage'],
    navigation: { ...samplePage().navigation, breadcrumbs: [home, { url: '', label: 'Suklaalevyt' }], categories },
    ...sampleCategory,
    ...changes,
  })

const allProducts: ProductsPageFields = {
  displayName: 'Tuotteet',
  body: '<p>Kaikki, mitä valamme, paistamme ja keitämme.</p>',
  categories: [
    { code: 'suklaalevyt', label: 'Suklaalevyt', url: '/tuotteet/suklaalevyt', count: 23, field: 'sky' },
    { code: 'leivat', label: 'Ruisleivät ja näkkärit', url: '/tuotteet/leivat', count: 11, field: 'sand' },
  ],
  products: sampleList,
}

export const productsSample = (changes: Partial<ProductsPageFields> = {}): PageModel<ProductsPageFields> =>
  samplePage({
    url: '/tuotteet',
    name: 'Tuotteet',
    contentType: ['Page', 'ProductsPage'],
    navigation: { ...samplePage().navigation, breadcrumbs: [home, { url: '', label: 'Tuotteet' }] },
    ...allProducts,
    ...changes,
  })
