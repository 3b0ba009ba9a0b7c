import { Type } from 'typebox'
import { keepPolicy } from '#src/consents/server/policies/policies.ts'
import type { Executor } from '#src/platform/database/database.ts'
import { type Settings, storedSettings } from '#src/platform/settings/settings.ts'
import { consentKeys } from '../contract/checkout.ts'
import type { Consent } from '../rules/consents.ts'

const title = Type.String({ pattern: '^[^<>&{}]{1,100}$' })
/** No HTML but links to the two pages, each closed. */
const consentText = Type.String({
  maxLength: 1_000,
  pattern: '^(?:[^<>&{}]|\\{(?:terms|withdrawal)\\}[^<>&{}]+\\{end\\})+$',
})

const consents = storedSettings(
  'consent',
  'what a shopper may agree to: version, whether it must be, texts with {terms}, {withdrawal} and {end} around links',
  Type.Object({
    version: Type.String({ pattern: '^[\\w.-]{1,20}$' }),
    required: Type.Boolean(),
    titleFi: title,
    titleSv: title,
    titleEn: title,
    textFi: consentText,
    textSv: consentText,
    textEn: consentText,
  }),
)

/** C-4.10. Agreement is stored by version: another text is another version, and every shopper is asked again. */
export const consentSettings: typeof consents = {
  ...consents,
  label: (_id, row, language) => ({ fi: row.titleFi, sv: row.titleSv, en: row.titleEn })[language],
  // A consent cannot change between required and optional.
  faultOf: (row, before) => (before === null || row.required === before.required ? null : 'required'),
  check: async (executor, key, row) => {
    const words = {
      fi: { title: row.titleFi, text: row.textFi },
      sv: { title: row.titleSv, text: row.textSv },
      en: { title: row.titleEn, text: row.textEn },
    }
    return (await keepPolicy(executor, { key, version: row.version, words })) ? null : 'version'
  },
}

/** Checks that each consent still has its version's first text; throws an error that names one with another text. */
export async function checkConsentTexts(executor: Executor): Promise<void> {
  for (const [key, row] of await consentSettings.list(executor))
    if (await consentSettings.check?.(executor, key, row))
      throw new Error(
        `The text of the consent "${key}" is not that which its version ${row.version} was used with: ` +
          `give it a version of its own by the line "settings set consent/${key} version=…"`,
      )
}

/** What a shopper may agree to, in the order it is asked. */
export async function listConsents(settings: Pick<Settings, 'rows'>, executor: Executor): Promise<Consent[]> {
  const rows = await settings.rows(executor, consentSettings)
  return consentKeys.flatMap((key) => {
    const row = rows.get(key)
    return row === undefined ? [] : [{ ...row, id: key, key }]
  })
}
