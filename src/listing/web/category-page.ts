import { definePage } from '#src/shell/web/page/page-type.ts'
import type { CategoryPageFields } from '../contract/list.ts'

export const categoryPage = definePage<CategoryPageFields>({
  name: 'category-page',
  module: 'src/listing/web/CategoryPage.tsx',
  load: () => import('./CategoryPage.tsx').then((module) => module.CategoryPage),
})
