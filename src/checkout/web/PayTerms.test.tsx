import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { sampleCart, sampleLine } from '#src/cart/web/cart.sample.ts'
import { renderInShop } from '#src/identity/web/testing/render-in-shop.tsx'
import en from '../texts/en.json' with { type: 'json' }
import fi from '../texts/fi.json' with { type: 'json' }
import sv from '../texts/sv.json' with { type: 'json' }
import { PayTerms } from './PayTerms.tsx'

it.each([
  ['fi', fi, /sitova/, /maks/i],
  ['sv', sv, /bindande/, /betal/i],
  ['en', en, /binding/, /\bpay/i],
])('says in %s that the order binds, and of no payment where a gift card covers it', (_, texts, binds, pays) => {
  for (const isCustomTablet of [false, true]) {
    const cart = sampleCart({ payableAmount: 0, allLineItems: [sampleLine({ isCustomTablet })] })
    const { unmount } = renderInShop(<PayTerms cart={cart} />, { texts })
    const said = screen.getByText(binds).textContent
    expect(said).not.toMatch(pays)
    unmount()
  }
})
