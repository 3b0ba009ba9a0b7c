import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { useLanguage } from '#src/shell/web/page/page-context.ts'
import { useText } from '#src/shell/web/text/use-text.ts'
import { useIsHydrated } from '#src/shell/web/use-is-hydrated.ts'
import { accountFault, faultFromAddress } from './account-faults.ts'

type Faults<Field extends string> = Partial<Record<Field, string>>

interface AccountForm<Field extends string, Answer> {
  /** Where the form goes without JavaScript. */
  action: string
  /** Its inputs by name; what the browser holds in them is sent, so that nothing typed before the code came is lost. */
  fields: readonly Field[]
  /** Text keys of what is wrong, by field; the server's own rules. */
  check: (values: Record<Field, string>) => Record<string, string[]>
  send: (values: Record<Field, string>) => Promise<Answer>
  onDone: (answer: Answer, values: Record<Field, string>) => void
  /** Key of a refusal that has a view of its own. */
  onRefused?: (key: string) => void
}

/**
 * A form of an account: without JavaScript it is sent to the call, which leads back with what went wrong in the address; with it the
 * same call answers, and what is wrong is told by field.
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
    // An effect of the first render would take the focus from the page's beginning.
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
  /** What is being mended is not wrong any more. */
  const handleInput = (event: FormEvent<HTMLFormElement>) => {
    const { name } = event.target as HTMLInputElement // forms have inputs
    if (name in faults) setOutcome({ faults: { ...faults, [name]: undefined }, failure: outcome.failure, isNew: false })
  }
  return {
    faults,
    /** What is wrong with none of the fields; null: nothing. */
    failure: outcome.failure,
    isPending,
    props: {
      ref: element,
      method: 'post',
      action: `${form.action}?language=${language}`,
      // The browser checks where no code does.
      noValidate: isHydrated,
      onSubmit: handleSubmit,
      onInput: handleInput,
    } as const,
  }
}
