import type { PageModel } from '#src/shell/contract/page-model.ts'

/** A page around samples: nothing in it but what every page has, and what is given. */
export function samplePage<Given extends Partial<PageModel>>(given?: Given): PageModel & Given {
  const page: PageModel = {
    siteTitle: 'Konvehti',
    url: '/nayte',
    name: 'Näyte',
    contentType: ['Page', 'LandingPage'],
    layoutTheme: '',
    shellVariant: 'ecommerce',
    anonymousId: '',
    contentLink: { id: 1, guidValue: 'sample-page' },
    metadata: { currentLanguage: 'fi', openInNewTabFileExtensionList: 'pdf', loginPageUrl: '' },
    pageMetadata: {
      pageType: 'LandingPage',
      categories: [],
      canonicalUrl: '',
      metaTitle: 'Näyte',
      metaDescription: '',
      ogTitle: '',
      ogDescription: '',
      ogImage: '',
      robots: 'noindex',
      alternates: [],
      structuredData: [],
    },
    navigation: {
      mainMenuItems: [
        menuItem('1', 'Suklaalevyt', '/tuotteet/suklaalevyt'),
        menuItem('2', 'Konvehdit', '/tuotteet/konvehdit'),
      ],
      globalNavigation: { hasGlobalMenu: false, globalNavIcon: '', globalNavItems: [] },
      supportPageUrl: '/asiakaspalvelu',
      loginPageUrl: '',
      logOutPageUrl: '',
      accountPageUrl: '',
      searchPageUrl: '/search',
      cartPageUrl: '/ostoskori',
      checkoutPageUrl: '/kassa',
      orderConfirmationPageUrl: '/tilausvahvistus',
      productsPageUrl: '/tuotteet',
      errorPageUrl: '/virhe',
      notFoundPageUrl: '/404',
      termsPageUrl: '/kayttoehdot',
      withdrawalPageUrl: '',
      searchSuggestions: [],
      showLogoTopOfNavigation: false,
      logoUrl: '',
      currentLanguageStartPage: '/',
      pageLanguages: [],
      banner: null,
      footer: {
        columns: [],
        socialLinks: [],
        termsUrl: '',
        backgroundImgUrl: '',
        logoUrl: '',
        policyLinks: [],
        text: '',
      },
      d2CMenus: [],
      breadcrumbs: [
        { url: '/', label: 'Etusivu' },
        { url: '', label: 'Näyte' },
      ],
    },
    sitePopup: null,
    topContentArea: [],
    mainContentArea: [],
    bottomContentArea: [],
    contentVersion: '1.1',
    status: 'published',
    preview: false,
  }
  return Object.assign(page, given)
}

function menuItem(id: string, name: string, url: string) {
  const rest = {
    targetFrame: '',
    contentId: 0,
    contentPath: url,
    depth: 1,
    selected: false,
    children: [],
    linkButtons: [],
  }
  return { id, name, title: name, url, ...rest, properties: { imageUrl: '' } }
}
