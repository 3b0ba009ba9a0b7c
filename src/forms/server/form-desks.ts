import { Type } from 'typebox'
import { storedSettings } from '#src/platform/settings/settings.ts'

/** Recipients of form messages, by the desk that a form names. */
export const formDesksSetting = storedSettings(
  'form-desks',
  'where the messages of forms go, by desk, and in which language (fi, sv, en)',
  Type.Object({
    email: Type.String({ pattern: '^[^\\s@<>]{1,64}@[^\\s@<>]{1,190}$' }),
    language: Type.Enum(['fi', 'sv', 'en']),
  }),
)
