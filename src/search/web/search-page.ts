import type { PageType } from '#src/shell/web/page/page-type.ts'

export const searchPage: PageType = {
  name: 'search-page',
  module: 'src/search/web/page/SearchPage.tsx',
  load: () => import('./page/SearchPage.tsx').then((module) => module.SearchPage),
}
