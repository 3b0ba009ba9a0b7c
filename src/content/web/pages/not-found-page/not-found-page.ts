import type { PageType } from '#src/shell/web/page/page-type.ts'

export const notFoundPage: PageType = {
  name: 'not-found-page',
  module: 'src/content/web/pages/not-found-page/NotFoundPage.tsx',
  load: () => import('./NotFoundPage.tsx').then((module) => module.NotFoundPage),
}
