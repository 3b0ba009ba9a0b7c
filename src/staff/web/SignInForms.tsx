import { useEffect, useRef, useState } from 'react'
import { Button } from '#src/kit/Button.tsx'
import { TextField } from '#src/kit/Field.tsx'
import { Icon } from '#src/kit/Icon.tsx'
import { NoteLine } from '#src/kit/Notice.tsx'
import { askPasskey, useKnowsPasskeys } from '#src/identity/web/passkeys/ceremonies.ts'
import { useText } from '#src/shell/web/text/use-text.ts'
import { valuesOf } from './form-values.ts'
import * as api from './office-api.ts'
import { Problem } from './Problem.tsx'
import { useAction } from './use-action.ts'

/** Signs in with two factors: password and code, or a passkey. With its headings it is the entrance's whole page. */
export function SignInForms({
  onSignedIn,
  withHeading = false,
}: {
  onSignedIn: () => Promise<void>
  withHeading?: boolean
}) {
  const t = useText()
  const work = useAction()
  const isAble = useKnowsPasskeys()
  const [step, setStep] = useState<'password' | 'code' | 'passkey'>('password')

  const codeField = useRef<HTMLInputElement>(null)
  // The field that had the focus is gone, so the focus moves to the next one.
  useEffect(() => codeField.current?.focus(), [step])

  const handlePasskey = (): void =>
    work.run(async () => {
      const response = await askPasskey(await api.signInOptions())
      if (!response) return work.fail(t('/entry/passkey-not-confirmed'))
      await api.signInByPasskey(response)
      await onSignedIn()
    })
  const passkeyButton = isAble ? (
    <Button variant="secondary" wide busy={work.isBusy} onClick={handlePasskey}>
      <Icon name="key" /> {t('/passkeys/sign-in')}
    </Button>
  ) : (
    <NoteLine>{t('/passkeys/unsupported')}</NoteLine>
  )

  if (step !== 'password') {
    return (
      <section className="staff-narrow">
        {withHeading && <h1 className="kit-d2">{t('/entry/second-title')}</h1>}
        <Problem text={work.error} />
        {step === 'code' && (
          // The keys keep what was typed into one step's form out of the fields of the next.
          <form
            key="code"
            className="staff-form"
            onSubmit={(event) => {
              const { code } = valuesOf(event, 'code')
              work.run(async () => {
                await api.signInByCode(code)
                await onSignedIn()
              })
            }}
          >
            <TextField
              className="staff-code"
              label={t('/entry/code')}
              hint={t('/entry/code-hint')}
              name="code"
              autoComplete="one-time-code"
              autoCapitalize="none"
              spellCheck={false}
              maxLength={60}
              ref={codeField}
              required
            />
            <Button type="submit" wide busy={work.isBusy}>
              {t('/entry/sign-in')}
            </Button>
          </form>
        )}
        {passkeyButton}
        <button type="button" className="kit-txt-btn" onClick={() => setStep('password')}>
          {t('/entry/begin-again')}
        </button>
      </section>
    )
  }
  return (
    <section className="staff-narrow">
      {withHeading && (
        <>
          <h1 className="kit-d2">{t('/entry/sign-in-title')}</h1>
          <p className="staff-muted">{t('/entry/sign-in-text')}</p>
        </>
      )}
      <Problem text={work.error} />
      <form
        key="password"
        className="staff-form"
        onSubmit={(event) => {
          const typed = valuesOf(event, 'email', 'password')
          work.run(async () => {
            const { totp } = await api.signInByPassword(typed)
            setStep(totp ? 'code' : 'passkey')
          })
        }}
      >
        <TextField label={t('/entry/email')} name="email" type="email" autoComplete="username" required />
        <TextField
          label={t('/entry/password')}
          name="password"
          type="password"
          autoComplete="current-password"
          required
        />
        <Button type="submit" wide busy={work.isBusy}>
          {t('/entry/next')}
        </Button>
      </form>
      <p className="staff-or">{t('/entry/or')}</p>
      {passkeyButton}
      <p className="staff-muted">{t('/entry/help')}</p>
    </section>
  )
}
