import { useState } from 'react'
import { Button } from '#src/kit/Button.tsx'
import { TextField } from '#src/kit/Field.tsx'
import { Alert } from '#src/kit/Notice.tsx'
import { Dialog } from '#src/kit/Dialog.tsx'
import { type Language, localeTag, shopTimeZone } from '#src/common/locale.ts'
import { PasskeyRows } from '#src/identity/web/passkeys/PasskeyRows.tsx'
import { useText } from '#src/shell/web/text/use-text.ts'
import type { Me, TotpEnrolment } from '../contract/staff.ts'
import { valuesOf } from './form-values.ts'
import * as api from './office-api.ts'
import { People } from './People.tsx'
import { Problem } from './Problem.tsx'
import { RecoveryCodes } from './RecoveryCodes.tsx'
import { StepUp, type WithStepUp } from './StepUp.tsx'
import { TotpSetup } from './TotpSetup.tsx'
import { useAction } from './use-action.ts'

interface HomeProps {
  me: Me
  language: Language
  /** Loads the signed-in employee again. */
  reload: () => Promise<void>
}
type PartProps = HomeProps & { withStepUp: WithStepUp }

/** The employee's own account: their second factors, devices and password. */
export function Home(props: HomeProps) {
  const t = useText()
  const { me, reload } = props
  return (
    <StepUp hasTotp={me.hasTotp} hasPasskey={me.passkeys.length > 0}>
      {(withStepUp) => (
        <div className="staff-blocks">
          <Authenticator {...props} withStepUp={withStepUp} />
          <section className="staff-block">
            <h2 className="kit-d3">{t('/entry/passkeys')}</h2>
            <PasskeyRows
              calls={api.ownPasskeys}
              language={props.language}
              withStepUp={withStepUp}
              onChanged={() => void reload()}
            />
          </section>
          <Recovery {...props} withStepUp={withStepUp} />
          <Devices {...props} withStepUp={withStepUp} />
          <Password {...props} withStepUp={withStepUp} />
        </div>
      )}
    </StepUp>
  )
}

/** The staff, for people that may invite and change them. */
export function StaffPeople({ me, language }: Pick<HomeProps, 'me' | 'language'>) {
  return (
    <StepUp hasTotp={me.hasTotp} hasPasskey={me.passkeys.length > 0}>
      {(withStepUp) => <People withStepUp={withStepUp} me={me} language={language} />}
    </StepUp>
  )
}

function Authenticator({ me, withStepUp, reload }: PartProps) {
  const t = useText()
  const work = useAction()
  const [offer, setOffer] = useState<TotpEnrolment | null>(null)
  const handleOffer = (): void => work.run(() => withStepUp(async () => setOffer(await api.beginTotpEnrolment())))
  const handleRemove = (): void =>
    work.run(async () => {
      if (await withStepUp(api.removeTotp)) await reload()
    })
  return (
    <section className="staff-block">
      <h2 className="kit-d3">{t('/entry/totp')}</h2>
      <p>{t(me.hasTotp ? '/entry/totp-on' : '/entry/totp-off')}</p>
      {offer === null && <Problem text={work.error} />}
      <div className="kit-row">
        <Button variant="secondary" busy={work.isBusy} onClick={handleOffer}>
          {t(me.hasTotp ? '/entry/totp-change' : '/entry/totp-set')}
        </Button>
        {me.hasTotp && (
          <button type="button" className="kit-txt-btn" onClick={handleRemove}>
            {t('/entry/totp-remove')}
          </button>
        )}
      </div>
      <Dialog
        open={offer !== null}
        onClose={() => setOffer(null)}
        closeLabel={t('/passkeys/close')}
        title={t('/entry/totp')}
      >
        {offer && (
          <TotpSetup
            offer={offer}
            work={work}
            onCode={async (code) => {
              await api.confirmTotp(code)
              setOffer(null)
              await reload()
            }}
          />
        )}
      </Dialog>
    </section>
  )
}

function Recovery({ me, withStepUp, reload }: PartProps) {
  const t = useText()
  const work = useAction()
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const handleNew = (): void =>
    work.run(() => withStepUp(async () => setCodes((await api.newRecoveryCodes()).recoveryCodes)))
  return (
    <section className="staff-block">
      <h2 className="kit-d3">{t('/entry/recovery-title')}</h2>
      {codes === null ? (
        <>
          <p>{t('/entry/recovery-left', { count: me.recoveryCodesLeft })}</p>
          <Problem text={work.error} />
          <Button variant="secondary" busy={work.isBusy} onClick={handleNew}>
            {t('/entry/recovery-new')}
          </Button>
        </>
      ) : (
        <RecoveryCodes
          codes={codes}
          onKept={() => {
            setCodes(null)
            void reload()
          }}
        />
      )}
    </section>
  )
}

function Devices({ me, language, reload }: PartProps) {
  const t = useText()
  const work = useAction()
  const time = new Intl.DateTimeFormat(localeTag(language), {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: shopTimeZone,
  })
  return (
    <section className="staff-block">
      <h2 className="kit-d3">{t('/entry/devices')}</h2>
      <Problem text={work.error} />
      <ul className="staff-rows">
        {me.sessions.map(({ id, device, isThis, createdAt, seenAt }) => {
          const name = device || t('/entry/unknown-device')
          return (
            <li key={id}>
              <div>
                <h3>
                  {name} {isThis && <span className="staff-mark">{t('/entry/this-device')}</span>}
                </h3>
                <p className="staff-muted kit-num">
                  {t('/entry/device-times', {
                    from: time.format(new Date(createdAt)),
                    seen: time.format(new Date(seenAt)),
                  })}
                </p>
              </div>
              {!isThis && (
                <button
                  type="button"
                  className="kit-txt-btn"
                  aria-label={t('/entry/end-device', { name })}
                  onClick={() =>
                    work.run(async () => {
                      await api.endSession(id)
                      await reload()
                    })
                  }
                >
                  {t('/entry/sign-out')}
                </button>
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}

function Password({ withStepUp, reload }: PartProps) {
  const t = useText()
  const work = useAction()
  const [isChanged, setChanged] = useState(false)
  const [round, setRound] = useState(0)
  return (
    <section className="staff-block">
      <h2 className="kit-d3">{t('/entry/password')}</h2>
      {isChanged && (
        <Alert variant="success" announce>
          <p>{t('/entry/password-changed')}</p>
        </Alert>
      )}
      <Problem text={work.error} />
      <form
        key={round}
        className="staff-form"
        onSubmit={(event) => {
          const typed = valuesOf(event, 'currentPassword', 'newPassword')
          setChanged(false)
          work.run(async () => {
            if (!(await withStepUp(() => api.changePassword(typed)))) return
            setChanged(true)
            setRound(round + 1)
            await reload()
          })
        }}
      >
        <TextField
          label={t('/entry/current-password')}
          name="currentPassword"
          type="password"
          autoComplete="current-password"
          error={work.fields['currentPassword']?.[0]}
          required
        />
        <TextField
          label={t('/entry/new-password')}
          hint={t('/entry/password-hint')}
          name="newPassword"
          type="password"
          autoComplete="new-password"
          error={work.fields['newPassword']?.[0]}
          required
        />
        <Button type="submit" variant="secondary" busy={work.isBusy}>
          {t('/entry/change-password')}
        </Button>
      </form>
    </section>
  )
}
