import { type FormEvent, useState } from 'react'
import { Button } from '#src/kit/Button.tsx'
import { Dialog } from '#src/kit/Dialog.tsx'
import { TextField } from '#src/kit/Field.tsx'
import { useText } from '#src/shell/web/text/use-text.ts'
import type { Language } from '#src/common/locale.ts'
import { customerPasskeys, proveByPassword, needsStepUp } from './passkey-api.ts'
import { PasskeyRows } from './PasskeyRows.tsx'
import { usePasskeyWork } from './use-passkey-work.ts'

/**
 * A customer's passkeys on the account pages: a list without a heading. Asks for the password when the last proof is too old.
 */
export function Passkeys({ language }: { language: Language }) {
  const t = useText()
  /** Called with whether the proof was given. */
  const [waiting, setWaiting] = useState<((isProved: boolean) => void) | null>(null)
  const { isBusy, error, setError, run } = usePasskeyWork()

  async function withStepUp(call: () => Promise<void>): Promise<boolean> {
    try {
      await call()
    } catch (failure) {
      if (!needsStepUp(failure)) throw failure
      const isProved = await new Promise<boolean>((resolve) => setWaiting(() => resolve))
      if (!isProved) return false
      await call()
    }
    return true
  }
  const finish = (isProved: boolean): void => {
    waiting?.(isProved)
    setWaiting(null)
    setError(null)
  }
  const handleSubmit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault()
    const password = new FormData(event.currentTarget).get('password')
    if (typeof password !== 'string') return
    if (password === '') return setError(t('/forms/password-required'))
    run(() => proveByPassword(password).then(() => finish(true)))
  }

  return (
    <>
      <PasskeyRows calls={customerPasskeys} language={language} withStepUp={withStepUp} />
      <Dialog
        open={waiting !== null}
        onClose={() => finish(false)}
        closeLabel={t('/passkeys/close')}
        title={t('/passkeys/prove-title')}
      >
        <form className="identity-key-form" noValidate onSubmit={handleSubmit}>
          <p>{t('/passkeys/prove-text')}</p>
          <TextField
            label={t('/passkeys/password')}
            name="password"
            type="password"
            autoComplete="current-password"
            error={error ?? undefined}
            required
          />
          <Button type="submit" busy={isBusy}>
            {t('/passkeys/prove')}
          </Button>
        </form>
      </Dialog>
    </>
  )
}
