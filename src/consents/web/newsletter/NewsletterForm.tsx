import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { Button } from '#src/kit/Button.tsx'
import { TextField } from '#src/kit/Field.tsx'
import { Alert } from '#src/kit/Notice.tsx'
import { ApiError } from '#src/shell/web/http/api-client.ts'
import { useLanguage } from '#src/shell/web/page/page-context.ts'
import { useText } from '#src/shell/web/text/use-text.ts'
import { useIsHydrated } from '#src/shell/web/use-is-hydrated.ts'
import { subscriptionPath } from '../../contract/subscription-path.ts'

type State = { at: 'asking' } | { at: 'sending' } | { at: 'sent'; email: string }

/**
 * Takes an address for the newsletter, which its mailbox must confirm. Without JavaScript the browser posts the form and gets a
 * page. After a failure the typed text stays.
 */
export function NewsletterForm() {
  const text = useText()
  const language = useLanguage()
  const id = useId()
  const isHydrated = useIsHydrated()
  const field = useRef<HTMLInputElement>(null)
  const trap = useRef<HTMLInputElement>(null)
  const sent = useRef<HTMLOutputElement>(null)
  const [state, setState] = useState<State>({ at: 'asking' })
  const [fault, setFault] = useState<{ field?: string; form?: string }>({})
  useEffect(() => {
    if (state.at === 'sent') sent.current?.focus()
  }, [state.at])

  const refuse = (fieldText: string | undefined, form?: string) => {
    setState({ at: 'asking' })
    setFault({ ...(fieldText && { field: fieldText }), ...(form && { form }) })
    if (fieldText) field.current?.focus()
  }
  const send = async (event: FormEvent) => {
    event.preventDefault()
    if (state.at === 'sending') return
    const email = field.current?.value.trim() ?? ''
    setFault({})
    setState({ at: 'sending' })
    try {
      const { askForNewsletter, brokenEmailRule } = await import('./newsletter-api.ts')
      const broken = brokenEmailRule(email)
      if (broken !== null) return refuse(text(`/${broken}`))
      await askForNewsletter(email, trap.current?.value ?? '', language)
      setState({ at: 'sent', email })
    } catch (error) {
      const { fieldErrors, status } = error instanceof ApiError ? error : new ApiError(0, null)
      if (status === 429) refuse(undefined, text('/consents/newsletter/too-often'))
      else {
        const wrong = fieldErrors?.['email']?.[0]
        refuse(wrong, wrong === undefined ? text('/consents/newsletter/failed') : undefined)
      }
    }
  }

  if (state.at === 'sent')
    return (
      <div className="consent-letter__form">
        <Alert variant="success">
          <output ref={sent} tabIndex={-1}>
            {text('/consents/newsletter/sent', { email: state.email })}
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
      onSubmit={(event) => void send(event)}
    >
      <input type="hidden" name="language" value={language} />
      <TextField
        ref={field}
        id={`${id}-email`}
        type="email"
        name="email"
        autoComplete="email"
        required
        maxLength={80}
        label={text('/consents/newsletter/email')}
        error={fault.field}
      />
      {/* Trap field, hidden from people. */}
      <div className="consent-letter__trap" aria-hidden="true">
        <label>
          {text('/consents/newsletter/website')}
          <input ref={trap} name="website" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <Button type="submit" busy={state.at === 'sending'} busyText={text('/consents/newsletter/sending')}>
        {text('/consents/newsletter/send')}
      </Button>
      <p className="consent-letter__terms kit-small">{text('/consents/newsletter/terms')}</p>
      {fault.form && !fault.field && (
        <div className="consent-letter__fault">
          <Alert announce>
            <p>{fault.form}</p>
          </Alert>
        </div>
      )}
    </form>
  )
}
