import { Type } from 'typebox'

/* What customers see of their data and can do with it (C-6.4, C-6.7). */

const closed = { additionalProperties: false }
const moment = (description: string) => Type.String({ format: 'date-time', description })

/** State of an account's export and deletion. Texts with days are in the language of the request. */
export const PrivacyState = Type.Object({
  /** Null: no export was requested, or its link has expired. */
  export: Type.Union([
    Type.Null(),
    Type.Object({
      askedAt: moment('of the last asking'),
      endsAt: moment('until then the mailed link opens it'),
      canAskAgain: Type.Boolean({ description: 'false: asked again now, nothing more is mailed' }),
    }),
  ]),
  /** Null: the account is not to be erased. */
  deletion: Type.Union([
    Type.Null(),
    Type.Object({
      askedAt: moment('of the asking'),
      dueAt: moment('the account is erased then; until then signing in keeps it'),
      dueString: Type.String({ description: '"9.12.2026"' }),
      waitsFor: Type.Array(Type.String(), { description: 'numbers of orders that must be finished first' }),
    }),
  ]),
})
export type PrivacyState = Type.Static<typeof PrivacyState>

export const DeletionBody = Type.Object({ password: Type.String({ maxLength: 2_000 }) }, closed)
export const ExportQuery = Type.Object({
  token: Type.String({ minLength: 43, maxLength: 43, pattern: '^[\\w-]{43}$' }),
  format: Type.Optional(Type.Union([Type.Literal('html'), Type.Literal('json')])),
})
export const CustomerParams = Type.Object({ id: Type.String({ format: 'uuid' }) })
