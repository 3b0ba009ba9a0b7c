import type { PageType } from '#src/shell/web/page/page-type.ts'

export const startPage: PageType = {
  name: 'start-page',
  module: 'src/content/web/pages/start-page/StartPage.tsx',
  load: () => import('./StartPage.tsx').then((module) => module.StartPage),
}
