import type { fieldsOf } from './schema.ts'
import type { Values } from './SchemaForm.tsx'

/** Boxes that were not ticked are a no. */
export const withChoices = (fields: ReturnType<typeof fieldsOf>, values: Values): Values => ({
  ...Object.fromEntries(fields.filter(({ kind }) => kind === 'yes-no').map(({ name }) => [name, false])),
  ...values,
})
