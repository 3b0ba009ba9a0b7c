import type { PageType } from '#src/shell/web/page/page-type.ts'

export const categoryPage: PageType = {
  name: 'category-page',
  module: 'src/listing/web/CategoryPage.tsx',
  load: () => import('./CategoryPage.tsx').then((module) => module.CategoryPage),
}
