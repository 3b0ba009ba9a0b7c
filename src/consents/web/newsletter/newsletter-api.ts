import { emailRule } from '#src/common/email-rule.ts'
import { brokenRule } from '#src/common/field-rules.ts'
import type { Language } from '#src/common/locale.ts'
import { callApi } from '#src/shell/web/http/api-client.ts'
import type { IntermediateUserBody } from '../../contract/marketing.ts'

/** Returns the text key of the fault in the address; null: none. */
export const brokenEmailRule = (email: string) => brokenRule(emailRule, email)

/** Requests the newsletter; the response is the same whatever is known of the address. */
export const askForNewsletter = (email: string, website: string, language: Language): Promise<void> =>
  callApi('/api/intermediateuser', {
    method: 'POST',
    language,
    read: 'none',
    body: { email, language, ...(website !== '' && { website }) } satisfies IntermediateUserBody,
  })
