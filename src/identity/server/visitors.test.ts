import { createHash } from 'node:crypto'
import { fastifyCookie } from '@fastify/cookie'
import { fastify } from 'fastify'
import { describe, expect, it } from 'vitest'
import { createTestClock } from '../../../tests/support/clock.ts'
import { testKeyring } from '../../../tests/support/keys.ts'
import { sessionLifetimeSeconds } from './token-lifetimes.ts'
import { createVisitors, isVisitorId } from './visitors.ts'

const keys = testKeyring().visitors
const clock = createTestClock()
const authTime = +clock.now() / 1000
const visitors = createVisitors({ keys, publicUrl: 'http://localhost:3000', clock })

const bare = (value: string) => ({ anonymousId: value })
function newVisitor(from = visitors) {
  const visitor = from.identify({ supplied: undefined, cookies: {}, earlier: null })
  const { id = '', cookie } = visitor ?? {}
  return { id, authTime, value: cookie ?? '', cookies: bare(cookie ?? '') }
}
const mine = newVisitor()
const theirs = newVisitor()
const old = (visitor: typeof mine, left: number) => ({ ...visitor, authTime: authTime - sessionLifetimeSeconds + left })

describe('the identity of a token request', () => {
  const none = { supplied: undefined, cookies: {}, earlier: null }
  it.each([
    ['nothing known: a fresh one', none, null],
    ['the cookie’s', { ...none, supplied: '', cookies: mine.cookies }, mine.id],
    ['the supplied one when the cookie proves it', { ...none, supplied: mine.id, cookies: mine.cookies }, mine.id],
    ['the supplied one when an earlier token proves it', { ...none, supplied: mine.id, earlier: mine }, mine.id],
    ['an earlier token’s', { ...none, earlier: mine }, mine.id],
    ['the cookie’s beside an earlier token of the same', { ...none, cookies: mine.cookies, earlier: mine }, mine.id],
    ['never an earlier token’s from before the session', { ...none, earlier: old(mine, 0) }, null],
    ['an earlier token’s up to the end of the session', { ...none, earlier: old(mine, 1) }, mine.id],
    ['never a supplied one without proof', { ...none, supplied: theirs.id }, null],
    ['never a supplied one against the cookie', { ...none, supplied: theirs.id, cookies: mine.cookies }, null],
    ['a malformed supplied one is not there', { ...none, supplied: [theirs.id], cookies: mine.cookies }, mine.id],
    ['never the id as cookie', { ...none, cookies: bare(theirs.id) }, null],
    ['nor without its prefix, as cookies were before', { ...none, cookies: bare(theirs.id.slice(2)) }, null],
    ['nor both', { ...none, supplied: theirs.id, cookies: bare(theirs.id) }, null],
  ])('is %s', (_name, input, expected) => {
    const id = visitors.identify(input)?.id
    expect(isVisitorId(id)).toBe(true)
    if (expected === null) expect([mine.id, theirs.id]).not.toContain(id)
    else expect(id).toBe(expected)
  })

  it('is proved by no cookie but one of ours', () => {
    const [secret = '', kid = '', mac = ''] = mine.value.split('.')
    const forged = [
      secret,
      `${secret}.`,
      `${secret}.${mac}`,
      `${secret}.${kid}.`,
      `${secret}.${kid}.${'A'.repeat(43)}`,
      `${theirs.value.slice(0, 22)}.${kid}.${mac}`,
      mine.value.slice(0, -1),
      `${mine.value}x`,
      ` ${mine.value}`,
      newVisitor(createVisitors({ keys: testKeyring('t'.repeat(32)).visitors, publicUrl: '', clock })).value,
      `${secret}.${testKeyring().orders.sign(`visitor ${secret}`)}`,
    ]
    for (const value of forged) expect(visitors.idOfCookies(bare(value)), value).toBeNull()
    expect(visitors.idOfCookies(mine.cookies)).toBe(mine.id)
  })

  it('stands in no cookie, and no cookie in it', () => {
    expect(mine.value).not.toContain(mine.id.slice(2))
    const hash = createHash('sha256')
      .update(`visitor ${mine.value.slice(0, 22)}`)
      .digest('base64url')
    expect(mine.id).toBe(`v_${hash.slice(0, 22)}`)
  })

  it('gets no cookie where only an earlier token proves it', () => {
    expect(visitors.identify({ supplied: mine.id, cookies: {}, earlier: mine })?.cookie).toBeNull()
  })

  it('is nobody’s where the cookie and an earlier token are of two visitors', () => {
    for (const supplied of [undefined, mine.id, theirs.id])
      expect(visitors.identify({ supplied, cookies: mine.cookies, earlier: theirs })).toBeNull()
  })

  it('is proved anew by the cookie, and as long ago as an earlier token says', () => {
    const earlier = old(mine, 60)
    expect(visitors.identify({ supplied: '', cookies: mine.cookies, earlier })?.authTime).toBe(authTime)
    expect(visitors.identify({ supplied: '', cookies: {}, earlier })?.authTime).toBe(earlier.authTime)
  })

  it('lives in a cookie that scripts and other sites cannot use', async () => {
    await fastify().register(fastifyCookie) // which loads what writes cookies
    expect(visitors.setCookie(mine.value)).toBe(
      `anonymousId=${mine.value}; Max-Age=34560000; Path=/; HttpOnly; SameSite=Lax`,
    )
    expect(createVisitors({ keys, publicUrl: 'https://konvehti.example', clock }).setCookie('x')).toMatch(
      /^__Host-anonymousId=x; Max-Age=34560000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    )
  })
})
