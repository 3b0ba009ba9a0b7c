import { Type } from 'typebox'
import { languages } from '#src/common/locale.ts'

/** The rule of a visitor group: a visitor belongs to it when every part is true (C-21). */
export const VisitorRule = Type.Object(
  {
    languages: Type.Optional(Type.Array(Type.Enum(languages), { minItems: 1 })),
    /** One of these stands in the address as `campaign` or `utm_campaign`. */
    campaigns: Type.Optional(
      Type.Array(Type.String({ pattern: '^[a-z0-9][a-z0-9_-]{0,59}$' }), { minItems: 1, maxItems: 50 }),
    ),
    isSignedIn: Type.Optional(Type.Boolean()),
    /** The goods in the cart cost so much, in cents. */
    cartFromCents: Type.Optional(Type.Integer({ minimum: 1, maximum: 10_000_000 })),
    /** Has been here on an earlier day; known only of who allows functional storage. */
    isReturning: Type.Optional(Type.Boolean()),
  },
  { additionalProperties: false, minProperties: 1 },
)
export type VisitorRule = Type.Static<typeof VisitorRule>
