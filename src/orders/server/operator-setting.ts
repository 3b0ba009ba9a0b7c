import { Type } from 'typebox'
import { storedSettings } from '#src/platform/settings/settings.ts'

/** The address that is notified of what needs a person. */
export const operatorSetting = storedSettings(
  'operator-mails',
  'where alarms and the daily digest go, and in which language (fi, sv, en)',
  Type.Object({
    email: Type.String({ pattern: '^[^\\s@<>]{1,64}@[^\\s@<>]{1,190}$' }),
    language: Type.Enum(['fi', 'sv', 'en']),
  }),
)
