import { createContext, type ReactNode, useContext } from 'react'
import type { Field, Fields } from '#src/content/contract/fields.ts'
import type { FieldPath, Stored } from '../../contract/common.ts'

/** The form of one block, or of the page. */
export interface FormTools {
  set: (path: FieldPath, value: unknown) => void
  isReadOnly: boolean
  /** What the server said of a field; undefined: nothing. */
  errorAt: (path: FieldPath) => string | undefined
  /** The field that was chosen on the page or by a problem; empty: none. */
  lit: string
  /** Rows inside of a row: a list or a group holds further fields. */
  rows: (fields: Fields, values: Stored, path: FieldPath) => ReactNode
  row: (one: Field, value: unknown, path: FieldPath) => ReactNode
}

export interface ControlProps<Of extends Field = Field> {
  one: Of
  value: unknown
  path: FieldPath
  id: string
  describedBy: string | undefined
}
export const FormContext = createContext<FormTools | null>(null)

export function useForm(): FormTools {
  const tools = useContext(FormContext)
  if (!tools) throw new Error('There is no form')
  return tools
}

export const idOfField = (path: FieldPath): string => `field-${path.join('-')}`
