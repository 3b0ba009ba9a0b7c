import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type FakeServer, startFakeServer } from '#src/identity/web/testing/fake-server.ts'
import { renderInShop } from '#src/identity/web/testing/render-in-shop.tsx'
import formTexts from '#src/shell/texts/fi.json' with { type: 'json' }
import texts from '../../texts/fi.json' with { type: 'json' }
import { NewsletterStrip } from './NewsletterStrip.tsx'

const call = 'POST /api/intermediateuser'
let server: FakeServer
beforeEach(() => {
  server = startFakeServer()
})
afterEach(() => vi.unstubAllGlobals())

const show = () => renderInShop(<NewsletterStrip />, { texts: { ...formTexts, ...texts } })
const field = () => screen.getByLabelText<HTMLInputElement>('Sähköposti')
async function send(email: string): Promise<void> {
  if (email !== '') await userEvent.type(field(), email)
  await userEvent.click(screen.getByRole('button', { name: 'Tilaa' }))
}

describe('the newsletter', () => {
  it('says that the mailbox has to confirm', async () => {
    server.on(call, { status: 202 })
    show()
    expect(screen.getByRole('region', { name: 'Kirje uusista mauista' })).toBeTruthy()
    await send(' aino@posti.example ')
    const done = await screen.findByRole('status')
    expect(done.textContent).toContain('aino@posti.example')
    expect(document.activeElement).toBe(done)
    expect(server.calls(call).map(({ body }) => body)).toEqual([{ email: 'aino@posti.example', language: 'fi' }])
  })

  it('says at the field what is wrong, and asks nobody', async () => {
    show()
    await send('')
    expect(field().getAttribute('aria-invalid')).toBe('true')
    expect(document.activeElement).toBe(field())
    await send('aino')
    expect(server.calls(call)).toEqual([])
  })

  it.each([
    [429, 'Pyyntöjä tuli liian monta. Yritä myöhemmin uudelleen.'],
    [500, 'Tilaus ei onnistunut. Yritä hetken kuluttua uudelleen.'],
  ])('keeps what was typed where it fails', async (status, said) => {
    server.on(call, { status, body: [] })
    show()
    await send('aino@posti.example')
    expect((await screen.findByText(said)).closest('[role="alert"]')).toBeTruthy()
    expect(field().value).toBe('aino@posti.example')
    server.on(call, { status: 202 })
    await userEvent.click(screen.getByRole('button', { name: 'Tilaa' }))
    await waitFor(() => expect(screen.queryByText(said)).toBeNull())
  })

  it('shows what the server says of the field', async () => {
    server.on(call, { status: 400, body: { errors: { email: ['Tarkista sähköpostiosoite'] } } })
    show()
    await send('aino@posti.example')
    expect(await screen.findByText('Tarkista sähköpostiosoite')).toBeTruthy()
  })

  it('is a plain form before its code has come', () => {
    show()
    const form = field().closest('form')
    expect([form?.getAttribute('method'), form?.getAttribute('action')]).toEqual(['post', '/subscriptions/receive'])
    expect(new FormData(form ?? undefined).get('language')).toBe('fi')
  })
})
