import { type ReactNode, useCallback, useState } from 'react'
import { Button } from '#src/kit/Button.tsx'
import { Dialog } from '#src/kit/Dialog.tsx'
import { TextField } from '#src/kit/Field.tsx'
import { Icon } from '#src/kit/Icon.tsx'
import { askPasskey, useKnowsPasskeys } from '#src/identity/web/passkeys/ceremonies.ts'
import { needsStepUp } from '#src/identity/web/passkeys/passkey-api.ts'
import { useText } from '#src/shell/web/text/use-text.ts'
import { valuesOf } from './form-values.ts'
import * as api from './office-api.ts'
import { Problem } from './Problem.tsx'
import { useAction } from './use-action.ts'

/** Runs a call; when it needs a fresh proof, asks for one and runs it again. False when the proof was not given. */
export type WithStepUp = (call: () => Promise<void>) => Promise<boolean>

interface StepUpProps {
  hasTotp: boolean
  hasPasskey: boolean
  children: (withStepUp: WithStepUp) => ReactNode
}

/** The dialog that asks for a fresh proof, for the calls of its children. */
export function StepUp({ hasTotp, hasPasskey, children }: StepUpProps) {
  const t = useText()
  const work = useAction()
  const isAble = useKnowsPasskeys()
  /** Called with whether the proof was given. */
  const [waiting, setWaiting] = useState<((isProved: boolean) => void) | null>(null)

  const withStepUp = useCallback<WithStepUp>(async (call) => {
    try {
      await call()
    } catch (failure) {
      if (!needsStepUp(failure)) throw failure
      const isProved = await new Promise<boolean>((resolve) => setWaiting(() => resolve))
      if (!isProved) return false
      await call()
    }
    return true
  }, [])
  const finish = (isProved: boolean): void => {
    waiting?.(isProved)
    setWaiting(null)
  }

  return (
    <>
      {children(withStepUp)}
      <Dialog
        open={waiting !== null}
        onClose={() => finish(false)}
        closeLabel={t('/passkeys/close')}
        title={t('/entry/step-up-title')}
      >
        <div className="staff-form">
          <p>{t('/entry/step-up-text')}</p>
          <Problem text={work.error} />
          {hasTotp && (
            <form
              className="staff-form"
              onSubmit={(event) => {
                const { code } = valuesOf(event, 'code')
                work.run(async () => {
                  await api.stepUpByCode(code)
                  finish(true)
                })
              }}
            >
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
                {t('/passkeys/prove')}
              </Button>
            </form>
          )}
          {hasPasskey && isAble && (
            <Button
              variant="secondary"
              busy={work.isBusy}
              onClick={() =>
                work.run(async () => {
                  const response = await askPasskey(await api.stepUpOptions())
                  if (!response) return work.fail(t('/entry/passkey-not-confirmed'))
                  await api.stepUpByPasskey(response)
                  finish(true)
                })
              }
            >
              <Icon name="key" /> {t('/entry/prove-by-passkey')}
            </Button>
          )}
        </div>
      </Dialog>
    </>
  )
}
