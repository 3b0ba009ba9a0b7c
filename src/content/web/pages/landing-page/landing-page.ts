import type { PageType } from '#src/shell/web/page/page-type.ts'

export const landingPage: PageType = {
  name: 'landing-page',
  module: 'src/content/web/pages/landing-page/LandingPage.tsx',
  load: () => import('./LandingPage.tsx').then((module) => module.LandingPage),
}
