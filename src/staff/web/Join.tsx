import { useEffect, useState } from 'react'
import { Button } from '#src/kit/Button.tsx'
import { TextField } from '#src/kit/Field.tsx'
import { Icon } from '#src/kit/Icon.tsx'
import { Alert } from '#src/kit/Notice.tsx'
import { Loading } from '#src/kit/Spinner.tsx'
import { errorMessageOf } from '#src/identity/web/passkeys/passkey-api.ts'
import { makePasskey, useKnowsPasskeys } from '#src/identity/web/passkeys/ceremonies.ts'
import { useText } from '#src/shell/web/text/use-text.ts'
import type { Enrolment, Invitation } from '../contract/staff.ts'
import { valuesOf } from './form-values.ts'
import * as api from './office-api.ts'
import { Problem } from './Problem.tsx'
import { RecoveryCodes } from './RecoveryCodes.tsx'
import { TotpSetup } from './TotpSetup.tsx'
import { useAction } from './use-action.ts'

interface JoinProps {
  token: string
  /** Called when the link is used up, or the employee has left it. */
  onDone: () => Promise<void>
}

/** The page of a mailed link: a password, a second factor, the recovery codes. */
export function Join({ token, onDone }: JoinProps) {
  const t = useText()
  const work = useAction()
  const isAble = useKnowsPasskeys()
  const [invitation, setInvitation] = useState<Invitation | string | null>(null)
  const [enrolment, setEnrolment] = useState<Enrolment | null>(null)
  const [codes, setCodes] = useState<readonly string[] | null>(null)

  useEffect(() => {
    api
      .findInvitation(token)
      .then(setInvitation, (error: unknown) => setInvitation(errorMessageOf(error) ?? t('/entry/failed')))
  }, [token, t])

  if (invitation === null) return <Loading label={t('/entry/loading')} />
  if (typeof invitation === 'string') {
    return (
      <section className="staff-narrow">
        <h1 className="kit-d2">{t('/entry/join-title')}</h1>
        <Alert>
          <p>{invitation}</p>
        </Alert>
        <Button variant="secondary" onClick={() => void onDone()}>
          {t('/entry/to-sign-in')}
        </Button>
      </section>
    )
  }
  if (codes !== null) {
    return (
      <section className="staff-narrow">
        <h1 className="kit-d2">{t('/entry/recovery-title')}</h1>
        <RecoveryCodes codes={codes} onKept={() => void onDone()} />
      </section>
    )
  }
  if (enrolment !== null) {
    const handlePasskey = (): void =>
      work.run(async () => {
        const response = await makePasskey(enrolment.passkey)
        if (!response) return work.fail(t('/entry/passkey-not-confirmed'))
        const accepted = await api.acceptInvitation({ token, passkey: { name: t('/entry/first-passkey'), response } })
        setCodes(accepted.recoveryCodes)
      })
    return (
      <section className="staff-narrow">
        <h1 className="kit-d2">{t('/entry/factor-title')}</h1>
        <p className="staff-muted">{t('/entry/factor-text')}</p>
        {isAble && (
          <Button variant="secondary" wide busy={work.isBusy} onClick={handlePasskey}>
            <Icon name="key" /> {t('/entry/make-passkey')}
          </Button>
        )}
        <p className="staff-or">{t('/entry/or')}</p>
        <TotpSetup
          offer={enrolment.totp}
          work={work}
          onCode={async (code) => setCodes((await api.acceptInvitation({ token, code })).recoveryCodes)}
        />
      </section>
    )
  }
  return (
    <section className="staff-narrow">
      <h1 className="kit-d2">{t('/entry/join-hello', { name: invitation.firstName })}</h1>
      <p className="staff-muted">{t(invitation.isReset ? '/entry/join-reset' : '/entry/join-text')}</p>
      <Problem text={work.error} />
      <form
        className="staff-form"
        onSubmit={(event) => {
          const { password } = valuesOf(event, 'password')
          work.run(async () => setEnrolment(await api.beginInvitation({ token, password })))
        }}
      >
        {/* Password managers keep it under this name. */}
        <TextField label={t('/entry/email')} name="email" autoComplete="username" value={invitation.email} readOnly />
        <TextField
          label={t(invitation.isReset ? '/entry/password' : '/entry/new-password')}
          {...(!invitation.isReset && { hint: t('/entry/password-hint') })}
          name="password"
          type="password"
          autoComplete={invitation.isReset ? 'current-password' : 'new-password'}
          error={work.fields['password']?.[0]}
          required
        />
        <Button type="submit" wide busy={work.isBusy}>
          {t('/entry/next')}
        </Button>
      </form>
    </section>
  )
}
