import { type RefObject, useEffect, useRef } from 'react'
import { TextField } from '#src/kit/Field.tsx'
import { useKnowsPasskeys } from '#src/identity/web/passkeys/ceremonies.ts'
import { useText } from '#src/shell/web/text/use-text.ts'
import { SignInForms } from '#src/staff/web/SignInForms.tsx'
import { OfficeIcon } from '../OfficeIcon.tsx'
import { useOffice } from '../use-office.ts'
import type { Work } from './use-work.ts'

interface ProofBandProps {
  work: Pick<Work, 'asked' | 'runByPasskey' | 'runAgain'>
  /** The form that the code belongs to: Enter in its field sends the form. */
  formId: string
  code: RefObject<HTMLInputElement | null>
}

/** A band inside the dialog that asks for a fresh proof, or to sign in again; what was typed around it stays. */
export function ProofBand({ work, formId, code }: ProofBandProps) {
  const t = useText()
  const { me } = useOffice()
  const isAble = useKnowsPasskeys()
  const { asked } = work
  const before = useRef(asked)
  // The focus goes where the answer is typed, but only when the question comes as an answer to a press.
  useEffect(() => {
    if (asked === 'proof' && before.current !== 'proof') code.current?.focus()
    before.current = asked
  }, [asked, code])
  if (asked === null) return null
  if (asked === 'session') {
    return (
      <section className="office-proof office-proof--wide" aria-label={t('/desk/session-ended')}>
        <p>
          <b>{t('/desk/session-ended')}</b> {t('/desk/session-ended-text')}
        </p>
        <SignInForms onSignedIn={work.runAgain} />
      </section>
    )
  }
  return (
    <section className="office-proof" aria-label={t('/entry/step-up-title')}>
      <div>
        <p>
          <b>{t('/entry/step-up-title')}</b>
        </p>
        <p>{t('/desk/proof-text')}</p>
        {me.passkeys.length > 0 && isAble && (
          <button type="button" className="office-t" onClick={work.runByPasskey}>
            <OfficeIcon name="key" /> {t('/entry/prove-by-passkey')}
          </button>
        )}
      </div>
      {me.hasTotp && (
        <TextField
          ref={code}
          form={formId}
          label={t('/desk/proof-code')}
          name="proof-code"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={10}
        />
      )}
    </section>
  )
}
