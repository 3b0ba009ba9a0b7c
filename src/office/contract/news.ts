import { Type } from 'typebox'

/** `GET /api/admin/news`: how many stand in each view where something waits, of what the person may read. */
export const News = Type.Object({
  counts: Type.Array(
    Type.Object({
      resource: Type.String(),
      /** Name of a view of the resource. */
      view: Type.String(),
      label: Type.String(),
      /** At most `countMost`, and one more where there are more. */
      count: Type.Integer(),
      /** When the first of them began to wait; null: there is none, or the list does not know it. */
      oldest: Type.Union([Type.String({ format: 'date-time' }), Type.Null()]),
    }),
  ),
})
export type News = Type.Static<typeof News>
