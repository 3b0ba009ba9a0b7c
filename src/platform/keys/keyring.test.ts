import { createHmac } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { createKeyring, keyPurposes } from './keyring.ts'

const [first, second, former] = ['a'.repeat(32), 'b'.repeat(32), 'f'.repeat(32)]
const ring = (shared: readonly string[], legacy = '') => createKeyring({ shared, own: {}, former: legacy })

describe('the keys of a purpose', () => {
  const { orders, previews } = ring([first])

  it('take what they signed and nothing else', () => {
    const signature = orders.sign('KV26-1')
    expect(orders.verify('KV26-1', signature)).toBe(true)
    const [kid = '', mac = ''] = signature.split('.')
    const wrong = [
      '',
      '.',
      kid,
      mac,
      `${kid}.`,
      `${kid}.${mac}x`,
      `${kid}.${mac.slice(0, 22)}`,
      `${kid}.${'A'.repeat(43)}`,
      `AAAAAAAA.${mac}`,
      signature.toUpperCase(),
      `${signature} `,
      previews.sign('KV26-1'),
    ]
    for (const one of wrong) expect(orders.verify('KV26-1', one), one).toBe(false)
    expect(orders.verify('KV26-2', signature)).toBe(false)
  })

  it('differ from those of every other purpose', () => {
    const all = ring([first])
    expect(new Set(keyPurposes.map((purpose) => all[purpose].sign('x'))).size).toBe(keyPurposes.length)
    expect(() => all.orders.open(all.identity.seal('x'))).toThrow('No key for orders')
  })

  it('may be their own', () => {
    const own = createKeyring({ shared: [first], own: { orders: [second] }, former: '' })
    expect(own.orders.verify('x', ring([second]).orders.sign('x'))).toBe(true)
    expect(own.orders.verify('x', orders.sign('x'))).toBe(false)
    expect(own.previews.sign('x')).toBe(previews.sign('x'))
  })

  it('are announced, change and leave without a value refused on the way', () => {
    const steps = [[first], [first, second], [second, first], [second]].map((secrets) => ring(secrets).orders)
    const [before, announced, changed, after] = steps
    const [old = '', fresh = ''] = [before?.sign('x'), changed?.sign('x')]
    for (const step of [before, announced, changed]) expect(step?.verify('x', old)).toBe(true)
    for (const step of [announced, changed, after]) expect(step?.verify('x', fresh)).toBe(true)
    expect(after?.verify('x', old)).toBe(false)
    expect(changed?.isCurrent(old)).toBe(false)
    expect(changed?.isCurrent(fresh)).toBe(true)
    expect(changed?.signatures('x')).toEqual([fresh, old])
    expect(() => after?.open(before?.seal('x') ?? '')).toThrow('No key')
  })

  it('open what they sealed, and no changed piece of it', () => {
    const sealed = orders.seal('päivää')
    expect(orders.open(sealed)).toBe('päivää')
    expect(orders.seal('päivää')).not.toBe(sealed)
    expect(sealed).not.toContain('päivää')
    const parts = sealed.split('.')
    for (const at of [1, 2, 3]) {
      const changed = parts.map((part, index) =>
        index === at ? (part.startsWith('A') ? 'B' : 'A') + part.slice(1) : part,
      )
      expect(() => orders.open(changed.join('.'))).toThrow()
    }
  })

  it('take a value without a key id by the former secret only while it is given', () => {
    const mac = createHmac('sha256', former).update('x').digest()
    const keys = ring([first], former).tablets
    expect(keys.verify('x', mac.toString('base64url'))).toBe(true)
    expect(keys.verify('x', mac.subarray(0, 16).toString('base64url'))).toBe(true)
    expect(keys.verify('y', mac.toString('base64url'))).toBe(false)
    expect(keys.signatures('x')[1]).toBe(mac.toString('base64url'))
    expect(ring([first]).tablets.verify('x', mac.toString('base64url'))).toBe(false)
    expect(ring([first]).tablets.verify('x', createHmac('sha256', '').update('x').digest('base64url'))).toBe(false)
  })
})
