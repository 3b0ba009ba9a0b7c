import { generate } from 'lean-qr'
import { toSvgDataURL } from 'lean-qr/extras/svg'
import { Button } from '#src/kit/Button.tsx'
import { TextField } from '#src/kit/Field.tsx'
import { useText } from '#src/shell/web/text/use-text.ts'
import type { TotpEnrolment } from '../contract/staff.ts'
import { valuesOf } from './form-values.ts'
import { Problem } from './Problem.tsx'
import type { Action } from './use-action.ts'

interface TotpSetupProps {
  offer: TotpEnrolment
  work: Action
  onCode: (code: string) => Promise<unknown>
}

/** Shows the secret to an authenticator app, and takes a code from it. */
export function TotpSetup({ offer, work, onCode }: TotpSetupProps) {
  const t = useText()
  return (
    <form
      className="staff-form"
      onSubmit={(event) => {
        const { code } = valuesOf(event, 'code')
        work.run(() => onCode(code))
      }}
    >
      <p>{t('/entry/totp-text')}</p>
      <img
        className="staff-qr"
        src={toSvgDataURL(generate(offer.uri))}
        alt={t('/entry/totp-qr')}
        width={208}
        height={208}
      />
      <p className="staff-muted">
        {t('/entry/totp-by-hand')} <code className="staff-secret">{offer.secret.match(/.{1,4}/g)?.join(' ')}</code>
      </p>
      <Problem text={work.error} />
      <TextField
        className="staff-code"
        label={t('/entry/totp-code')}
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={10}
        required
      />
      <Button type="submit" busy={work.isBusy}>
        {t('/entry/totp-confirm')}
      </Button>
    </form>
  )
}
