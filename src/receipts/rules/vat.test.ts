import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { creditVat, orderVat, type VatRow } from './vat.ts'

const receipt = orderVat(
  [
    { rate: 25.5, netCents: 797, taxCents: 203 },
    { rate: 13.5, netCents: 2643, taxCents: 357 },
  ],
  4500,
)

describe('value added tax of a receipt', () => {
  it('has a row without tax for what no rate covers', () => {
    expect(receipt.at(-1)).toEqual({ ratePercent: 0, netCents: 500, vatCents: 0, grossCents: 500 })
  })

  it('is given back to the cent, however it is parted', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.constantFrom(25.5, 13.5, 0), fc.integer({ min: 1, max: 700 }))), (parts) => {
        const credited: VatRow[] = []
        let left = 4500
        for (const [ratePercent, wanted] of [...parts, [13.5, 4500] as const]) {
          const cents = Math.min(wanted, left)
          if (cents === 0) continue
          const rows = creditVat(receipt, credited, [{ ratePercent, cents }])
          expect(rows.reduce((sum, row) => sum + row.grossCents, 0)).toBe(cents)
          expect(rows.every((row) => row.vatCents >= 0 && row.netCents >= 0)).toBe(true)
          credited.push(...rows)
          left -= cents
        }
        const sum = (key: 'vatCents' | 'netCents') => credited.reduce((total, row) => total + row[key], 0)
        expect([sum('vatCents'), sum('netCents')]).toEqual([560, 3940])
      }),
      { seed: 18 },
    )
  })

  it('is not given back beyond the receipt', () => {
    expect(() => creditVat(receipt, [], [{ ratePercent: 25.5, cents: 4501 }])).toThrow('More is credited')
  })
})
