import { describe, expect, it } from 'vitest'
import { mapFields } from '../contract/fields.ts'
import { siteItems, type SiteSettingsFields } from '../contract/pages/page-fields.ts'
import { menuItems, themedChrome } from './menu-items.ts'

/** Settings as they are delivered: what is not said is empty. */
const filled = (said: object) =>
  mapFields(siteItems.SiteSettings.fields, said, (_, value) => value) as unknown as SiteSettingsFields // by its own fields

const entry = {
  name: 'Suklaalevyt',
  url: '/tuotteet/suklaalevyt',
  title: 'Kaikki levyt',
  lead: 'Valettu Vallilassa.',
  imageUrl: { url: '/media/bars.webp', altText: '' },
  pictureLink: { name: 'Kokoelma', url: '/kokoelma' },
  children: [
    { name: 'Ei vielä', url: '', children: [] },
    { name: 'Tumma', url: '/tumma', targetFrame: '_blank', children: [{ name: '72 %', url: '/72' }] },
  ],
  linkButtons: [
    { name: 'Kaiverra', url: '/kaiverra' },
    { name: 'Yrityksille', url: 'https://business.example/', targetFrame: '_blank' },
    { name: 'Puuttuu', url: '' },
  ],
}
const settings = filled({
  siteTitle: 'Konvehti',
  mainMenu: [entry],
  banner: null,
  footerText: 'Suklaata.',
  footerColumns: [
    {
      title: 'Apua',
      columnText: 'Ma–pe\n9–16',
      links: [
        { name: 'Toimitus', url: '/toimitus' },
        { name: 'Puuttuu', url: '' },
      ],
    },
  ],
  policyLinks: [{ name: 'Ehdot', url: '/ehdot' }],
  socialLinks: [{ name: 'Instagram', url: 'https://instagram.example/', icon: 'instagram' }],
  searchSuggestions: [],
  brandMenu: [],
  quickLinks: [],
  globalNavigation: { icon: 'globe', items: [{ name: 'Konserni', url: 'https://group.example/' }] },
})

const idOf = (url: string) => (url === entry.url ? 900_001 : 0)

describe('menu items on the wire', () => {
  it('have every field, their place as id, and no rows that lead nowhere', () => {
    const [item] = menuItems([entry], idOf)
    expect(item).toMatchObject({
      id: '1',
      name: 'Suklaalevyt',
      title: 'Kaikki levyt',
      url: '/tuotteet/suklaalevyt',
      targetFrame: '',
      contentId: 900_001,
      contentPath: '/tuotteet/suklaalevyt',
      depth: 1,
      selected: false,
      linkButtons: [
        { name: 'Kaiverra', url: '/kaiverra', targetFrame: '', isExternal: false },
        { name: 'Yrityksille', url: 'https://business.example/', targetFrame: '_blank', isExternal: true },
      ],
      properties: {
        imageUrl: '/media/bars.webp',
        lead: 'Valettu Vallilassa.',
        pictureLink: { name: 'Kokoelma', url: '/kokoelma' },
      },
    })
    expect(item?.children).toMatchObject([
      {
        id: '1.1',
        name: 'Tumma',
        depth: 2,
        targetFrame: '_blank',
        children: [{ id: '1.1.1', name: '72 %', depth: 3 }],
      },
    ])
  })

  it('of the outside world have no path of ours', () => {
    expect(menuItems([{ name: 'Konserni', url: 'https://group.example/' }], idOf)[0]).toMatchObject({
      contentPath: '',
      contentId: 0,
    })
  })
})

describe('the chrome of a theme', () => {
  const standing = { termsUrl: '/ehdot', idOf }

  it('is the site’s own where the theme says nothing', () => {
    const chrome = themedChrome(settings, {}, standing)
    expect(chrome.mainMenuItems.map((item) => item.name)).toEqual(['Suklaalevyt'])
    expect(chrome.globalNavigation.hasGlobalMenu).toBe(false)
    expect(chrome.showLogoTopOfNavigation).toBe(false)
    expect(chrome.footer).toMatchObject({
      text: 'Suklaata.',
      termsUrl: '/ehdot',
      columns: [{ title: 'Apua', columnText: 'Ma–pe\n9–16', links: [{ name: 'Toimitus', url: '/toimitus' }] }],
      socialLinks: [{ link: { name: 'Instagram', url: 'https://instagram.example/' }, icon: 'instagram' }],
    })
  })

  it('is the theme’s where it says something', () => {
    const chrome = themedChrome(
      settings,
      {
        hasGlobalMenu: true,
        footerText: 'Kauraa.',
        logoUrl: { url: '/media/w.svg', altText: '' },
        showLogoTopOfNavigation: true,
      },
      standing,
    )
    expect(chrome).toMatchObject({
      logoUrl: '/media/w.svg',
      showLogoTopOfNavigation: true,
      globalNavigation: { hasGlobalMenu: true, globalNavIcon: 'globe', globalNavItems: [{ name: 'Konserni' }] },
      footer: { text: 'Kauraa.' },
    })
  })

  it('has no global menu without entries', () => {
    const without = { ...settings, globalNavigation: { icon: '', items: [] } }
    expect(themedChrome(without, { hasGlobalMenu: true }, standing).globalNavigation.hasGlobalMenu).toBe(false)
  })
})
