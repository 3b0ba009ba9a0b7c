import { type FormEvent, useEffect, useRef, useState } from 'react'
import type { ApiError } from './http/api-client.ts'

/** Messages by the name of the field. */
type FieldErrors = Readonly<Record<string, string | undefined>>

interface Errors {
  fields: FieldErrors
  /** The message that belongs to no field. */
  form?: string
}
const noErrors: Errors = { fields: {} }

interface Submission<Values> {
  /** Reads the typed values from the document, so that nothing typed before the code loaded is lost. */
  read: (form: HTMLFormElement) => Values
  /** Returns the messages of fields that break a rule, or null; a promise where the rules load only when they are needed. */
  check: (values: Values) => FieldErrors | null | Promise<FieldErrors | null>
  send: (values: Values) => Promise<unknown>
  /** Shown for a failure that the server does not explain; `tooMany` for a 429. */
  texts: { failed: string; tooMany: string }
}

/** A small form: it is checked, sent once at a time, and shows refusals at the fields or below them. `sent`: the accepted values. */
export function useSubmit<Values>({ read, check, send, texts }: Submission<Values>) {
  const [isSending, setSending] = useState(false)
  const [sent, setSent] = useState<Values | null>(null)
  const [errors, setErrors] = useState(noErrors)
  const element = useRef<HTMLFormElement>(null)
  // An effect, because a field is marked invalid only once the message is drawn.
  useEffect(() => element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus(), [errors])

  async function resultOf(values: Values, form: HTMLFormElement): Promise<Errors | null> {
    try {
      const fields = await check(values)
      if (fields) return { fields }
      await send(values)
      return null
    } catch (error) {
      const { fieldErrors, problems, status } = error as Partial<ApiError> // other errors have none of these
      if (status === 429) return { fields: {}, form: texts.tooMany }
      const named = Object.entries(fieldErrors ?? {}).filter(([name]) => form.elements.namedItem(name))
      if (named[0]) return { fields: Object.fromEntries(named.map(([name, [first]]) => [name, first])) }
      return { fields: {}, form: problems?.[0]?.value ?? texts.failed }
    }
  }
  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isSending) return
    const form = event.currentTarget
    const values = read(form)
    element.current = form
    setErrors(noErrors)
    setSending(true)
    const refused = await resultOf(values, form)
    setSending(false)
    if (refused) setErrors(refused)
    else setSent(values)
  }
  return { isSending, sent, errors, onSubmit: (event: FormEvent<HTMLFormElement>) => void onSubmit(event) }
}

/** Returns the text typed in a field, without spaces around it. */
export function typedIn(form: HTMLFormElement, name: string): string {
  const value = new FormData(form).get(name)
  return typeof value === 'string' ? value.trim() : ''
}
