import { ApiError } from '#src/shell/web/http/api-client.ts'
import type { TextFunction } from '#src/shell/web/text/use-text.ts'

export interface FormOutcome<Field extends string> {
  faults: Partial<Record<Field, string>>
  /** What is wrong with the form as a whole; null: nothing. */
  failure: string | null
  /** The text key of the server's refusal. */
  key?: string
  /** True after a press of the button: the form then moves the focus to the fault. */
  isNew: boolean
}

/** The faults that a form shows for a failed call: the server's own words where it has some. */
export function accountFault<Field extends string>(
  error: unknown,
  fields: readonly Field[],
  text: TextFunction,
): FormOutcome<Field> {
  if (!(error instanceof ApiError)) return { faults: {}, failure: text('/identity/not-now'), isNew: true }
  const faults: Partial<Record<Field, string>> = {}
  const others: string[] = []
  for (const [path, messages] of Object.entries(error.fieldErrors ?? {})) {
    const field = fields.find((name) => name === path)
    if (field) faults[field] = messages.join(' ')
    else others.push(...messages)
  }
  if (Object.keys(faults).length > 0) return { faults, failure: others[0] ?? null, isNew: true }
  const [problem] = error.problems ?? []
  return {
    faults: {},
    failure: others[0] ?? problem?.value ?? text(wordsFor(error.status)),
    ...(problem && { key: problem.key }),
    isNew: true,
  }
}

function wordsFor(status: number): string {
  if (status === 0) return '/identity/offline'
  return status === 429 ? '/identity/too-often' : '/identity/not-now'
}

/** The faults with which a form sent without JavaScript can come back. Nothing else is read from the address. */
const addressFaults = [
  'account/link-invalid',
  'account/password-needed',
  'account/password-wrong',
  'forms/email-invalid',
  'forms/email-max-length',
  'forms/email-required',
  'forms/last-name-max',
  'forms/last-name-min',
  'forms/last-name-required',
  'forms/name-max-length',
  'forms/name-min-length',
  'forms/name-required',
  'forms/password-long',
  'forms/password-required',
  'forms/password-short',
  'forms/password-weak',
  'login/code-invalid',
  'login/failed',
  'login/locked',
  'login/locked-password',
] as const
type AddressFault = (typeof addressFaults)[number]

const fieldsOf: Partial<Record<AddressFault, readonly string[]>> = Object.fromEntries(
  addressFaults.flatMap((key) => {
    const [area = '', rule = ''] = key.split('/')
    if (area !== 'forms') return []
    if (rule.startsWith('last-name')) return [[key, ['lastName']]]
    if (rule.startsWith('name')) return [[key, ['firstName']]]
    return [[key, rule.startsWith('email') ? ['email'] : ['newPassword', 'password']]]
  }),
)

export const addressFault = (params: URLSearchParams): AddressFault | undefined =>
  addressFaults.find((key) => key === params.get('error'))

/** `?error=login/locked-password&minutes=12`. */
export function faultFromAddress<Field extends string>(
  params: URLSearchParams,
  fields: readonly Field[],
  text: TextFunction,
): FormOutcome<Field> {
  const key = addressFault(params)
  if (key === undefined) return { faults: {}, failure: null, isNew: false }
  const minutes = Number(/^\d{1,4}$/.exec(params.get('minutes') ?? '')?.[0] ?? 15)
  const message = text(`/${key}`, { minutes })
  const field = fields.find((name) => fieldsOf[key]?.includes(name))
  const faults = field ? { [field]: message } : {}
  return { faults: faults as Partial<Record<Field, string>>, failure: field ? null : message, key, isNew: false } // its name is one of `fields`
}
