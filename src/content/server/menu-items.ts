import type { MenuItem, Navigation } from '#src/shell/contract/navigation.ts'
import type { MainMenuField, SiteSettingsFields, ThemeOverrides } from '../contract/pages/page-fields.ts'

type Link = Pick<MainMenuField, 'name' | 'url'> & { targetFrame?: string }
type Entry = Link &
  Partial<Pick<MainMenuField, 'title' | 'lead' | 'field' | 'imageUrl'>> & {
    pictureLink?: Link | null
    linkButtons?: readonly Link[]
    children?: readonly Entry[]
  }

const isExternal = (url: string): boolean => /^https?:/.test(url)
/** Content id of the page at an address; 0 outside the site. */
export type IdOf = (url: string) => number
const hasUrl = ({ url }: { url: string }): boolean => url !== ''

/** Entries with their places as ids. A link whose page does not exist in the language has an empty url and is left out. */
export const menuItems = (entries: readonly Entry[], idOf: IdOf, prefix = '', depth = 1): MenuItem[] =>
  entries.filter(hasUrl).map((entry, index) => {
    const id = `${prefix}${index + 1}`
    return {
      id,
      name: entry.name,
      title: entry.title ?? '',
      url: entry.url,
      targetFrame: entry.targetFrame ?? '',
      contentId: idOf(entry.url),
      contentPath: isExternal(entry.url) ? '' : entry.url,
      depth,
      selected: false,
      children: menuItems(entry.children ?? [], idOf, `${id}.`, depth + 1),
      linkButtons: (entry.linkButtons ?? []).filter(hasUrl).map(({ name, url, targetFrame = '' }) => ({
        name,
        url,
        targetFrame,
        isExternal: isExternal(url),
      })),
      properties: {
        imageUrl: entry.imageUrl?.url ?? '',
        ...(entry.lead && { lead: entry.lead }),
        ...(entry.field && { field: entry.field }),
        ...(entry.pictureLink &&
          hasUrl(entry.pictureLink) && {
            pictureLink: { name: entry.pictureLink.name, url: entry.pictureLink.url },
          }),
      },
    }
  })

const footerColumns = (columns: SiteSettingsFields['footerColumns'], idOf: IdOf): Navigation['footer']['columns'] =>
  columns.map(({ title, columnText, links }) => ({
    title,
    columnText,
    links: links.filter(hasUrl).map(({ name, url, targetFrame }) => ({ name, url, targetFrame, contentId: idOf(url) })),
  }))

/** Returns a theme's header and footer: the site's, with the theme's settings instead where it has any. */
export function themedChrome(
  settings: SiteSettingsFields,
  overrides: ThemeOverrides,
  { termsUrl, idOf }: { termsUrl: string; idOf: IdOf },
): Pick<Navigation, 'mainMenuItems' | 'globalNavigation' | 'showLogoTopOfNavigation' | 'logoUrl' | 'footer'> {
  const own = { ...settings, ...overrides }
  const { icon, items } = settings.globalNavigation
  const globalNavItems = menuItems(items, idOf)
  return {
    mainMenuItems: menuItems(own.mainMenu, idOf),
    globalNavigation: {
      hasGlobalMenu: (own.hasGlobalMenu ?? false) && globalNavItems.length > 0,
      globalNavIcon: icon,
      globalNavItems,
    },
    showLogoTopOfNavigation: own.showLogoTopOfNavigation ?? false,
    logoUrl: own.logoUrl?.url ?? '',
    footer: {
      columns: footerColumns(own.footerColumns, idOf),
      socialLinks: own.socialLinks.map(({ name, url, icon: drawing }) => ({ link: { name, url }, icon: drawing })),
      termsUrl,
      backgroundImgUrl: own.footerBackgroundUrl?.url ?? '',
      logoUrl: own.footerLogoUrl?.url ?? '',
      policyLinks: settings.policyLinks.filter(hasUrl).map(({ name, url }) => ({ name, url })),
      text: own.footerText,
    },
  }
}
