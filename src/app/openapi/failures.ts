/** The shapes of failures (C-1) for the API's description, and which calls may answer them. */

const text = { type: 'string' }
const problem = {
  type: 'object',
  required: ['key'],
  properties: {
    key: { ...text, description: 'names the reason; stays the same' },
    value: { ...text, description: 'the reason in the language of the request' },
    code: { ...text, description: 'the variation it is about' },
    lineItemId: { ...text, description: 'the line it is about' },
  },
}

export const failureSchemas = {
  Problems: { type: 'array', minItems: 1, items: problem, description: 'why the call was refused' },
  FieldErrors: {
    type: 'object',
    required: ['errors'],
    description: 'what is wrong with what was sent, by field',
    properties: { errors: { type: 'object', additionalProperties: { type: 'array', items: text } } },
  },
  InternalError: {
    type: 'object',
    required: ['error', 'requestId'],
    properties: { error: { const: 'internal' }, requestId: { type: 'string', format: 'uuid' } },
  },
} as const

const json = (schema: object, example: unknown) => ({ 'application/json': { schema, example } })
const named = (name: keyof typeof failureSchemas) => ({ $ref: `#/components/schemas/${name}` })
const problems = (description: string, key: string, value: string) => ({
  description,
  content: json(named('Problems'), [{ key, value }]),
})
const retryAfter = { 'Retry-After': { description: 'seconds', schema: { type: 'integer' } } }

const failures = {
  BadRequest: {
    description: 'Something sent is missing or wrong, or the shop refuses it',
    content: json(
      { anyOf: [named('FieldErrors'), named('Problems')] },
      { errors: { 'shippingAddress.postalCode': ['Only digits and spaces'] } },
    ),
  },
  Unauthenticated: problems(
    'No token, or one that has expired',
    'auth/token',
    'Your visit has expired. Reload the page.',
  ),
  Forbidden: problems('For staff only', 'forbidden', 'You may not do this.'),
  NotFound: problems(
    'There is no such thing, or not for whom asks',
    'not-found',
    'The page or item could not be found.',
  ),
  Conflict: problems('It has changed meanwhile', 'version-conflict', 'It has changed meanwhile.'),
  TooMany: {
    ...problems('Too many calls', 'rate-limited', 'Too many attempts. Try again in a moment.'),
    headers: retryAfter,
  },
  Internal: {
    description: 'A fault of ours; the id finds it in the log',
    content: json(named('InternalError'), { error: 'internal', requestId: '8b1f3c1e-5d3a-4f0e-9a55-3c1f2d7e8a90' }),
  },
  Busy: { ...problems('No room just now', 'busy', 'There is a rush. Try again in a moment.'), headers: retryAfter },
} as const
export const failureResponses: Readonly<Record<string, object>> = failures

export interface CallTraits {
  method: string
  access: string
  isLimited: boolean
  hasInput: boolean
  hasPathParameters: boolean
}

/** Status and name of the failures a call may answer besides its own. */
export function failuresOf(call: CallTraits): Record<string, keyof typeof failures> {
  const always = { '500': 'Internal', '503': 'Busy' } as const
  const isOwned = call.access === 'visitor' || call.access === 'staff'
  return {
    ...(call.hasInput && ({ '400': 'BadRequest' } as const)),
    ...((call.access === 'visitor' || call.access === 'customer') && ({ '401': 'Unauthenticated' } as const)),
    ...(call.access === 'staff' && ({ '403': 'Forbidden' } as const)),
    ...(call.hasPathParameters && ({ '404': 'NotFound' } as const)),
    ...(isOwned && call.method !== 'GET' && ({ '409': 'Conflict' } as const)),
    ...(call.isLimited && ({ '429': 'TooMany' } as const)),
    ...always,
  }
}
