import { Type } from 'typebox'

/** A text that people read or agree to, in one of its versions and languages (C-3.9, C-20). */
export const Policy = Type.Object({
  /** Id of the version: `privacy:3`. */
  id: Type.String(),
  key: Type.String(),
  version: Type.String(),
  language: Type.Union([Type.Literal('fi'), Type.Literal('sv'), Type.Literal('en')]),
  title: Type.String(),
  /** Sanitised HTML. */
  text: Type.String(),
  validFrom: Type.String({ format: 'date-time' }),
})
export type Policy = Type.Static<typeof Policy>
export const Policies = Type.Array(Policy)

const name = '[a-z][a-z-]{0,39}'
const version = '[\\w.-]{1,20}'
const language = Type.Optional(Type.String({ maxLength: 20 }))

export const PolicyListQuery = Type.Object({ language })
export const PolicyFilterQuery = Type.Object({
  keys: Type.String({ pattern: `^${name}(,${name}){0,19}$`, maxLength: 500 }),
  language,
})
/** `privacy` is the version in force; `privacy:3` is one version. */
export const PolicyContentQuery = Type.Object({
  policyId: Type.String({ pattern: `^${name}(:${version})?$`, maxLength: 70 }),
  language,
})
/** A version of the privacy notice, or `current`. */
export const PrivacyParams = Type.Object({ id: Type.String({ pattern: `^${version}$`, maxLength: 20 }) })
