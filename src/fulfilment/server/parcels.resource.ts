import { notFound, type TextLookup } from '#src/common/errors.ts'
import { refuse } from '#src/common/result.ts'
import { shownParcel } from '#src/orders/rules/shown-status.ts'
import { leftToSend } from '#src/orders/server/orders.service.ts'
import { action, type ActionContext, defineResource, type Resource } from '#src/platform/resources/resource.ts'
import { NoBody } from '../contract/order-record.ts'
import { ParcelRecord } from '../contract/packing.ts'
import { inWords } from './admin-refused.ts'
import { engravedWords, parcelActions } from './order-record.presenter.ts'
import { goesWithParcel, type Packing, type ParcelForPacking, parseParcelId, placeOf } from './packing.service.ts'
import type { createParcelAdmin } from './parcel-admin.ts'
import { parcelList } from './parcel-list.sql.ts'
import { named } from './words.ts'

export interface ParcelResourceDeps {
  text: TextLookup
  packing: Pick<Packing, 'find' | 'recalls' | 'recalledAmong'>
  parcels: Pick<ReturnType<typeof createParcelAdmin>, 'pack' | 'takeApart'>
}

/** Parcels for packers: no sums, and nothing but packing. */
export function parcelResource({ text, packing, parcels }: ParcelResourceDeps): Resource {
  const act =
    (run: typeof parcels.pack) =>
    async (id: string, _body: object, { actor }: ActionContext) => {
      const parcel = parseParcelId(id)
      return parcel ? inWords(run(parcel.orderNumber, [parcel.number], actor)) : refuse(notFound)
    }
  const packs = { permission: 'orders:pack', isBulk: true, body: NoBody } as const
  return defineResource({
    name: 'parcels',
    reading: 'orders:pack',
    reads: 'order.read',
    ...parcelList,
    record: ParcelRecord,
    async find(id, { actor, language }) {
      const whole = await packing.find(id, actor)
      const parcel = whole?.shipments.find(({ number }) => number === whole.number)
      if (!whole || !parcel) return null
      const codes = goesWithParcel(whole).map(({ code }) => code)
      const recalls = await packing.recalls(codes, language, actor)
      return {
        version: null,
        ready: parcelActions(whole, parcel),
        fields: presentParcel(whole, parcel, recalls, { language, text }),
      }
    },
    actions: {
      pack: action({
        ...packs,
        async refusesInBulk(id, _body, { actor, language }) {
          const parcel = parseParcelId(id)
          return parcel && packing.recalledAmong(parcel.orderNumber, [parcel.number], language, actor)
        },
        run: act(parcels.pack),
      }),
      'take-apart': action({ ...packs, run: act(parcels.takeApart) }),
    },
  })
}

function presentParcel(
  whole: ParcelForPacking,
  parcel: ParcelForPacking['shipments'][number],
  recalls: ParcelRecord['recalls'],
  words: { language: ActionContext['language']; text: TextLookup },
): ParcelRecord {
  const { order, notes } = whole
  const lines = goesWithParcel(whole)
  const { name, street, postalCode, city } = parcel.pickupPoint ?? {}
  return {
    orderNumber: order.orderNumber,
    number: parcel.number,
    ...placeOf(whole),
    kind: parcel.kind,
    status: named(words, 'parcels', shownParcel(order, parcel.status)),
    orderStatus: named(words, 'status', order.status),
    method: { value: parcel.methodId, label: words.text(words.language, parcel.methodNameKey) },
    orderedAt: order.createdAt.toISOString(),
    deliverBy: parcel.deliverBy,
    address: parcel.address,
    pickupPoint:
      name === undefined ? null : { name, street: street ?? '', postalCode: postalCode ?? '', city: city ?? '' },
    greeting: parcel.kind === 'goods' ? order.greeting : '',
    weightGrams: lines.reduce((sum, line) => sum + line.weightGrams * leftToSend(line), 0),
    trackingNumber: parcel.trackingNumber,
    lines: lines.map((line) => ({
      position: line.position,
      code: line.code,
      name: line.displayName,
      imageUrl: line.imageUrl,
      quantity: leftToSend(line),
      engraved: engravedWords(line),
      takeOutQuantity: parcel.status === 'Packed' ? line.takeOutQuantity : 0,
    })),
    recalls,
    notes: notes.map(({ at, author, body }) => ({ at: at.toISOString(), by: author, text: body })),
  }
}
