import type { Localized } from '#src/common/locale.ts'
import identityEn from '#src/identity/texts/en.json' with { type: 'json' }
import identityFi from '#src/identity/texts/fi.json' with { type: 'json' }
import identitySv from '#src/identity/texts/sv.json' with { type: 'json' }
import en from './texts.en.json' with { type: 'json' }
import fi from './texts.fi.json' with { type: 'json' }
import sv from './texts.sv.json' with { type: 'json' }

/** The texts of the office and of passkeys; the office's bundle includes them, so that visitors load none of them. */
export const officeTexts: Localized<Record<string, string>> = {
  fi: { ...identityFi, ...fi },
  sv: { ...identitySv, ...sv },
  en: { ...identityEn, ...en },
}
