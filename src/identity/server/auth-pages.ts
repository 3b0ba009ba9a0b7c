import type { PageExtras, PageExtrasByTemplate, PageRequest } from '#src/shell/server/page-extras.ts'
import { isAuthenticatedKey, mailStateKey } from '../contract/query-keys.ts'
import { type FormAnswersDeps, onwardUrl } from './form-answers.ts'
import type { Sessions } from './session/sessions.ts'

export interface AuthPagesDeps extends FormAnswersDeps {
  sessions: Pick<Sessions, 'find'>
  isMailDelayed: () => Promise<boolean>
}

/**
 * Documents of the account pages: each is rendered for one request, knows the visitor (forms without JavaScript need it), and
 * redirects signed-in visitors away from pages for the others.
 */
export function createAuthPages({ sessions, isMailDelayed, pageUrls }: AuthPagesDeps): PageExtrasByTemplate {
  const isSignedIn = async (visit: PageRequest | undefined): Promise<boolean> =>
    visit !== undefined && (await sessions.find(visit.cookies)) !== null

  const base: PageExtras = {
    isPrivate: true,
    isOneOff: () => true,
    async queries(_model, params, _language, visit) {
      const isWaiting = params.has('step')
      return [
        { key: isAuthenticatedKey, data: await isSignedIn(visit) },
        ...(isWaiting ? [{ key: mailStateKey, data: { isDelayed: await isMailDelayed() } }] : []),
      ]
    },
  }
  const forStrangers: PageExtras = {
    ...base,
    async redirectUrl(_model, params, language, visit) {
      if (params.get('action') === 'change-password' || !(await isSignedIn(visit))) return null
      return onwardUrl(pageUrls, language, params.get('returnUrl') ?? undefined)
    },
  }
  return {
    'login-page': { ...forStrangers, isInterruptible: false },
    'sign-up-page': forStrangers,
    'logout-page': base,
    'password-forgotten-page': base,
    'password-reset-page': base,
    'email-confirm-page': base,
  }
}
