import { Type } from 'typebox'
import { consentVersion } from '#src/shell/contract/consent.ts'

/** One item that the site stores in the browser, described in the visitor's language. */
const StoredItem = Type.Object({
  name: Type.String(),
  provider: Type.String(),
  purpose: Type.String(),
  duration: Type.String(),
})

export const ConsentCategory = Type.Object({
  key: Type.Union([
    Type.Literal('necessary'),
    Type.Literal('functional'),
    Type.Literal('analytics'),
    Type.Literal('marketing'),
  ]),
  title: Type.String(),
  description: Type.String(),
  /** True for a category that is always on. */
  required: Type.Boolean(),
  /** Everything kept in the browser, cookies and storage alike; empty: nothing at present. */
  cookies: Type.Array(StoredItem),
})
export type ConsentCategory = Type.Static<typeof ConsentCategory>

/** One question asked of every visitor (C-3.8); at present only about cookies. */
export const ConsentNotice = Type.Object({
  id: Type.Integer(),
  key: Type.Literal('cookies'),
  version: Type.Integer(),
  language: Type.Union([Type.Literal('fi'), Type.Literal('sv'), Type.Literal('en')]),
  categories: Type.Array(ConsentCategory),
  /** Words between asterisks are set in italic. */
  title: Type.String(),
  body: Type.String(),
  /** Site path of the cookie policy; empty: there is none. */
  policyUrl: Type.String(),
})
export type ConsentNotice = Type.Static<typeof ConsentNotice>

export const ConsentNotices = Type.Array(ConsentNotice)
export const ConsentQuery = Type.Object({ language: Type.Optional(Type.String()) })

/** A choice, for the log. `page` is a path without its query, which may hold personal data. */
export const ConsentChoiceBody = Type.Object(
  {
    version: Type.Integer({ minimum: 1, maximum: consentVersion }),
    choices: Type.Object(
      { functional: Type.Boolean(), analytics: Type.Boolean(), marketing: Type.Boolean() },
      { additionalProperties: false },
    ),
    page: Type.String({ pattern: '^/[^?#\\s]*$', maxLength: 300 }),
  },
  { additionalProperties: false },
)
export type ConsentChoiceBody = Type.Static<typeof ConsentChoiceBody>
