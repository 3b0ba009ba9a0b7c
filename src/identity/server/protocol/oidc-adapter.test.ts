import { createHash, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { exportJWK, generateKeyPair } from 'jose'
import Provider from 'oidc-provider'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestClock } from '../../../../tests/support/clock.ts'
import { createTestDatabase, type TestDatabase } from '../../../../tests/support/test-database.ts'
import { isFullTier } from '../../../../tests/support/tier.ts'
import { createOidcAdapter } from './oidc-adapter.ts'

/* The storage under a provider with the grants that sign-in will use. */

let test: TestDatabase
let shop: Server & { origin: string; provider: Provider }
/** As it was: a storage that does not say who was first. */
let careless: typeof shop
const clock = createTestClock(new Date().toISOString())
const redirectUri = 'https://shop.example/callback'
const rounds = isFullTier ? 20 : 5

async function startProvider(adapter: ReturnType<typeof createOidcAdapter>): Promise<typeof shop> {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true })
  const server = createServer((request, response) => void provider.callback()(request, response)).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}` // it listens on a port
  const provider = new Provider(origin, {
    adapter,
    jwks: { keys: [{ ...(await exportJWK(privateKey)), kid: 'k', use: 'sig', alg: 'RS256' } as never] },
    clients: [
      {
        client_id: 'frontend',
        token_endpoint_auth_method: 'none',
        response_types: ['code'],
        grant_types: ['authorization_code', 'refresh_token'],
        redirect_uris: [redirectUri],
      },
    ],
    cookies: { keys: ['k'.repeat(32)] },
    features: { devInteractions: { enabled: false } },
    interactions: { url: () => '/' },
    ttl: { AccessToken: 600, Grant: 600, IdToken: 600, RefreshToken: 600 },
    rotateRefreshToken: true,
    issueRefreshToken: () => true,
    findAccount: (_ctx, id) => ({ accountId: id, claims: () => ({ sub: id }) }),
  })
  return Object.assign(server, { origin, provider })
}

beforeAll(async () => {
  test = await createTestDatabase({ maxConnections: 8 })
  const Storage = createOidcAdapter(test.db, clock)
  shop = await startProvider(Storage)
  careless = await startProvider(
    class extends Storage {
      override consume(id: string): Promise<void> {
        return super.consume(id).catch(() => {})
      }
    },
  )
})
afterAll(async () => {
  shop.close()
  careless.close()
  await test.drop()
})

const verifier = randomBytes(32).toString('base64url')

/** A code as a finished sign-in leaves it. */
async function newCode({ provider } = shop): Promise<string> {
  const client = await provider.Client.find('frontend')
  if (!client) throw new Error('The provider has no client "frontend"')
  const grant = new provider.Grant({ clientId: 'frontend', accountId: 'aino' })
  grant.addOIDCScope('openid offline_access')
  const code = new provider.AuthorizationCode({
    client,
    accountId: 'aino',
    grantId: await grant.save(),
    redirectUri,
    scope: 'openid offline_access',
    codeChallenge: createHash('sha256').update(verifier).digest('base64url'),
    codeChallengeMethod: 'S256',
  } as never) // the typings ask for fields that other ways of signing in have
  return code.save()
}

interface Tokens {
  access_token: string
  refresh_token: string
}
async function exchange(
  form: Record<string, string>,
  { origin } = shop,
): Promise<{ status: number; body: Tokens & { error?: string } }> {
  const response = await fetch(`${origin}/token`, {
    method: 'POST',
    body: new URLSearchParams({ client_id: 'frontend', ...form }),
  })
  return { status: response.status, body: (await response.json()) as Tokens } // of the protocol
}
const byCode = (code: string, at = shop) =>
  exchange({ grant_type: 'authorization_code', code, redirect_uri: redirectUri, code_verifier: verifier }, at)
const byRefresh = (token: string) => exchange({ grant_type: 'refresh_token', refresh_token: token })

describe('four exchanges at once', () => {
  async function fourTimes(exchanges: () => ReturnType<typeof exchange>): Promise<string[]> {
    const answers = await Promise.all(Array.from({ length: 4 }, exchanges))
    return answers.map(({ status, body }) => `${status} ${body.error ?? 'tokens'}`).toSorted()
  }
  const oneOfFour = ['200 tokens', ...Array.from({ length: 3 }, () => '400 invalid_grant')]

  it('of one code give one set of tokens', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const code = await newCode()
      expect(await fourTimes(() => byCode(code)), `round ${round}`).toEqual(oneOfFour)
    }
  })

  it('of one refresh token give one set of tokens', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const { body } = await byCode(await newCode())
      expect(await fourTimes(() => byRefresh(body.refresh_token)), `round ${round}`).toEqual(oneOfFour)
    }
  })
})

it('the same four find a storage out that does not say who was first', async () => {
  let several = 0
  for (let round = 0; round < 10; round += 1) {
    const code = await newCode(careless)
    const answers = await Promise.all(Array.from({ length: 4 }, () => byCode(code, careless)))
    if (answers.filter(({ status }) => status === 200).length > 1) several += 1
  }
  expect(several).toBeGreaterThan(0)
})

describe('what opens something', () => {
  it('stands in no row, and works all the same', async () => {
    const code = await newCode()
    const { body } = await byCode(code)
    const renewed = await byRefresh(body.refresh_token)
    expect(renewed.status).toBe(200)
    const me = await fetch(`${shop.origin}/me`, { headers: { authorization: `Bearer ${renewed.body.access_token}` } })
    expect(await me.json()).toEqual({ sub: 'aino' })
    const rows = JSON.stringify(await test.sql`select * from identity_payload`)
    for (const secret of [code, body.access_token, body.refresh_token, renewed.body.access_token])
      expect(rows).not.toContain(secret)
  })

  it('has its account beside it', async () => {
    await byCode(await newCode())
    const [row] = await test.sql<{ others: number }>`
      select count(*)::int as others from identity_payload where account_id is distinct from 'aino'`
    expect(row?.others).toBe(0)
  })
})
