import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { Button } from '#src/kit/Button.tsx'
import { TextField } from '#src/kit/Field.tsx'
import { Alert } from '#src/kit/Notice.tsx'
import { useLanguage } from '#src/shell/web/page/page-context.ts'
import { useText } from '#src/shell/web/text/use-text.ts'
import { accessCodeMinutes } from '../contract/limits.ts'
import { lookupFaults } from '../rules/lookup-form.ts'
import { formFault } from './form-fault.ts'
import type { OrderAddress } from './order-address.ts'
import { askForCode, verifyCode } from './orders-api.ts'

/** Number and address, then the six digits that were mailed. */
export function LookupForm({ onOpened }: { onOpened: (address: OrderAddress) => void }) {
  const text = useText()
  const language = useLanguage()
  const [asked, setAsked] = useState({ orderNumber: '', email: '' })
  const [isTried, setTried] = useState(false)
  const ask = useMutation({ mutationFn: () => askForCode(asked, language) })
  const faults = isTried ? lookupFaults(asked) : {}
  const faultOf = (field: keyof typeof asked) => {
    const key = faults[field]?.[0]
    return key === undefined ? undefined : text(`/${key}`)
  }
  if (ask.isSuccess) return <CodeForm asked={asked} onOpened={onOpened} onAgain={() => ask.mutate()} />
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (Object.keys(lookupFaults(asked)).length === 0) ask.mutate()
  }
  return (
    <>
      <p className="kit-muted">{text('/orders/lookup/lead')}</p>
      <form className="kit-form" noValidate onSubmit={submit}>
        {ask.isError && <Failure error={ask.error} />}
        <TextField
          label={text('/orders/fact/number')}
          hint={text('/orders/lookup/number-hint')}
          error={faultOf('orderNumber')}
          value={asked.orderNumber}
          onChange={({ target }) => setAsked({ ...asked, orderNumber: target.value })}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
        <TextField
          label={text('/orders/fact/email')}
          type="email"
          error={faultOf('email')}
          value={asked.email}
          onChange={({ target }) => setAsked({ ...asked, email: target.value })}
          autoComplete="email"
        />
        <Button type="submit" wide busy={ask.isPending}>
          {text('/orders/lookup/send')}
        </Button>
      </form>
    </>
  )
}

interface CodeFormProps {
  asked: { orderNumber: string; email: string }
  onOpened: (address: OrderAddress) => void
  onAgain: () => void
}

function CodeForm({ asked, onOpened, onAgain }: CodeFormProps) {
  const text = useText()
  const language = useLanguage()
  const [code, setCode] = useState('')
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [])
  const verify = useMutation({
    mutationFn: () => verifyCode({ ...asked, code }, language),
    onSuccess: ({ orderNumber, key }) => onOpened({ orderNumber, key }),
  })
  const isWhole = /^\d{6}$/.test(code)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isWhole) verify.mutate()
  }
  return (
    <form className="kit-form" noValidate onSubmit={submit}>
      <output>{text('/orders/lookup/sent', { email: asked.email.trim(), n: accessCodeMinutes })}</output>
      <TextField
        label={text('/orders/lookup/code')}
        className="order-lookup__code"
        error={verify.isError ? formFault(verify.error, text) : undefined}
        value={code}
        onChange={({ target }) => setCode(target.value.replace(/\D/g, '').slice(0, 6))}
        inputMode="numeric"
        autoComplete="one-time-code"
        ref={field}
      />
      <div className="kit-row">
        <Button type="submit" busy={verify.isPending} disabledReason={isWhole ? undefined : ''}>
          {text('/orders/lookup/open')}
        </Button>
        <Button variant="secondary" onClick={onAgain}>
          {text('/orders/lookup/again')}
        </Button>
      </div>
    </form>
  )
}

function Failure({ error }: { error: unknown }) {
  const text = useText()
  return (
    <Alert announce>
      <p>{formFault(error, text)}</p>
    </Alert>
  )
}
