import { Type } from 'typebox'

/*
 * What staff decide while the shop runs: groups of rows of one shape, each with the JSON schema that its form is made from.
 * Changes ask for a fresh proof.
 */

const closed = { additionalProperties: false }
const Values = Type.Record(Type.String({ maxLength: 60 }), Type.Unknown())
/** `delivery/home`, `vat/FIN/food/2026-01-01`. */
const Name = Type.String({ minLength: 1, maxLength: 100 })

export const SettingRow = Type.Object({
  name: Name,
  label: Type.String(),
  /** Goes back with a change. */
  version: Type.Integer(),
  values: Values,
})
export type SettingRow = Type.Static<typeof SettingRow>

export const SettingGroup = Type.Object({
  name: Type.String(),
  label: Type.String(),
  /** What it is about, in a sentence. */
  note: Type.String(),
  /** JSON schema of the fields, with their words. */
  schema: Type.Unknown(),
  /** JSON schema of what a new row is asked for; null: there are no more rows. */
  adding: Type.Unknown(),
  rows: Type.Array(SettingRow),
})
export type SettingGroup = Type.Static<typeof SettingGroup>

/** `GET /api/admin/settings`. */
export const SettingGroups = Type.Object({ groups: Type.Array(SettingGroup) })
export type SettingGroups = Type.Static<typeof SettingGroups>

export const SettingNameQuery = Type.Object({ name: Name })
/** `GET /api/admin/settings/history?name=`: newest first, each with the fields that it changed. */
export const SettingHistory = Type.Object({
  entries: Type.Array(
    Type.Object({
      at: Type.String({ format: 'date-time' }),
      by: Type.String(),
      changes: Type.Array(Type.Object({ field: Type.String(), was: Type.Unknown(), is: Type.Unknown() })),
    }),
  ),
})
export type SettingHistory = Type.Static<typeof SettingHistory>

/**
 * `PUT /api/admin/settings`: only what was changed. Faults are 400 by field. A row that was changed since is 409 with
 * `office/version-conflict`, whose `current` is the row as it is.
 */
export const ChangedSetting = Type.Object(
  { name: Name, version: Type.Integer(), values: Values },
  { ...closed, examples: [{ name: 'withdrawal', version: 1, values: { days: 30 } }] },
)
export type ChangedSetting = Type.Static<typeof ChangedSetting>

/** `POST /api/admin/settings`: a row more of a group. */
export const AddedSetting = Type.Object(
  { group: Type.String({ maxLength: 60 }), values: Values },
  {
    ...closed,
    examples: [
      { group: 'vat', values: { countryCode: 'DNK', class: 'food', validFrom: '2040-01-01', rate: 25, validTo: null } },
    ],
  },
)
export type AddedSetting = Type.Static<typeof AddedSetting>
