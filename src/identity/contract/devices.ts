import { Type } from 'typebox'

/** Devices that are signed in (C-6.7, EXT). Moments are ISO 8601, UTC. */
export const Device = Type.Object({
  id: Type.String(),
  /** `Firefox, Windows`; empty when the browser does not say. */
  name: Type.String(),
  signedInAt: Type.String(),
  /** This time is exact to five minutes. */
  seenAt: Type.String(),
  /** The device that sent the request. */
  isCurrent: Type.Boolean(),
})
export type Device = Type.Static<typeof Device>

export const DeviceList = Type.Object({ devices: Type.Array(Device) })
export type DeviceList = Type.Static<typeof DeviceList>

export const DeviceParams = Type.Object({ id: Type.String({ format: 'uuid' }) })
