import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { ConfigError, parseConfig } from './config.ts'
import { settings, type Setting } from './config-schema.ts'

const minimal = {
  DATABASE_URL: 'postgres://app@localhost/konvehti',
  PAYMENT_API_KEY: 'key',
  PAYMENT_HMAC_KEY: 'a'.repeat(64),
  COOKIE_KEYS: 'k'.repeat(32),
  SECRET_KEYS: 's'.repeat(32),
}

describe('the configuration', () => {
  it('needs only what has no safe default', () => {
    const config = parseConfig(minimal)
    expect(config.port).toBe(3000)
    expect(Object.isFrozen(config)).toBe(true)
  })

  it('reports all faults at once and never prints a secret', () => {
    const faults = (() => {
      try {
        parseConfig({ ...minimal, DATABASE_URL: '', PORT: 'x', PAYMENT_HMAC_KEY: 'not-hex-secret' })
        return []
      } catch (error) {
        return error instanceof ConfigError ? error.faults : []
      }
    })()
    expect(faults).toHaveLength(3)
    expect(faults.join()).not.toContain('not-hex-secret')
  })

  it('takes a bucket whole or not at all', () => {
    const s3 = {
      MEDIA_S3_ENDPOINT: 'https://s3.eu-north-1.amazonaws.com',
      MEDIA_S3_BUCKET: 'konvehti-media',
      MEDIA_S3_KEY_ID: 'AKIAKONVEHTI',
      MEDIA_S3_SECRET: 'vR7qLm2Xw9TzB4kHs8Jd',
    }
    expect(parseConfig(minimal)).toMatchObject({ mediaStore: 'folder', mediaBucket: null })
    // It may be named before it is used, so that files can be copied there.
    expect(parseConfig({ ...minimal, ...s3 })).toMatchObject({
      mediaStore: 'folder',
      mediaBucket: { endpoint: s3.MEDIA_S3_ENDPOINT, name: 'konvehti-media', region: 'us-east-1' },
    })
    for (const name of Object.keys(s3))
      expect(() => parseConfig({ ...minimal, ...s3, [name]: '' }), name).toThrow(`${name} is missing`)
    expect(() => parseConfig({ ...minimal, MEDIA_STORE: 's3' })).toThrow('MEDIA_S3_BUCKET is missing')
    for (const [name, value] of [
      ['MEDIA_S3_SECRET', 'short'],
      ['MEDIA_S3_BUCKET', 'Media/x'],
      ['MEDIA_STORE', 'disk'],
    ] as const)
      expect(() => parseConfig({ ...minimal, ...s3, [name]: value }), name).toThrow(`${name} `)
    expect(() => parseConfig({ ...minimal, ...s3, MEDIA_S3_ENDPOINT: 'http://10.0.0.7:9000' })).toThrow(
      'MEDIA_S3_ENDPOINT must be https',
    )
    expect(parseConfig({ ...minimal, ...s3, MEDIA_S3_ENDPOINT: 'http://127.0.0.1:9000' }).mediaBucket).not.toBeNull()
  })

  it.each(['', ' ', ',', 'worker', 'web,worker'])('refuses “%s” as the roles of a process', (ROLES) => {
    expect(() => parseConfig({ ...minimal, ROLES })).toThrow(/ROLES “.*” has the wrong form/)
  })

  it('gives a process both roles unless it names its own', () => {
    expect(parseConfig(minimal).roles).toEqual(['web', 'jobs'])
    expect(parseConfig({ ...minimal, ROLES: 'jobs, jobs' }).roles).toEqual(['jobs'])
  })

  it('lets a process serve on while it ends where a balancer stands before it, and not on its own machine', () => {
    const drainMs = (more: object) => parseConfig({ ...minimal, ...more }).drainMs
    expect(drainMs({})).toBe(0)
    expect(drainMs({ DRAIN_SECONDS: '7' })).toBe(7_000)
    expect(() => drainMs({ DRAIN_SECONDS: '61' })).toThrow('DRAIN_SECONDS “61” has the wrong form')
  })

  it('names the database’s authority in all its connections', () => {
    const config = parseConfig({
      ...minimal,
      DATABASE_URL: 'postgres://app@db.example/shop?sslmode=verify-full',
      READ_DATABASE_URL: 'postgres://app@replica.example/shop?sslmode=verify-full',
      DATABASE_CA_FILE: '/etc/ssl/own.pem',
    })
    expect(config.databaseUrl).toBe(
      'postgres://app@db.example/shop?sslmode=verify-full&sslrootcert=%2Fetc%2Fssl%2Fown.pem',
    )
    expect(config.readDatabaseUrl).toBe(
      'postgres://app@replica.example/shop?sslmode=verify-full&sslrootcert=%2Fetc%2Fssl%2Fown.pem',
    )
    expect(config.migrationDatabaseUrl).toBe('')
  })

  it('is what .env.example documents, line by line', () => {
    const expected = Object.values<Setting>(settings)
      .map(
        ({ env, description, fallback, secret }) =>
          `# ${description}\n${secret || fallback === null ? '' : '#'}${env}=${fallback ?? ''}\n`,
      )
      .join('\n')
    expect(readFileSync('.env.example', 'utf8')).toContain(expected)
  })
})
