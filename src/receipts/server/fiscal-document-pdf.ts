import type { Address } from '#src/common/address.ts'
import { findCountry } from '#src/common/countries.ts'
import type { TextLookup } from '#src/common/errors.ts'
import { dayText, noonOf } from '#src/common/day-text.ts'
import { type Language, type Localized, localeTag } from '#src/common/locale.ts'
import { displayMoney } from '#src/common/money.ts'
import type { PdfDocument, PdfBlock, PdfDetail } from '#src/platform/pdf/pdf-document.ts'
import type { FiscalDocumentSnapshot } from '../rules/fiscal-document.ts'
import type { FiscalDocumentRow } from './fiscal-document.store.ts'
import en from './texts.en.json' with { type: 'json' }
import fi from './texts.fi.json' with { type: 'json' }
import sv from './texts.sv.json' with { type: 'json' }

/*
 * The content of a receipt or credit note, in the order's language and from its snapshot alone. It names what the Finnish VAT
 * Act (1501/1993, section 209 e) asks for: day, number, seller with VAT number, buyer, goods, base and tax by rate, what it
 * corrects.
 */

type Texts = typeof fi
const words: Localized<Texts> = { fi, sv, en }

/** `text` names countries. */
export function fiscalDocumentPdf(
  { snapshot, issuedAt }: Pick<FiscalDocumentRow, 'snapshot' | 'issuedAt'>,
  text: TextLookup,
): PdfDocument {
  const { language, seller, corrects, number, orderNumber } = snapshot
  const texts = words[language]
  const isReceipt = corrects === null
  const title = isReceipt ? texts.receipt : texts.creditNote
  return {
    language,
    title,
    documentTitle: `${title} ${number}`,
    fileName: number,
    author: seller.name,
    made: issuedAt,
    facts: [
      { name: texts.number, value: number },
      { name: texts.day, value: dayText(noonOf(snapshot.issuedOn), language) },
      { name: texts.order, value: orderNumber },
      ...(corrects === null ? [] : [{ name: texts.corrects, value: corrects }]),
    ],
    blocks: [
      {
        kind: 'groups',
        groups: [
          { heading: texts.seller, lines: sellerLines(seller, texts) },
          { heading: texts.buyer, lines: buyerLines(snapshot.buyer, language, texts, text) },
        ],
      },
      ...lineTable(snapshot, texts),
      { kind: 'sums', heading: texts.sums, rows: sumRows(snapshot, texts) },
      vatTable(snapshot, texts),
      { kind: 'text', heading: '', lines: [texts.taxIncluded, ...(hasNoVat(snapshot) ? [texts.noVat] : [])] },
    ],
    foot: [seller.name, texts.businessId.replace('{id}', seller.businessId), seller.email, seller.phone].join(' · '),
    pageOf: (page, pages) => texts.page.replace('{page}', String(page)).replace('{pages}', String(pages)),
  }
}

function lineTable({ lines, corrects, language }: FiscalDocumentSnapshot, texts: Texts): PdfBlock[] {
  if (lines.length === 0) return []
  return [
    {
      kind: 'table',
      heading: corrects === null ? texts.lines : texts.refundedLines,
      columns: [
        { name: texts.code, width: 88 },
        { name: texts.product, width: null },
        { name: texts.quantity, width: 38, isFigure: true },
        { name: texts.rate, width: 48, isFigure: true },
        { name: texts.sum, width: 78, isFigure: true },
      ],
      rows: lines.map(({ code, name, quantity, ratePercent, cents }) => [
        code,
        name,
        String(quantity),
        percent(ratePercent, language),
        displayMoney(cents, language),
      ]),
    },
  ]
}

type SumRow = Extract<PdfBlock, { kind: 'sums' }>['rows'][number]

function sumRows(snapshot: FiscalDocumentSnapshot, texts: Texts): SumRow[] {
  const { lines, discounts, shippingCents, otherCents, cardCents, giftCardCents, totalCents, language } = snapshot
  const money = (cents: number) => displayMoney(cents, language)
  const isReceipt = snapshot.corrects === null
  const goodsCents = lines.reduce((sum, { cents }) => sum + cents, 0)
  const given = (name: string, cents: number): PdfDetail[] => (cents === 0 ? [] : [{ name, value: money(cents) }])
  return [
    ...given(texts.goods, goodsCents),
    ...discounts.map(({ name, cents }) => ({ name, value: money(-cents) })),
    ...(isReceipt && shippingCents === 0
      ? [{ name: texts.shipping, value: texts.free }]
      : given(texts.shipping, shippingCents)),
    ...given(texts.other, otherCents),
    { name: isReceipt ? texts.total : texts.totalBack, value: money(totalCents), isTotal: true },
    ...given(isReceipt ? texts.card : texts.cardBack, cardCents),
    ...given(isReceipt ? texts.giftCard : texts.giftCardBack, giftCardCents),
  ]
}

function vatTable({ vat, language }: FiscalDocumentSnapshot, texts: Texts): PdfBlock {
  const money = (cents: number) => displayMoney(cents, language)
  const sum = (key: 'netCents' | 'vatCents' | 'grossCents') => vat.reduce((total, row) => total + row[key], 0)
  const row = (name: string, net: number, tax: number, gross: number) => [name, money(net), money(tax), money(gross)]
  return {
    kind: 'table',
    heading: texts.vat,
    columns: [
      { name: texts.rate, width: null },
      { name: texts.net, width: 100, isFigure: true },
      { name: texts.tax, width: 100, isFigure: true },
      { name: texts.gross, width: 100, isFigure: true },
    ],
    rows: [
      ...vat.map(({ ratePercent, netCents, vatCents, grossCents }) =>
        row(percent(ratePercent, language), netCents, vatCents, grossCents),
      ),
      ...(vat.length > 1 ? [row(texts.sum, sum('netCents'), sum('vatCents'), sum('grossCents'))] : []),
    ],
  }
}

const hasNoVat = ({ vat }: FiscalDocumentSnapshot): boolean => vat.some(({ ratePercent }) => ratePercent === 0)

const sellerLines = (seller: FiscalDocumentSnapshot['seller'], texts: Texts): string[] => [
  seller.name,
  seller.street,
  `${seller.postalCode} ${seller.city}`,
  texts.businessId.replace('{id}', seller.businessId),
  texts.vatNumber.replace('{id}', seller.vatNumber),
]

/**
 * The buyer's lines, with the country in the document's language: `countryName` is in the language the address was typed in.
 */
function buyerLines(buyer: Address, language: Language, texts: Texts, text: TextLookup): string[] {
  const { companyName = '', businessId = '', line1, line2, postalCode, city, countryCode } = buyer
  const name = `${buyer.firstName} ${buyer.lastName}`.trim() || buyer.name
  if (name === '' && companyName === '') return [texts.noBuyer]
  const country = findCountry(countryCode)
  return [
    companyName,
    businessId && texts.businessId.replace('{id}', businessId),
    name,
    line1,
    line2,
    `${postalCode} ${city}`.trim(),
    country ? text(language, country.nameKey) : buyer.countryName,
  ].filter((line) => line !== '')
}

function percent(rate: number, language: Language): string {
  return new Intl.NumberFormat(localeTag(language), { style: 'percent', maximumFractionDigits: 1 }).format(rate / 100)
}
