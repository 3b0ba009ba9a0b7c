import { useEffect, useRef } from 'react'
import { Button } from '#src/kit/Button.tsx'
import { TextField } from '#src/kit/Field.tsx'
import { Alert } from '#src/kit/Notice.tsx'
import { useLanguage } from '#src/shell/web/page/page-context.ts'
import { useText } from '#src/shell/web/text/use-text.ts'
import { useIsHydrated } from '#src/shell/web/use-is-hydrated.ts'
import { typedIn, useSubmit } from '#src/shell/web/use-submit.ts'
import { subscriptionPath } from '../../contract/subscription-path.ts'

/** The call and the rules are not part of a page's first code. */
const loadCalls = () => import('./newsletter-api.ts')

/**
 * Takes an address for the newsletter, which its mailbox must confirm. Without JavaScript the browser posts the form and gets a
 * page. After a failure the typed text stays.
 */
export function NewsletterForm() {
  const text = useText()
  const language = useLanguage()
  const isHydrated = useIsHydrated()
  const done = useRef<HTMLOutputElement>(null)
  const { onSubmit, isSending, sent, errors } = useSubmit({
    read: (form) => ({ email: typedIn(form, 'email'), trap: typedIn(form, 'website') }),
    check: async ({ email }) => (await loadCalls()).newsletterFaults(email, text),
    send: async ({ email, trap }) => (await loadCalls()).askForNewsletter(email, trap, language),
    texts: { failed: text('/consents/newsletter/failed'), tooMany: text('/consents/newsletter/too-often') },
  })
  useEffect(() => done.current?.focus(), [sent])

  if (sent !== null)
    return (
      <div className="consent-letter__form">
        <Alert variant="success">
          <output ref={done} tabIndex={-1}>
            {text('/consents/newsletter/sent', { email: sent.email })}
          </output>
        </Alert>
      </div>
    )
  return (
    <form
      className="consent-letter__form"
      method="post"
      action={subscriptionPath}
      noValidate={isHydrated}
      onSubmit={onSubmit}
    >
      <input type="hidden" name="language" value={language} />
      <TextField
        type="email"
        name="email"
        autoComplete="email"
        required
        maxLength={80}
        label={text('/consents/newsletter/email')}
        error={errors.fields['email']}
      />
      {/* Trap field, hidden from people. */}
      <div className="consent-letter__trap" aria-hidden="true">
        <label>
          {text('/consents/newsletter/website')}
          <input name="website" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <Button type="submit" busy={isSending} busyText={text('/consents/newsletter/sending')}>
        {text('/consents/newsletter/send')}
      </Button>
      <p className="consent-letter__terms kit-small">{text('/consents/newsletter/terms')}</p>
      {errors.form && (
        <div className="consent-letter__fault">
          <Alert announce>
            <p>{errors.form}</p>
          </Alert>
        </div>
      )}
    </form>
  )
}
