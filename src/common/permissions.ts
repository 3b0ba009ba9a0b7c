import type { Actor } from './actor.ts'

/*
 * What each actor may, said here and nowhere else. What begins with `my-` is about the asker's own things, so only those who
 * can have some hold it; whether a thing is theirs is decided by its owner, in the query that reads it.
 */

const verbs = ['read', 'write', 'publish', 'delete', 'refund'] as const
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
] as const
export type Permission = `${(typeof areas)[number]}:${(typeof verbs)[number]}`

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
/** Those who are known by name. */
const customers = set([...owners], ['my-account:read', 'my-account:write', 'my-account:delete', 'my-consents:write'])
/** What everybody of the back office may about their own sign-in, whatever their roles. */
const office = set(['office:read', 'office:write'])
/** C-20: who asks for these has proved within the last minutes who they are. */
const afterStepUp = set([
  'orders:refund',
  'customers:publish',
  'customers:delete',
  'staff:write',
  'keys:read',
  'keys:write',
  'personal-data:read',
])

export const staffRoles = ['Editor', 'Publisher', 'Merchandiser', 'CustomerService', 'Production', 'Admin'] as const
export type StaffRole = (typeof staffRoles)[number]
export const isStaffRole = (role: string): role is StaffRole => staffRoles.some((known) => known === role)

/** C-8. Whoever is `Admin` may all that is not somebody's own. */
const roles: ReadonlyMap<string, ReadonlySet<Permission>> = new Map<
  Exclude<StaffRole, 'Admin'>,
  ReadonlySet<Permission>
>([
  ['Editor', set(['content:write'])],
  ['Publisher', set(['content:write', 'content:publish', 'content:delete'])],
  ['Merchandiser', set(['catalogue:write', 'catalogue:publish', 'catalogue:delete', 'search:delete'])],
  [
    'CustomerService',
    set(
      ['carts:read', 'carts:write', 'carts:delete', 'orders:read', 'orders:write', 'orders:refund'],
      ['reviews:publish', 'reviews:delete', 'withdrawals:read', 'withdrawals:publish'],
      ['gift-cards:read', 'gift-cards:write'],
      ['customers:read', 'customers:write', 'customers:publish', 'customers:delete'],
    ),
  ],
  ['Production', set(['tablets:read', 'tablets:write'])],
])

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

/** Whether staff prove once more who they are before it. */
export const needsStepUp = (permission: Permission): boolean => afterStepUp.has(permission)

/** Whether it is one; for what the compiler does not see. */
export const isPermission = (value: unknown): value is Permission => {
  const [area = '', verb = '', more] = typeof value === 'string' ? value.split(':') : []
  return (
    (areas as readonly string[]).includes(area) && (verbs as readonly string[]).includes(verb) && more === undefined
  )
}
