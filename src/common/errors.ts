import type { Language } from './locale.ts'

/**
 * Expected refusals on their way to the wire (C-1 Errors). A service returns a Refusal in a Result; a route hands it to
 * `refuseRequest`; the shape on the wire is made in one place, `src/platform/http/error-handler.ts`.
 */
export interface Problem {
  /** Text key without the leading slash, `cart/out-of-stock`; its text in the visitor's language becomes `value`. */
  key: string
  /** Values for the text's placeholders. */
  params?: Record<string, string | number>
  /** Variation code the problem is about. */
  code?: string
  lineItemId?: string
  /** Further fields of the answer in addition to `key` and `value`, for instance `available`. */
  details?: Record<string, unknown>
}

export type Refusal =
  | { kind: 'business'; status?: 400 | 402 | 409 | 410 | 422 | 423; problems: Problem[] }
  /** The same with the header `retry-after`. */
  | { kind: 'business'; status: 429; retryAfterSeconds: number; problems: Problem[] }
  | { kind: 'fields'; fields: Record<string, string[]> /** message keys by field path */ }
  | { kind: 'unauthenticated' }
  | { kind: 'forbidden'; permission?: string }
  /** Allowed only after the actor has confirmed their identity within the last minutes. */
  | { kind: 'step-up'; permission?: string }
  | { kind: 'not-found' }
  | { kind: 'conflict' }
  /** Gift card calls answer `{ message }` (C-4.8). */
  | { kind: 'message'; status: 400 | 409; key: string; params?: Record<string, string | number> }
  /** The same with the header `retry-after`. */
  | {
      kind: 'message'
      status: 429
      retryAfterSeconds: number
      key: string
      params?: Record<string, string | number>
    }

/** A refusal on its way to the caller who presents it: the HTTP error handler, or the command line. */
export class RefusalError extends Error {
  readonly refusal: Refusal
  constructor(refusal: Refusal) {
    super(`Refused: ${refusal.kind}`)
    this.refusal = refusal
  }
}

export const business = (...problems: Problem[]): Refusal => ({ kind: 'business', problems })
export const conflict: Refusal = { kind: 'conflict' }
export const forbidden: Refusal = { kind: 'forbidden' }
export const notFound: Refusal = { kind: 'not-found' }

/** One entry of a business refusal on the wire. */
export interface WireProblem {
  key: string
  value?: string
  code?: string
  lineItemId?: string
}

/** Looks up a UI text on the server: `text('fi', 'cart/only-left', { n: 3 })`. */
export type TextLookup = (language: Language, key: string, params?: Record<string, string | number>) => string
