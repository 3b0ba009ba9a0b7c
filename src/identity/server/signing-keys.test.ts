import { decodeProtectedHeader, exportJWK, generateKeyPair } from 'jose'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { tester } from '../../../tests/support/actors.ts'
import { createTestClock } from '../../../tests/support/clock.ts'
import { testKeyring } from '../../../tests/support/keys.ts'
import { createTestDatabase, type TestDatabase } from '../../../tests/support/test-database.ts'
import { openDatabase } from '../../platform/database/database.ts'
import { createKeyring } from '../../platform/keys/keyring.ts'
import { createLog } from '../../platform/logging.ts'
import { createIdentity, type IdentityOptions } from './identity.ts'
import { issueToken } from './protocol/anonymous-grant.ts'
import { audienceOf } from './protocol/provider.ts'
import { createSigningKeys, keysAt } from './signing-keys.ts'

const publicUrl = 'http://localhost:3999'
const log = createLog({ level: 'silent', name: 'test' })
const minute = 60_000
const rest = { text: (_language: string, key: string) => key, parties: [], rateLimits: true }
let test: TestDatabase
let clock: ReturnType<typeof createTestClock>

beforeAll(async () => {
  test = await createTestDatabase()
})
beforeEach(async () => {
  // The provider keeps its own time, so this clock starts now.
  clock = createTestClock(new Date().toISOString())
  await test.run('delete from signing_key')
})
afterAll(() => test.drop())

const start = (keyring = testKeyring(), more: Partial<IdentityOptions> = {}) =>
  createIdentity({ db: test.db, clock, log, publicUrl, keyring, cookieKeys: ['c'.repeat(32)], ...rest, ...more })
type Process = Awaited<ReturnType<typeof start>>
const keys = () => createSigningKeys({ db: test.db, clock, keys: testKeyring().identity })

async function tokenOf(process: Process): Promise<{ token: string; kid: string }> {
  const visitor = { sessionId: null, id: `v_${'A'.repeat(22)}`, authTime: Math.floor(+clock.now() / 1000) }
  const token = await issueToken(process.provider(), visitor, audienceOf(publicUrl))
  return { token, kid: decodeProtectedHeader(token).kid ?? '' }
}
/** What the cache event does. */
async function hear(process: Process): Promise<void> {
  process.invalidate(['signing-keys'])
  await process.settled()
}
const isTaken = async (process: Process, token: string): Promise<boolean> =>
  (await process.tokens.subjectOf(token)) !== null

describe('the keys that sign tokens', () => {
  it('are made once by however many processes start, and stand sealed in the database', async () => {
    const processes = await Promise.all([start(), start(), start()])
    const rows = await test.sql<{ private_jwk: unknown; sealed: string }>`select private_jwk, sealed from signing_key`
    expect(rows).toHaveLength(1)
    expect(rows[0]?.private_jwk).toBeNull()
    // With their quotes, which no sealed text has: letters alone come together by chance
    const sealed = rows[0]?.sealed ?? ''
    const readings = [sealed, ...sealed.split('.').map((part) => Buffer.from(part, 'base64url').toString('latin1'))]
    expect(sealed.length).toBeGreaterThan(1_000)
    for (const reading of readings) expect(reading).not.toMatch(/"(RSA|d|kty)"/)
    const tokens = await Promise.all(processes.map(tokenOf))
    for (const process of processes) for (const { token } of tokens) expect(await isTaken(process, token)).toBe(true)
  })

  it('that a version before has stored plain are sealed by the first start, and go on signing', async () => {
    const { privateKey } = await generateKeyPair('RS256', { extractable: true })
    const jwk = { ...(await exportJWK(privateKey)), kid: 'old', use: 'sig', alg: 'RS256' }
    await test.sql`insert into signing_key (kid, private_jwk, created_at, signs_from)
      values ('old', ${JSON.stringify(jwk)}::jsonb, ${clock.now().toISOString()}, ${clock.now().toISOString()})`
    const process = await start()
    expect(await test.sql`select kid, private_jwk, sealed is not null as sealed from signing_key`).toEqual([
      { kid: 'old', private_jwk: null, sealed: true },
    ])
    expect((await tokenOf(process)).kid).toBe('old')
  })

  it('cannot be opened by another secret, and are sealed anew by the next one', async () => {
    await start()
    await expect(start(testKeyring('t'.repeat(32)))).rejects.toThrow('No key for identity')
    const [sealed] = await test.sql<{ sealed: string }>`select sealed from signing_key`
    const next = (...shared: string[]) => createKeyring({ shared, own: {}, former: '' })
    await start(next('t'.repeat(32), 's'.repeat(32)))
    expect(await test.sql<{ sealed: string }>`select sealed from signing_key`).not.toEqual([sealed])
    await start(next('t'.repeat(32)))
  })

  it('change without a token refused: announced, used, and ended when the last token of before is over', async () => {
    const [told, untold] = [await start(), await start()]
    const before = await tokenOf(told)
    expect(await keys().rotate(false, tester)).toEqual({ ok: true, value: new Date(+clock.now() + 2 * minute) })
    expect((await keys().rotate(false, tester)).ok).toBe(false)
    // The cache event has reached one process; the other reads it a moment later, long before the key signs.
    await hear(told)
    expect((await tokenOf(told)).kid).toBe(before.kid)
    await hear(untold)
    clock.advance(2 * minute)
    const after = await tokenOf(told)
    expect(after.kid).not.toBe(before.kid)
    expect((await tokenOf(untold)).kid).toBe(after.kid)
    for (const process of [told, untold]) {
      expect(await isTaken(process, before.token)).toBe(true)
      expect(await isTaken(process, after.token)).toBe(true)
    }
    const alive = async () => keysAt(await keys().load(), clock.now()).keys.map(({ kid }) => kid)
    clock.advance(64 * minute)
    expect(await alive()).toEqual([after.kid, before.kid])
    clock.advance(2 * minute)
    expect(await alive()).toEqual([after.kid])
  })

  it('are worth nothing at once when somebody else has them', async () => {
    const process = await start()
    const stolen = await tokenOf(process)
    expect((await keys().rotate(true, tester)).ok).toBe(true)
    process.invalidate(['signing-keys'])
    await expect.poll(() => isTaken(process, stolen.token)).toBe(false)
    expect(await isTaken(process, (await tokenOf(process)).token)).toBe(true)
  })

  it('are asked for until they come, when no connection is free at their change', async () => {
    const patience = { connectMs: 30_000, queueMs: 100 }
    const narrow = openDatabase({ url: test.url, maxConnections: 1, applicationName: 'tests', log, patience })
    const lines: { level: number; msg: string }[] = []
    const write = (line: string): void => void lines.push(JSON.parse(line))
    const watched = createLog({ level: 'warn', name: 'test', destination: { write } })
    const process = await start(testKeyring(), { db: narrow.db, log: watched })
    try {
      const stolen = await tokenOf(process)
      const only = await narrow.db.$client.connect()
      await keys().rotate(true, tester)
      process.invalidate(['signing-keys'])
      await expect.poll(() => lines.length).toBeGreaterThan(1)
      only.release()
      await process.settled()
      expect(await isTaken(process, stolen.token)).toBe(false)
      expect(new Set(lines.map(({ level, msg }) => `${level} ${msg}`))).toEqual(
        new Set(['40 signing keys could not be loaded']),
      )
    } finally {
      await process.stop()
      await narrow.close()
    }
  })
})
