import type { Actor } from './actor.ts'

/*
 * The permissions of each actor, defined here and nowhere else. Permissions that begin with `my-` are about the actor's
 * own things, so only actors who can have some hold them; the query that reads a thing decides by its owner whether it
 * is theirs.
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
])

export const staffRoles = ['Editor', 'Publisher', 'Merchandiser', 'CustomerService', 'Production', 'Admin'] as const
export type StaffRole = (typeof staffRoles)[number]
export const isStaffRole = (role: string): role is StaffRole => staffRoles.some((known) => known === role)

/** C-8. An `Admin` may do everything except act on the `my-` things of owners. */
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

/** Whether staff must confirm their identity again first. */
export const needsStepUp = (permission: Permission): boolean => afterStepUp.has(permission)

/** Whether the value is a permission; for values the compiler does not check. */
export const isPermission = (value: unknown): value is Permission => {
  const [area = '', verb = '', more] = typeof value === 'string' ? value.split(':') : []
  return (
    (areas as readonly string[]).includes(area) && (verbs as readonly string[]).includes(verb) && more === undefined
  )
}
