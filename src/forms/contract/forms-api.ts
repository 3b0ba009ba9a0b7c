import { Type } from 'typebox'

export const FormParams = Type.Object({ formId: Type.Integer({ minimum: 1, maximum: 2_147_483_647 }) })

/** GET /api/forms/{formId}/stamp. */
export const FormStamp = Type.Object({ stamp: Type.String() })

/**
 * POST /api/forms/{formId} (C-7) without files. With files: the same as `multipart/form-data`, with a text or file
 * `field-{name}` for each field, plus `stamp` and `website`.
 */
export const FormBody = Type.Object({
  fields: Type.Record(Type.String(), Type.String(), { maxProperties: 60 }),
  /** Names of the ticked boxes. */
  consents: Type.Optional(Type.Array(Type.String(), { maxItems: 30 })),
  honeypot: Type.Optional(Type.String()),
  stamp: Type.Optional(Type.String()),
})
export type FormBody = Type.Static<typeof FormBody>

export const FormAnswer = Type.Object({
  redirectUrl: Type.String({ description: 'site path of the page that thanks; empty: the form itself does' }),
})
export type FormAnswer = Type.Static<typeof FormAnswer>

/** GET /api/thankyoupage. */
export const ThankYouQuery = Type.Object({ identifier: Type.String({ maxLength: 300 }) })
export const ThankYouAnswer = Type.Object({ ok: Type.Literal(true) })
