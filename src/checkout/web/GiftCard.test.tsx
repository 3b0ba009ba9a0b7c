import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { sampleCart } from '#src/cart/web/cart.sample.ts'
import giftCardTexts from '#src/gift-cards/texts/fi.json' with { type: 'json' }
import { type FakeServer, startFakeServer } from '#src/identity/web/testing/fake-server.ts'
import { snackbars } from '#src/kit/snackbar-store.ts'
import { renderInShop } from '#src/identity/web/testing/render-in-shop.tsx'
import { GiftCard } from './GiftCard.tsx'

const cart = sampleCart({ isGiftCardApplied: false })
const path = `/api/me/checkout/${cart.id}/gift-card`
let server: FakeServer
beforeEach(() => {
  server = startFakeServer()
})
afterEach(() => {
  for (const { id } of snackbars.list()) snackbars.dismiss(id)
  vi.unstubAllGlobals()
})

const show = (overrides: Parameters<typeof sampleCart>[0] = {}, isLocked = false) =>
  renderInShop(<GiftCard cart={sampleCart({ isGiftCardApplied: false, ...overrides })} isLocked={isLocked} />, {
    texts: giftCardTexts,
    path: '/kassa',
  })

async function typeCard(): Promise<void> {
  await userEvent.click(await screen.findByText('Lahjakortti'))
  await userEvent.type(screen.getByLabelText('Kortin koodi'), 'h7qd 4mwe 8rtk 6vnb')
  await userEvent.type(screen.getByLabelText('PIN'), '3095')
}

it('sends code and PIN by the keyboard, and only once both are there', async () => {
  const body = { message: 'Maksaa', appliedAmount: 1, appliedDisplayAmount: '1 €', remainingBalanceDisplay: '0 €' }
  server.on(`POST ${path}`, { body })
  show()
  await typeCard()
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(server.calls(`POST ${path}`)).toHaveLength(1))
  expect(server.calls(`POST ${path}`)[0]?.body).toEqual({ code: 'h7qd 4mwe 8rtk 6vnb', pin: '3095' })
})

it('says what the server says, at the field, and keeps what was typed', async () => {
  server.on(`POST ${path}`, { status: 400, body: { message: 'Tarkista numero ja PIN.' } })
  show()
  await typeCard()
  await userEvent.click(screen.getByRole('button', { name: 'Käytä lahjakortti' }))
  expect(await screen.findByText('Tarkista numero ja PIN.')).toBeTruthy()
  const field = screen.getByLabelText('Kortin koodi')
  expect([field.getAttribute('aria-invalid'), (field as HTMLInputElement).value]).toEqual([
    'true',
    'h7qd 4mwe 8rtk 6vnb',
  ])
})

it('takes back what it said of the last try when the next one succeeds', async () => {
  server.on(`POST ${path}`, { status: 400, body: { message: 'Tarkista numero ja PIN.' } })
  show()
  await typeCard()
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(snackbars.list().map(({ text }) => text)).toEqual(['Tarkista numero ja PIN.']))
  const body = { message: 'Maksaa', appliedAmount: 1, appliedDisplayAmount: '1 €', remainingBalanceDisplay: '0 €' }
  server.on(`POST ${path}`, { body })
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(snackbars.list().map(({ text }) => text)).toEqual(['Maksaa']))
})

it('takes the card off', async () => {
  server.on(`DELETE ${path}`, { body: { message: 'Lahjakortti poistettu.' } })
  show({ isGiftCardApplied: true, giftCardLast4: '6VNB', giftCardPaymentDisplayAmount: '10,00 €' })
  expect(await screen.findByText('Kortilla …6VNB maksetaan 10,00 €.')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Poista lahjakortti' }))
  await waitFor(() => expect(server.calls(`DELETE ${path}`)).toHaveLength(1))
})

it('offers nothing while the payment is under way', () => {
  show({}, true)
  expect(screen.queryByText('Lahjakortti')).toBeNull()
  show({ isGiftCardApplied: true, giftCardLast4: '6VNB' }, true)
  expect(screen.queryByRole('button', { name: 'Poista lahjakortti' })).toBeNull()
})
