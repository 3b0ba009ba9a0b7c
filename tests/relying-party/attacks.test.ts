import * as oauth from 'oauth4webapi'
import * as client from 'openid-client'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AccountShop, publicUrl } from '../support/account-shop.ts'
import { runsInTier } from '../support/tier.ts'
import {
  authorize,
  callback,
  fetchFrom,
  issuer,
  relyingParty,
  request,
  secret,
  startProviderShop,
  visit,
} from './support/relying-party.ts'

/* What an attacker sends in a relying party's name, and what is brought twice. */

let shop: AccountShop
let party: client.Configuration
let customer: Awaited<ReturnType<AccountShop['customer']>>
beforeAll(async () => {
  shop = await startProviderShop()
  party = await relyingParty(shop)
  customer = await shop.customer()
})
afterAll(() => shop.stop())

/** Signed in, so that anything let through would bring a code. */
async function ready() {
  const browser = shop.browser()
  await authorize(party, browser, customer.email)
  return browser
}
const offline = { scope: 'openid offline_access', prompt: 'consent' }

describe('a code', () => {
  const ask = async (changes: Record<string, string | undefined>) => {
    const { url } = await request(party)
    for (const [name, value] of Object.entries(changes)) {
      if (value === undefined) url.searchParams.delete(name)
      else url.searchParams.set(name, value)
    }
    return visit(await ready(), url)
  }

  it.each([
    ['no PKCE', { code_challenge: undefined, code_challenge_method: undefined }],
    ['the method left out', { code_challenge_method: undefined }],
    ['plain PKCE', { code_challenge_method: 'plain' }],
    ['another method', { code_challenge_method: 'S512' }],
    ['an empty challenge', { code_challenge: '' }],
    ['a challenge that is none', { code_challenge: 'short' }],
    ['tokens from the front', { response_type: 'token' }],
    ['the implicit flow', { response_type: 'id_token' }],
    ['the hybrid flow', { response_type: 'code id_token' }],
  ])('is not given for %s', async (_what, changes) => {
    const { url, status } = await ask(changes)
    expect(url.href).not.toMatch(/[?&#](code|access_token|id_token)=/)
    const error = url.searchParams.get('error') ?? new URLSearchParams(url.hash.slice(1)).get('error')
    expect(url.origin === publicUrl ? String(status) : error).toMatch(
      /^(400|invalid_request|unsupported_response_type)$/,
    )
  })

  it('goes to none of two hundred addresses that are nearly registered', async () => {
    const browser = await ready()
    const near = nearMisses(callback)
    expect(near.length).toBeGreaterThanOrEqual(200)
    for (const redirectUri of near) {
      const { url } = await request(party)
      url.searchParams.set('redirect_uri', redirectUri)
      const landed = await visit(browser, url)
      expect([landed.url.origin, landed.status], redirectUri).toEqual([publicUrl, 400])
      expect(landed.body).not.toContain('code=')
    }
  })

  it.each([
    ['by nobody’s verifier', { code_verifier: client.randomPKCECodeVerifier() }],
    ['without a verifier', { code_verifier: undefined }],
    ['for another address', { redirect_uri: 'https://rp.example/other' }],
    ['without the address', { redirect_uri: undefined }],
  ])('is worth nothing %s', async (_what, changes) => {
    const asked = await request(party)
    const { url: landed } = await visit(await ready(), asked.url)
    const form = { code: landed.searchParams.get('code') ?? '', redirect_uri: callback, code_verifier: asked.verifier }
    const { status, body } = await token({ grant_type: 'authorization_code', ...form, ...changes })
    expect([status, body.error]).toEqual([400, expect.stringMatching(/^invalid_(grant|request)$/)])
  })

  it('is worth nothing to another client, or by a wrong secret', async () => {
    const asked = await request(party)
    const { url: landed } = await visit(await ready(), asked.url)
    const form = {
      grant_type: 'authorization_code',
      code: landed.searchParams.get('code') ?? '',
      redirect_uri: callback,
      code_verifier: asked.verifier,
    }
    expect((await token(form, ['partner', 'x'.repeat(32)])).body.error).toBe('invalid_client')
    expect((await token({ ...form, client_id: 'partner' }, null)).body.error).toBe('invalid_client')
    expect((await token({ ...form, client_id: 'app' }, null)).body.error).toBe('invalid_grant')
    expect((await token(form, ['partner-two', secret])).body.error).toBe('invalid_grant')
  })
})

interface Answered {
  status: number
  body: { error?: string; access_token?: string; refresh_token?: string }
}
/** At the token endpoint, past the library, which would not send it. */
async function token(
  form: Record<string, string | undefined>,
  credentials: [id: string, secret: string] | null = ['partner', secret],
): Promise<Answered> {
  const given = Object.entries(form).filter((entry): entry is [string, string] => entry[1] !== undefined)
  const answer = await shop.app.inject({
    method: 'POST',
    url: '/api/identity/connect/token',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      ...(credentials && { authorization: `Basic ${Buffer.from(credentials.join(':')).toString('base64')}` }),
    },
    payload: new URLSearchParams(given).toString(),
  })
  return { status: answer.statusCode, body: answer.json<Answered['body']>() }
}

describe('brought twice at once', () => {
  const rounds = runsInTier(200)
  const twice = async (form: Record<string, string>): Promise<Answered[]> => Promise.all([token(form), token(form)])

  it('a code gives tokens once, and what it gave is worth nothing', async () => {
    const browser = await ready()
    let doubles = 0
    for (let round = 0; round < rounds; round += 1) {
      const asked = await request(party, offline)
      const { url: landed } = await visit(browser, asked.url)
      const code = landed.searchParams.get('code') ?? ''
      const form = { grant_type: 'authorization_code', code, redirect_uri: callback, code_verifier: asked.verifier }
      const answers = await twice(form)
      const given = answers.filter(({ status }) => status === 200)
      if (given.length > 1) doubles += 1
      for (const { body } of given) {
        await expect(
          client.fetchUserInfo(party, body.access_token ?? '', customer.accountId),
          `round ${round}`,
        ).rejects.toThrow()
        const renewed = await token({ grant_type: 'refresh_token', refresh_token: body.refresh_token ?? '' })
        expect(renewed.body.error).toBe('invalid_grant')
      }
    }
    expect(doubles).toBe(0)
  })

  it('a refresh token gives tokens once, and its chain is over', async () => {
    let doubles = 0
    const browser = await ready()
    for (let round = 0; round < rounds; round += 1) {
      const { tokens } = await authorize(party, browser, customer.email, offline)
      const answers = await twice({ grant_type: 'refresh_token', refresh_token: tokens.refresh_token ?? '' })
      const given = answers.filter(({ status }) => status === 200)
      if (given.length > 1) doubles += 1
      for (const { body } of given) {
        const renewed = await token({ grant_type: 'refresh_token', refresh_token: body.refresh_token ?? '' })
        expect(renewed.body.error, `round ${round}`).toBe('invalid_grant')
      }
    }
    expect(doubles).toBe(0)
  })
})

it('a refresh token that was exchanged and comes again ends its chain', async () => {
  const { tokens } = await authorize(party, shop.browser(), customer.email, offline)
  const first = tokens.refresh_token ?? ''
  const second = await client.refreshTokenGrant(party, first)
  const third = await client.refreshTokenGrant(party, second.refresh_token ?? '')
  expect((await token({ grant_type: 'refresh_token', refresh_token: first })).body.error).toBe('invalid_grant')
  expect((await token({ grant_type: 'refresh_token', refresh_token: third.refresh_token ?? '' })).body.error).toBe(
    'invalid_grant',
  )
  for (const { access_token: access } of [tokens, second, third])
    await expect(client.fetchUserInfo(party, access, customer.accountId)).rejects.toThrow()
})

it('a refresh token ends two weeks after the first of its chain, however often it is exchanged', async () => {
  const { tokens } = await authorize(party, shop.browser(), customer.email, offline)
  const renewed = await client.refreshTokenGrant(party, tokens.refresh_token ?? '')
  const rows = await shop.database.sql<{ ends: string }>`
    select (payload ->> 'exp')::bigint - (payload ->> 'iiat')::bigint as ends from identity_payload
    where model = 'RefreshToken' and account_id = ${customer.accountId} order by (payload ->> 'iat') desc limit 2`
  expect(renewed.refresh_token).toBeDefined()
  for (const { ends } of rows) expect(Number(ends)).toBeLessThanOrEqual(14 * 24 * 3600)
})

describe('a hostile provider', () => {
  it('is not taken for the shop: a second library checks what the first did', async () => {
    const as = await oauth.processDiscoveryResponse(
      issuer,
      await oauth.discoveryRequest(issuer, {
        [oauth.allowInsecureRequests]: true,
        [oauth.customFetch]: fetchFrom(shop) as never,
      }), // the same shape
    )
    const { landed } = await authorize(party, shop.browser(), customer.email)
    const its = { client_id: 'partner' }
    const state = landed.searchParams.get('state') ?? ''
    expect(() => oauth.validateAuthResponse(as, its, landed, state)).not.toThrow()
    const wrong = new URL(landed)
    wrong.searchParams.set('iss', 'https://evil.example')
    expect(() => oauth.validateAuthResponse(as, its, wrong, state)).toThrow()
    expect(() => oauth.validateAuthResponse(as, its, landed, 'another state')).toThrow()
  })
})

/** By letter, host, port, scheme, path, query, fragment, encoding and white space. */
function nearMisses(address: string): string[] {
  const { protocol, host, pathname, origin } = new URL(address)
  const found = new Set<string>()
  for (let at = 0; at < address.length; at += 1) {
    found.add(address.slice(0, at) + address.slice(at + 1))
    found.add(
      `${address.slice(0, at)}${address[at]?.toUpperCase() === address[at] ? 'x' : address[at]?.toUpperCase()}${address.slice(at + 1)}`,
    )
    found.add(`${address.slice(0, at)}%${address.charCodeAt(at).toString(16)}${address.slice(at + 1)}`)
    found.add(`${address.slice(0, at)}\\${address.slice(at)}`)
    found.add(`${address.slice(0, at)}.${address.slice(at)}`)
    found.add(`${address.slice(0, at)}\u0000${address.slice(at)}`)
  }
  for (const end of [
    '/',
    '//',
    '?',
    '?x=1',
    '#',
    '#x',
    ' ',
    '%20',
    '%00',
    '/..',
    '/../callback',
    ';x',
    '.',
    '%2f',
    '\n',
    '\t',
    '*',
  ])
    found.add(address + end)
  for (const start of [
    ' ',
    '\n',
    'javascript:',
    'data:,',
    'http:',
    '//',
    '/\\',
    `${origin}@`,
    'https://evil.example/?',
    'blob:',
  ])
    found.add(start + address)
  for (const other of [
    `http://${host}${pathname}`,
    `${protocol}//${host}:443${pathname}`,
    `${protocol}//${host}:8443${pathname}`,
    `${protocol}//evil.${host}${pathname}`,
    `${protocol}//${host}.evil.example${pathname}`,
    `${protocol}//${host}@evil.example${pathname}`,
    `${protocol}//evil.example\\@${host}${pathname}`,
    `${protocol}//user@${host}${pathname}`,
    `${protocol}//user:pass@${host}${pathname}`,
    `${protocol}//${host}/x/..${pathname}`,
    `${protocol}//${host}/./${pathname.slice(1)}`,
    `${protocol}//${host}/${pathname}`,
    `${protocol}//127.0.0.1${pathname}`,
    `${protocol}//localhost${pathname}`,
    `${protocol}//xn--rp-.example${pathname}`,
    `${publicUrl}/callback`,
    pathname,
    `//${host}${pathname}`,
    '',
    'null',
    '*',
  ])
    found.add(other)
  found.delete(address)
  return [...found]
}
