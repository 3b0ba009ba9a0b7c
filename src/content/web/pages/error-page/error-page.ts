import type { PageType } from '#src/shell/web/page/page-type.ts'

export const errorPage: PageType = {
  name: 'error-page',
  module: 'src/content/web/pages/error-page/ErrorPage.tsx',
  load: () => import('./ErrorPage.tsx').then((module) => module.ErrorPage),
}
