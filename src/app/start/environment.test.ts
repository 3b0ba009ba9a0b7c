import { describe, expect, it } from 'vitest'
import { parseConfig } from '../../platform/config.ts'
import {
  paymentEnvironment,
  portsFrom,
  serverEnvironment,
  type StackSettings,
  usesOwnPayment,
  usesReviewsStandin,
} from './environment.ts'
import { makeSecrets } from './secrets.ts'

const secrets = makeSecrets()
const settings: StackSettings = {
  project: '/shop',
  databaseUrl: 'postgres://konvehti_app@localhost/konvehti',
  migrationDatabaseUrl: 'postgres://konvehti_owner@localhost/konvehti',
  ports: portsFrom({}),
  secrets,
  dataDirectory: '/shop',
  development: false,
  overrides: {},
}

describe('the environment of a local shop', () => {
  it('is complete, with demo secrets of the right form', () => {
    const config = parseConfig(serverEnvironment(settings))
    expect(config).toMatchObject({ port: 3000, publicUrl: 'http://localhost:3000', dev: false })
    expect(config.payment.hmacKeys).toEqual([secrets.paymentHmacKey])
    expect(config.cookieKeys).toHaveLength(2)
  })

  it('follows the ports that are set, on both sides of a connection', () => {
    const ports = portsFrom({ PORT: '4000', PAYMENT_STANDIN_PORT: '4010' })
    const moved = { ...settings, ports }
    expect(parseConfig(serverEnvironment(moved))).toMatchObject({ port: 4000, publicUrl: 'http://localhost:4000' })
    expect(serverEnvironment(moved)['PAYMENT_API_URL']).toBe('http://127.0.0.1:4010')
    expect(paymentEnvironment(moved)).toMatchObject({
      PAYMENT_STANDIN_PORT: '4010',
      PAYMENT_STANDIN_WEBHOOK_URL: 'http://127.0.0.1:4000/api/adyen/webhooks/authorisation',
      PAYMENT_STANDIN_ALLOWED_ORIGINS: 'http://localhost:4000',
      PAYMENT_STANDIN_API_KEY: secrets.paymentApiKey,
    })
  })

  it('yields to what is set, and leaves out a stand-in that would stand beside the real thing', () => {
    const overrides = { PAYMENT_API_URL: 'https://pay.example', LOG_LEVEL: 'debug', MAIL_FROM: '' }
    const environment = serverEnvironment({ ...settings, overrides })
    expect(environment).toMatchObject({ PAYMENT_API_URL: 'https://pay.example', LOG_LEVEL: 'debug' })
    expect(environment['MAIL_FROM']).toBeUndefined()
    expect(usesOwnPayment(overrides)).toBe(true)
    expect(usesOwnPayment({})).toBe(false)
  })

  it('has the reviews stand-in only where a service shall keep the reviews and none is named', () => {
    expect(usesReviewsStandin({})).toBe(false)
    expect(usesReviewsStandin({ REVIEWS_PROVIDER: 'service' })).toBe(true)
    expect(usesReviewsStandin({ REVIEWS_PROVIDER: 'service', REVIEWS_SERVICE_URL: 'https://r.example' })).toBe(false)
    const overrides = { REVIEWS_PROVIDER: 'service' }
    const moved = { ...settings, overrides, ports: portsFrom({ REVIEWS_STANDIN_PORT: '4027' }) }
    expect(parseConfig(serverEnvironment(moved)).reviews).toEqual({
      provider: 'service',
      serviceUrl: 'http://127.0.0.1:4027',
    })
  })
})
