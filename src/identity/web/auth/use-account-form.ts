import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { useLanguage } from '#src/shell/web/page/page-context.ts'
import { useText } from '#src/shell/web/text/use-text.ts'
import { useIsHydrated } from '#src/shell/web/use-is-hydrated.ts'
import { accountFault, faultFromAddress } from './account-faults.ts'

type Faults<Field extends string> = Partial<Record<Field, string>>

interface AccountForm<Field extends string, Answer> {
  /** The URL to which the form is sent without JavaScript. */
  action: string
  /** Names of the inputs. Their values come from the document, so that nothing typed before the code loaded is lost. */
  fields: readonly Field[]
  /** Returns text keys of faults by field; these are the server's rules. */
  check: (values: Record<Field, string>) => Record<string, string[]>
  send: (values: Record<Field, string>) => Promise<Answer>
  onDone: (answer: Answer, values: Record<Field, string>) => void
  /** Called with the key of a refusal that has a separate view. */
  onRefused?: (key: string) => void
}

/**
 * A form of an account. Without JavaScript the browser sends it to the API route, which redirects back with the fault in the
 * address; with it the same route responds, and the form shows faults by field.
 */
export function useAccountForm<Field extends string, Answer>(form: AccountForm<Field, Answer>) {
  const text = useText()
  const language = useLanguage()
  const isHydrated = useIsHydrated()
  const [params] = useSearchParams()
  const [outcome, setOutcome] = useState(() => faultFromAddress(params, form.fields, text))
  const element = useRef<HTMLFormElement>(null)
  const { mutate, isPending } = useMutation({
    mutationFn: form.send,
    onSuccess: form.onDone,
    onError: (error) => {
      const fault = accountFault(error, form.fields, text)
      if (fault.key !== undefined) form.onRefused?.(fault.key)
      setOutcome(fault)
    },
  })
  const faults: Faults<Field> = outcome.faults
  useEffect(() => {
    // An effect on the first render would move the focus away from the top of the page.
    if (outcome.isNew) element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [outcome])

  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isPending) return
    const data = new FormData(event.currentTarget)
    const textOf = (field: Field): string => {
      const value = data.get(field)
      return typeof value === 'string' ? value : ''
    }
    const values = Object.fromEntries(form.fields.map((field) => [field, textOf(field)])) as Record<Field, string>
    const keys = Object.entries(form.check(values))
    const broken = Object.fromEntries(keys.map(([field, [key = '']]) => [field, text(`/${key}`)])) as Faults<Field> // names of `check`
    setOutcome({ faults: broken, failure: null, isNew: true })
    if (keys.length === 0) mutate(values)
  }
  /** A field's fault disappears once the visitor edits the field. */
  const handleInput = (event: FormEvent<HTMLFormElement>) => {
    const { name } = event.target as HTMLInputElement // forms have inputs
    if (name in faults) setOutcome({ faults: { ...faults, [name]: undefined }, failure: outcome.failure, isNew: false })
  }
  return {
    faults,
    /** The fault that belongs to no field; null: none. */
    failure: outcome.failure,
    isPending,
    props: {
      ref: element,
      method: 'post',
      action: `${form.action}?language=${language}`,
      // The browser checks the form only where no JavaScript does.
      noValidate: isHydrated,
      onSubmit: handleSubmit,
      onInput: handleInput,
    } as const,
  }
}
