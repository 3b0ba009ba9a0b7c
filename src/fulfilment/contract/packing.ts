import { Type } from 'typebox'
import { Address } from '#src/common/address.ts'

/*
 * The packing bench: the resource `parcels` (list, record, actions `pack` and `take-apart`, alone and in bulk) and the calls
 * below. It needs only `orders:pack`, and shows no sums.
 */

const orNull = <Schema extends Type.TSchema>(schema: Schema) => Type.Union([schema, Type.Null()])

/** `GET /api/admin/parcels/{id}`, in addition to `id`, `version` (null) and `actions`. */
export const ParcelRecord = Type.Object({
  orderNumber: Type.String(),
  number: Type.Integer(),
  /** 1 of 2. */
  place: Type.Integer(),
  count: Type.Integer(),
  kind: Type.Enum(['goods', 'tablet', 'gift-card']),
  status: Type.Object({ value: Type.String(), label: Type.String() }),
  orderStatus: Type.Object({ value: Type.String(), label: Type.String() }),
  method: Type.Object({ value: Type.String(), label: Type.String() }),
  orderedAt: Type.String(),
  deliverBy: orNull(Type.String()),
  address: Address,
  pickupPoint: orNull(
    Type.Object({ name: Type.String(), street: Type.String(), postalCode: Type.String(), city: Type.String() }),
  ),
  greeting: Type.String(),
  weightGrams: Type.Integer(),
  trackingNumber: Type.String(),
  lines: Type.Array(
    Type.Object({
      position: Type.Integer(),
      code: Type.String(),
      name: Type.String(),
      imageUrl: Type.String(),
      quantity: Type.Integer(),
      engraved: Type.Array(Type.String()),
      /** Pieces that lie in the packed parcel and must be taken out of it. */
      takeOutQuantity: Type.Integer(),
    }),
  ),
  /** What is recalled of its goods and of what packages among them contain, with what the recall says to customers now. */
  recalls: Type.Array(Type.Object({ name: Type.String(), recall: Type.String() })),
  /** The order's notes, newest first. */
  notes: Type.Array(Type.Object({ at: Type.String(), by: Type.String(), text: Type.String() })),
})
export type ParcelRecord = Type.Static<typeof ParcelRecord>

/** `GET /api/admin/packing/queue`: parcels to pack, by method and by the day on which they must be there. */
export const PackingQueue = Type.Object({
  groups: Type.Array(
    Type.Object({
      method: Type.Object({ value: Type.String(), label: Type.String() }),
      /** The first day; null: of any. */
      deliverBy: orNull(Type.String()),
      parcels: Type.Integer(),
      pieces: Type.Integer(),
      oldestAt: Type.String(),
    }),
  ),
  /** Parcels packed since midnight of the shop's day. */
  packedToday: Type.Integer(),
})
export type PackingQueue = Type.Static<typeof PackingQueue>

/** `GET /api/admin/packing/find?number=`: a scanned label, an order's number, or either without its dashes. */
export const FindQuery = Type.Object({ number: Type.String({ minLength: 1, maxLength: 60 }) })
export const FoundParcels = Type.Object({
  /** First those that are to be packed. */
  ids: Type.Array(Type.String()),
})
export type FoundParcels = Type.Static<typeof FoundParcels>

/** `GET /api/admin/packing/papers?ids=…,…`: label and slip of each parcel as one PDF, in their order. */
export const papersMost = 100
export const PapersQuery = Type.Object({ ids: Type.String({ minLength: 1, maxLength: 4_000 }) })

/** `GET /api/admin/packing/pick-list?method=`: what all waiting parcels of a method need, by code. */
export const PickList = Type.Object({
  items: Type.Array(
    Type.Object({ code: Type.String(), name: Type.String(), quantity: Type.Integer(), parcels: Type.Integer() }),
  ),
})
export type PickList = Type.Static<typeof PickList>
export const PickQuery = Type.Object({ method: Type.Optional(Type.String({ maxLength: 60 })) })
