import { createContext, useContext } from 'react'
import type { FieldPath } from '../../contract/common.ts'

/** The form of one block, or of the page. */
export interface FormTools {
  set: (path: FieldPath, value: unknown) => void
  isReadOnly: boolean
  /** What the server said of a field; undefined: nothing. */
  errorAt: (path: FieldPath) => string | undefined
  /** The field that was chosen on the page or by a problem; empty: none. */
  lit: string
}
export const FormContext = createContext<FormTools | null>(null)

export function useForm(): FormTools {
  const tools = useContext(FormContext)
  if (!tools) throw new Error('There is no form')
  return tools
}

export const idOfField = (path: FieldPath): string => `field-${path.join('-')}`
