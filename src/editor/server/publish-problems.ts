import { business, type Problem, type Refusal } from '#src/common/errors.ts'
import type { Language } from '#src/common/locale.ts'
import type { PageFault } from '#src/content/server/projects.ts'
import { problemPlace } from '../rules/problem-places.ts'

/**
 * A refusal to publish as a list that leads to its fields: each entry says in which language, where, and in which block. Other refusals
 * stay as they are.
 */
export function placedRefusal(refusal: Refusal, language: Language, fields: unknown): Refusal {
  if (refusal.kind === 'fields')
    return {
      kind: 'business',
      problems: Object.entries(refusal.fields).flatMap(([at, keys]) =>
        keys.map((key): Problem => ({ key, details: { language, ...problemPlace(fields, at) } })),
      ),
    }
  if (refusal.kind !== 'business' || refusal.status === 429) return refusal
  return { ...refusal, problems: refusal.problems.map((problem) => placedProblem(problem, language, fields)) }
}

function placedProblem(problem: Problem, language: Language, fields: unknown): Problem {
  const { at, ...details } = problem.details ?? {}
  const place = typeof at === 'string' ? problemPlace(fields, at) : {}
  return { ...problem, details: { ...details, language, ...place } }
}

/** What stands in the way of a project's pages, as one list: each entry names its page too. */
export const pagesRefusal = (faults: readonly PageFault[]): Refusal =>
  business(
    ...faults.flatMap(({ id, name, language, fields, refusal }) => {
      const placed = language === null ? refusal : placedRefusal(refusal, language, fields)
      const problems: Problem[] = placed.kind === 'business' ? placed.problems : [{ key: 'errors/not-found' }]
      return problems.map((one) => ({ ...one, details: { ...one.details, id, name } }))
    }),
  )
