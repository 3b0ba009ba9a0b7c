import type { PageType } from '#src/shell/web/page/page-type.ts'

export const articlePage: PageType = {
  name: 'article-page',
  module: 'src/content/web/pages/article-page/ArticlePage.tsx',
  load: () => import('./ArticlePage.tsx').then((module) => module.ArticlePage),
}
