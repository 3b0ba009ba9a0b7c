import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type Server } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { withRole } from '../../../tests/support/database-urls.ts'
import { ownerRole } from '../../platform/database/prepare-database.ts'
import { createTestDatabase, type TestDatabase } from '../../../tests/support/test-database.ts'
import { projectDirectory } from '../../../tests/support/places.ts'
import { ConfigError, parseConfig } from '../../platform/config.ts'
import { prepareShop } from './prepare.ts'

const key = (): string => randomBytes(32).toString('hex')
let test: TestDatabase
let mail: Server
let mailPort = 0

beforeAll(async () => {
  test = await createTestDatabase()
  // A mail server of the old kind: it never offers encryption.
  mail = createServer((socket) => {
    socket.on('error', () => {})
    socket.write('220 mail ESMTP\r\n')
    socket.on('data', (data) =>
      socket.write(/^EHLO/i.test(data.toString()) ? '250-mail\r\n250 SIZE 1000000\r\n' : '502 what?\r\n'),
    )
  })
  mail.listen(0, '0.0.0.0')
  await once(mail, 'listening')
  mailPort = (mail.address() as { port: number }).port // a TCP server
})
afterAll(async () => {
  mail.close()
  await test.drop()
})

/** Settings a real shop could have; nothing listens where its neighbours are. */
const real = (): Record<string, string> => ({
  DATABASE_URL: 'postgres://konvehti_app@127.0.0.1:1/konvehti',
  PORT: '0',
  PUBLIC_URL: 'https://kauppa.konvehti.fi',
  SMTP_HOST: '127.0.0.1',
  MAIL_FROM: 'Kauppa <kauppa@konvehti.fi>',
  PAYMENT_MERCHANT_ACCOUNT: 'KonvehtiFI',
  PAYMENT_API_URL: 'https://checkout-live.adyenpayments.com',
  PAYMENT_CLIENT_KEY: `live_${key()}`,
  PAYMENT_API_KEY: key(),
  PAYMENT_HMAC_KEY: key(),
  COOKIE_KEYS: key(),
  SECRET_KEYS: key(),
})

/** The program itself, as an operator starts it: how it ends and what it says. */
async function start(
  settings: Record<string, string>,
  program: readonly string[] = ['src/app/server-main.ts'],
): Promise<{ code: number | null; said: string }> {
  const child = spawn(process.execPath, program, {
    cwd: projectDirectory,
    env: { PATH: process.env['PATH'] ?? '', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data: Buffer) => void (said += data.toString()))
  const limit = setTimeout(() => child.kill('SIGKILL'), 110_000)
  const [code] = (await once(child, 'close')) as [number | null] // as Node says it
  clearTimeout(limit)
  return { code, said }
}

/** A relying party as a setting has it. */
const party = (more: object): string =>
  JSON.stringify([{ id: 'partner', name: 'Partner', redirectUris: ['https://partner.fi/callback'], ...more }])

const refused: readonly [string, Record<string, string>, string][] = [
  ['a name at the mail server without its password', { SMTP_USER: 'shop' }, 'SMTP_USER and SMTP_PASSWORD are given'],
  ['a plain public address', { PUBLIC_URL: 'http://kauppa.konvehti.fi' }, 'PUBLIC_URL must be https'],
  [
    'a plain address of the payment provider',
    { PAYMENT_API_URL: 'http://pay.konvehti.fi' },
    'PAYMENT_API_URL must be https',
  ],
  ['the payment stand-in', { PAYMENT_API_URL: 'http://127.0.0.1:3001' }, 'PAYMENT_API_URL is that of a stand-in'],
  ['the stand-in’s card frame', { PAYMENT_CLIENT_KEY: '' }, 'PAYMENT_CLIENT_KEY is missing'],
  ['the reviews stand-in', { REVIEWS_PROVIDER: 'service' }, 'REVIEWS_SERVICE_URL is that of a stand-in'],
  [
    'the demo’s merchant account',
    { PAYMENT_MERCHANT_ACCOUNT: 'KonvehtiDemo' },
    'PAYMENT_MERCHANT_ACCOUNT is that of the demo',
  ],
  ['the sender nobody has', { MAIL_FROM: 'Konvehti <kauppa@konvehti.example>' }, 'MAIL_FROM is a placeholder'],
  ['one character over and over', { SECRET_KEYS: 's'.repeat(32) }, 'SECRET_KEYS is a placeholder'],
  [
    'a placeholder among own keys',
    { ORDER_KEYS: `${key()},change-me-0123456789-please-change` },
    'own keys is a placeholder',
  ],
  ['a word for a cookie key', { COOKIE_KEYS: 'my-secret-cookie-key-0123456789abcdef' }, 'COOKIE_KEYS is a placeholder'],
  [
    'the key of the provider’s manual',
    { PAYMENT_HMAC_KEY: '44782DEF547AAA06C910C43932B1EB0C71FC68D9D0C057550C48EC2ACF6BA056' },
    'PAYMENT_HMAC_KEY is a placeholder',
  ],
  [
    'a bucket’s secret of the manual',
    {
      MEDIA_S3_ENDPOINT: 'https://s3.eu-north-1.amazonaws.com',
      MEDIA_S3_BUCKET: 'konvehti-media',
      MEDIA_S3_KEY_ID: 'AKIAIOSFODNN7EXAMPLE',
      MEDIA_S3_SECRET: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
    },
    'MEDIA_S3_SECRET is a placeholder',
  ],
  [
    'the former secret of an example',
    { ORDER_KEY_SECRET: 'change-me-0123456789-please-change' },
    'ORDER_KEY_SECRET is a',
  ],
  [
    'a relying party’s secret of an example',
    { RELYING_PARTIES: party({ secret: 'x'.repeat(32) }) },
    'RELYING_PARTIES is a',
  ],
  [
    'a relying party without encryption',
    { RELYING_PARTIES: party({ redirectUris: ['http://partner.fi/callback'] }) },
    'RELYING_PARTIES sends those who sign in at partner to an http: address',
  ],
  [
    'a relying party on a machine of its own',
    { RELYING_PARTIES: party({ postLogoutRedirectUris: ['http://localhost:5000/'] }) },
    'RELYING_PARTIES sends those who sign in at partner to an http: address',
  ],
  [
    'pictures of videos from this machine',
    { VIDEO_THUMBNAIL_ORIGIN: 'https://localhost:3005' },
    'VIDEO_THUMBNAIL_ORIGIN is',
  ],
  [
    'pictures of videos in the open',
    { VIDEO_THUMBNAIL_ORIGIN: 'http://i.ytimg.com' },
    'VIDEO_THUMBNAIL_ORIGIN must be https',
  ],
  [
    'subscriptions at a stand-in',
    { NEWS_SUBSCRIPTION_URL: 'https://127.0.0.1/x' },
    'NEWS_SUBSCRIPTION_URL is that of a stand-in',
  ],
  [
    'a test key of the payment provider',
    { PAYMENT_CLIENT_KEY: `test_${key()}` },
    'PAYMENT_CLIENT_KEY is of the provider’s test',
  ],
  [
    'the provider’s test environment',
    { PAYMENT_API_URL: 'https://checkout-test.adyen.com' },
    'PAYMENT_API_URL is of the provider’s test',
  ],
  [
    'a database elsewhere in the open',
    { DATABASE_URL: 'postgres://app@db.konvehti.fi/konvehti' },
    'DATABASE_URL must have sslmode',
  ],
  [
    'a database elsewhere that is said to be in the open',
    { DATABASE_URL: 'postgres://app@10.0.0.7/konvehti?sslmode=disable' },
    'DATABASE_URL must have sslmode',
  ],
  [
    'an address that is no database’s',
    { DATABASE_URL: 'mysql://app@localhost/konvehti' },
    'DATABASE_URL cannot be used',
  ],
  [
    'a replica elsewhere in the open',
    { READ_DATABASE_URL: 'postgres://app@db.konvehti.fi/konvehti' },
    'READ_DATABASE_URL must have sslmode',
  ],
  [
    'migrations of a database elsewhere in the open',
    { MIGRATION_DATABASE_URL: 'postgres://owner@db.konvehti.fi/konvehti' },
    'MIGRATION_DATABASE_URL must have sslmode',
  ],
  ['no rate limits', { RATE_LIMITS: 'off' }, 'RATE_LIMITS must not be off'],
  ['development', { DEV: 'true' }, 'DEV is for'],
  ['the gallery', { GALLERY: 'on' }, 'GALLERY is for'],
]

it.each([
  ['a database elsewhere with encryption', { DATABASE_URL: 'postgres://app@db.konvehti.fi/konvehti?sslmode=require' }],
  ['a database on a socket', { DATABASE_URL: 'postgres://app@localhost/konvehti?socket=/run/.s.PGSQL.5432' }],
  [
    'migrations with encryption',
    { MIGRATION_DATABASE_URL: 'postgres://owner@db.konvehti.fi/konvehti?sslmode=verify-full' },
  ],
  ['a relying party with a secret of its own', { RELYING_PARTIES: party({ secret: key() }) }],
])('settings a real shop could have: %s', (_what, changed) => {
  expect(parseConfig({ ...real(), ...changed }).publicUrl).toBe('https://kauppa.konvehti.fi')
})

/** They cannot be read, so that nothing else is looked at. */
const unreadable: typeof refused = [
  ['the former secret cut short', { ORDER_KEY_SECRET: key().slice(0, 31) }, 'ORDER_KEY_SECRET has the wrong form'],
  [
    'a relying party’s short secret',
    { RELYING_PARTIES: party({ secret: 'abc' }) },
    'RELYING_PARTIES has the wrong form',
  ],
]

describe('the program refuses to start', () => {
  it.each([...refused, ...unreadable])('with %s', (_what, changed, reason) => {
    const faults = (): readonly string[] => {
      try {
        parseConfig({ ...real(), ...changed })
        return []
      } catch (error) {
        return error instanceof ConfigError ? error.faults : []
      }
    }
    expect(faults()).toEqual([expect.stringContaining(reason)])
  })

  it('and says all that is wrong at once, but no secret', async () => {
    const both = { COOKIE_KEYS: key(), SECRET_KEYS: '' }
    both.SECRET_KEYS = both.COOKIE_KEYS
    // The last of several that change the same setting counts.
    const changed: Record<string, string> = { ...Object.assign({}, ...refused.map(([, one]) => one)), ...both }
    const reasons = refused.filter(([, one]) => Object.entries(one).every(([name, value]) => changed[name] === value))
    expect(reasons.length).toBeGreaterThan(6)
    const { code, said } = await start({ ...real(), ...changed })
    for (const [, , reason] of reasons) expect(said).toContain(reason)
    expect(said).toContain('The same secret is given for two things')
    expect(said).not.toContain(both.COOKIE_KEYS)
    expect(code).toBe(1)
  })

  it('with a mail server that takes mail in the open, beyond this machine', async () => {
    // Every interface: the one name of this machine that is not a loopback one.
    const smtp = { SMTP_HOST: '0.0.0.0', SMTP_PORT: String(mailPort) }
    const { code, said } = await start({ ...real(), ...smtp, DATABASE_URL: test.url })
    expect(said).toContain('The mail server (SMTP_HOST) offers no encryption')
    expect(code).toBe(1)
  })

  it('and has nothing against settings a real shop could have', async () => {
    // A balancer stands before a public address.
    expect(parseConfig(real()).drainMs).toBe(10_000)
    const { said } = await start(real())
    expect(said).not.toContain('The settings cannot be used')
    expect(said).toContain('ECONNREFUSED')
  })
})

describe('migrations refuse a database elsewhere in the open', () => {
  const open = 'postgres://konvehti_owner@db.konvehti.fi/konvehti'

  it.each([
    ['of a shop with a public address', { PUBLIC_URL: 'https://kauppa.konvehti.fi' }],
    ['of a shop whose address is not said', {}],
  ])('%s, by the command', async (_whose, more) => {
    const { code, said } = await start({ MIGRATION_DATABASE_URL: open, ...more }, ['scripts/cli.ts', 'migrate'])
    expect(said).toContain('MIGRATION_DATABASE_URL must have sslmode')
    expect(code).toBe(1)
  })

  it('at a start that would migrate it', async () => {
    const env = { DATABASE_URL: open, MIGRATION_DATABASE_URL: open, PUBLIC_URL: 'https://kauppa.konvehti.fi' }
    await expect(prepareShop({ project: projectDirectory, env, report: () => {} })).rejects.toThrow(
      'MIGRATION_DATABASE_URL must have sslmode',
    )
  })
})

it('a database that was not made here is migrated, and never filled with the demo brand', async () => {
  const owner = withRole(test.url, ownerRole)
  const shop = await prepareShop({
    project: projectDirectory,
    env: { DATABASE_URL: test.url, MIGRATION_DATABASE_URL: owner },
    report: () => {},
  })
  await shop.stopDatabase()
  expect(await test.sql`select count(*)::int as products from product`).toEqual([{ products: 0 }])
})
