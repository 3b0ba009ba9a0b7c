import { Type } from 'typebox'
import type { ShopActor } from '#src/common/actor.ts'
import { notFound, type Refusal, type TextLookup } from '#src/common/errors.ts'
import type { Language } from '#src/common/locale.ts'
import { ok, refuse, type Result } from '#src/common/result.ts'
import { OrderCorrectionBody } from '#src/checkout/contract/domain-calls.ts'
import { type HoldReason, holdReasons } from '#src/orders/rules/order-states.ts'
import type { createRefundAdmin } from '#src/payments/server/refunds.ts'
import { action, defineResource, type Resource, writing } from '#src/platform/resources/resource.ts'
import {
  CloseTaskBody,
  HoldBody,
  LeaveOutBody,
  NoBody,
  NoteBody,
  OrderRecord,
  ParcelsBody,
  RefundBody,
  ReleaseBody,
  ResendBody,
  ShipBody,
  TakeBackBody,
} from '../contract/order-record.ts'
import { inWords } from './admin-refused.ts'
import type { createOrderAdmin } from './order-admin.ts'
import { orderList } from './order-list.sql.ts'
import { presentOrderRecord, readyActions } from './order-record.presenter.ts'
import type { createOrderRecords } from './order-records.ts'
import type { Packing } from './packing.service.ts'
import type { createParcelAdmin } from './parcel-admin.ts'

export interface OrderResourceDeps {
  text: TextLookup
  records: ReturnType<typeof createOrderRecords>
  orders: ReturnType<typeof createOrderAdmin>
  packing: Pick<Packing, 'recalledAmong'>
  parcels: ReturnType<typeof createParcelAdmin>
  refunds: ReturnType<typeof createRefundAdmin>
  correct: CorrectOrder
}

/** Joined in app/: the checkout has the rules of addresses. */
export type CorrectOrder = (
  actor: ShopActor,
  body: OrderCorrectionBody,
  language: Language,
) => Promise<Result<string, Refusal>>

const { addresses } = OrderCorrectionBody.properties
/** Fields left out stay as they are. */
const ChangeBody = Type.Object(
  { version: Type.Integer({ minimum: 0, maximum: 2_000_000_000 }), ...addresses.properties },
  { additionalProperties: false, examples: [{ version: 3 }] },
)

const isReason = (word: string): word is HoldReason => (holdReasons as readonly string[]).includes(word)

/** Orders in the back office. */
export function orderResource({
  text,
  records,
  orders,
  packing,
  parcels,
  refunds,
  correct,
}: OrderResourceDeps): Resource {
  const packs = { permission: 'orders:pack', isBulk: true } as const
  const writes = { permission: 'orders:write' } as const
  return defineResource({
    name: 'orders',
    reading: 'orders:read',
    reads: 'order.read',
    exporting: 'orders:export',
    ...orderList,
    record: OrderRecord,
    async find(id, { actor, language }) {
      const whole = await records.find(id, actor)
      return (
        whole && {
          version: whole.order.version,
          ready: readyActions(whole),
          fields: presentOrderRecord(whole, { language, text }),
        }
      )
    },
    change: writing({
      permission: 'orders:write',
      body: ChangeBody,
      run: (orderNumber, { version, ...given }, { actor, language }) =>
        correct(actor, { orderNumber, version, addresses: given }, language),
    }),
    actions: {
      pack: action({
        ...packs,
        body: ParcelsBody,
        refusesInBulk: (id, { parcels: some = null }, { actor, language }) =>
          packing.recalledAmong(id, some, language, actor),
        run: (id, { parcels: some = null }, { actor }) => inWords(parcels.pack(id, some, actor)),
      }),
      'take-apart': action({
        ...packs,
        body: ParcelsBody,
        run: (id, { parcels: some = null }, { actor }) => inWords(parcels.takeApart(id, some, actor)),
      }),
      ship: action({
        ...writes,
        isBulk: true,
        body: ShipBody,
        async run(
          id,
          { parcels: some = null, carrier = '', trackingNumber: number, trackingUrl: url = '' },
          { actor },
        ) {
          if (number === undefined && carrier + url !== '')
            return refuse({ kind: 'fields', fields: { trackingNumber: ['forms/required'] } })
          return inWords(parcels.ship(id, some, number === undefined ? null : { carrier, number, url }, actor))
        },
      }),
      deliver: action({
        ...writes,
        isBulk: true,
        body: ParcelsBody,
        run: (id, { parcels: some = null }, { actor }) => inWords(parcels.deliver(id, some, actor)),
      }),
      'take-back': action({
        ...writes,
        body: TakeBackBody,
        run: (id, { parcels: some = null, restock }, { actor }) =>
          inWords(parcels.takeBack(id, some, actor, { restock })),
      }),
      capture: action({
        ...writes,
        body: NoBody,
        run: (id, _body, { actor }) => inWords(orders.captureAgain(id, actor)),
      }),
      refund: action({
        permission: 'orders:refund',
        body: RefundBody,
        run: (id, { withdrawalReference: reference, ...body }, { actor }) =>
          inWords(refunds.refund(id, { ...body, withdrawalReference: reference?.trim().toUpperCase() ?? null }, actor)),
      }),
      'refund-again': action({
        permission: 'orders:refund',
        body: NoBody,
        run: (id, _body, { actor }) => inWords(refunds.refundAgain(id, actor)),
      }),
      cancel: action({
        ...writes,
        body: NoBody,
        run: (id, _body, { actor }) => inWords(orders.cancel(id, null, actor)),
      }),
      hold: action({
        ...writes,
        isBulk: true,
        body: HoldBody,
        run: (id, { reason }, { actor }) => inWords(orders.hold(id, reason, actor)),
      }),
      release: action({
        ...writes,
        body: ReleaseBody,
        async run(id, { reason, note = '' }, { actor }) {
          if (!isReason(reason)) return refuse({ kind: 'fields', fields: { reason: ['forms/validation/invalid'] } })
          const released = await inWords(orders.release(id, reason, actor))
          return released.ok && note.trim() !== '' ? inWords(orders.addNote(id, note, actor)) : released
        },
      }),
      'leave-out': action({
        ...writes,
        body: LeaveOutBody,
        run: (id, { lines, reason }, { actor }) => inWords(orders.leaveOut(id, lines, reason, actor)),
      }),
      note: action({
        ...writes,
        body: NoteBody,
        run: (id, { text: note }, { actor }) => inWords(orders.addNote(id, note, actor)),
      }),
      resend: action({
        ...writes,
        isBulk: true,
        body: ResendBody,
        run: (id, { mail }, { actor }) =>
          inWords(mail === 'receipts' ? orders.sendDocuments(id, actor) : orders.resend(id, actor)),
      }),
      'close-task': action({
        ...writes,
        body: CloseTaskBody,
        run: async (_id, { task }, { actor }) =>
          (await orders.closeTask(task, actor)) ? ok(undefined) : refuse(notFound),
      }),
    },
  })
}
