import { setTimeout as sleep } from 'node:timers/promises'
import { decodeProtectedHeader } from 'jose'
import * as client from 'openid-client'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AccountShop, publicUrl } from '../support/account-shop.ts'
import { isFullTier } from '../support/tier.ts'
import {
  authorize,
  callback,
  exchange,
  issuer,
  relyingParty,
  request,
  signInAt,
  startProviderShop,
  visit,
} from './support/relying-party.ts'

/*
 * The modules of the Basic OP plan of the OpenID Foundation's conformance suite, by their names, by an outside relying party. Self-run,
 * not certified: docs/relying-parties.md says what differs.
 */

let shop: AccountShop
let party: client.Configuration
let customer: Awaited<ReturnType<AccountShop['customer']>>
beforeAll(async () => {
  shop = await startProviderShop()
  party = await relyingParty(shop)
  customer = await shop.customer()
})
afterAll(() => shop.stop())

/** A browser that nobody has signed in on. */
const fresh = () => shop.browser()
const signedIn = async (more: Record<string, string | undefined> = {}, by = party) =>
  authorize(by, fresh(), customer.email, more)
const userInfo = ({ tokens }: Awaited<ReturnType<typeof signedIn>>) =>
  client.fetchUserInfo(party, tokens.access_token, customer.accountId)
const errorOf = (landed: URL) => landed.searchParams.get('error')
const codeErrorOf = async (exchanged: Promise<unknown>): Promise<unknown> =>
  exchanged.then(
    () => null,
    (error: unknown) => (error instanceof client.ResponseBodyError ? error.error : error),
  )

describe('the Basic plan', () => {
  it('oidcc-server', async () => {
    const { tokens, landed } = await signedIn()
    expect(tokens.claims()).toMatchObject({ sub: customer.accountId, aud: 'partner', iss: issuer.href })
    expect(landed.searchParams.get('iss')).toBe(issuer.href)
    expect(tokens.token_type.toLowerCase()).toBe('bearer')
    const metadata = party.serverMetadata()
    expect(metadata.response_types_supported).toEqual(['code'])
    expect(metadata['code_challenge_methods_supported']).toEqual(['S256'])
    expect(metadata.id_token_signing_alg_values_supported).toContain('RS256')
  })

  it('oidcc-response-type-missing', async () => {
    const { url } = await request(party)
    url.searchParams.delete('response_type')
    const { url: landed, status } = await visit(fresh(), url)
    expect(landed.origin === publicUrl ? status : errorOf(landed)).toBe('invalid_request')
  })

  it('oidcc-idtoken-signature', async () => {
    const { tokens } = await signedIn()
    const { alg, kid } = decodeProtectedHeader(tokens.id_token ?? '')
    expect(alg).toBe('RS256')
    const jwks = await shop.app.inject({ url: '/api/identity/connect/jwks' })
    const { keys } = jwks.json<{ keys: { kid: string }[] }>()
    expect(keys.map((key) => key.kid)).toContain(kid)
  })

  it('oidcc-idtoken-unsigned', async () => {
    // No client can be registered for tokens without a signature, and none is given.
    expect(party.serverMetadata().id_token_signing_alg_values_supported).not.toContain('none')
  })

  it('oidcc-userinfo-get', async () => {
    expect(await userInfo(await signedIn())).toEqual({ sub: customer.accountId })
  })

  it('oidcc-userinfo-post-header', async () => {
    const { tokens } = await signedIn()
    const endpoint = new URL(party.serverMetadata().userinfo_endpoint ?? '')
    const answer = await client.fetchProtectedResource(party, tokens.access_token, endpoint, 'POST')
    expect(await answer.json()).toEqual({ sub: customer.accountId })
  })

  it('oidcc-userinfo-post-body', async () => {
    const { tokens } = await signedIn()
    const answer = await shop.app.inject({
      method: 'POST',
      url: '/api/identity/connect/userinfo',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: `access_token=${tokens.access_token}`,
    })
    expect(answer.json()).toEqual({ sub: customer.accountId })
  })

  it('oidcc-ensure-request-without-nonce-succeeds-for-code-flow', async () => {
    const { tokens } = await signedIn({ nonce: undefined })
    expect(tokens.claims()?.nonce).toBeUndefined()
  })

  const profile = { given_name: 'Aino', family_name: 'Leppä', locale: 'fi' }
  const phone = { phone_number: '+358401234567' }
  it.each([
    ['oidcc-scope-profile', 'openid profile', () => profile],
    ['oidcc-scope-email', 'openid email', () => ({ email: customer.email, email_verified: true })],
    // No such claims here: what is not known is passed over (RFC 6749, 3.3).
    ['oidcc-scope-address', 'openid address', () => ({})],
    ['oidcc-scope-phone', 'openid phone', () => phone],
    [
      'oidcc-scope-all',
      'openid profile email address phone',
      () => ({ ...profile, email: customer.email, email_verified: true, ...phone }),
    ],
  ] as const)('%s', async (_name, scope, expected) => {
    await shop.database.sql`update account set phone = ${phone.phone_number} where id = ${customer.accountId}`
    expect(await userInfo(await signedIn({ scope }))).toEqual({ sub: customer.accountId, ...expected() })
  })

  it('oidcc-alternate-happy-flow', async () => {
    const { tokens, landed } = await signedIn({
      redirect_uri: 'https://rp.example/other',
      scope: 'email openid',
      login_hint: customer.email,
    })
    expect(landed.pathname).toBe('/other')
    expect(tokens.claims()?.sub).toBe(customer.accountId)
  })

  it.each([
    ['oidcc-display-page', { display: 'page' }],
    ['oidcc-display-popup', { display: 'popup' }],
    ['oidcc-ensure-request-with-unknown-parameter-succeeds', { extra: 'foobar' }],
    ['oidcc-login-hint', { login_hint: 'aino@posti.example' }],
    ['oidcc-ui-locales', { ui_locales: 'sv fi' }],
    ['oidcc-claims-locales', { claims_locales: 'sv fi' }],
    ['oidcc-ensure-request-with-acr-values-succeeds', { acr_values: '1 2' }],
    ['oidcc-ensure-request-with-valid-pkce-succeeds', {}],
  ])('%s', async (_name, more) => {
    expect((await signedIn(more)).tokens.claims()?.sub).toBe(customer.accountId)
  })

  it('oidcc-prompt-login', async () => {
    const browser = fresh()
    const first = await authorize(party, browser, customer.email)
    await sleep(1_100)
    const second = await authorize(party, browser, customer.email, { prompt: 'login' })
    expect(second.isAskedToSignIn).toBe(true)
    const [before, after] = [first, second].map(({ tokens }) => Number(tokens.claims()?.auth_time))
    expect(after).toBeGreaterThan(before ?? 0)
  })

  it('oidcc-prompt-none-not-logged-in', async () => {
    const { url, state } = await request(party, { prompt: 'none' })
    const { url: landed } = await visit(fresh(), url)
    expect(errorOf(landed)).toBe('login_required')
    expect(landed.searchParams.get('state')).toBe(state)
  })

  it('oidcc-prompt-none-logged-in', async () => {
    const browser = fresh()
    const first = await authorize(party, browser, customer.email)
    const second = await authorize(party, browser, customer.email, { prompt: 'none' })
    expect(second.isAskedToSignIn).toBe(false)
    expect(second.tokens.claims()).toMatchObject({
      sub: first.tokens.claims()?.sub,
      auth_time: first.tokens.claims()?.auth_time,
    })
  })

  it('oidcc-max-age-1', async () => {
    const browser = fresh()
    const first = await authorize(party, browser, customer.email)
    await sleep(2_100)
    const second = await authorize(party, browser, customer.email, { max_age: '1' })
    expect(second.isAskedToSignIn).toBe(true)
    expect(second.tokens.claims()?.auth_time).toBeGreaterThan(first.tokens.claims()?.auth_time ?? 0)
  })

  it('oidcc-max-age-10000', async () => {
    const browser = fresh()
    const first = await authorize(party, browser, customer.email)
    const second = await authorize(party, browser, customer.email, { max_age: '10000' })
    expect(second.isAskedToSignIn).toBe(false)
    expect(second.tokens.claims()?.auth_time).toBe(first.tokens.claims()?.auth_time)
  })

  it('oidcc-id-token-hint', async () => {
    const browser = fresh()
    const { tokens } = await authorize(party, browser, customer.email)
    const hint = { id_token_hint: tokens.id_token, prompt: 'none' }
    expect((await authorize(party, browser, customer.email, hint)).tokens.claims()?.sub).toBe(customer.accountId)
    // Somebody else is not handed over in their place.
    const { email } = await shop.customer()
    const other = fresh()
    await authorize(party, other, email)
    const { url } = await request(party, hint)
    expect(errorOf((await visit(other, url)).url)).toBe('login_required')
  })

  it.each([
    ['oidcc-codereuse', 0],
    ['oidcc-codereuse-30seconds', isFullTier ? 31_000 : 1_500],
  ])(
    '%s',
    async (_name, ms) => {
      const { tokens, landed, asked } = await signedIn({ scope: 'openid offline_access', prompt: 'consent' })
      await sleep(ms)
      expect(await codeErrorOf(exchange(party, landed, asked))).toBe('invalid_grant')
      await expect(client.fetchUserInfo(party, tokens.access_token, customer.accountId)).rejects.toThrow()
      expect(await codeErrorOf(client.refreshTokenGrant(party, tokens.refresh_token ?? ''))).toBe('invalid_grant')
    },
    60_000,
  )

  it('oidcc-ensure-registered-redirect-uri', async () => {
    const { url } = await request(party, { redirect_uri: 'https://rp.example/unknown' })
    const { url: landed, status, body } = await visit(fresh(), url)
    expect(landed.origin).toBe(publicUrl)
    expect([status, body]).toEqual([400, expect.stringContaining('invalid_redirect_uri')])
  })

  it('oidcc-ensure-post-request-succeeds', async () => {
    const asked = await request(party)
    const browser = fresh()
    const posted = await browser.send({
      method: 'POST',
      url: asked.url.pathname,
      headers: { 'content-type': 'application/x-www-form-urlencoded', host: 'localhost:3000' },
      payload: asked.url.searchParams.toString(),
    })
    const { url: page } = await visit(browser, String(posted.headers.location))
    const { url: landed } = await signInAt(browser, page, customer.email)
    expect((await exchange(party, landed, asked)).claims()?.sub).toBe(customer.accountId)
  })

  it('oidcc-server-client-secret-post', async () => {
    const byPost = await relyingParty(shop, 'partner-post')
    expect((await signedIn({}, byPost)).tokens.claims()).toMatchObject({ aud: 'partner-post' })
  })

  it.each([
    ['oidcc-request-uri-unsigned-supported-correctly-or-rejected-as-unsupported', 'request_uri'],
    ['oidcc-unsigned-request-object-supported-correctly-or-rejected-as-unsupported', 'request'],
    ['oidcc-ensure-request-object-with-redirect-uri', 'request'],
  ])('%s', async (_name, parameter) => {
    const base64 = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
    const object = `${base64({ alg: 'none' })}.${base64({ redirect_uri: 'https://evil.example/', scope: 'openid' })}.`
    const value = parameter === 'request' ? object : 'https://rp.example/request.jwt'
    const { url } = await request(party, { [parameter]: value })
    const { url: landed } = await visit(fresh(), url)
    expect(`${landed.origin}${landed.pathname}`).toBe(callback)
    expect(errorOf(landed)).toBe(`${parameter}_not_supported`)
  })

  it('oidcc-claims-essential', async () => {
    expect(party.serverMetadata()['claims_parameter_supported']).toBe(true)
    const claims = JSON.stringify({ userinfo: { given_name: { essential: true } } })
    expect(await userInfo(await signedIn({ claims }))).toEqual({ sub: customer.accountId, given_name: 'Aino' })
  })

  it('oidcc-refresh-token', async () => {
    const { tokens } = await signedIn({ scope: 'openid email offline_access', prompt: 'consent' })
    const renewed = await client.refreshTokenGrant(party, tokens.refresh_token ?? '')
    expect(renewed.refresh_token).not.toBe(tokens.refresh_token)
    expect(renewed.claims()).toMatchObject({ sub: customer.accountId, auth_time: tokens.claims()?.auth_time })
    expect((await client.fetchUserInfo(party, renewed.access_token, customer.accountId)).email).toBe(customer.email)
    // Another client's is of no use.
    const other = await relyingParty(shop, 'partner-two')
    expect(await codeErrorOf(client.refreshTokenGrant(other, renewed.refresh_token ?? ''))).toBe('invalid_grant')
  })
})
