import type { PageModel } from '#src/shell/contract/page-model.ts'
import { menuItem, samplePage as shellPage } from '#src/shell/web/chrome/shell-page.sample.ts'

const { navigation } = shellPage()

/** Returns a page for samples, without banner and footer, with the given fields. */
export const samplePage = <Given extends Partial<PageModel>>(given?: Given): PageModel & Given =>
  Object.assign(
    shellPage({
      url: '/nayte',
      name: 'Näyte',
      contentType: ['Page', 'LandingPage'],
      navigation: {
        ...navigation,
        searchPageUrl: '/search',
        pageLanguages: [],
        banner: null,
        d2CMenus: [],
        footer: { ...navigation.footer, columns: [], socialLinks: [], policyLinks: [], text: '' },
        mainMenuItems: [menuItem('tuotteet/suklaalevyt', 'Suklaalevyt'), menuItem('tuotteet/konvehdit', 'Konvehdit')],
        breadcrumbs: [
          { url: '/', label: 'Etusivu' },
          { url: '', label: 'Näyte' },
        ],
      },
    }),
    given,
  )
