import { describe, expect, it } from 'vitest'
import type { Actor } from './actor.ts'
import { may, type Permission } from './permissions.ts'

const actors: Record<string, Actor> = {
  nobody: { kind: 'none' },
  visitor: { kind: 'visitor', ownerId: 'v_1' },
  customer: { kind: 'customer', ownerId: 'c_1', accountId: '1' },
  editor: { kind: 'staff', accountId: '2', name: 'Eero', roles: ['Editor'] },
  service: { kind: 'staff', accountId: '3', name: 'Siiri', roles: ['CustomerService', 'Production'] },
  admin: { kind: 'staff', accountId: '4', name: 'Anna', roles: ['Admin'] },
  unknown: { kind: 'staff', accountId: '5', name: 'Ulla', roles: ['constructor', 'Boss'] },
  operator: { kind: 'system', by: 'operator', name: 'Olli' },
}

describe('what actors may', () => {
  it.each<[Permission, string]>([
    ['site:read', 'nobody visitor customer editor service admin unknown operator'],
    ['my-cart:write', 'visitor customer'],
    ['my-orders:read', 'visitor customer'],
    ['carts:read', 'service admin operator'],
    ['orders:refund', 'service admin operator'],
    ['orders:publish', 'admin operator'],
    ['pages:write', 'editor admin operator'],
    ['pages:publish', 'admin operator'],
    ['orders:pack', 'service admin operator'],
    ['orders:export', 'service admin operator'],
    ['settings:write', 'admin operator'],
    ['tablets:read', 'service admin operator'],
    ['payments:write', 'admin operator'],
  ])('%s: %s', (permission, wanted) => {
    const allowed = Object.entries(actors).filter(([, actor]) => may(actor, permission))
    expect(allowed.map(([name]) => name).join(' ')).toBe(wanted)
  })
})
