import { expect, it } from 'vitest'
import { settingsFromEnvironment } from './settings.ts'
import { HMAC_KEY } from './test-support.ts'

const ENOUGH = {
  PAYMENT_STANDIN_DATA_DIR: '/var/data',
  PAYMENT_STANDIN_API_KEY: 'key',
  PAYMENT_STANDIN_HMAC_KEY: HMAC_KEY,
}

it('takes several origins', () => {
  const origins = 'http://localhost:3000, http://localhost:5173'
  const settings = settingsFromEnvironment({ ...ENOUGH, PAYMENT_STANDIN_ALLOWED_ORIGINS: origins })
  expect(settings.allowedOrigins).toEqual(['http://localhost:3000', 'http://localhost:5173'])
})

it('names every fault at once', () => {
  const environment = {
    PAYMENT_STANDIN_HMAC_KEY: 'not hexadecimal',
    PAYMENT_STANDIN_PORT: 'x',
    PAYMENT_STANDIN_WEBHOOK_URL: 'nowhere',
    PAYMENT_STANDIN_ALLOWED_ORIGINS: 'http://localhost:3000/',
  }
  expect(() => settingsFromEnvironment(environment)).toThrow(
    /PORT is not.*DATA_DIR is missing.*API_KEY is missing.*HMAC_KEY is not 64.*ORIGINS: .* is not an origin.*URL is not/,
  )
})
