import { samplePage } from '#src/content/web/gallery/sample-page.ts'
import type { PageModel } from '#src/shell/contract/page-model.ts'
import type { ProductPageFields } from '../../contract/product.ts'
import { sampleProduct } from './sample-product.ts'

const home = { url: '/', label: 'Etusivu' }

export const productSample = (fields: ProductPageFields = sampleProduct): PageModel<ProductPageFields> =>
  samplePage({
    url: '/tuotteet/suklaalevyt/tumma-72-merisuola',
    name: fields.displayName,
    contentType: ['Page', 'ProductPage'],
    navigation: {
      ...samplePage().navigation,
      breadcrumbs: [
        home,
        { url: fields.category.url, label: fields.category.name },
        { url: '', label: fields.displayName },
      ],
    },
    ...fields,
  })
