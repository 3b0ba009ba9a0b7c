import { definePage } from '#src/shell/web/page/page-type.ts'
import type { NewsReleasePageFields } from '../contract/page-fields.ts'

export const newsReleasePage = definePage<NewsReleasePageFields>({
  name: 'news-release-page',
  module: 'src/news/web/NewsReleasePage.tsx',
  load: async () => (await import('./NewsReleasePage.tsx')).NewsReleasePage,
})
