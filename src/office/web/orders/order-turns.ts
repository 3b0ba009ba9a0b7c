import type { ResourceDescription, Turn } from '../../contract/description.ts'

/** Whose turn it is at a value of a field of the list; null where the field has no states. */
export const turnOf = (resource: ResourceDescription, field: string, value: string): Turn | null =>
  resource.fields.find(({ name }) => name === field)?.options?.find((option) => option.value === value)?.turn ?? null
