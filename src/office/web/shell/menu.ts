import type { Permission } from '#src/common/permissions.ts'

export interface MenuEntry {
  /** Its text is `/desk/menu/{key}`, unless it is a resource, whose label the server gives. */
  key: string
  path: string
  icon: string
  /** The entry shows for people that may read this resource. */
  resource?: string
  /** The entry shows for people that hold one of these. */
  permissions?: readonly Permission[]
  /** Views whose counts stand next to it; left out: all that wait in its resource. */
  views?: readonly string[]
  /** A view of its resource that the entry opens. */
  view?: string
  /** The view that its link opens first, though the entry is for the whole list. */
  opens?: string
  /** What waits here is late by nature. */
  isLate?: boolean
}

const of = (resource: string, icon: string, more: Partial<MenuEntry> = {}): MenuEntry => ({
  key: resource,
  path: `/${resource}`,
  icon,
  resource,
  ...more,
})

/** The rail, group by group; each person sees only what they may open. */
export const menu: readonly { key: string; entries: readonly MenuEntry[] }[] = [
  {
    key: 'work',
    entries: [
      { key: 'today', path: '/', icon: 'home' },
      of('orders', 'bag', { views: [] }),
      { key: 'packing', path: '/packing', icon: 'box', resource: 'parcels', views: ['toPack'] },
      of('engraving', 'edit', { opens: 'toEngrave' }),
      {
        key: 'tasks',
        path: '/orders',
        icon: 'task',
        resource: 'orders',
        view: 'tasks',
        views: ['tasks'],
        isLate: true,
      },
      of('withdrawals', 'undo', { opens: 'open' }),
      of('reviews', 'star', { opens: 'pending' }),
    ],
  },
  {
    key: 'people',
    entries: [
      of('customers', 'user'),
      of('gift-cards', 'gift'),
      of('mails', 'mail', { isLate: true }),
      of('submissions', 'file'),
      of('subscribers', 'heart'),
    ],
  },
  {
    key: 'goods',
    entries: [
      of('products', 'grid'),
      of('categories', 'menu'),
      of('prices', 'percent'),
      of('stock', 'shelf'),
      of('promotions', 'percent'),
      { key: 'merchandising', path: '/merchandising', icon: 'layout', permissions: ['merchandising:read'] },
      of('searches', 'search'),
      of('synonyms', 'repeat'),
      of('phrase-redirects', 'external'),
      of('imports', 'upload'),
    ],
  },
  {
    key: 'house',
    entries: [
      of('locations', 'cup'),
      { key: 'reports', path: '/reports', icon: 'chart', permissions: ['reports:read'] },
      { key: 'settings', path: '/settings', icon: 'sliders', permissions: ['settings:read'] },
      { key: 'people', path: '/people', icon: 'key', permissions: ['staff:write'] },
      of('audit', 'clock'),
      of('jobs', 'repeat', { isLate: true }),
      of('webhooks', 'download', { isLate: true }),
    ],
  },
]

const placed = new Set(menu.flatMap(({ entries }) => entries.map(({ resource }) => resource)))

/** The menu of one person. A resource that has no place yet stands in the last group. */
export function menuOf(resources: readonly string[], may: (permission: Permission) => boolean): typeof menu {
  const others = resources.filter((name) => !placed.has(name)).map((name) => of(name, 'grid'))
  return menu
    .map(({ key, entries }) => ({
      key,
      entries: [...entries, ...(key === 'house' ? others : [])].filter(
        ({ resource, permissions }) =>
          (resource === undefined || resources.includes(resource)) && (permissions?.some(may) ?? true),
      ),
    }))
    .filter(({ entries }) => entries.length > 0)
}
