import { definePage } from '#src/shell/web/page/page-type.ts'
import type { ArticlePageFields } from '../../../contract/pages/page-fields.ts'

export const articlePage = definePage<ArticlePageFields>({
  name: 'article-page',
  module: 'src/content/web/pages/article-page/ArticlePage.tsx',
  load: () => import('./ArticlePage.tsx').then((module) => module.ArticlePage),
})
