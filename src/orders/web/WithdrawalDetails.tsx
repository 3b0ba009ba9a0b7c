import { type ChangeEvent, type FormEvent, useState } from 'react'
import { Button } from '#src/kit/Button.tsx'
import { TextField } from '#src/kit/Field.tsx'
import { TextArea } from '#src/kit/TextArea.tsx'
import { useText } from '#src/shell/web/text/use-text.ts'
import { withdrawalLimits } from '../contract/limits.ts'
import { withdrawalFaults, type WithdrawalForm } from '../rules/withdrawal-form.ts'

interface WithdrawalDetailsProps {
  /** What is known by now; it may arrive while the shopper types. */
  start: WithdrawalForm
  busy: boolean
  onDone: (form: WithdrawalForm) => void
}

const autoComplete = { name: 'name', orderNumber: 'off', email: 'email' } as const
const labels = {
  name: '/orders/withdrawal/name',
  orderNumber: '/orders/fact/number',
  email: '/orders/fact/email',
} as const

const hints = {
  name: '/orders/withdrawal/hint-name',
  orderNumber: '/orders/lookup/number-hint',
  email: '/orders/withdrawal/hint-email',
} as const

/** Step 1: whose order, and which. */
export function WithdrawalDetails({ start, busy, onDone }: WithdrawalDetailsProps) {
  const text = useText()
  const [typed, setTyped] = useState<Partial<WithdrawalForm>>({})
  const form = { ...start, ...typed }
  const [isTried, setTried] = useState(false)
  const faults = isTried ? withdrawalFaults(form) : {}
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (Object.keys(withdrawalFaults(form)).length === 0) onDone(form)
  }
  const errorOf = (field: keyof WithdrawalForm) => faults[field] && text(`/${faults[field]}`)
  const field = (name: keyof typeof labels) => ({
    label: text(labels[name]),
    hint: text(hints[name]),
    error: errorOf(name),
    value: form[name],
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => setTyped({ ...typed, [name]: target.value }),
    autoComplete: autoComplete[name],
  })
  return (
    <form className="kit-form" noValidate onSubmit={submit}>
      <h2 className="kit-d3">{text('/orders/withdrawal/which-order')}</h2>
      <div className="kit-two">
        <TextField {...field('name')} />
        <TextField {...field('orderNumber')} />
      </div>
      <TextField {...field('email')} type="email" />
      <TextArea
        label={text('/orders/withdrawal/message')}
        hint={text('/orders/withdrawal/hint-message')}
        error={errorOf('message')}
        limit={withdrawalLimits.message}
        rows={3}
        value={form.message}
        onChange={({ target }) => setTyped({ ...typed, message: target.value })}
      />
      <Button type="submit" busy={busy}>
        {text('/orders/withdrawal/continue')}
      </Button>
    </form>
  )
}
