import type { Actor } from './actor.ts'

/*
 * The permissions of each actor, defined here and nowhere else. Permissions that begin with `my-` are about the actor's
 * own things, so only actors who can have some hold them; the query that reads a thing decides by its owner whether it
 * is theirs.
 */

const verbs = ['read', 'write', 'publish', 'delete', 'refund', 'pack', 'export'] as const
const areas = [
  'site',
  'operations',
  'identity',
  'consents',
  'telemetry',
  'catalogue',
  'content',
  'search',
  'reviews',
  'restock',
  'tablets',
  'my-cart',
  'my-checkout',
  'my-orders',
  'my-account',
  'my-consents',
  'carts',
  'orders',
  'payments',
  'gift-cards',
  'gift-card-balance',
  'bank-returns',
  'order-access',
  'withdrawals',
  'customers',
  'personal-data',
  'forms',
  'office',
  'staff',
  'keys',
  // Staff areas. Where every visitor may read the public area, staff have a separate one: `products` for `catalogue`.
  'products',
  'pages',
  'search-admin',
  'review-admin',
  'restock-admin',
  'promotions',
  'stock',
  'prices',
  'settings',
  'mail',
  'jobs',
  'reports',
  // Sums of what was sold.
  'sales',
  'audit',
  'imports',
  'merchandising',
  'media',
  'texts',
  'redirects',
  'groups',
  'locations',
  'subscribers',
  'projects',
] as const
type Area = (typeof areas)[number]
type Verb = (typeof verbs)[number]
export type Permission = `${Area}:${Verb}`

const set = (...lists: Permission[][]): ReadonlySet<Permission> => new Set(lists.flat())

const everybody = set(
  ['site:read', 'operations:read', 'identity:read', 'identity:write', 'consents:read', 'consents:write'],
  ['telemetry:write', 'catalogue:read', 'content:read', 'search:read', 'search:write'],
  ['reviews:read', 'reviews:write', 'restock:write', 'bank-returns:write'],
  ['order-access:write', 'withdrawals:write', 'gift-card-balance:read', 'forms:write'],
)
const owners = set(
  ['my-cart:read', 'my-cart:write', 'my-cart:delete', 'my-checkout:read', 'my-checkout:write'],
  ['my-orders:read', 'my-orders:write', 'my-consents:read'],
)
/** Signed-in customers. */
const customers = set([...owners], ['my-account:read', 'my-account:write', 'my-account:delete', 'my-consents:write'])
/** What every staff member may do about their own sign-in, whatever their roles. */
const office = set(['office:read', 'office:write'])
/** C-20: permissions for which staff must have confirmed their identity within the last minutes. */
const afterStepUp = set([
  'orders:refund',
  'customers:publish',
  'customers:delete',
  'staff:write',
  'keys:read',
  'keys:write',
  'personal-data:read',
  'settings:write',
  'orders:export',
  'customers:export',
  'forms:export',
  'subscribers:export',
])

export const staffRoles = ['Editor', 'Publisher', 'Merchandiser', 'CustomerService', 'Production', 'Admin'] as const
export type StaffRole = (typeof staffRoles)[number]
export const isStaffRole = (role: string): role is StaffRole => staffRoles.some((known) => known === role)

const rw = ['read', 'write'] as const

/**
 * The areas of the back office and what each role may do there (C-8); an area that is not named is the Admin's alone. An
 * `Admin` may do everything except act on the `my-` things of owners.
 */
const staffTable: Readonly<Record<Exclude<StaffRole, 'Admin'>, Readonly<Partial<Record<Area, readonly Verb[]>>>>> = {
  Editor: { pages: rw, media: rw, texts: ['read'], redirects: ['read'], groups: ['read'], forms: ['read'] },
  Publisher: {
    pages: [...rw, 'publish', 'delete'],
    media: [...rw, 'publish', 'delete'],
    projects: [...rw, 'publish', 'delete'],
    texts: rw,
    redirects: rw,
    groups: rw,
    locations: rw,
    forms: ['read', 'delete'],
    products: ['read'],
    merchandising: ['read'],
    'search-admin': ['read'],
    imports: ['read'],
  },
  Merchandiser: {
    products: [...rw, 'publish', 'delete'],
    merchandising: [...rw, 'publish', 'delete'],
    'search-admin': [...rw, 'publish', 'delete'],
    imports: [...rw, 'publish'],
    prices: rw,
    promotions: rw,
    stock: rw,
    media: rw,
    reports: ['read'],
    sales: ['read'],
  },
  CustomerService: {
    orders: [...rw, 'refund', 'pack', 'export'],
    customers: [...rw, 'publish', 'delete', 'export'],
    carts: [...rw, 'delete'],
    withdrawals: ['read', 'publish'],
    'gift-cards': rw,
    mail: rw,
    'review-admin': ['read', 'publish', 'delete'],
    tablets: ['read', 'publish'],
    forms: [...rw, 'delete'],
    subscribers: rw,
    locations: rw,
    products: ['read'],
    merchandising: ['read'],
    'search-admin': ['read'],
    imports: ['read'],
    prices: ['read'],
    promotions: ['read'],
    stock: ['read'],
    reports: ['read'],
    jobs: ['read'],
  },
  Production: {
    tablets: rw,
    orders: ['pack'],
    stock: rw,
    products: ['read'],
    merchandising: ['read'],
    'search-admin': ['read'],
    imports: ['read'],
    reports: ['read'],
  },
}
const roles: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.entries(staffTable).map(([role, held]) => [
    role,
    new Set(Object.entries(held).flatMap(([area, granted]) => granted.map((verb) => `${area}:${verb}`))),
  ]),
)

export function may(actor: Actor, permission: Permission): boolean {
  if (everybody.has(permission)) return true
  switch (actor.kind) {
    case 'none':
      return false
    case 'visitor':
      return owners.has(permission)
    case 'customer':
      return customers.has(permission)
    case 'staff':
      if (permission.startsWith('my-')) return false
      if (office.has(permission)) return true
      return actor.roles.some((role) => role === 'Admin' || roles.get(role)?.has(permission) === true)
    case 'system':
      return !permission.startsWith('my-')
  }
}

/** Whether every visitor holds the permission; such a permission guards no staff function. */
export const isPublic = (permission: Permission): boolean => everybody.has(permission)

/** Whether staff must confirm their identity again first. */
export const needsStepUp = (permission: Permission): boolean => afterStepUp.has(permission)

/** Whether the value is a permission; for values the compiler does not check. */
export const isPermission = (value: unknown): value is Permission => {
  const [area = '', verb = '', more] = typeof value === 'string' ? value.split(':') : []
  return (
    (areas as readonly string[]).includes(area) && (verbs as readonly string[]).includes(verb) && more === undefined
  )
}
