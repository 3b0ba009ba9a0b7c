import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import commonTexts from '#src/common/texts/fi.json' with { type: 'json' }
import { type FakeServer, startFakeServer } from '#src/identity/web/testing/fake-server.ts'
import { renderInShop } from '#src/identity/web/testing/render-in-shop.tsx'
import { samplePage } from '#src/shell/web/chrome/shell-page.sample.ts'
import ordersTexts from '../texts/fi.json' with { type: 'json' }
import { sampleOrder } from './order.sample.ts'
import { WithdrawalPage } from './WithdrawalPage.tsx'

/* Withdrawing from an order that is open here: whose it is need not be said again. */

const number = sampleOrder().orderNumber
const orderCall = `GET /api/me/orders/${number}`
let server: FakeServer
beforeEach(() => {
  server = startFakeServer()
})
afterEach(() => vi.unstubAllGlobals())

function show(query: string): void {
  window.history.replaceState(null, '', `/peruuttaminen${query}`)
  renderInShop(<WithdrawalPage page={samplePage()} />, {
    texts: { ...commonTexts, ...ordersTexts },
    path: '/peruuttaminen',
  })
}
const value = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name }).value
const fields = () => [value('Nimi'), value('Tilausnumero'), value('Sähköposti')]

it('begins with who ordered, by the order’s own link', async () => {
  server.on(orderCall, { body: sampleOrder() })
  show(`?orderId=${number}&key=signed`)
  await waitFor(() => expect(fields()).toEqual(['Aino Leppävirta-Östman', number, 'aino.leppavirta@posti.example']))
  expect(server.calls(orderCall)[0]?.query.get('key')).toBe('signed')
})

it('keeps what was typed before the order came, and all of it can be changed', async () => {
  let answer = (): void => {}
  server.on(orderCall, () => new Promise((resolve) => (answer = () => resolve({ body: sampleOrder() }))))
  show(`?orderId=${number}&key=signed`)
  await userEvent.type(await screen.findByRole('textbox', { name: 'Nimi' }), 'Aino Virta')
  await waitFor(() => expect(server.calls(orderCall)).toHaveLength(1))
  answer()
  await waitFor(() => expect(value('Sähköposti')).toBe('aino.leppavirta@posti.example'))
  expect(value('Nimi')).toBe('Aino Virta')
  await userEvent.clear(screen.getByRole('textbox', { name: 'Sähköposti' }))
  expect(value('Sähköposti')).toBe('')
})

it('asks for all of it where no order is open', async () => {
  show('')
  await screen.findByRole('textbox', { name: 'Nimi' })
  expect(fields()).toEqual(['', '', ''])
  expect(server.calls(orderCall)).toEqual([])
})

async function reviewOf(numberTyped: string): Promise<void> {
  show('')
  await userEvent.type(await screen.findByRole('textbox', { name: 'Nimi' }), 'Aino Virta')
  await userEvent.type(screen.getByRole('textbox', { name: 'Tilausnumero' }), numberTyped)
  await userEvent.type(screen.getByRole('textbox', { name: 'Sähköposti' }), 'aino@posti.example')
  await userEvent.click(screen.getByRole('button', { name: 'Jatka' }))
}
const choicesCall = 'POST /api/withdrawals/lines'
const nothing = { lines: [], withdrawUntil: null, isLate: false, isNothingLeft: false }

it('says of an order with nothing left that there is nothing to withdraw from, and goes no further', async () => {
  server.on(choicesCall, { body: { ...nothing, isNothingLeft: true } })
  await reviewOf(number)
  await screen.findByText(/^Tilauksesta ei ole enää mitään peruutettavaa/)
  expect(screen.getByRole('textbox', { name: 'Tilausnumero' })).toBeTruthy()
})

it('reviews the number as the shop writes it, however it was typed', async () => {
  server.on(choicesCall, { body: nothing })
  await reviewOf('kv26 7srn cz2m')
  await screen.findByRole('heading', { name: 'Vahvista peruuttaminen' })
  const facts = screen.getAllByRole('definition').map((fact) => fact.textContent)
  expect(facts[0]).toBe('KV26-7SRN-CZ2M')
})
