/** Kinds of questions, in the editor's order of a form; page, checks on both sides, mail and table share them. */
const itemKinds = ['text', 'lines', 'email', 'choice', 'date', 'file', 'consent', 'newsletter'] as const
export type ItemKind = (typeof itemKinds)[number]

export interface FormItem {
  /** Unique in its form: `message`. */
  name: string
  kind: ItemKind
  label: string
  help: string
  isRequired: boolean
  /** Most characters of a text; 0: the default for its kind. */
  maxLength: number
  /** Options of a choice. */
  options: readonly string[]
  /** Page that explains a consent; empty: none. */
  policyUrl: string
}

/** Prefix of input names, so that an editor's field cannot collide with ours. */
export const inputPrefix = 'field-'
/** Trap field that only bots fill in. */
export const trapName = 'website'
export const stampName = 'stamp'
/** Endpoint of forms without JavaScript, before the form's id. */
export const formsPath = '/forms/'
/** Input with the page that a form without JavaScript was sent from, and that shows the result. */
export const pageName = 'page'

export const itemsMax = 30
const lineMax = 255
export const linesMax = 4_000
const emailMax = 80
/** Bytes of one file, and files of one submission. */
export const fileMax = 5 * 1024 * 1024
export const filesMax = 3

/** Accepted file types, recognised by their first bytes; the file name is ignored. */
export const fileTypes = { pdf: 'application/pdf', jpg: 'image/jpeg', png: 'image/png', webp: 'image/webp' } as const
export type FileType = keyof typeof fileTypes
export const acceptedFiles = Object.values(fileTypes).join(',')

/** Least time between opening and sending a form; anything faster is a bot. */
export const leastMs = 3_000
/** Returns the most characters of a text of this kind. */
export const limitOf = ({ kind, maxLength }: Pick<FormItem, 'kind' | 'maxLength'>): number => {
  const usual = kind === 'lines' ? linesMax : kind === 'email' ? emailMax : lineMax
  return maxLength > 0 ? Math.min(maxLength, usual) : usual
}
