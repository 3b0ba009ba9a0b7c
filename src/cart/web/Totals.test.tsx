import { cleanup, render, screen } from '@testing-library/react'
import { TextContext, textsOf } from '#src/shell/web/text/use-text.ts'
import { describe, expect, it } from 'vitest'
import type { Cart } from '../contract/cart.ts'
import texts from '../texts/fi.json' with { type: 'json' }
import { sampleCart } from './cart.sample.ts'
import { Totals } from './Totals.tsx'

const rows = (cart: Cart, parts?: 'short' | 'total') => {
  render(
    <TextContext value={textsOf('fi', texts)}>
      <Totals cart={cart} {...(parts && { parts })} />
    </TextContext>,
  )
  const names = screen.getAllByRole('term').map((term) => term.textContent)
  const values = screen.getAllByRole('definition').map((value) => value.textContent)
  return names.map((name, index) => [name, values[index]])
}

describe('the sums', () => {
  it('show goods, delivery, total, tax and weight, and no row for what does not apply', () => {
    expect(rows(sampleCart({ reductionsAmount: 0 }))).toEqual([
      ['Tuotteet', '9,00 €'],
      ['KotiinkuljetusPerillä ti 24.11.–to 26.11.', '4,90 €'],
      ['Yhteensä', '12,10 €'],
      ['Sisältää alv 13,5\u00a0%', '1,44 €'],
      ['Paino', '200 g'],
    ])
  })

  it('show offers, promotions, promo code and gift card when they apply', () => {
    const cart = sampleCart({
      hasPromotions: true,
      promotions: [{ name: 'Marraskuun levyt', amount: 1, display: '1,00 €', target: 'order', code: 'KERKKA10' }],
      couponCodes: ['KERKKA10'],
      isGiftCardApplied: true,
      giftCardPaymentAmount: 10,
      giftCardPaymentDisplayAmount: '10,00 €',
      adyenPaymentDisplayAmount: '2,10 €',
    })
    expect(rows(cart)).toEqual([
      ['Tuotteet', '9,00 €'],
      ['Tarjoukset', '−1,80 €'],
      ['Marraskuun levytKoodilla KERKKA10', '−1,00 €'],
      ['KotiinkuljetusPerillä ti 24.11.–to 26.11.', '4,90 €'],
      ['Yhteensä', '12,10 €'],
      ['Lahjakortti', '−10,00 €'],
      ['Maksettavaa', '2,10 €'],
      ['Sisältää alv 13,5\u00a0%', '1,44 €'],
      ['Paino', '200 g'],
    ])
  })

  it('leave the gift card out when it pays nothing', () => {
    const names = rows(sampleCart({ isGiftCardApplied: true, giftCardPaymentAmount: 0 })).map(([name]) => name)
    expect(names).not.toContain('Lahjakortti')
  })

  it('have no row of a tax that is none, nor of a weight: gift cards are bought', () => {
    const taxes = sampleCart().taxes.map((tax) => ({ ...tax, rate: 0, tax: 0, display: '0,00 €' }))
    const names = rows(sampleCart({ taxes, totalWeight: 0, totalDisplayWeight: '' })).map(([name]) => name)
    expect(names.at(-1)).toBe('Yhteensä')
  })

  it('can leave out the weight, or all that leads to the total', () => {
    expect(rows(sampleCart(), 'short').map(([name]) => name)).toEqual([
      'Tuotteet',
      'Tarjoukset',
      'KotiinkuljetusPerillä ti 24.11.–to 26.11.',
      'Yhteensä',
      'Sisältää alv 13,5\u00a0%',
    ])
    cleanup()
    expect(rows(sampleCart(), 'total').map(([name]) => name)).toEqual(['Yhteensä', 'Sisältää alv 13,5\u00a0%'])
  })

  it('call free delivery free, and count letters', () => {
    const [home] = sampleCart().deliveries
    const deliveries = home
      ? [
          { ...home, price: 0 },
          { ...home, methodName: 'Kirje saajalle', count: 2, priceDisplay: '13,80 €', estimateString: 'to 26.11.' },
        ]
      : []
    expect(rows(sampleCart({ deliveries })).slice(2, 4)).toEqual([
      ['KotiinkuljetusPerillä ti 24.11.–to 26.11.', 'Maksutta'],
      ['Kirje saajalle × 2Perillä to 26.11.', '13,80 €'],
    ])
  })
})
