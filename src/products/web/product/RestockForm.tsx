import { useEffect, useRef } from 'react'
import { emailRule } from '#src/common/email-rule.ts'
import { brokenRule } from '#src/common/field-rules.ts'
import { Button } from '#src/kit/Button.tsx'
import { TextField } from '#src/kit/Field.tsx'
import { Alert } from '#src/kit/Notice.tsx'
import { useLanguage } from '#src/shell/web/page/page-context.ts'
import { useText } from '#src/shell/web/text/use-text.ts'
import { typedIn, useSubmit } from '#src/shell/web/use-submit.ts'
import { requestRestock } from './restock-api.ts'
import './restock.css'

/** Asks for an address to write to when a sold-out variation is back. A failure leaves what was typed in its place. */
export function RestockForm({ code, heading }: { code: string; heading: string }) {
  const text = useText()
  const language = useLanguage()
  const field = useRef<HTMLInputElement>(null)
  const done = useRef<HTMLParagraphElement>(null)
  const { onSubmit, isSending, sent, errors } = useSubmit({
    read: (form) => typedIn(form, 'email'),
    check: (email) => {
      const broken = brokenRule(emailRule, email)
      return broken === null ? null : { email: text(`/${broken}`) }
    },
    send: (email) => requestRestock(code, email, language),
    texts: { failed: text('/catalogue/restock/failed'), tooMany: text('/catalogue/restock/too-many') },
  })
  useEffect(() => field.current?.focus(), [])
  useEffect(() => done.current?.focus(), [sent])

  if (sent !== null)
    return (
      <Alert variant="success">
        <p ref={done} tabIndex={-1} className="product-restock__done">
          {text('/catalogue/restock/done', { email: sent })}
        </p>
      </Alert>
    )
  return (
    <form className="product-restock__form" aria-label={heading} noValidate onSubmit={onSubmit}>
      <p className="product-restock__title">{heading}</p>
      <TextField
        ref={field}
        type="email"
        name="email"
        autoComplete="email"
        label={text('/catalogue/restock/email')}
        hint={text('/catalogue/restock/hint')}
        error={errors.fields['email']}
      />
      <Button type="submit" busy={isSending} busyText={text('/catalogue/restock/sending')}>
        {text('/catalogue/restock/send')}
      </Button>
      {errors.form && (
        <Alert announce>
          <p>{errors.form}</p>
        </Alert>
      )}
    </form>
  )
}
