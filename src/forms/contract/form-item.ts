/** What a form may ask, one after the other; the same list for the page, the check on both sides, the mail and the table. */
export const itemKinds = ['text', 'lines', 'email', 'choice', 'date', 'file', 'consent', 'newsletter'] as const
export type ItemKind = (typeof itemKinds)[number]

export interface FormItem {
  /** Unique in its form: `message`. */
  name: string
  kind: ItemKind
  label: string
  help: string
  isRequired: boolean
  /** Of a text, in characters; 0: the usual. */
  maxLength: number
  /** Of a choice. */
  options: readonly string[]
  /** Where a consent is explained; empty: nowhere. */
  policyUrl: string
}

/** Names of inputs begin with it, so that no field of an editor's is taken for one of ours. */
export const inputPrefix = 'field-'
/** Filled in by machines alone. */
export const trapName = 'website'
export const stampName = 'stamp'
/** Where a form without JavaScript goes, with its id. */
export const formsPath = '/forms/'
/** The page a form without JavaScript was sent from, and is answered on. */
export const pageName = 'page'

export const itemsMax = 30
export const lineMax = 255
export const linesMax = 4_000
export const emailMax = 80
/** Bytes of one file, and files of one submission. */
export const fileMax = 5 * 1024 * 1024
export const filesMax = 3

/** What may be sent, and how each begins; what a file is called says nothing. */
export const fileTypes = { pdf: 'application/pdf', jpg: 'image/jpeg', png: 'image/png', webp: 'image/webp' } as const
export type FileType = keyof typeof fileTypes
export const acceptedFiles = Object.values(fileTypes).join(',')

/** A form is looked at for so long before it is sent; what comes sooner was filled in by a machine. */
export const leastMs = 3_000
/** Characters of a text of this kind, at most. */
export const limitOf = ({ kind, maxLength }: Pick<FormItem, 'kind' | 'maxLength'>): number => {
  const usual = kind === 'lines' ? linesMax : kind === 'email' ? emailMax : lineMax
  return maxLength > 0 ? Math.min(maxLength, usual) : usual
}
