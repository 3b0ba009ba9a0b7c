import type { Address } from '#src/common/address.ts'
import type { ShopActor } from '#src/common/actor.ts'
import { findCountry } from '#src/common/countries.ts'
import type { TextLookup } from '#src/common/errors.ts'
import { dayText } from '#src/common/day-text.ts'
import type { Language, Localized } from '#src/common/locale.ts'
import { displayWeight } from '#src/common/measure.ts'
import { displayMoney } from '#src/common/money.ts'
import { phoneText } from '#src/common/phone-text.ts'
import { authorise } from '#src/common/authorise.ts'
import { ok, refuse, type Result } from '#src/common/result.ts'
import type { Clock } from '#src/platform/clock.ts'
import type { Database } from '#src/platform/database/database.ts'
import { isPrintable } from '#src/platform/pdf/pdf-fonts.ts'
import type { PdfDocument, PdfBlock } from '#src/platform/pdf/pdf-document.ts'
import type { Settings } from '#src/platform/settings/settings.ts'
import { unprintableNameDetail } from '#src/orders/rules/kept-details.ts'
import { isParcel, type LabelData, labelData, type PackingSlip, packingSlip } from '#src/orders/rules/parcel-data.ts'
import { parseOrderNumber } from '#src/orders/rules/order-number.ts'
import {
  findOrder,
  getOrderParts,
  leftToSend,
  type OrderParts,
  paidForLine,
  raiseTask,
} from '#src/orders/server/orders.service.ts'
import en from './shipping-documents.en.json' with { type: 'json' }
import fi from './shipping-documents.fi.json' with { type: 'json' }
import sv from './shipping-documents.sv.json' with { type: 'json' }
import { type Seller, sellerName, sellerPlace, sellerSetting } from '#src/shell/server/seller-setting.ts'

export type ShippingDocumentFault = 'no-order' | 'no-parcel' | 'no-label'

export interface ShippingDocumentsDeps {
  db: Database
  clock: Clock
  settings: Settings
  text: TextLookup
}

const words: Localized<typeof fi> = { fi, sv, en }

/**
 * Slips and labels of parcels, for packers. They change nothing but the list of tasks. Both are in the order's language: the
 * slip's reader chose it, and any carrier can read a label's figures.
 */
export function createShippingDocuments({ db, clock, settings, text }: ShippingDocumentsDeps) {
  async function find(typed: string, actor: ShopActor): Promise<Result<OrderParts, ShippingDocumentFault>> {
    authorise(actor, 'orders:pack')
    const number = parseOrderNumber(typed)
    const order = number === null ? null : await findOrder(db, { provedOrderNumber: number }, number)
    return order ? ok(await getOrderParts(db, order)) : refuse('no-order')
  }

  /** Raises a task when the documents' fonts lack letters of a name: a person writes it on the label by hand. */
  async function askForName({ id }: OrderParts['order'], { to, parcelNumber }: LabelData): Promise<void> {
    if (isPrintable([to.firstName, to.lastName, to.name].join(' '))) return
    const task = { orderId: id, kind: 'unprintable-name', cause: `label:${parcelNumber}` } as const
    await raiseTask(db, { ...task, detail: unprintableNameDetail, createdAt: clock.now() })
  }

  return {
    /** Numbers of the parcels to pack for an order. */
    async list(orderNumber: string, actor: ShopActor): Promise<Result<number[], ShippingDocumentFault>> {
      const found = await find(orderNumber, actor)
      return found.ok ? ok(found.value.shipments.filter(isParcel).map(({ number }) => number)) : found
    },

    async slip(
      orderNumber: string,
      parcel: number,
      actor: ShopActor,
    ): Promise<Result<PdfDocument, ShippingDocumentFault>> {
      const found = await find(orderNumber, actor)
      if (!found.ok) return found
      const slip = packingSlip(parcelsOrder(found.value), parcel)
      return slip ? ok(packingSlipPdf(slip, await settings.only(db, sellerSetting), text)) : refuse('no-parcel')
    },

    /** The data as a carrier's service takes them, and a label that stands in for the carrier's own. */
    async label(
      orderNumber: string,
      parcel: number,
      actor: ShopActor,
    ): Promise<Result<{ data: LabelData; paper: PdfDocument }, ShippingDocumentFault>> {
      const found = await find(orderNumber, actor)
      if (!found.ok) return found
      if (!found.value.shipments.some((one) => one.number === parcel && isParcel(one))) return refuse('no-parcel')
      const data = labelData(parcelsOrder(found.value), parcel)
      if (!data) return refuse('no-label')
      const { order } = found.value
      await askForName(order, data)
      return ok({ data, paper: labelPdf(data, order, await settings.only(db, sellerSetting), text) })
    },
  }
}

/** The order with what goes with its parcels: refunded pieces do not, and are no longer weighed or declared. */
export const parcelsOrder = (whole: OrderParts) => ({
  ...whole.order,
  shipments: whole.shipments,
  lines: whole.lines.flatMap((line) => {
    const quantity = leftToSend(line)
    const paidCents = Math.round((paidForLine(whole, line) * quantity) / line.quantity)
    return quantity > 0 ? [{ ...line, quantity, paidCents }] : []
  }),
})

function packingSlipPdf(slip: PackingSlip, seller: Seller, text: TextLookup): PdfDocument {
  const { language, orderNumber, number, place, count, lines, greeting, point } = slip
  const texts = words[language]
  return {
    ...aroundOf(language, seller),
    title: texts.slip,
    documentTitle: `${texts.slip} ${orderNumber}-${number}`,
    fileName: `${orderNumber}-${number}`,
    made: slip.orderedAt,
    facts: [
      { name: texts.order, value: orderNumber },
      { name: texts.parcel, value: partOf(place, count, texts) },
      { name: texts.ordered, value: dayText(slip.orderedAt, language) },
    ],
    blocks: [
      {
        kind: 'groups',
        groups: [
          { heading: texts.to, lines: addressLines(slip.to, language, text) },
          {
            heading: point ? texts.point : texts.service,
            lines: [
              text(language, slip.methodNameKey),
              ...(point ? [point.name, point.street, `${point.postalCode} ${point.city}`] : []),
            ],
          },
        ],
      },
      {
        kind: 'table',
        heading: texts.contents,
        columns: [
          { name: texts.code, width: 110 },
          { name: texts.product, width: null },
          { name: texts.quantity, width: 50, isFigure: true },
        ],
        rows: lines.map(({ code, name, quantity }) => [code, name, String(quantity)]),
      },
      ...lines
        .filter(({ engraved }) => engraved.length > 0)
        .map(({ engraved }): PdfBlock => ({ kind: 'text', heading: texts.engraved, lines: engraved })),
      ...(greeting ? [{ kind: 'text' as const, heading: texts.greeting, lines: greeting.split('\n') }] : []),
    ],
  }
}

function labelPdf(
  data: LabelData,
  { language, createdAt }: OrderParts['order'],
  seller: Seller,
  text: TextLookup,
): PdfDocument {
  const texts = words[language]
  const { to, point, customs } = data
  const address = addressLines(to, language, text)
  const sender = sellerPlace(seller, language)
  return {
    ...aroundOf(language, seller),
    title: texts.label,
    documentTitle: `${texts.label} ${data.parcelNumber}`,
    fileName: data.parcelNumber,
    made: createdAt,
    facts: [
      { name: texts.order, value: data.orderNumber },
      { name: texts.parcel, value: partOf(data.place, data.count, texts) },
      { name: texts.service, value: data.carrier },
      { name: texts.weight, value: displayWeight(data.weightGrams, language) },
    ],
    blocks: [
      { kind: 'large', heading: texts.number, value: data.parcelNumber },
      {
        kind: 'groups',
        groups: [
          { heading: texts.to, lines: address },
          {
            heading: texts.from,
            lines: [sellerName(seller, language), sender.street, `${sender.postalCode} ${sender.city}`],
          },
        ],
      },
      {
        kind: 'groups',
        groups: [
          { heading: texts.reach, lines: [phoneText(to.phoneNumber), to.email].filter(Boolean) },
          ...(point
            ? [
                {
                  heading: texts.point,
                  lines: [point.name, point.street, `${point.postalCode} ${point.city}`, point.id],
                },
              ]
            : []),
        ],
      },
      ...(customs
        ? [
            {
              kind: 'table' as const,
              heading: texts.customs,
              columns: [
                { name: texts.product, width: null },
                { name: texts.quantity, width: 50, isFigure: true },
                { name: texts.weight, width: 80, isFigure: true },
                { name: texts.value, width: 90, isFigure: true },
              ],
              rows: customs.lines.map(({ name, quantity, weightGrams, cents }) => [
                name,
                String(quantity),
                displayWeight(weightGrams, language),
                displayMoney(cents, language),
              ]),
            },
          ]
        : []),
    ],
  }
}

const aroundOf = (
  language: Language,
  seller: Seller,
): Pick<PdfDocument, 'language' | 'author' | 'foot' | 'pageOf'> => ({
  language,
  author: sellerName(seller, language),
  foot: [sellerName(seller, language), seller.email, seller.phone].join(' · '),
  pageOf: (page, pages) => words[language].page.replace('{page}', String(page)).replace('{pages}', String(pages)),
})

const partOf = (place: number, count: number, { parcelOf }: typeof fi): string =>
  count === 1 ? '1' : parcelOf.replace('{number}', String(place)).replace('{count}', String(count))

function addressLines(address: Address, language: Language, text: TextLookup): string[] {
  const { companyName = '', line1, line2, postalCode, city, countryCode, countryName } = address
  const country = findCountry(countryCode)
  return [
    companyName,
    `${address.firstName} ${address.lastName}`.trim() || address.name,
    line1,
    line2,
    `${postalCode} ${city}`.trim(),
    country ? text(language, country.nameKey) : countryName,
  ].filter(Boolean)
}
