import type { PageType } from '#src/shell/web/page/page-type.ts'

export const customTabletPage: PageType = {
  name: 'custom-tablet-page',
  module: 'src/tablet-designer/web/CustomTabletPage.tsx',
  load: () => import('./CustomTabletPage.tsx').then((module) => module.CustomTabletPage),
}
