import { describe, expect, it } from 'vitest'
import { anonymousCookie, chooseIdentity, createAnonymousId, isAnonymousId, readCookie } from './anonymous-identity.ts'

const mine = createAnonymousId()
const theirs = createAnonymousId()

describe('the identity of a token request', () => {
  it.each([
    ['nothing known: a fresh one', { supplied: undefined, cookie: null, earlierToken: null }, null],
    ['the cookie', { supplied: '', cookie: mine, earlierToken: null }, mine],
    ['the supplied one when the cookie proves it', { supplied: mine, cookie: mine, earlierToken: null }, mine],
    ['the supplied one when an earlier token proves it', { supplied: mine, cookie: null, earlierToken: mine }, mine],
    ['never a supplied one without proof', { supplied: theirs, cookie: null, earlierToken: null }, null],
    ['never a supplied one against the cookie', { supplied: theirs, cookie: mine, earlierToken: null }, null],
    ['a malformed supplied one is not there', { supplied: [theirs], cookie: mine, earlierToken: null }, mine],
    ['a malformed cookie is not there', { supplied: undefined, cookie: 'x'.repeat(500), earlierToken: null }, null],
  ])('is %s', (_name, input, expected) => {
    const chosen = chooseIdentity(input)
    expect(isAnonymousId(chosen)).toBe(true)
    if (expected === null) expect([mine, theirs]).not.toContain(chosen)
    else expect(chosen).toBe(expected)
  })

  it('lives in a cookie that scripts and other sites cannot use', () => {
    expect(anonymousCookie('https://konvehti.example', mine)).toBe(
      `__Host-anonymousId=${mine}; Path=/; HttpOnly; SameSite=Lax; Max-Age=34560000; Secure`,
    )
    expect(readCookie(`a=1; anonymousId=${mine}`, 'anonymousId')).toBe(mine)
  })
})
