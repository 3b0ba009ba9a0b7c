import type { Problem, Refusal, TextLookup } from '#src/common/errors.ts'
import type { Language } from '#src/common/locale.ts'
import { presentProblem } from '#src/platform/http/error-handler.ts'

/** A refusal in words, for one record of several: a call that ends with it has the same words. */
export const refusedInWords = (refusal: Refusal, language: Language, text: TextLookup) =>
  problemsOf(refusal).map((problem) => presentProblem(problem, language, text))

function problemsOf(refusal: Refusal): Problem[] {
  switch (refusal.kind) {
    case 'business':
      return refusal.problems
    case 'fields':
      return Object.values(refusal.fields).flatMap((keys) => keys.map((key) => ({ key })))
    case 'message':
      return [{ key: refusal.key, ...(refusal.params && { params: refusal.params }) }]
    case 'unauthenticated':
      return [{ key: 'errors/auth-token' }]
    case 'forbidden':
      return [{ key: 'errors/forbidden' }]
    case 'step-up':
      return [{ key: 'errors/step-up' }]
    case 'not-found':
      return [{ key: 'errors/not-found' }]
    case 'conflict':
      return [{ key: 'errors/version-conflict' }]
  }
}
