import type { ShopActor } from '#src/common/actor.ts'
import { authorise } from '#src/common/authorise.ts'
import { notFound, type Refusal } from '#src/common/errors.ts'
import { ok, refuse, type Result } from '#src/common/result.ts'
import type { Language } from '#src/common/locale.ts'
import { edgeOfDay } from '#src/common/shop-time.ts'
import { shopDay } from '#src/common/working-days.ts'
import { parseOrderNumber } from '#src/orders/rules/order-number.ts'
import { isParcel } from '#src/orders/rules/parcel-data.ts'
import {
  findOrder,
  getOrderParts,
  leftToSend,
  listNotes,
  mayMove,
  type OrderNoteRow,
  type OrderParts,
} from '#src/orders/server/orders.service.ts'
import { isFullyRefunded } from '#src/payments/server/refundable.ts'
import type { Clock } from '#src/platform/clock.ts'
import type { Database } from '#src/platform/database/database.ts'
import type { PdfDocument } from '#src/platform/pdf/pdf-document.ts'
import { findRecalls } from '#src/products/server/products.service.ts'
import type { ParcelRecord } from '../contract/packing.ts'
import { countPackedSince, findParcels, listQueue, listToPick } from './packing.store.ts'
import type { createShippingDocuments } from './shipping-documents.ts'

export interface PackingDeps {
  db: Database
  clock: Clock
  documents: Pick<ReturnType<typeof createShippingDocuments>, 'slip' | 'label'>
}

export interface ParcelForPacking extends OrderParts {
  number: number
  notes: readonly OrderNoteRow[]
  isFullyRefunded: boolean
}

/** `KV26-7F3K-9QTX-1`: the order's number and the parcel's. */
export const parseParcelId = (id: string): { orderNumber: string; number: number } | null => {
  const [, order = '', number = ''] = /^(.+)-(\d{1,3})$/.exec(id) ?? []
  const orderNumber = parseOrderNumber(order)
  return orderNumber === null ? null : { orderNumber, number: Number(number) }
}

/** Reading for the packing bench. Packing itself is parcel-admin.ts. */
export const createPacking = ({ db, clock, documents }: PackingDeps) => ({
  /** Null: there is no such parcel. */
  async find(id: string, actor: ShopActor): Promise<ParcelForPacking | null> {
    authorise(actor, 'orders:pack')
    const wanted = parseParcelId(id)
    const order = wanted && (await findOrder(db, 'shop', wanted.orderNumber))
    if (!order) return null
    const whole = await getOrderParts(db, order)
    if (!whole.shipments.some(({ number, kind }) => number === wanted.number && kind !== 'gift-card')) return null
    return {
      ...whole,
      number: wanted.number,
      notes: await listNotes(db, order.id),
      isFullyRefunded: await isFullyRefunded(db, order),
    }
  },

  async recalls(codes: readonly string[], language: Language, actor: ShopActor): Promise<ParcelRecord['recalls']> {
    authorise(actor, 'orders:pack')
    return findRecalls(db, codes, language, clock.now())
  },

  /**
   * Why an order is not packed among others: a product is recalled in a parcel that would be, of these numbers or (null) of
   * all. Its warning is read first. Null: nothing speaks against it.
   */
  async recalledAmong(
    typed: string,
    numbers: readonly number[] | null,
    language: Language,
    actor: ShopActor,
  ): Promise<Refusal | null> {
    authorise(actor, 'orders:pack')
    const orderNumber = parseOrderNumber(typed)
    const order = orderNumber === null ? null : await findOrder(db, 'shop', orderNumber)
    if (!order) return null
    const whole = await getOrderParts(db, order)
    const codes = whole.shipments
      .filter((parcel) => (numbers?.includes(parcel.number) ?? true) && mayMove(parcel, 'Packed'))
      .flatMap(({ number, status }) =>
        goesWithParcel({ ...whole, number })
          .filter(({ takeOutQuantity }) => status !== 'Packed' || takeOutQuantity > 0)
          .map(({ code }) => code),
      )
    const recalled = (await findRecalls(db, codes, language, clock.now())).map(({ name }) => name)
    const about = recalled.join(', ')
    return about === ''
      ? null
      : { kind: 'business', status: 409, problems: [{ key: 'office/recalled-in-parcel', params: { about } }] }
  },

  async queue(actor: ShopActor) {
    authorise(actor, 'orders:pack')
    return {
      groups: await listQueue(db),
      packedToday: await countPackedSince(db, edgeOfDay(shopDay(clock.now()), 'begin')),
    }
  },

  /** Ids of parcels, by a scanned label or an order's number. */
  async lookUp(typed: string, actor: ShopActor): Promise<string[]> {
    authorise(actor, 'orders:pack')
    const parcel = parseParcelId(typed.trim().toUpperCase())
    const orderNumber = parseOrderNumber(typed) ?? parcel?.orderNumber
    if (orderNumber === undefined) return findParcels(db, { tracking: typed.replaceAll(/\s/g, '').toUpperCase() })
    const ids = await findParcels(db, { orderNumber })
    return parcel ? ids.filter((id) => id.endsWith(`-${parcel.number}`)) : ids
  },

  async pickList(method: string | null, actor: ShopActor) {
    authorise(actor, 'orders:pack')
    return listToPick(db, method)
  },

  /** Label and slip of each parcel, in their order; a parcel without a label, which the shop hands over itself, has a slip. */
  async papers(ids: readonly string[], actor: ShopActor): Promise<Result<PdfDocument[], Refusal>> {
    authorise(actor, 'orders:pack')
    const papers: PdfDocument[] = []
    for (const id of ids) {
      const parcel = parseParcelId(id)
      const slip = parcel && (await documents.slip(parcel.orderNumber, parcel.number, actor))
      if (!parcel || !slip?.ok) return refuse(notFound)
      const label = await documents.label(parcel.orderNumber, parcel.number, actor)
      papers.push(...(label.ok ? [label.value.paper] : []), slip.value)
    }
    return ok(papers)
  },
})

export type Packing = ReturnType<typeof createPacking>

/** The parcel's place among the parcels of its order: 1 of 2. */
export const placeOf = ({ shipments, number }: ParcelForPacking): { place: number; count: number } => {
  const parcels = shipments.filter(isParcel)
  return { place: parcels.findIndex((one) => one.number === number) + 1, count: parcels.length }
}

export const goesWithParcel = ({ lines, number }: Pick<ParcelForPacking, 'lines' | 'number'>) =>
  lines.filter((line) => line.shipmentNumber === number && (leftToSend(line) > 0 || line.takeOutQuantity > 0))
