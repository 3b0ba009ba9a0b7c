import { type FormEvent, useCallback, useEffect, useState } from 'react'
import { Button } from '#src/kit/Button.tsx'
import { Dialog } from '#src/kit/Dialog.tsx'
import { TextField } from '#src/kit/Field.tsx'
import { Icon } from '#src/kit/Icon.tsx'
import { Alert, NoteLine } from '#src/kit/Notice.tsx'
import { Spinner } from '#src/kit/Spinner.tsx'
import { type Language, localeTag, shopTimeZone } from '#src/common/locale.ts'
import { useText } from '#src/shell/web/text/use-text.ts'
import { passkeyNameMax } from '../../contract/limits.ts'
import { deviceName } from '../../rules/device-name.ts'
import type { Passkey } from '../../contract/passkeys.ts'
import { makePasskey, type NewPasskey, useKnowsPasskeys } from './ceremonies.ts'
import type { PasskeyCalls } from './passkey-api.ts'
import { usePasskeyWork } from './use-passkey-work.ts'
import './passkeys.css'

interface PasskeyRowsProps {
  calls: PasskeyCalls
  language: Language
  /** Runs a call; when it needs a fresh proof, asks for one and runs it again. False when the proof was not given. */
  withStepUp: (call: () => Promise<void>) => Promise<boolean>
  onChanged?: () => void
}

type Open = { kind: 'name-new'; response: NewPasskey } | { kind: 'rename' | 'remove'; passkey: Passkey }

/** An account's passkeys: add, rename, remove. A signed-in user can manage them in any browser. */
export function PasskeyRows({ calls, language, withStepUp, onChanged }: PasskeyRowsProps) {
  const t = useText()
  const isAble = useKnowsPasskeys()
  const [passkeys, setPasskeys] = useState<readonly Passkey[] | 'failed' | null>(null)
  const [open, setOpen] = useState<Open | null>(null)
  const { isBusy, error, setError, run } = usePasskeyWork()
  const [isNameNeeded, setNameNeeded] = useState(false)

  const load = useCallback(() => calls.list().then(setPasskeys, () => setPasskeys('failed')), [calls])
  useEffect(() => void load(), [load])

  const change = (call: () => Promise<void>): void =>
    run(async () => {
      if (!(await withStepUp(call))) return
      setOpen(null)
      await load()
      onChanged?.()
    })
  const handleAdd = (): void =>
    run(async () => {
      let options: Awaited<ReturnType<PasskeyCalls['options']>> | null = null
      const isProved = await withStepUp(async () => {
        options = await calls.options()
      })
      if (!isProved || options === null) return
      const response = await makePasskey(options)
      if (response) setOpen({ kind: 'name-new', response })
      else setError(t('/passkeys/not-confirmed'))
    })
  const handleName = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault()
    const name = new FormData(event.currentTarget).get('name')
    if (typeof name !== 'string' || open === null || open.kind === 'remove') return
    setNameNeeded(name.trim() === '')
    if (name.trim() === '') return
    if (open.kind === 'name-new') change(() => calls.add(name, open.response))
    else change(() => calls.rename(open.passkey.id, name))
  }
  const close = (): void => {
    setOpen(null)
    setError(null)
    setNameNeeded(false)
  }
  const problem = error !== null && (
    <Alert announce>
      <p>{error}</p>
    </Alert>
  )

  if (passkeys === null) return <Spinner />
  if (passkeys === 'failed') {
    return (
      <Alert>
        <p>{t('/passkeys/not-loaded')}</p>
        <button type="button" className="kit-txt-btn" onClick={() => void load()}>
          {t('/passkeys/again')}
        </button>
      </Alert>
    )
  }
  /** A new passkey gets its device's name until the owner renames it. */
  const named = open === null ? '' : open.kind === 'name-new' ? deviceName(navigator.userAgent) : open.passkey.name
  return (
    <>
      {passkeys.length === 0 ? (
        <p className="identity-key-none">{t('/passkeys/none')}</p>
      ) : (
        <ul className="identity-keys">
          {passkeys.map((passkey) => (
            <li className="identity-key" key={passkey.id}>
              <Icon name="key" />
              <h3>{passkey.name}</h3>
              <p className="kit-num">{timesOf(passkey, language, t)}</p>
              <div className="identity-key__acts">
                <button
                  type="button"
                  className="kit-txt-btn"
                  aria-label={t('/passkeys/rename-one', { name: passkey.name })}
                  onClick={() => setOpen({ kind: 'rename', passkey })}
                >
                  {t('/passkeys/rename')}
                </button>
                <button
                  type="button"
                  className="kit-txt-btn"
                  aria-label={t('/passkeys/remove-one', { name: passkey.name })}
                  onClick={() => setOpen({ kind: 'remove', passkey })}
                >
                  {t('/passkeys/remove')}
                </button>
              </div>
            </li>
          ))}
        </ul>
      )}
      {open === null && problem}
      {isAble ? (
        <Button busy={isBusy && open === null} busyText={t('/passkeys/asking')} onClick={handleAdd}>
          {t('/passkeys/add')}
        </Button>
      ) : (
        <NoteLine>{t('/passkeys/unsupported')}</NoteLine>
      )}

      <Dialog
        open={open !== null && open.kind !== 'remove'}
        onClose={close}
        closeLabel={t('/passkeys/close')}
        title={open?.kind === 'rename' ? t('/passkeys/rename-title') : t('/passkeys/made')}
      >
        {/* What is missing is said in the page's language, not in the browser's. */}
        <form className="identity-key-form" noValidate onSubmit={handleName}>
          {problem}
          <TextField
            label={t('/passkeys/name')}
            hint={t('/passkeys/name-hint')}
            error={isNameNeeded ? t('/passkeys/name-needed') : undefined}
            name="name"
            key={named}
            defaultValue={named}
            maxLength={passkeyNameMax}
            autoComplete="off"
            required
          />
          <Button type="submit" busy={isBusy}>
            {t('/passkeys/save-name')}
          </Button>
        </form>
      </Dialog>
      <Dialog
        open={open?.kind === 'remove'}
        onClose={close}
        title={t('/passkeys/remove-title')}
        actions={
          <>
            <Button
              variant="danger"
              busy={isBusy}
              onClick={() => open?.kind === 'remove' && change(() => calls.remove(open.passkey.id))}
            >
              {t('/passkeys/remove')}
            </Button>
            <Button variant="secondary" onClick={close}>
              {t('/passkeys/keep')}
            </Button>
          </>
        }
      >
        {problem}
        <p>{t('/passkeys/remove-text', { name: named })}</p>
      </Dialog>
    </>
  )
}

function timesOf({ createdAt, usedAt, isSynced }: Passkey, language: Language, t: ReturnType<typeof useText>): string {
  const times = usedAt
    ? t('/passkeys/times', { made: dayOf(createdAt, language), used: dayOf(usedAt, language) })
    : t('/passkeys/made-on', { made: dayOf(createdAt, language) })
  return isSynced ? `${times}. ${t('/passkeys/synced')}` : times
}

/** The day of a moment, formatted for reading: `4.9.2026`, `4 Sept 2026`. */
const dayOf = (moment: string, language: Language): string =>
  new Intl.DateTimeFormat(localeTag(language), { dateStyle: 'medium', timeZone: shopTimeZone }).format(new Date(moment))
