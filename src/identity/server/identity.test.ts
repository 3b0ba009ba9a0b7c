import { exportJWK, generateKeyPair, SignJWT } from 'jose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestClock } from '../../../tests/support/clock.ts'
import { createTestDatabase, type TestDatabase } from '../../../tests/support/test-database.ts'
import { createHttpApp } from '../../platform/http/http-app.ts'
import type { App } from '../../platform/http/route-types.ts'
import { createLog } from '../../platform/logging.ts'
import { createIdentity } from './identity.ts'
import { identityRoutes } from './identity.routes.ts'

const publicUrl = 'http://localhost:3999'
let test: TestDatabase
let app: App
let identity: Awaited<ReturnType<typeof createIdentity>>
// The provider keeps its own time, so this clock starts now.
const clock = createTestClock(new Date().toISOString())

beforeAll(async () => {
  test = await createTestDatabase()
  const keys = ['c'.repeat(32)]
  identity = await createIdentity({ db: test.db, clock, publicUrl, cookieKeys: keys, trustProxy: false })
  app = await createHttpApp({
    config: { publicUrl, rateLimits: true, trustProxy: [], cookieKeys: keys },
    log: createLog({ level: 'silent', name: 'test' }),
    text: (_language, key) => key,
    actorOf: identity.actorOf,
    limitedPaths: { '/api/identity/connect/token': 'token' },
  })
  identityRoutes({ provider: identity.provider, tokens: identity.tokens, publicUrl })(app)
  app.get('/whoami', { config: { access: 'visitor' } }, async (request) => request.actor)
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
const whoIs = async (token: string) =>
  (await app.inject({ url: '/whoami', headers: { authorization: `Bearer ${token}` } })).json() as {
    ownerId?: string
  }

describe('the anonymous token', () => {
  it('is given to anybody, proves an identity and sets its cookie', async () => {
    const answer = await askToken({ anonymous_id: '' })
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toMatchObject({ token_type: 'Bearer', expires_in: 3600 })
    expect(answer.headers['set-cookie']).toMatch(/^anonymousId=[\w-]{22}; Path=\/; HttpOnly; SameSite=Lax/)
    const { ownerId } = await whoIs((answer.json() as { access_token: string }).access_token)
    expect(String(answer.headers['set-cookie'])).toContain(String(ownerId).slice(2))
  })

  it('stays the same visitor with the cookie, and knowing an id opens nothing', async () => {
    const first = await askToken({})
    const cookie = String(first.headers['set-cookie']).split(';')[0] ?? ''
    const id = cookie.split('=')[1] ?? ''
    const again = (await askToken({}, { cookie })).json() as { access_token: string }
    expect(await whoIs(again.access_token)).toMatchObject({ ownerId: `v_${id}` })
    const thief = (await askToken({ anonymous_id: id })).json() as { access_token: string }
    expect((await whoIs(thief.access_token)).ownerId).not.toBe(`v_${id}`)
    const byToken = (
      await askToken({ anonymous_id: id }, { authorization: `Bearer ${again.access_token}` })
    ).json() as { access_token: string }
    expect(await whoIs(byToken.access_token)).toMatchObject({ ownerId: `v_${id}` })
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
    const body = answer.json() as { access_token: string; anonymous_id: string }
    expect(await whoIs(body.access_token)).toMatchObject({ ownerId: `v_${body.anonymous_id}` })
  })

  it('is refused when forged, expired, for another audience, unsigned or of another algorithm', async () => {
    const { publicKey, privateKey } = await generateKeyPair('RS256', { extractable: true })
    expect(await exportJWK(publicKey)).toBeTruthy()
    const forged = await new SignJWT({ scope: 'anonymous_id' })
      .setProtectedHeader({ alg: 'RS256', typ: 'at+jwt' })
      .setIssuer(`${publicUrl}/api/identity`)
      .setAudience(`${publicUrl}/api`)
      .setSubject('A'.repeat(22))
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
