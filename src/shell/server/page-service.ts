import { type Language, languageNames, languages, withLanguage, withoutLanguage } from '#src/common/locale.ts'
import { normalisePath } from '#src/common/site-path.ts'
import type { Clock } from '#src/platform/clock.ts'
import { templateName } from '../contract/block.ts'
import type { MenuItem, Navigation, PageLanguage } from '../contract/navigation.ts'
import { isRunning, nextTurn } from '../rules/banner-time.ts'
import type { PageModel } from '../contract/page-model.ts'
import type { PlacedPopup } from '../contract/site-popup.ts'
import { pageTitle } from '../rules/page-title.ts'
import { popupOf } from '../rules/popups.ts'
import type { ContentSummary, Relation } from '../contract/content-api.ts'
import { addressTag, type PageContent, type PageSource } from '../contract/page-source.ts'
import { hasEndedPreview, isPreview, type ViewContext } from '../contract/view-context.ts'
import { alternatesOf } from './alternates.ts'
import type { PageExtrasByTemplate } from './page-extras.ts'
import { resolvePage } from './page-lookup.ts'
import { breadcrumbData, siteData, withOrigin } from './structured-data.ts'

/** The result for a path. `tags` purge its cached responses. */
export type PageAnswer =
  /** `until`: when the page changes next, in milliseconds; Infinity: no change is known. */
  | { kind: 'page'; status: 200 | 404; model: PageModel; tags: string[]; until: number }
  | { kind: 'redirect'; url: string; permanent: boolean }
  /** Not even the not-found page exists: an empty site. */
  | { kind: 'nothing' }

type ThemelessNavigation = Omit<Navigation, 'pageLanguages' | 'breadcrumbs' | 'errorPageUrl' | 'notFoundPageUrl'>

export interface ThemeChrome {
  shellVariant: PageModel['shellVariant']
  navigation: Partial<ThemelessNavigation>
}

/** Navigation of a language without what depends on the page; made by `content` from the site settings. */
export interface SiteChrome {
  siteTitle: string
  navigation: ThemelessNavigation
  /** The parts that differ by theme. */
  themes: Record<PageModel['layoutTheme'], ThemeChrome>
  notFoundPath: string
  errorPath: string
  /** For mails and GET /api/site; empty where there is none. */
  privacyPageUrl: string
  /** Pages of accounts that no page links to; empty where they are not there. */
  passwordResetPageUrl: string
  emailConfirmPageUrl: string
  /** The page where customers choose which mails they get. */
  emailPreferencesPageUrl: string
  /** Popups of all pages; each page gets the ones placed on it. */
  popups: readonly PlacedPopup[]
  tags: string[]
}

export interface PageServiceOptions {
  sources: readonly PageSource[]
  /** The caller caches the public result; called once per page model. `view` shows drafts of it; absent: the public one. */
  chrome: (language: Language, view?: ViewContext) => Promise<SiteChrome>
  publicUrl: string
  siteIndexable: boolean
  /** Properties of page types, of which only whether a popup may interrupt them matters here. */
  extras: PageExtrasByTemplate
  clock: Clock
  /** Called when a visitor was redirected from this path, which has no language prefix. */
  onRedirected?: (path: string, language: Language) => void
}

/** Finds pages by path over all sources and wraps what they know in the envelope (specification 1, section 3). */
export function createPageService(options: PageServiceOptions) {
  const { sources, publicUrl } = options
  const absolute = (path: string): string => (path.startsWith('/') ? publicUrl + path : path)

  async function find(sitePath: string, view: ViewContext): Promise<PageAnswer> {
    const path = normalisePath(sitePath)
    const found = path === null ? null : await resolvePage(sources, path, view)
    if (path === null || found === null) return notFound(view)
    if ('redirect' in found) {
      options.onRedirected?.(path, view.language)
      return { kind: 'redirect', ...found.redirect }
    }
    const canonicalPath = found.content.paths[view.language] ?? path
    // The not-found page answers as not found even when its address is requested.
    if (canonicalPath === (await options.chrome(view.language, view)).notFoundPath) return notFound(view)
    return page(200, canonicalPath, found.content, view)
  }

  async function notFound(view: ViewContext): Promise<PageAnswer> {
    const chrome = await options.chrome(view.language, view)
    const found = await resolveBare(chrome.notFoundPath, view)
    if (!found) return { kind: 'nothing' }
    const answer = await page(404, found.path, found.content, view)
    return answer.kind === 'page' ? { ...answer, model: withoutAddress(answer.model, 'not-found') } : answer
  }

  /** The configured error page, else the not-found page, for what could not be made. Null: the site has neither. */
  async function findError(view: ViewContext): Promise<PageModel | null> {
    const chrome = await options.chrome(view.language)
    const found =
      (await resolveBare(withoutLanguage(chrome.errorPath), view)) ?? (await resolveBare(chrome.notFoundPath, view))
    const answer = found && (await page(404, found.path, found.content, view))
    return answer?.kind === 'page' ? withoutAddress(answer.model, 'error') : null
  }

  async function resolveBare(path: string, view: ViewContext): Promise<{ path: string; content: PageContent } | null> {
    const found = await resolvePage(sources, path, view)
    return found !== null && 'content' in found ? { path, content: found.content } : null
  }

  async function page(status: 200 | 404, path: string, content: PageContent, view: ViewContext): Promise<PageAnswer> {
    const { language } = view
    const chrome = await options.chrome(language, view)
    const now = view.at ?? options.clock.now()
    const url = withLanguage(path, language)
    const theme = chrome.themes[content.layoutTheme]
    const navigation = { ...chrome.navigation, ...theme.navigation }
    const indexed = options.siteIndexable && !isPreview(view) && content.metadata.robots !== 'noindex, nofollow'
    const robots = indexed ? (content.metadata.robots ?? '') : 'noindex, nofollow'
    const { metadata } = content
    const until = Math.min(
      content.until ?? Infinity,
      ...[navigation.banner, ...chrome.popups].map((one) => nextTurn(one, now.getTime())),
    )
    const asked = { url, now, visitorGroups: view.visitorGroups }
    const isInterruptible = options.extras[templateName(content.contentType)]?.isInterruptible ?? true
    const popups = isInterruptible && view.isEdited !== true ? chrome.popups : []
    const personalPopups = popups.filter(({ visitorGroups }) => visitorGroups.length > 0)
    const hasPersonalPopup =
      popupOf(
        personalPopups.map((popup) => ({ ...popup, visitorGroups: [] })),
        asked,
      ) !== null
    const model: PageModel = {
      ...content.fields,
      siteTitle: chrome.siteTitle,
      url,
      name: content.name,
      contentType: content.contentType,
      layoutTheme: content.layoutTheme,
      shellVariant: theme.shellVariant,
      anonymousId: '',
      contentLink: content.contentLink,
      metadata: {
        currentLanguage: language,
        openInNewTabFileExtensionList: 'pdf,doc,docx,xls,xlsx,zip',
        loginPageUrl: chrome.navigation.loginPageUrl,
      },
      pageMetadata: {
        pageType: metadata.pageType,
        categories: metadata.categories ?? [],
        canonicalUrl: absolute(url),
        metaTitle: pageTitle(metadata.metaTitle, chrome.siteTitle),
        metaDescription: metadata.metaDescription,
        ogTitle: metadata.ogTitle ?? pageTitle(metadata.metaTitle, chrome.siteTitle),
        ogDescription: metadata.ogDescription ?? metadata.metaDescription,
        ogImage: metadata.ogImage ? absolute(metadata.ogImage) : '',
        robots,
        alternates: alternatesOf(content.paths, publicUrl),
        structuredData: withOrigin(
          [
            ...(path === '/' ? siteData(chrome.siteTitle, language, chrome.navigation) : []),
            ...(metadata.structuredData ?? []),
            ...breadcrumbData(content.breadcrumbs, url),
          ],
          publicUrl,
        ),
      },
      navigation: {
        ...navigation,
        mainMenuItems: withSelection(navigation.mainMenuItems, url),
        banner: navigation.banner && isRunning(navigation.banner, now.getTime()) ? navigation.banner : null,
        pageLanguages: pageLanguages(content.paths),
        breadcrumbs: content.breadcrumbs,
        ...(content.categories && { categories: content.categories }),
        errorPageUrl: chrome.errorPath,
        notFoundPageUrl: chrome.notFoundPath === '' ? '' : withLanguage(chrome.notFoundPath, language),
      },
      sitePopup: status === 200 ? popupOf(popups, asked) : null,
      topContentArea: content.topContentArea ?? [],
      mainContentArea: content.mainContentArea ?? [],
      bottomContentArea: content.bottomContentArea ?? [],
      ...((content.isPersonal || hasPersonalPopup) && { isPersonal: true as const }),
      ...(until !== Infinity && { validUntil: new Date(until).toISOString() }),
      contentVersion: content.version,
      status: content.status,
      preview: isPreview(view),
      ...('until' in view.drafts && view.drafts.until && { previewUntil: view.drafts.until.toISOString() }),
      ...(hasEndedPreview(view) && { hasPreviewEnded: true as const }),
      ...(view.isEdited && { isEdited: true as const }),
    }
    return {
      kind: 'page',
      status,
      model,
      until,
      tags: [...new Set([...content.tags, ...chrome.tags, `texts:${language}`, addressTag(path, language)])],
    }
  }

  /** Every page of the site that may be indexed, for sitemaps and crawls. */
  async function urls(language: Language) {
    const lists = await Promise.all(sources.map((source) => source.urls(language)))
    return lists.flat()
  }

  /** Returns a page with its fields and areas, or a block, by content id, without the chrome. Null: none that the view may see. */
  async function contentOf(id: number, view: ViewContext): Promise<object | null> {
    for (const source of sources) {
      const found = (await source.block?.(id, view)) ?? (await source.model({ source: source.name, id }, view))
      if (!found) continue
      const { name, status, version } = found
      const own = 'block' in found ? found.block : pageItem(found, view.language)
      return { ...own, name, language: view.language, status, contentVersion: version }
    }
    return null
  }

  /** Null: no such item. */
  async function around(id: number, relation: Relation, view: ViewContext): Promise<ContentSummary[] | null> {
    for (const source of sources) {
      const found = await source.around?.(id, relation, view)
      if (found) return found
    }
    return null
  }

  return { find, findError, urls, contentOf, around }
}

export type PageService = ReturnType<typeof createPageService>

/** Removes search engines' data from a page that is shown at the address of another one. */
const withoutAddress = (model: PageModel, status: 'not-found' | 'error'): PageModel => ({
  ...model,
  status,
  pageMetadata: { ...model.pageMetadata, robots: 'noindex, nofollow', alternates: [], canonicalUrl: '' },
})

function pageItem({ fields, contentLink, contentType, layoutTheme, ...page }: PageContent, language: Language): object {
  const path = page.paths[language]
  return {
    ...fields,
    contentLink,
    contentType,
    layoutTheme,
    url: path === undefined ? '' : withLanguage(path, language),
    ...(page.categories && { navigation: { categories: page.categories } }),
    topContentArea: page.topContentArea ?? [],
    mainContentArea: page.mainContentArea ?? [],
    bottomContentArea: page.bottomContentArea ?? [],
  }
}

/** An entry is selected on its own page and on the pages below it. */
const withSelection = (items: readonly MenuItem[], url: string): MenuItem[] =>
  items.map((item) => ({
    ...item,
    selected: item.url === url || (!isStartPage(item.url) && url.startsWith(`${item.url}/`)),
  }))

const isStartPage = (url: string): boolean => /^\/(?:sv|en)?\/?$/.test(url)

/** The switcher's entries: the same page where it exists in that language, else that language's start page (C-7.3). */
function pageLanguages(paths: PageContent['paths']): PageLanguage[] {
  return languages.map((language) => {
    const path = paths[language]
    const url = withLanguage(path ?? '/', language)
    return { name: language, displayName: languageNames[language], url, available: path !== undefined }
  })
}
