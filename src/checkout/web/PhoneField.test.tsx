import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import cartTexts from '#src/cart/texts/fi.json' with { type: 'json' }
import { sampleCart } from '#src/cart/web/cart.sample.ts'
import commonTexts from '#src/common/texts/fi.json' with { type: 'json' }
import { startFakeServer } from '#src/identity/web/testing/fake-server.ts'
import { renderInShop } from '#src/identity/web/testing/render-in-shop.tsx'
import checkoutTexts from '../texts/fi.json' with { type: 'json' }
import { DetailsStep } from './DetailsStep.tsx'

const phoneField = () => screen.findByLabelText<HTMLInputElement>(/^Puhelinnumero/)

beforeEach(() => {
  sessionStorage.clear()
  const server = startFakeServer()
  server.on('GET /api/me/isauthenticated', { body: false })
  server.on('GET /api/markets', { body: [] })
  const texts = { ...commonTexts, ...cartTexts, ...checkoutTexts }
  renderInShop(<DetailsStep cart={sampleCart()} onDone={() => {}} />, { texts, path: '/kassa' })
})

it('says nothing more of a telephone number that the field has put right by itself', async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Jatka maksamaan' }))
  const phone = await phoneField()
  await waitFor(() => expect(phone.getAttribute('aria-invalid')).toBe('true'))
  await userEvent.type(phone, '040 123 4567')
  await userEvent.tab()
  expect(phone.value).toBe('401234567')
  await waitFor(() => expect(phone.getAttribute('aria-invalid')).toBeNull())
})

it('takes a number with the prefix of another country, as it is pasted or filled in, and shows both parts', async () => {
  const phone = await phoneField()
  const prefix = screen.getByLabelText<HTMLSelectElement>(checkoutTexts['/checkout/field/phoneCountry'])
  await userEvent.click(phone)
  await userEvent.paste('\u202a+46 70 123 45 67\u202c')
  await userEvent.tab()
  expect([prefix.value, phone.value]).toEqual(['+46', '701234567'])
  expect(phone.getAttribute('aria-invalid')).toBeNull()
})

it('keeps a number whole that was entered before another country is chosen', async () => {
  await userEvent.type(await phoneField(), '+358 40 512 3380')
  await userEvent.selectOptions(screen.getByLabelText('Maa'), 'SWE')
  expect(screen.getByLabelText<HTMLSelectElement>(checkoutTexts['/checkout/field/phoneCountry']).value).toBe('+358')
})
