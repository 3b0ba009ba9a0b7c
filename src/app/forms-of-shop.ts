import { createFormsModule, type FormsModuleDeps } from '#src/forms/server/forms.module.ts'
import type { Marketing } from '#src/consents/server/marketing/marketing.ts'
import type { Documents } from '#src/shell/server/documents.ts'

interface Parts extends Omit<FormsModuleDeps, 'rateLimits' | 'askForNewsletter' | 'answerOnPage'> {
  config: { rateLimits: boolean }
  marketing: Marketing
  documents: Pick<Documents, 'makeAnswer'>
}

/** Wires the forms of pages with the newsletter sign-up and the pages that answer them. */
export const formsOfShop = ({ config, marketing, documents, ...base }: Parts) =>
  createFormsModule({
    ...base,
    rateLimits: config.rateLimits,
    askForNewsletter: async (asked) => void (await marketing.optIns.ask({ ...asked, name: '' })),
    answerOnPage: documents.makeAnswer,
  })
