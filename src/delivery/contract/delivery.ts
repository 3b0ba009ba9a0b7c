import { Type } from 'typebox'
import { maxSearchLength } from './limits.ts'

/** A place where the buyer collects a parcel: a locker, a counter or one of our shops. */
export const PickupPoint = Type.Object({
  id: Type.String(),
  name: Type.String(),
  /** The carrier that runs it; empty for the brand's own shop. */
  carrier: Type.String(),
  street: Type.String(),
  postalCode: Type.String(),
  city: Type.String(),
  /** Degrees; null where only the address is known. */
  latitude: Type.Union([Type.Number(), Type.Null()]),
  longitude: Type.Union([Type.Number(), Type.Null()]),
})
export type PickupPoint = Type.Static<typeof PickupPoint>

/** A time slot for delivery to the door. */
export const DeliveryWindow = Type.Object({
  /** `2026-11-24` */
  date: Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' }),
  /** `17:00` */
  from: Type.String({ pattern: '^\\d{2}:\\d{2}$' }),
  to: Type.String({ pattern: '^\\d{2}:\\d{2}$' }),
})
export type DeliveryWindow = Type.Static<typeof DeliveryWindow>

export const OfferedPoint = Type.Object({
  ...PickupPoint.properties,
  /** "350 m", "1,2 km"; empty where it is not known. */
  distance: Type.String(),
  /** "Tänään 6–23"; empty where it is not known. */
  hours: Type.String(),
  /** It accepts no more parcels at the moment. */
  isFull: Type.Boolean(),
  mapUrl: Type.String(),
})
export type OfferedPoint = Type.Static<typeof OfferedPoint>

/** GET /api/me/checkout/{id}/shipping/points (EXT). */
export const PointsQuery = Type.Object({
  methodId: Type.String({ maxLength: 40 }),
  /** Postal code, street or town; the postal code of the address when left out. */
  q: Type.Optional(Type.String({ maxLength: maxSearchLength })),
})
export const PointsAnswer = Type.Object({
  /** The nearest first. */
  points: Type.Array(OfferedPoint),
  /** The nearest point overall, where none is near. */
  nearest: Type.Union([OfferedPoint, Type.Null()]),
  /** False: the provider does not respond at the moment. */
  isAvailable: Type.Boolean(),
})
export type PointsAnswer = Type.Static<typeof PointsAnswer>

/** GET /api/me/checkout/{id}/shipping/windows (EXT). */
export const WindowsAnswer = Type.Object({
  windows: Type.Array(
    Type.Object({
      ...DeliveryWindow.properties,
      /** "ke 25.11." */
      day: Type.String(),
      /** "17–21" */
      time: Type.String(),
      isFull: Type.Boolean(),
    }),
  ),
  isAvailable: Type.Boolean(),
})
export type WindowsAnswer = Type.Static<typeof WindowsAnswer>

export const ShippingMethod = Type.Object({
  id: Type.String(),
  name: Type.String(),
  /** The price for this cart: 0 when delivery is free. */
  price: Type.Number(),
  priceDisplay: Type.String(),
  /** Expected arrival: "ti 24.11.–to 26.11.". */
  estimate: Type.String(),
})
export type ShippingMethod = Type.Static<typeof ShippingMethod>

/** GET /api/me/checkout/{id}/shipping; with `estimate`, for a place the shopper only asks about. */
export const ShippingQuery = Type.Object({
  format: Type.Optional(Type.Literal('json')),
  estimate: Type.Optional(Type.Boolean()),
  postalCode: Type.Optional(Type.String({ maxLength: 10 })),
  countryCode: Type.Optional(Type.String({ maxLength: 3 })),
})
export type ShippingQuery = Type.Static<typeof ShippingQuery>

export const SelectedShipping = Type.Object({
  shipping_method: Type.Object({ id: Type.String(), name: Type.String(), price: Type.Number() }),
  price: Type.Number(),
  /** EXT. */
  pickupPoint: Type.Union([PickupPoint, Type.Null()]),
  window: Type.Union([DeliveryWindow, Type.Null()]),
})
export type SelectedShipping = Type.Static<typeof SelectedShipping>

export const ShippingAnswer = Type.Object({
  html_snippet: Type.String({
    description: 'The delivery widget; empty where there is no choice, and with `format=json`',
  }),
  methods: Type.Array(ShippingMethod),
  /** Null until the shopper has chosen, unless there is one method. */
  selected: Type.Union([SelectedShipping, Type.Null()]),
})
export type ShippingAnswer = Type.Static<typeof ShippingAnswer>

/** PUT /api/me/checkout/{id}/shipping (EXT, C-4.7). */
export const ShippingBody = Type.Object(
  {
    methodId: Type.String({ minLength: 1, maxLength: 40 }),
    pickupPointId: Type.Optional(Type.String({ minLength: 1, maxLength: 64 })),
    window: Type.Optional(DeliveryWindow),
  },
  { additionalProperties: false },
)
export type ShippingBody = Type.Static<typeof ShippingBody>

export const ShippingSelected = Type.Object({ selected: SelectedShipping })
export type ShippingSelected = Type.Static<typeof ShippingSelected>
