import { emailRule } from '#src/common/email-rule.ts'
import { brokenRule } from '#src/common/field-rules.ts'
import type { Language } from '#src/common/locale.ts'
import { callApi } from '#src/shell/web/http/api-client.ts'
import type { IntermediateUserBody } from '../../contract/marketing.ts'

/** Key of the text that says what is wrong with the address; null: nothing. */
export const brokenEmailRule = (email: string) => brokenRule(emailRule, email)

/** Asks for the newsletter; the answer is the same whatever is known of the address. */
export const askForNewsletter = (email: string, website: string, language: Language): Promise<void> =>
  callApi('/api/intermediateuser', {
    method: 'POST',
    language,
    read: 'none',
    body: { email, language, ...(website !== '' && { website }) } satisfies IntermediateUserBody,
  })
