import { describe, expect, it } from 'vitest'
import { parseRedirect } from './redirect-rule.ts'

const parse = (from: string, to: string, language = 'sv', kind = '301') =>
  parseRedirect({ language, from, to, kind }, 'https://konvehti.example')
const rule = (fromPath: string, toUrl: string) => ({
  ok: true,
  value: { language: 'sv', fromPath, toUrl, permanent: true },
})

describe('a redirect', () => {
  it.each([
    ['/gammal', '/ny', '/gammal', '/ny'],
    ['/Gammal//Sida/', '/NY/', '/gammal/sida', '/ny'],
    ['/sv/gammal', '/SV/ny', '/gammal', '/ny'],
    ['/v%C3%A4nlig', '/sv/', '/vänlig', '/'],
    ['/a.html', '/ny?k=å b#Del', '/a.html', '/ny?k=%C3%A5%20b#Del'],
    ['/api-docs', '/?q=1', '/api-docs', '/?q=1'],
    ['/a', 'https://other.example', '/a', 'https://other.example/'],
    ['/a', 'https://other.example/A?b=ä#c', '/a', 'https://other.example/A?b=%C3%A4#c'],
  ])('%s → %s is kept in the spelling paths are looked up by', (from, to, fromPath, toUrl) =>
    expect(parse(from, to)).toEqual(rule(fromPath, toUrl)),
  )

  it.each([
    ['gammal', '/ny', 'from-not-a-path'],
    ['', '/ny', 'from-not-a-path'],
    ['//other.example/a', '/ny', 'from-not-a-path'],
    ['/\\other.example', '/ny', 'from-not-a-path'],
    ['https://konvehti.example/a', '/ny', 'from-not-a-path'],
    ['/a b', '/ny', 'from-not-a-path'],
    ['/%00', '/ny', 'from-not-a-path'],
    ['/%', '/ny', 'from-not-a-path'],
    ['/a?id=3', '/ny', 'from-query'],
    ['/a#b', '/ny', 'from-query'],
    ['/fi/a', '/ny', 'from-other-language'],
    ['/EN/a', '/ny', 'from-other-language'],
    ['/api', '/ny', 'from-reserved'],
    ['/api/anything', '/ny', 'from-reserved'],
    ['/sv/api/anything', '/ny', 'from-reserved'],
    ['/Media/a.pdf', '/ny', 'from-reserved'],
    ['/robots.txt', '/ny', 'from-reserved'],
    ['/sitemap-products-sv.xml', '/ny', 'from-reserved'],
    ['/paymentauthentication/x', '/ny', 'from-reserved'],
    ['/a', '/en/ny', 'to-other-language'],
    ['/a', '/api/x', 'to-reserved'],
    ['/a', '//other.example', 'to-not-an-address'],
    ['/a', 'ny', 'to-not-an-address'],
    ['/a', `/ny?${'x'.repeat(2_000)}`, 'to-not-an-address'],
    ['/a', 'https://user:word@other.example/', 'to-not-an-address'],
    ['/a', 'http://other.example/', 'to-not-https'],
    ['/a', 'javascript:alert(1)', 'to-not-https'],
    ['/a', 'https://konvehti.example/ny', 'to-own-site'],
    ['/a', '/A/', 'loop'],
    ['/a', '/sv/a?b=1', 'loop'],
  ])('%s → %s is refused: %s', (from, to, reason) =>
    expect(parse(from, to)).toMatchObject({ ok: false, error: { reason } }),
  )

  it('is of a language of the site and of one of two kinds', () => {
    expect(parse('/a', '/b', 'de')).toMatchObject({ error: { reason: 'language' } })
    expect(parse('/a', '/b', 'sv', '307')).toMatchObject({ error: { reason: 'kind' } })
    expect(parse('/a', '/b', 'sv', '302')).toMatchObject({ value: { permanent: false } })
  })
})
