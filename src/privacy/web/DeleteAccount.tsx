import { type FormEvent, useState } from 'react'
import { Button } from '#src/kit/Button.tsx'
import { Dialog } from '#src/kit/Dialog.tsx'
import { TextField } from '#src/kit/Field.tsx'
import { ApiError } from '#src/shell/web/http/api-client.ts'
import { useText } from '#src/shell/web/text/use-text.ts'
import { graceDays } from '../contract/limits.ts'
import { askForDeletion } from './privacy-api.ts'
import { usePrivacyCall } from './privacy-state.ts'

const formId = 'delete-account'
/** Points about what is erased, what is finished first, what stays, and how to cancel. */
const points = ['/privacy/delete/goes', '/privacy/delete/orders', '/privacy/delete/stays', '/privacy/delete/back']

/** Explains what is erased and what stays, and asks for the password. */
export function DeleteAccount({ isKnown }: { isKnown: boolean }) {
  const text = useText()
  const [isOpen, setOpen] = useState(false)
  const [password, setPassword] = useState('')
  const [fault, setFault] = useState<string | undefined>()
  const close = (): void => {
    setOpen(false)
    setPassword('')
    setFault(undefined)
  }
  const ask = usePrivacyCall<string>({
    call: askForDeletion,
    done: '/privacy/delete/asked',
    onDone: close,
    onFailed: (error) => {
      const [said] = error instanceof ApiError ? (error.fieldErrors?.['password'] ?? []) : []
      // A locked sign-in shows at the field too, because the dialog covers the snackbar.
      const [problem] = error instanceof ApiError ? (error.problems ?? []) : []
      setFault(said ?? problem?.value ?? text('/privacy/failed'))
      return true
    },
  })
  function submit(event: FormEvent): void {
    event.preventDefault()
    if (ask.isPending) return
    if (password === '') return setFault(text('/forms/password-required'))
    setFault(undefined)
    ask.mutate(password)
  }
  return (
    <div className="privacy__part">
      <div className="privacy__words">
        <h3 className="kit-d4">{text('/privacy/delete/title')}</h3>
        <p className="kit-muted">{text('/privacy/delete/text', { days: graceDays })}</p>
      </div>
      <Button variant="secondary" size="small" {...(!isKnown && { disabledReason: '' })} onClick={() => setOpen(true)}>
        {text('/privacy/delete/ask')}
      </Button>
      <Dialog
        open={isOpen}
        onClose={close}
        title={text('/privacy/delete/sure')}
        closeLabel={text('/privacy/delete/close')}
        actions={
          <>
            <Button variant="danger" type="submit" form={formId} busy={ask.isPending}>
              {text('/privacy/delete/ask')}
            </Button>
            <Button variant="secondary" onClick={close}>
              {text('/privacy/delete/no')}
            </Button>
          </>
        }
      >
        <ul className="privacy__list">
          {points.map((point) => (
            <li key={point}>{text(point, { days: graceDays })}</li>
          ))}
        </ul>
        <form id={formId} noValidate onSubmit={submit}>
          <TextField
            label={text('/privacy/delete/password')}
            type="password"
            autoComplete="current-password"
            value={password}
            error={fault}
            onChange={({ target }) => setPassword(target.value)}
          />
        </form>
      </Dialog>
    </div>
  )
}
