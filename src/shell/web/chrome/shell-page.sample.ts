import type { MenuItem, Navigation } from '#src/shell/contract/navigation.ts'
import type { PageModel } from '#src/shell/contract/page-model.ts'

/** A menu entry; its address is its id. */
export function menuItem(id: string, name: string, children: MenuItem[] = [], count?: number): MenuItem {
  return {
    id,
    name,
    title: '',
    url: `/${id}`,
    targetFrame: '',
    contentId: 1,
    contentPath: '',
    depth: 1,
    selected: false,
    children,
    linkButtons: [],
    properties: { imageUrl: '', ...(count !== undefined && { count }) },
  }
}

function withExtras(item: MenuItem): MenuItem {
  return {
    ...item,
    linkButtons: [
      { name: 'Kaiverra', url: '/engrave', targetFrame: '', isExternal: false },
      { name: 'Yrityksille', url: 'https://business.example/', targetFrame: '_blank', isExternal: true },
    ],
    properties: {
      ...item.properties,
      lead: 'Valettu Vallilassa.',
      imageUrl: '/media/bars.webp',
      pictureLink: { name: 'Kokoelma', url: '/collection' },
    },
  }
}

const navigation: Navigation = {
  mainMenuItems: [
    withExtras(
      menuItem(
        'bars',
        'Suklaalevyt',
        [
          menuItem('dark', 'Tumma suklaa', [menuItem('dark-72', '72 %', [menuItem('salt', 'Suola')])], 8),
          menuItem('milk', 'Maitosuklaa', [], 7),
        ],
        23,
      ),
    ),
    menuItem('sweets', 'Karkit', [menuItem('jelly', 'Hedelmäkuulat')], 17),
    menuItem('recipes', 'Reseptit'),
  ],
  globalNavigation: { hasGlobalMenu: false, globalNavIcon: '', globalNavItems: [] },
  supportPageUrl: '/asiakaspalvelu',
  loginPageUrl: '/kirjaudu',
  logOutPageUrl: '/kirjaudu-ulos',
  signUpPageUrl: '/rekisteroidy',
  passwordForgottenPageUrl: '/unohtunut-salasana',
  accountPageUrl: '/tili',
  searchPageUrl: '/haku',
  cartPageUrl: '/ostoskori',
  checkoutPageUrl: '/kassa',
  orderConfirmationPageUrl: '/tilausvahvistus',
  productsPageUrl: '/tuotteet',
  errorPageUrl: '/virhe',
  notFoundPageUrl: '/404',
  termsPageUrl: '/ehdot',
  privacyPageUrl: '/tietosuoja',
  withdrawalPageUrl: '/peruutus',
  withdrawalFormPageUrl: '/peruuttaminen',
  orderLookupPageUrl: '/tilauksen-haku',
  giftCardBalancePageUrl: '/lahjakortin-saldo',
  wishlistPageUrl: '/toiveet',
  searchSuggestions: [],
  showLogoTopOfNavigation: false,
  logoUrl: '',
  currentLanguageStartPage: '/',
  pageLanguages: [
    { name: 'fi', displayName: 'Suomi', url: '/', available: true },
    { name: 'sv', displayName: 'Svenska', url: '/sv/', available: true },
    { name: 'en', displayName: 'English', url: '/en/', available: true },
  ],
  banner: {
    id: 'christmas',
    text: 'Ilmainen toimitus 49 eurosta',
    ctaLabel: 'Tilaa jouluksi',
    ctaUrl: '/joulu',
    from: null,
    to: null,
    dismissible: true,
  },
  footer: {
    columns: [
      {
        title: 'Kauppa',
        columnText: 'Ma–pe\n9–17',
        links: [{ name: 'Lahjat', url: '/lahjat', targetFrame: '', contentId: 2 }],
      },
    ],
    socialLinks: [{ link: { name: 'Instagram', url: 'https://example.org/konvehti' }, icon: '' }],
    termsUrl: '/ehdot',
    backgroundImgUrl: '',
    logoUrl: '',
    policyLinks: [{ name: 'Tietosuoja', url: '/tietosuoja' }],
    text: 'Suklaata Helsingistä.',
  },
  d2CMenus: [
    { id: 'brands', items: [{ id: 'willja', title: 'willja', url: '/willja' }] },
    { id: 'quick_links', items: [{ id: 'cafes', title: 'Kahvilat', url: '/kahvilat' }] },
  ],
  breadcrumbs: [],
}

/** A page with every part of the shell's navigation, and what is given; tests give what they are about. */
export function samplePage<Given extends Partial<PageModel>>(
  given?: Given,
  navigationOverrides: Partial<Navigation> = {},
): PageModel & Given {
  const page: PageModel = {
    siteTitle: 'Konvehti',
    url: '/',
    name: 'Etusivu',
    contentType: ['Page', 'StartPage'],
    layoutTheme: '',
    shellVariant: 'ecommerce',
    anonymousId: '',
    contentLink: { id: 1, guidValue: '' },
    metadata: { currentLanguage: 'fi', openInNewTabFileExtensionList: 'pdf', loginPageUrl: '' },
    pageMetadata: {
      pageType: 'start-page',
      categories: [],
      canonicalUrl: '',
      metaTitle: '',
      metaDescription: '',
      ogTitle: '',
      ogDescription: '',
      ogImage: '',
      robots: '',
      alternates: [],
      structuredData: [],
    },
    navigation: { ...navigation, ...navigationOverrides },
    sitePopup: null,
    topContentArea: [],
    mainContentArea: [],
    bottomContentArea: [],
    contentVersion: '1',
    status: 'published',
    preview: false,
  }
  return Object.assign(page, given)
}
