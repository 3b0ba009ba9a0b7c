import { appendFileSync, readFileSync, writeFileSync } from 'node:fs'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { LEDGER_FILE } from './ledger.ts'
import { API_KEY, CARD, HMAC_KEY, paymentRequest, startTestProvider, type TestProvider } from './test-support.ts'

let provider: TestProvider

beforeEach(async () => {
  provider = await startTestProvider()
})
afterEach(() => provider.end())

const file = () => join(provider.dataDir, LEDGER_FILE)

describe('the ledger', () => {
  it('gives the same state after a restart', async () => {
    const { pspReference } = (await provider.pay({})).body
    const capture = { merchantAccount: 'TestShop', amount: { currency: 'EUR', value: 2000 } }
    await provider.post(`/v72/payments/${String(pspReference)}/captures`, capture)
    const before = provider.payments()
    await provider.restart()
    expect(provider.payments()).toEqual(before)
    expect(before).toMatchObject([{ capturedValue: 2000 }])
  })

  it('drops a last line that a kill tore, and goes on after it', async () => {
    await provider.pay({})
    appendFileSync(file(), '{"seq":2,"kind":"payment-cre')
    await provider.restart()
    await provider.pay({})
    const lines = readFileSync(file(), 'utf8').trim().split('\n')
    expect(lines.map((line) => JSON.parse(line).seq)).toEqual([1, 2])
  })

  it('refuses to start from a damaged file', async () => {
    await provider.pay({})
    writeFileSync(file(), `broken\n${readFileSync(file(), 'utf8')}`)
    await expect(provider.restart()).rejects.toThrow('line 1 is not JSON')
    writeFileSync(file(), '')
    await provider.restart()
  })

  it('has every charge that was answered when the process is killed', async () => {
    const main = join(import.meta.dirname, 'main.ts')
    const child = spawn(process.execPath, [main], {
      env: {
        PAYMENT_STANDIN_PORT: '0',
        PAYMENT_STANDIN_DATA_DIR: provider.dataDir,
        PAYMENT_STANDIN_API_KEY: API_KEY,
        PAYMENT_STANDIN_HMAC_KEY: HMAC_KEY,
        PAYMENT_STANDIN_MERCHANT_ACCOUNT: 'TestShop',
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const [line] = (await once(child.stdout, 'data')) as [Buffer]
    const { url } = JSON.parse(line.toString('utf8'))
    const post = async (path: string, body: unknown): Promise<Record<string, Record<string, unknown>>> => {
      const headers = { 'content-type': 'application/json', 'x-api-key': API_KEY }
      const response = await fetch(`${url}${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
      return (await response.json()) as Record<string, Record<string, unknown>> // the stand-in's own answers
    }
    const { paymentMethod } = await post('/card-frame/tokenise', CARD)
    const paid = await post('/v72/payments', paymentRequest(paymentMethod ?? {}))
    child.kill('SIGKILL')
    await once(child, 'exit')
    await provider.restart()
    expect(provider.payments()).toMatchObject([{ pspReference: paid['pspReference'], resultCode: 'Authorised' }])
  })
})
