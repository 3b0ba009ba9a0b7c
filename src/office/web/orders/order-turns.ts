import type { ResourceDescription, Turn } from '../../contract/description.ts'

/** The turn that a value of a field of the list stands for; null where the field has no states. */
export const turnOf = (resource: ResourceDescription, field: string, value: string): Turn | null =>
  resource.fields.find(({ name }) => name === field)?.options?.find((option) => option.value === value)?.turn ?? null
