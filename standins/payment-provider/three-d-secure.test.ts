import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { startTestProvider, type TestProvider, until } from './test-support.ts'

let provider: TestProvider

beforeEach(async () => {
  provider = await startTestProvider({ challengeMs: 60_000 })
})
afterEach(() => provider.end())

async function startChallenge(cardNumber = '4212 3456 7891 0006'): Promise<string> {
  const { body } = await provider.pay({ cardNumber })
  return new URL((body['action'] as { url: string }).url).pathname
}

async function answer(path: string, choice: string): Promise<string> {
  const response = await fetch(`${provider.running.url}${path}/answer`, {
    method: 'POST',
    body: new URLSearchParams({ answer: choice }),
  })
  return response.text()
}

function hiddenField(html: string, name: string): string {
  return new RegExp(`name="${name}" value="([^"]*)"`).exec(html)?.[1] ?? ''
}

const details = (redirectResult: string) => provider.post('/v72/payments/details', { details: { redirectResult } })

describe('the 3-D Secure page', () => {
  it('shows shop, amount and card in the shopper’s language', async () => {
    const page = await provider.get(await startChallenge())
    expect(page.text).toContain('lang="fi"')
    expect(page.text).toContain('localhost:3000')
    expect(page.text).toMatch(/24,90\s€/)
    expect(page.text).toContain('•••• 0006')
  })

  it.each([
    ['confirm', { resultCode: 'Authorised' }],
    ['refuse', { resultCode: 'Refused', refusalReason: '3D Not Authenticated', refusalReasonCode: '11' }],
    ['close', { resultCode: 'Cancelled', refusalReasonCode: '16' }],
  ])('after %s posts back a result that gives %o, every time', async (choice, result) => {
    const page = await answer(await startChallenge(), choice)
    expect(page).toContain('action="http://localhost:3000/paymentauthentication/threedscallback"')
    expect(hiddenField(page, 'threeDSSessionData')).not.toBe('')
    const redirectResult = hiddenField(page, 'redirectResult')
    const first = await details(redirectResult)
    const second = await details(redirectResult)
    expect(first.body).toMatchObject({
      ...result,
      pspReference: expect.any(String),
      merchantReference: 'KV26-TEST-0001',
    })
    expect(second.text).toBe(first.text)
  })

  it('keeps the first answer, however often another is given', async () => {
    const path = await startChallenge()
    const first = await answer(path, 'refuse')
    const second = await answer(path, 'confirm')
    expect(hiddenField(second, 'redirectResult')).toBe(hiddenField(first, 'redirectResult'))
    expect((await details(hiddenField(second, 'redirectResult'))).body['resultCode']).toBe('Refused')
  })

  it('of the card without return decides the payment and never sends the browser back', async () => {
    const path = await startChallenge('4000 0000 0000 0119')
    const page = await answer(path, 'confirm')
    expect(page).toContain('Maksu on vahvistettu')
    expect(page).not.toContain('<form')
    expect(provider.payments()).toMatchObject([{ resultCode: 'Authorised' }])
  })

  it('that nobody answers cancels the payment in the end', async () => {
    await provider.restart({ challengeMs: 30 })
    await startChallenge()
    await until(() => provider.payments()[0]?.resultCode === 'Cancelled')
  })

  it('survives a restart in the middle', async () => {
    const path = await startChallenge()
    await provider.restart()
    const page = await answer(path, 'confirm')
    expect((await details(hiddenField(page, 'redirectResult'))).body['resultCode']).toBe('Authorised')
  })

  it('is not found for an invented id', async () => {
    expect((await provider.get('/3ds/invented')).status).toBe(404)
  })
})

it.each(['', 'invented', 'x'.repeat(100_000)])('refuses a redirectResult that was never given out', async (value) => {
  expect((await details(value)).status).toBe(422)
})
