import { emailRule } from '#src/common/email-rule.ts'
import { brokenRule } from '#src/common/field-rules.ts'
import type { Language } from '#src/common/locale.ts'
import { callApi } from '#src/shell/web/http/api-client.ts'
import type { TextFunction } from '#src/shell/web/text/use-text.ts'
import type { IntermediateUserBody } from '../../contract/marketing.ts'

/** Returns the message of the rule that the address breaks; null: none. */
export function newsletterFaults(email: string, text: TextFunction) {
  const broken = brokenRule(emailRule, email)
  return broken === null ? null : { email: text(`/${broken}`) }
}

/** Requests the newsletter; the response is the same whatever is known of the address. */
export const askForNewsletter = (email: string, website: string, language: Language): Promise<void> =>
  callApi('/api/intermediateuser', {
    method: 'POST',
    language,
    read: 'none',
    body: { email, language, ...(website !== '' && { website }) } satisfies IntermediateUserBody,
  })
