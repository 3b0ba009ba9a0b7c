import { Type } from 'typebox'
import { Html, Image } from './field-types.ts'

const IsoTime = Type.String({
  pattern: '^$|^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}(:\\d{2}(\\.\\d{1,3})?)?(Z|[+-]\\d{2}:\\d{2})$',
})

/** The popups of the site, the more important first; one item, key `site-popups`. Links as in every field. */
export const SitePopupsFields = Type.Object({
  popups: Type.Array(
    Type.Object({
      id: Type.String({ pattern: '^[a-z0-9-]{1,60}$' }),
      variant: Type.Union([Type.Literal('modal'), Type.Literal('corner')]),
      heading: Type.String(),
      body: Html,
      image: Type.Union([Image, Type.Null()]),
      ctaLabel: Type.String(),
      ctaUrl: Type.String(),
      closeLabel: Type.String(),
      showAfterScrollPx: Type.Integer({ minimum: 0, maximum: 100_000 }),
      /** ISO 8601; empty: no beginning, no end. */
      from: IsoTime,
      to: IsoTime,
      visitorGroups: Type.Array(Type.Integer()),
      frequency: Type.Union([Type.Literal('once'), Type.Literal('session'), Type.Literal('days')]),
      days: Type.Integer({ minimum: 0, maximum: 365 }),
      /** Pages it belongs on; empty: all that may have one. */
      pages: Type.Array(Type.String()),
    }),
  ),
})
export type SitePopupsFields = Type.Static<typeof SitePopupsFields>
