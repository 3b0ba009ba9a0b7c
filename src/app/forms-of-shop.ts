import { createFormsModule, type FormsModuleDeps } from '#src/forms/server/forms.module.ts'
import type { Marketing } from '#src/consents/server/marketing/marketing.ts'
import type { Documents } from '#src/shell/server/documents.ts'
import type { RenderParts } from './renderer.ts'

interface Parts extends Omit<FormsModuleDeps, 'rateLimits' | 'askForNewsletter' | 'answerOnPage' | 'renderMail'> {
  config: { rateLimits: boolean }
  marketing: Marketing
  documents: Pick<Documents, 'makeAnswer'>
  render: RenderParts
}

/** Wires the forms of pages with the newsletter sign-up and the pages that answer them. */
export const formsOfShop = ({ config, marketing, documents, render, ...base }: Parts) =>
  createFormsModule({
    ...base,
    rateLimits: config.rateLimits,
    askForNewsletter: async (asked) => void (await marketing.optIns.ask({ ...asked, name: '' })),
    answerOnPage: documents.makeAnswer,
    renderMail: async (input) => (await render.renderer()).renderFormMail(input),
  })
