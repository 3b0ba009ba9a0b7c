import { describe, expect, it } from 'vitest'
import { readPdf } from '../../../tests/support/read-pdf.ts'
import { sampleAddress } from '#src/common/address.sample.ts'
import type { Language } from '#src/common/locale.ts'
import { writePdf } from '#src/platform/pdf/write-pdf.ts'
import type { FiscalDocumentSnapshot } from '../rules/fiscal-document.ts'
import { fiscalDocumentPdf } from './fiscal-document-pdf.ts'

const issuedAt = new Date('2026-11-25T10:00:00Z')
const country = (language: Language, key: string): string => `${key} ${language}`

const receipt = (overrides: Partial<FiscalDocumentSnapshot> = {}): FiscalDocumentSnapshot => ({
  number: 'K2026-000123',
  issuedOn: '2026-11-25',
  language: 'fi',
  orderNumber: 'KV26-7F3K-9QTX',
  corrects: null,
  seller: {
    name: 'Konvehti Oy',
    street: 'Vallilankatu 1',
    postalCode: '00510',
    city: 'Helsinki',
    businessId: '2841907-3',
    vatNumber: 'FI28419073',
    email: 'apu@konvehti.example',
    phone: '+358 9 1234',
  },
  buyer: sampleAddress(),
  lines: [
    { code: 'KV1005-100', name: 'Tumma suklaa', quantity: 2, ratePercent: 13.5, cents: 780 },
    { code: 'KV2001', name: 'Rasia', quantity: 1, ratePercent: 25.5, cents: 1255 },
  ],
  discounts: [{ name: 'Syysale', cents: 100 }],
  shippingCents: 490,
  otherCents: 0,
  totalCents: 2425,
  vat: [
    { ratePercent: 25.5, netCents: 1200, vatCents: 306, grossCents: 1506 },
    { ratePercent: 13.5, netCents: 810, vatCents: 109, grossCents: 919 },
  ],
  cardCents: 1425,
  giftCardCents: 1000,
  ...overrides,
})

const read = async (snapshot: FiscalDocumentSnapshot) =>
  readPdf(await writePdf(fiscalDocumentPdf({ snapshot, issuedAt }, country)))
const cells = (parts: readonly { role: string; text: string }[]) =>
  parts.filter(({ role }) => role === 'TH' || role === 'TD').map(({ text }) => text)

describe('a receipt on paper', () => {
  it('names day, number, order, seller with VAT number, buyer, goods, sums, tax by rate and how it was paid', async () => {
    const { parts, info, text } = await read(receipt())
    expect(info).toMatchObject({ Title: 'Kuitti K2026-000123', Language: 'fi', Author: 'Konvehti Oy' })
    expect(parts[0]).toEqual({ role: 'H1', text: 'Kuitti' })
    for (const line of [
      'Konvehti Oy',
      'Vallilankatu 1',
      '00510 Helsinki',
      'Y-tunnus 2841907-3',
      'ALV-tunnus FI28419073',
    ])
      expect(parts).toContainEqual({ role: 'P', text: line })
    const { firstName, lastName, line1, postalCode, city } = sampleAddress()
    for (const line of [`${firstName} ${lastName}`, line1, `${postalCode} ${city}`]) expect(text).toContain(line)
    expect(cells(parts)).toEqual(
      [
        ['Numero', 'K2026-000123', 'Päivä', '25. marraskuuta 2026', 'Tilaus', 'KV26-7F3K-9QTX'],
        ['Koodi', 'Tuote', 'Kpl', 'ALV', 'Yhteensä'],
        ['KV1005-100', 'Tumma suklaa', '2', '13,5 %', '7,80 €'],
        ['KV2001', 'Rasia', '1', '25,5 %', '12,55 €'],
        ['Tuotteet', '20,35 €', 'Syysale', '−1,00 €', 'Toimitus', '4,90 €', 'Maksettu yhteensä', '24,25 €'],
        ['Maksettu kortilla tai verkkomaksulla', '14,25 €', 'Maksettu lahjakortilla', '10,00 €'],
        ['ALV', 'Veroton', 'Vero', 'Verollinen'],
        ['25,5 %', '12,00 €', '3,06 €', '15,06 €'],
        ['13,5 %', '8,10 €', '1,09 €', '9,19 €'],
        ['Yhteensä', '20,10 €', '4,15 €', '24,25 €'],
      ].flat(),
    )
  })

  it.each([
    ['sv', 'Kvitto', '25 november 2026', 'Momsnummer FI28419073', 'countries/fin sv'],
    ['en', 'Receipt', '25 November 2026', 'VAT number FI28419073', 'countries/fin en'],
  ] as const)('is in the language of the order: %s', async (language, title, day, vatNumber, land) => {
    const { parts, info, text } = await read(receipt({ language }))
    expect(info).toMatchObject({ Title: `${title} K2026-000123`, Language: language })
    expect(parts).toContainEqual({ role: 'TD', text: day })
    expect(text).toContain(vatNumber)
    expect(text).toContain(land)
    expect(text).not.toContain('Kuitti')
  })

  it('names a company by its id, and says why a rate is zero', async () => {
    const buyer = { ...sampleAddress(), companyName: 'Tukku Ab', businessId: '1234567-1' }
    const vat = [{ ratePercent: 0, netCents: 2425, vatCents: 0, grossCents: 2425 }]
    const { text } = await read(receipt({ buyer, vat }))
    expect(text).toContain('Tukku Ab')
    expect(text).toContain('Y-tunnus 1234567-1')
    expect(text).toContain('0 %: lahjakortin myynnistä')
  })

  it('is whole without a buyer who was forgotten', async () => {
    const gone = { firstName: '', lastName: '', name: '', email: '', line1: '', line2: '', phoneNumber: '' }
    const { text } = await read(receipt({ buyer: { ...sampleAddress(), ...gone } }))
    expect(text).toContain('Ostajan tiedot on poistettu.')
    expect(text).not.toContain(sampleAddress().postalCode)
  })
})

describe('a credit note on paper', () => {
  it('names the receipt it corrects, what goes back and where to', async () => {
    const { parts, info } = await read(
      receipt({
        number: 'H2026-000045',
        corrects: 'K2026-000123',
        lines: [{ code: 'KV2001', name: 'Rasia', quantity: 1, ratePercent: 25.5, cents: 1255 }],
        discounts: [],
        shippingCents: 0,
        otherCents: 245,
        totalCents: 1500,
        cardCents: 1425,
        giftCardCents: 75,
        vat: [{ ratePercent: 25.5, netCents: 1195, vatCents: 305, grossCents: 1500 }],
      }),
    )
    expect(info.Title).toBe('Hyvityslasku H2026-000045')
    expect(cells(parts)).toEqual(
      [
        ['Numero', 'H2026-000045', 'Päivä', '25. marraskuuta 2026', 'Tilaus', 'KV26-7F3K-9QTX'],
        ['Hyvittää kuitin', 'K2026-000123'],
        ['Koodi', 'Tuote', 'Kpl', 'ALV', 'Yhteensä', 'KV2001', 'Rasia', '1', '25,5 %', '12,55 €'],
        ['Tuotteet', '12,55 €', 'Muu hyvitys', '2,45 €', 'Hyvitetty yhteensä', '15,00 €'],
        ['Palautetaan kortille tai tilille', '14,25 €', 'Palautetaan lahjakortille', '0,75 €'],
        ['ALV', 'Veroton', 'Vero', 'Verollinen', '25,5 %', '11,95 €', '3,05 €', '15,00 €'],
      ].flat(),
    )
  })
})
