import { type FormEvent, type MouseEvent, useEffect, useId, useRef, useState } from 'react'
import { brokenRules } from '#src/common/field-rules.ts'
import { languageNames } from '#src/common/locale.ts'
import { SafeHtml } from '#src/content/web/SafeHtml.tsx'
import { Button } from '#src/kit/Button.tsx'
import { Checkbox } from '#src/kit/Checkbox.tsx'
import { FieldError, TextField } from '#src/kit/Field.tsx'
import { Icon } from '#src/kit/Icon.tsx'
import { useText } from '#src/shell/web/text/use-text.ts'
import { useIsHydrated } from '#src/shell/web/use-is-hydrated.ts'
import { type NewsSubscription, subscriptionFields, subscriptionLanguages } from '../../contract/subscription.ts'
import { subscriptionRules } from '../../rules/subscription-rules.ts'

type Asked = 'name' | 'email' | 'privacy'

/**
 * A plain form that the browser posts to the receiver, which leads on to the page of success or failure (specification 2, sections 5
 * and 7). With script it cannot be sent before name, e-mail and privacy are valid, and says what is missing.
 */
export function SubscriptionForm({ subscription }: { subscription: NewsSubscription }) {
  const text = useText()
  const id = useId()
  const isHydrated = useIsHydrated()
  const form = useRef<HTMLFormElement>(null)
  const [values, setValues] = useState({ name: '', email: '', privacy: '' })
  const [touched, setTouched] = useState<ReadonlySet<Asked>>(new Set())
  const [isSending, setSending] = useState(false)
  // A visitor who comes back with the browser's back button may send it again.
  useEffect(() => {
    const comeBack = () => setSending(false)
    window.addEventListener('pageshow', comeBack)
    return () => window.removeEventListener('pageshow', comeBack)
  }, [])

  const faults: Partial<Record<Asked, string>> = {
    ...brokenRules(subscriptionRules, values),
    ...(values.privacy === '' && { privacy: 'forms/required' }),
  }
  const missing = Object.keys(faults) as Asked[] // its own keys
  const errorOf = (field: Asked): string | undefined => {
    const key = faults[field]
    return key !== undefined && touched.has(field) ? text(`/${key}`) : undefined
  }
  const touch = (...fields: Asked[]) => setTouched(new Set([...touched, ...fields]))
  const change = (field: Asked, value: string) => setValues({ ...values, [field]: value })
  function showFaults(): void {
    touch(...missing)
    // After the faults have been drawn.
    requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus())
  }
  function submit(event: FormEvent): void {
    if (missing.length === 0 && !isSending) return setSending(true)
    event.preventDefault()
    if (missing.length > 0) showFaults()
  }

  return (
    <form
      ref={form}
      className="kit-form news-form"
      method="post"
      action={subscription.action}
      noValidate={isHydrated}
      onSubmit={submit}
      aria-label={text('/news/subscribe')}
    >
      <HiddenFields subscription={subscription} />
      <TextField
        label={text('/news/form/name')}
        name={subscriptionFields.name}
        autoComplete="name"
        required
        value={values.name}
        error={errorOf('name')}
        onChange={({ target }) => change('name', target.value)}
        onBlur={() => touch('name')}
      />
      <TextField
        label={text('/news/form/email')}
        hint={text('/news/form/email-hint')}
        name={subscriptionFields.email}
        type="email"
        autoComplete="email"
        value={values.email}
        error={errorOf('email')}
        onChange={({ target }) => change('email', target.value)}
        onBlur={() => touch('email')}
      />
      <Languages />
      {subscription.categories.length > 0 && (
        <fieldset>
          <legend className="kit-legend">{text('/news/form/topics')}</legend>
          <div className="news-form__topics">
            {subscription.categories.map(({ code, name }) => (
              <Checkbox key={code} name={subscriptionFields.category} value={code}>
                {name}
              </Checkbox>
            ))}
          </div>
        </fieldset>
      )}
      <div>
        <PrivacyBox
          id={id}
          html={subscription.privacyText}
          error={errorOf('privacy')}
          onChange={(isTicked) => {
            change('privacy', isTicked ? 'true' : '')
            touch('privacy')
          }}
        />
      </div>
      <div className="news-form__trap" aria-hidden="true">
        <label htmlFor={`${id}-trap`}>{text('/news/form/trap')}</label>
        <input id={`${id}-trap`} name={subscriptionFields.trap} tabIndex={-1} autoComplete="off" />
      </div>
      <div>
        <Button
          type="submit"
          busy={isSending}
          busyText={text('/news/form/sending')}
          disabledReason={
            isHydrated && missing.length > 0
              ? missing.map((field) => text(`/news/form/missing-${field}`)).join(' ')
              : undefined
          }
          onDisabledPress={showFaults}
        >
          {text('/news/subscribe')}
        </Button>
      </div>
    </form>
  )
}

function HiddenFields({ subscription }: { subscription: NewsSubscription }) {
  const values = [
    [subscriptionFields.identifier, subscription.subscriptionUniqueIdentifier],
    [subscriptionFields.success, subscription.redirectUrlSubscriptionSuccess],
    [subscriptionFields.failed, subscription.redirectUrlSubscriptionFailed],
    [subscriptionFields.replyLanguage, subscription.replyLanguage],
    [subscriptionFields.privacyVersion, subscription.privacyVersion],
  ] as const
  return values.map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />)
}

function Languages() {
  const text = useText()
  return (
    <fieldset>
      <legend className="kit-legend">{text('/news/form/language')}</legend>
      <div className="news-form__languages">
        {subscriptionLanguages.map((language, index) => (
          <label key={language} className="news-form__language">
            <input type="radio" name={subscriptionFields.language} value={language} defaultChecked={index === 0} />
            <span lang={language}>{languageNames[language]}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

interface PrivacyBoxProps {
  id: string
  html: string
  error: string | undefined
  onChange: (isTicked: boolean) => void
}

/** The privacy checkbox. Its text is HTML with links, which a label must not hold; a press on the text still toggles the box. */
function PrivacyBox({ id, html, error, onChange }: PrivacyBoxProps) {
  const box = useRef<HTMLInputElement>(null)
  const press = ({ target }: MouseEvent) => {
    if (!(target instanceof Element) || !target.closest('a')) box.current?.click()
  }
  return (
    <>
      <div className="kit-check kit-check--top">
        <input
          ref={box}
          type="checkbox"
          name={subscriptionFields.privacy}
          value="true"
          required
          aria-label={wordsIn(html)}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          onChange={({ target }) => onChange(target.checked)}
        />
        <span className="kit-check__b">
          <Icon name="check" size="s" />
        </span>
        {/* The box is what is operated by keyboard. */}
        {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions */}
        <div className="kit-check__t" onClick={press}>
          <SafeHtml html={html} className="news-form__privacy" />
        </div>
      </div>
      {error && <FieldError id={`${id}-error`} text={error} />}
    </>
  )
}

/** Returns the plain text of the HTML. A separate function here: the server's would bring the code of lists along. */
const wordsIn = (html: string): string =>
  html
    .replaceAll(/<[^<>]*>/g, '')
    .replaceAll(/&(?:nbsp|#160);/g, ' ')
    .replaceAll('&amp;', '&')
