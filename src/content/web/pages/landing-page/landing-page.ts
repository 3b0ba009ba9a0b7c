import { definePage } from '#src/shell/web/page/page-type.ts'
import type { LandingPageFields } from '../../../contract/pages/page-fields.ts'

export const landingPage = definePage<Partial<LandingPageFields>>({
  name: 'landing-page',
  module: 'src/content/web/pages/landing-page/LandingPage.tsx',
  load: () => import('./LandingPage.tsx').then((module) => module.LandingPage),
})
