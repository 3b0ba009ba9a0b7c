import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import commonTexts from '#src/common/texts/fi.json' with { type: 'json' }
import { sampleCart } from '#src/cart/web/cart.sample.ts'
import { startFakeServer } from '#src/identity/web/testing/fake-server.ts'
import { renderInShop } from '#src/identity/web/testing/render-in-shop.tsx'
import checkoutTexts from '../texts/fi.json' with { type: 'json' }
import { DetailsStep } from './DetailsStep.tsx'

const texts = { ...commonTexts, ...checkoutTexts }
const goOn = () => screen.findByRole('button', { name: 'Jatka maksamaan' })

beforeEach(() => {
  sessionStorage.clear()
  startFakeServer().on('GET /api/me/isauthenticated', { body: false })
  return () => vi.unstubAllGlobals()
})

it('a press of the button that looks disabled marks every field, names them and goes to the first', async () => {
  const onDone = vi.fn()
  renderInShop(<DetailsStep cart={sampleCart({ shipments: [] })} onDone={onDone} />, { texts, path: '/kassa' })
  const button = await goOn()
  expect(button.getAttribute('aria-disabled')).toBe('true')
  await userEvent.click(button)
  expect(await screen.findByText('7 kohtaa kaipaa vielä korjausta:')).toBeTruthy()
  expect(document.querySelectorAll('[aria-invalid="true"]')).toHaveLength(7)
  expect(document.activeElement).toBe(screen.getByLabelText(/^Etunimi/))
  expect(onDone).not.toHaveBeenCalled()

  await userEvent.click(screen.getByRole('button', { name: 'Postinumero' }))
  expect(document.activeElement).toBe(screen.getByLabelText(/^Postinumero/))
  await userEvent.type(screen.getByLabelText(/^Postinumero/), '00500')
  expect(await screen.findByText('6 kohtaa kaipaa vielä korjausta:')).toBeTruthy()
})
