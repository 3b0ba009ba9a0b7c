import { useState } from 'react'
import { emptyForm, type PromotionForm } from '#src/promotions/contract/promotion-form.ts'
import type { Values } from '../record/SchemaForm.tsx'
import type { PromotionRecord } from './promotion-api.ts'

export const fieldNames = Object.keys(emptyForm) as (keyof PromotionForm)[] // its own

/** The fields of a form out of something that has them; what is left empty is empty as the server says it. */
const wholeOf = (values: Values): Values =>
  Object.fromEntries(
    fieldNames.map((name) => [name, values[name] ?? (Array.isArray(emptyForm[name]) ? [] : emptyOf(name))]),
  )

const emptyOf = (name: keyof PromotionForm): unknown =>
  typeof emptyForm[name] === 'boolean' || name === 'type' ? emptyForm[name] : null

/** What the form holds, and what of it differs from the record that it began with. `base` null: a new promotion. */
export function usePromotionForm(first: Values, firstBase: PromotionRecord | null) {
  const [base, setBase] = useState(firstBase)
  const [values, setValues] = useState<Values>(() => wholeOf(first))
  // Fields of figures keep what was typed: a new round begins them again.
  const [round, setRound] = useState(0)
  const now = wholeOf(values)
  const changed = fieldNames.filter(
    (name) => base === null || JSON.stringify(now[name]) !== JSON.stringify(base[name] ?? null),
  )
  return {
    base,
    values,
    setValues,
    round,
    /** The whole form, as it would be saved. */
    whole: now,
    isUnsaved: base === null ? JSON.stringify(now) !== JSON.stringify(wholeOf(first)) : changed.length > 0,
    changed: Object.fromEntries(changed.map((name) => [name, now[name]])),
    /** The record has changed otherwise than by the form, which goes on. */
    keepVersion: (version: number | null): void => setBase((before) => before && { ...before, version }),
    begin: (record: PromotionRecord, chosen: Values = {}): void => {
      setBase(record)
      setValues({ ...wholeOf(record), ...chosen })
      setRound(round + 1)
    },
  }
}

export type Form = ReturnType<typeof usePromotionForm>
