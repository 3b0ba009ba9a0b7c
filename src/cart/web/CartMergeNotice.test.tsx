import { screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { renderInShop } from '#src/identity/web/testing/render-in-shop.tsx'
import texts from '../texts/fi.json' with { type: 'json' }
import { CartMergeNotice } from './CartMergeNotice.tsx'

afterEach(() => sessionStorage.clear())

const tell = (merge: unknown) => {
  sessionStorage.setItem('cart-merge', JSON.stringify(merge))
  return renderInShop(<CartMergeNotice />, { texts })
}

it.each([
  [{ added: 0, capped: [], isGiftCardReplaced: false, waiting: null }],
  ['nonsense'],
  [{ capped: [null, 1, {}] }],
])('says nothing of %j', async (merge) => {
  tell(merge)
  await vi.dynamicImportSettled()
  expect(screen.queryByText(/kori/i)).toBeNull()
})

it('tells in one message what came into the cart, what was capped and what waits, once', async () => {
  tell({
    added: 3,
    capped: [{ code: 'A', displayName: 'Kaurakeksit', quantity: 5 }],
    isGiftCardReplaced: true,
    waiting: 'own',
  })
  const message = await screen.findByText(/3 tuotetta tuli mukaan/)
  expect(message.textContent).toContain('Kaurakeksit: korissa on nyt 5')
  expect(message.textContent).toContain(texts['/cart/merged/gift-card'])
  expect(message.textContent).toContain(texts['/cart/merged/waiting-own'])
  expect(sessionStorage.getItem('cart-merge')).toBeNull()
})
