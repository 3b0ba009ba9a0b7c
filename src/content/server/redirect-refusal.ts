import { business, type Problem, type Refusal } from '#src/common/errors.ts'
import type { RedirectFault } from '../contract/redirects.ts'

/** What is wrong with a redirect, in words; `line`: of the table that it stands in. */
export const redirectProblem = ({ reason, about }: RedirectFault, line?: number): Problem => ({
  key: `content/redirect/${reason}`,
  params: { about },
  ...(line !== undefined && { details: { line } }),
})

export const redirectRefusal = (fault: RedirectFault): Refusal => business(redirectProblem(fault))
