import { createHash } from 'node:crypto'
import type { TextLookup } from '#src/common/errors.ts'
import type { Language } from '#src/common/locale.ts'

const style = `:root{color-scheme:light dark}body{margin:0;min-height:100vh;display:grid;place-content:center;padding:1rem;font:1.125rem/1.5 system-ui,sans-serif;text-align:center}button{font:inherit;min-height:2.75rem;padding:.5rem 1.5rem}`

/** The hash of the styles for the page's content security policy. */
export const logoutStyleHash = `sha256-${createHash('sha256').update(style).digest('base64')}`

/** Asks whether to sign out; `form` is the provider's form, which has no button. */
export function logoutPage(form: string, language: Language, text: TextLookup): string {
  const title = text(language, '/login/sign-out-title')
  const question = text(language, '/login/sign-out-question')
  const button = text(language, '/login/sign-out-button')
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title><style>${style}</style></head><body><main><h1>${title}</h1><p>${question}</p>${form}<button type="submit" form="op.logoutForm" value="yes" name="logout">${button}</button></main></body></html>`
}
