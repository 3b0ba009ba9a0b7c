import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { API_KEY, paymentRequest, startTestProvider, type TestProvider } from './test-support.ts'

let provider: TestProvider

beforeEach(async () => {
  provider = await startTestProvider()
})
afterEach(() => provider.end())

const fault = (values: object) => provider.post('/control/fault', values)

const attempts = (): number => provider.payments().length

function payOnce(request: object, signal?: AbortSignal): Promise<Response> {
  return fetch(`${provider.running.url}/v72/payments`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-api-key': API_KEY, 'idempotency-key': 'one-key' },
    body: JSON.stringify(request),
    ...(signal && { signal }),
  })
}

describe('a fault', () => {
  it('down answers 503 and charges nothing', async () => {
    const request = paymentRequest(await provider.token())
    await fault({ mode: 'down', times: 1 })
    expect((await payOnce(request)).status).toBe(503)
    expect(attempts()).toBe(0)
  })

  it('garbage answers what is not JSON and charges nothing', async () => {
    const request = paymentRequest(await provider.token())
    await fault({ mode: 'garbage', times: 1 })
    await expect((await payOnce(request)).json()).rejects.toThrow()
    expect(attempts()).toBe(0)
  })

  it('of one shopper leaves the payments of others alone, and waits for that one', async () => {
    await fault({ mode: 'down', times: 1, shopper: 'aino@posti.example' })
    const other = { ...paymentRequest(await provider.token()), shopperEmail: 'eeva@posti.example' }
    expect((await payOnce(other)).status).toBe(200)
    const own = { ...paymentRequest(await provider.token()), shopperEmail: 'aino@posti.example' }
    expect((await payOnce(own)).status).toBe(503)
  })

  it('slow answers late and right', async () => {
    const request = paymentRequest(await provider.token())
    await fault({ mode: 'slow', ms: 80, times: 1 })
    const begin = performance.now()
    expect(await (await payOnce(request)).json()).toMatchObject({ resultCode: 'Authorised' })
    expect(performance.now() - begin).toBeGreaterThan(70)
  })

  it.each([
    ['error-after-charge', 0],
    ['reset-mid-body', 0],
    ['timeout-after-charge', 60_000],
  ])('%s leaves a charge behind, and the same key finds it without a second one', async (mode, ms) => {
    const request = paymentRequest(await provider.token())
    await fault({ mode, ms, times: 1 })
    const failed = payOnce(request, AbortSignal.timeout(150)).then(async (response) => {
      await response.text()
      if (!response.ok) throw new Error(`status ${response.status}`)
    })
    await expect(failed).rejects.toThrow()
    expect(attempts()).toBe(1)
    expect(await (await payOnce(request)).json()).toMatchObject({ resultCode: 'Authorised' })
    expect(attempts()).toBe(1)
  })

  it('that is not known is refused', async () => {
    expect((await fault({ mode: 'earthquake' })).status).toBe(400)
  })
})

describe('the control interface', () => {
  it('shows payments and switches on a page', async () => {
    await provider.pay({})
    const page = await provider.get('/control')
    expect(page.text).toContain('KV26-TEST-0001')
    expect(page.text).toContain('timeout-after-charge')
  })

  it('gives the ledger, of one reference too', async () => {
    await provider.pay({})
    await provider.pay({}, { reference: 'KV26-TEST-0002' })
    const all = (await provider.get('/control/ledger')).body['entries'] as unknown[]
    const one = (await provider.get('/control/ledger?reference=KV26-TEST-0002')).body['entries'] as unknown[]
    expect([all.length, one.length]).toEqual([2, 1])
  })

  it('forgets everything on reset', async () => {
    await provider.pay({})
    await provider.post('/control/reset', {})
    await provider.restart()
    expect(attempts()).toBe(0)
  })

  it('refuses what another web page could send', async () => {
    const answer = await provider.post('/control/reset', {}, { origin: 'https://elsewhere.example' })
    expect(answer.status).toBe(403)
  })
})
