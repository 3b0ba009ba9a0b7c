import { type FormEvent, useEffect, useRef, useState } from 'react'
import { emailRule } from '#src/common/email-rule.ts'
import { brokenRule } from '#src/common/field-rules.ts'
import { Button } from '#src/kit/Button.tsx'
import { TextField } from '#src/kit/Field.tsx'
import { Alert } from '#src/kit/Notice.tsx'
import { ApiError } from '#src/shell/web/http/api-client.ts'
import { useLanguage } from '#src/shell/web/page/page-context.ts'
import { useText } from '#src/shell/web/text/use-text.ts'
import { requestRestock } from './restock-api.ts'
import './restock.css'

type State = { at: 'asking' } | { at: 'sending' } | { at: 'done'; email: string }

/** Asks for an address to write to when a sold-out variation is back. A failure leaves what was typed in its place. */
export function RestockForm({ code, heading }: { code: string; heading: string }) {
  const text = useText()
  const language = useLanguage()
  const field = useRef<HTMLInputElement>(null)
  const done = useRef<HTMLParagraphElement>(null)
  const [state, setState] = useState<State>({ at: 'asking' })
  const [fault, setFault] = useState<{ field?: string; form?: string }>({})
  useEffect(() => field.current?.focus(), [])
  useEffect(() => {
    if (state.at === 'done') done.current?.focus()
  }, [state.at])

  const refuse = (fieldText: string | undefined, form?: string) => {
    setState({ at: 'asking' })
    setFault({ ...(fieldText && { field: fieldText }), ...(form && { form }) })
    if (fieldText) field.current?.focus()
  }
  const send = async (event: FormEvent) => {
    event.preventDefault()
    if (state.at === 'sending') return
    const email = field.current?.value.trim() ?? ''
    const broken = brokenRule(emailRule, email)
    if (broken !== null) return refuse(text(`/${broken}`))
    setFault({})
    setState({ at: 'sending' })
    try {
      await requestRestock(code, email, language)
      setState({ at: 'done', email })
    } catch (error) {
      const { fieldErrors, problems, status } = error instanceof ApiError ? error : new ApiError(0, null)
      if (status === 429) refuse(undefined, text('/catalogue/restock/too-many'))
      else refuse(fieldErrors?.['email']?.[0], problems?.[0]?.value ?? text('/catalogue/restock/failed'))
    }
  }

  if (state.at === 'done')
    return (
      <Alert variant="success">
        <p ref={done} tabIndex={-1} className="product-restock__done">
          {text('/catalogue/restock/done', { email: state.email })}
        </p>
      </Alert>
    )
  return (
    <form className="product-restock__form" aria-label={heading} noValidate onSubmit={(event) => void send(event)}>
      <p className="product-restock__title">{heading}</p>
      <TextField
        ref={field}
        type="email"
        name="email"
        autoComplete="email"
        label={text('/catalogue/restock/email')}
        hint={text('/catalogue/restock/hint')}
        error={fault.field}
      />
      <Button type="submit" busy={state.at === 'sending'} busyText={text('/catalogue/restock/sending')}>
        {text('/catalogue/restock/send')}
      </Button>
      {fault.form && !fault.field && (
        <Alert announce>
          <p>{fault.form}</p>
        </Alert>
      )}
    </form>
  )
}
