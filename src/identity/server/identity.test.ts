import { decodeJwt, exportJWK, generateKeyPair, SignJWT } from 'jose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testKeyring } from '../../../tests/support/keys.ts'
import { createTestClock } from '../../../tests/support/clock.ts'
import { createTestDatabase, type TestDatabase } from '../../../tests/support/test-database.ts'
import { createHttpApp } from '../../platform/http/http-app.ts'
import type { App } from '../../platform/http/route-types.ts'
import { createLog } from '../../platform/logging.ts'
import { createIdentity } from './identity.ts'
import { identityLimits, identityRoutes } from './identity.routes.ts'
import { issueToken } from './protocol/anonymous-grant.ts'
import { sessionLifetimeSeconds } from './token-lifetimes.ts'

const publicUrl = 'http://localhost:3999'
let test: TestDatabase
let app: App
const log = createLog({ level: 'silent', name: 'test' })
let identity: Awaited<ReturnType<typeof createIdentity>>
// The provider keeps its own time, so this clock starts now.
const clock = createTestClock(new Date().toISOString())

beforeAll(async () => {
  test = await createTestDatabase()
  const keys = ['c'.repeat(32)]
  identity = await createIdentity({
    db: test.db,
    clock,
    publicUrl,
    keyring: testKeyring(),
    log,
    cookieKeys: keys,
    text: (_language, key) => key,
    parties: [],
    rateLimits: true,
  })
  app = await createHttpApp({
    config: { publicUrl, rateLimits: true, trustProxy: [], cookieKeys: keys },
    log,
    text: (_language, key) => key,
    db: test.db,
    actorOf: identity.actorOf,
    limitedPaths: identityLimits,
  })
  identityRoutes({ ...identity, publicUrl, parties: [] })(app)
  app.get('/whoami', { config: { permission: 'my-cart:read' } }, async (request) => request.actor)
})
afterAll(async () => {
  await app.close()
  await test.drop()
})

let address = 1
function askToken(
  form: Record<string, string>,
  headers: Record<string, string> = {},
  remoteAddress = `10.0.0.${(address += 1) % 250}`,
) {
  return app.inject({
    method: 'POST',
    url: '/api/identity/connect/token',
    remoteAddress,
    headers: { 'content-type': 'application/x-www-form-urlencoded', host: 'localhost:3999', ...headers },
    payload: new URLSearchParams({
      grant_type: 'anonymous',
      client_id: 'frontend',
      scope: 'anonymous_id',
      ...form,
    }).toString(),
  })
}
function askSimply(payload: Record<string, string>, headers: Record<string, string> = {}) {
  const url = '/api/identity/connect/token/anonymous'
  return app.inject({ method: 'POST', url, payload, headers, remoteAddress: `10.1.0.${(address += 1) % 250}` })
}
const whoIs = async (token: string) =>
  (await app.inject({ url: '/whoami', headers: { authorization: `Bearer ${token}` } })).json() as {
    ownerId?: string
  }

interface TokenAnswer {
  access_token: string
  anonymous_id: string
}
const cookieOf = (answer: { headers: Record<string, unknown> }) =>
  String(answer.headers['set-cookie']).split(';')[0] ?? ''
const ownerOf = async (answer: { json: <T>() => T }) => (await whoIs(answer.json<TokenAnswer>().access_token)).ownerId

describe('the anonymous token', () => {
  it('is given to anybody, proves an identity and sets its cookie', async () => {
    const answer = await askToken({ anonymous_id: '' })
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toMatchObject({ token_type: 'Bearer', expires_in: 3600 })
    expect(answer.headers['set-cookie']).toMatch(/^anonymousId=[\w-]{22}\.[\w-]{8}\.[\w-]{43}; /)
    const id = await ownerOf(answer)
    expect(id).toMatch(/^v_[\w-]{22}$/)
    expect(String(answer.headers['set-cookie'])).not.toContain(id?.slice(2))
  })

  it('stays the same visitor with the cookie, and with an earlier token', async () => {
    const first = await askToken({})
    const id = (await ownerOf(first)) ?? ''
    const cookie = cookieOf(first)
    const again = await askToken({}, { cookie })
    expect(await ownerOf(again)).toBe(id)
    expect(cookieOf(again)).toBe(cookie)
    const authorization = `Bearer ${again.json<TokenAnswer>().access_token}`
    const byToken = await askToken({ anonymous_id: id }, { authorization })
    expect(await ownerOf(byToken)).toBe(id)
    expect(byToken.headers['set-cookie']).toBeUndefined()
  })

  it('is given to nobody who only knows the id', async () => {
    const id = (await ownerOf(await askToken({}))) ?? ''
    for (const value of [id, id.slice(2), `${id}.`, `v_${id}`]) {
      for (const form of [{}, { anonymous_id: id }, { anonymous_id: value }])
        expect(await ownerOf(await askToken(form, { cookie: `anonymousId=${value}` }))).not.toBe(id)
    }
  })

  it('proves nothing beside the cookie of somebody else', async () => {
    const [mine, theirs] = [await askToken({}), await askToken({})]
    const ask = (answer: typeof mine, cookie: string) =>
      app.inject({
        url: '/whoami',
        headers: { authorization: `Bearer ${answer.json<TokenAnswer>().access_token}`, cookie },
      })
    expect((await ask(mine, cookieOf(mine))).statusCode).toBe(200)
    expect((await ask(mine, cookieOf(theirs))).statusCode).toBe(401)
    // A cookie of before is nobody's.
    expect((await ask(mine, `anonymousId=${'A'.repeat(22)}`)).statusCode).toBe(200)
  })

  it.each([
    ['the protocol', askToken],
    ['the call for other clients', askSimply],
  ])('by %s is not renewed beside the cookie of somebody else', async (_name, ask) => {
    const [mine, theirs] = [await askToken({}), await askToken({})]
    const authorization = `Bearer ${mine.json<TokenAnswer>().access_token}`
    for (const form of [
      {},
      { anonymous_id: (await ownerOf(mine)) ?? '' },
      { anonymous_id: (await ownerOf(theirs)) ?? '' },
    ]) {
      const answer = await ask(form, { authorization, cookie: cookieOf(theirs) })
      expect(answer.statusCode).toBe(401)
      expect(answer.headers['set-cookie']).toBeUndefined()
      expect(answer.body).not.toContain('access_token')
    }
    expect(await ownerOf(await ask({}, { authorization, cookie: cookieOf(mine) }))).toBe(await ownerOf(mine))
  })

  it('is renewed by earlier tokens for as long as a session lives, and no longer', async () => {
    const began = Math.floor(+clock.now() / 1000)
    const renewed = async (token: string) => {
      const answer = await askSimply({}, { authorization: `Bearer ${token}` })
      return answer.json<TokenAnswer>()
    }
    // The provider keeps its own time: its tokens are as old as the claim says.
    const tokenOf = (authTime: number) =>
      issueToken(identity.provider(), { id, authTime, sessionId: null }, `${publicUrl}/api`)
    const first = (await askSimply({})).json<TokenAnswer>()
    const id = first.anonymous_id
    const next = await renewed(first.access_token)
    expect(next.anonymous_id).toBe(id)
    const authTimes = [first, next].map((answer) => decodeJwt(answer.access_token)['auth_time'])
    expect(authTimes[0]).toBeGreaterThanOrEqual(began)
    expect(authTimes[1]).toBe(authTimes[0])
    expect((await renewed(await tokenOf(began - sessionLifetimeSeconds + 60))).anonymous_id).toBe(id)
    expect((await renewed(await tokenOf(began - sessionLifetimeSeconds))).anonymous_id).not.toBe(id)
  })

  it('is for the shop’s own pages, not for those of another origin', async () => {
    expect((await askToken({}, { origin: publicUrl })).statusCode).toBe(200)
    expect((await askToken({}, { origin: 'https://other.example' })).statusCode).toBe(400)
  })

  it('works for other clients too', async () => {
    const answer = await app.inject({
      method: 'POST',
      url: '/api/identity/connect/token/anonymous',
      payload: {},
      remoteAddress: '10.1.1.1',
    })
    expect(answer.statusCode).toBe(200)
    const body = answer.json<TokenAnswer>()
    expect(await ownerOf(answer)).toBe(body.anonymous_id)
    const renew = (headers: Record<string, string>) =>
      app.inject({
        method: 'POST',
        url: '/api/identity/connect/token/anonymous',
        payload: { anonymous_id: body.anonymous_id },
        remoteAddress: '10.1.1.1',
        headers,
      })
    expect((await renew({ authorization: `Bearer ${body.access_token}` })).json()).toMatchObject({
      anonymous_id: body.anonymous_id,
    })
    expect((await renew({})).json<TokenAnswer>().anonymous_id).not.toBe(body.anonymous_id)
    expect((await renew({ cookie: `anonymousId=${body.anonymous_id}` })).json<TokenAnswer>().anonymous_id).not.toBe(
      body.anonymous_id,
    )
  })

  it('is refused when forged, expired, for another audience, unsigned or of another algorithm', async () => {
    const { publicKey, privateKey } = await generateKeyPair('RS256', { extractable: true })
    expect(await exportJWK(publicKey)).toBeTruthy()
    const forged = await new SignJWT({ scope: 'anonymous_id' })
      .setProtectedHeader({ alg: 'RS256', typ: 'at+jwt' })
      .setIssuer(`${publicUrl}/api/identity`)
      .setAudience(`${publicUrl}/api`)
      .setSubject(`v_${'A'.repeat(22)}`)
      .setExpirationTime('1h')
      .sign(privateKey)
    const own = ((await askToken({})).json() as { access_token: string }).access_token
    const [header = '', payload = ''] = own.split('.')
    const unsigned = `${Buffer.from(JSON.stringify({ alg: 'none', typ: 'at+jwt' })).toString('base64url')}.${payload}.`
    for (const token of [forged, unsigned, `${header}.${payload}.AAAA`, 'x', own.slice(0, -3)]) {
      const answer = await app.inject({ url: '/whoami', headers: { authorization: `Bearer ${token}` } })
      expect(answer.statusCode).toBe(401)
      expect(answer.json()).toMatchObject([{ key: 'auth/token' }])
    }
    clock.advance(3_700_000)
    expect((await app.inject({ url: '/whoami', headers: { authorization: `Bearer ${own}` } })).statusCode).toBe(401)
    clock.advance(-3_700_000)
  })

  it('is asked for at most 30 times a minute from one address', async () => {
    const answers = []
    for (let index = 0; index < 33; index += 1) answers.push((await askToken({}, {}, '10.9.9.9')).statusCode)
    expect(answers.filter((status) => status === 200)).toHaveLength(30)
    expect(answers.filter((status) => status === 429)).toHaveLength(3)
  })

  it('errors in the protocol’s own form', async () => {
    expect((await askToken({ grant_type: 'password' })).json()).toMatchObject({ error: 'unsupported_grant_type' })
    expect((await askToken({ client_id: 'other' })).json()).toMatchObject({ error: 'invalid_client' })
  })
})

describe('the provider', () => {
  it('answers discovery and keys at its own addresses', async () => {
    const discovery = await app.inject({
      url: '/api/identity/.well-known/openid-configuration',
      headers: { host: 'localhost:3999' },
    })
    expect(discovery.json()).toMatchObject({
      issuer: `${publicUrl}/api/identity`,
      token_endpoint: `${publicUrl}/api/identity/connect/token`,
    })
    const jwks = (
      await app.inject({ url: '/api/identity/connect/jwks', headers: { host: 'localhost:3999' } })
    ).json() as { keys: Record<string, unknown>[] }
    expect(jwks.keys[0]).toMatchObject({ kty: 'RSA', alg: 'RS256' })
    expect(jwks.keys[0]).not.toHaveProperty('d')
  })

  it('says that nobody is signed in', async () => {
    const answer = await app.inject({ url: '/api/me/isauthenticated' })
    expect(answer.body).toBe('false')
  })
})

describe('what the provider answers itself', () => {
  const paths = ['/connect/logout', '/connect/authorize?client_id=frontend', '/.well-known/openid-configuration']
  it.each(paths)('%s names the shop’s own address, whatever the request says', async (path) => {
    const answer = await app.inject({
      url: `/api/identity${path}`,
      remoteAddress: '10.7.7.7',
      headers: { host: 'evil.example', 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' },
    })
    expect(JSON.stringify(answer.headers) + answer.body).not.toContain('evil.example')
    expect(answer.headers['content-security-policy']).toContain("default-src 'none'")
    if (path.startsWith('/.well-known')) {
      const { issuer, token_endpoint: token } = answer.json<Record<string, string>>()
      expect([issuer, token]).toEqual([`${publicUrl}/api/identity`, `${publicUrl}/api/identity/connect/token`])
    }
  })

  it('writes nothing for those who are not signed in, and asks them to wait when they ask too often', async () => {
    const statuses: number[] = []
    for (let n = 0; n < 40; n++) {
      const cookie = `_session=forged${n}; _session.sig=forged`
      const { statusCode } = await app.inject({
        url: '/api/identity/connect/logout',
        remoteAddress: '10.8.8.8',
        headers: { cookie },
      })
      statuses.push(statusCode)
    }
    expect(statuses.slice(0, 30).every((status) => status === 303)).toBe(true)
    expect(statuses.at(-1)).toBe(429)
    expect(await test.sql`select model from identity_payload where model = 'Session'`).toEqual([])
  })
})
