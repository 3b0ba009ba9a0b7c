import { describe, expect, it } from 'vitest'
import { safeReturn } from './safe-return.ts'

/* A11: a hundred ways to name another site, in every parameter that says where to go on; all of them are read by this one rule. */

const site = 'https://shop.example'
const evil = 'evil.example'
const begins = [
  '//',
  '///',
  '/\\',
  '\\\\',
  '\\/',
  '/\t/',
  '/\n/',
  '/\r/',
  '\t//',
  ' //',
  '/\u0000/',
  '/\u2028/',
  '/\u0085/',
  '',
]
const schemes = [
  'http:',
  'https:',
  'HTTP:',
  'ftp:',
  'javascript:',
  'data:',
  'vbscript:',
  'blob:',
  'http:/',
  'https:\\\\',
  'https:///',
]
const hosts = [
  evil,
  `${evil}/oma-tili`,
  `user@${evil}`,
  `shop.example@${evil}`,
  `shop.example.${evil}`,
  `${evil}:443`,
  `[::1]`,
]
const corpus = [
  ...begins.flatMap((begin) => hosts.map((host) => `${begin}${host}`)),
  ...schemes.flatMap((scheme) => hosts.slice(0, 4).map((host) => `${scheme}//${host}`)),
  ...schemes.map((scheme) => `${scheme}${evil}`),
  'javascript:alert(1)',
  'java\tscript:alert(1)',
  '?next=/',
  '#x',
  '.',
  '..//evil.example',
  'oma-tili',
  '/%5c\\evil.example',
  `/${'a'.repeat(2_000)}`,
]
/** What a browser makes of it. */
const originOf = (url: string): string => new URL(url, site).origin

describe('where a sign-in goes on', () => {
  it('is never another site, however it is written', () => {
    expect(corpus.length).toBeGreaterThan(100)
    const foreign = corpus.filter((url) => {
      try {
        return originOf(url) !== site
      } catch {
        return false
      }
    })
    expect(foreign.length).toBeGreaterThan(60)
    for (const url of corpus) {
      const safe = safeReturn(url)
      expect(safe, JSON.stringify(url)).toBeNull()
    }
  })

  it.each(['/', '/oma-tili', '/sv/kassa?steg=2', '/tuotteet?q=a%2F%2Fb#alku', '/?returnUrl=//evil.example'])(
    'is %s as it was asked for',
    (path) => {
      expect(safeReturn(path)).toBe(path)
      expect(originOf(path)).toBe(site)
    },
  )

  it.each(['/x//y', '/.//evil.example', '/x/..//y', '/%2e//y'])(
    'is not %s, which a link could take for a host',
    (path) => {
      expect(safeReturn(path)).toBeNull()
    },
  )

  it('is nowhere in particular where nothing was asked for', () => {
    expect(safeReturn(undefined)).toBeNull()
    expect(safeReturn('')).toBeNull()
  })
})
