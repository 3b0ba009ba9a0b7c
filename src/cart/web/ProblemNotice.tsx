import { Problem } from '#src/kit/Notice.tsx'
import { useText } from '#src/shell/web/text/use-text.ts'
import type { CartLineItem, CartProblem } from '../contract/cart.ts'
import { useSetQuantity } from './use-quantity.ts'

/** A line's problem, and the one step that solves it. */
export function ProblemNotice({ problem, line }: { problem: CartProblem; line: CartLineItem }) {
  const text = useText()
  const setQuantity = useSetQuantity()
  const { available } = problem
  const canReduce = available !== undefined && available > 0 && available < line.quantity
  const action = canReduce && (
    <button type="button" className="kit-txt-btn" onClick={() => setQuantity(line, available)}>
      {text('/cart/problem/reduce', { n: available })}
    </button>
  )
  return <Problem action={action}>{problem.value}</Problem>
}

export const problemsOfLine = (problems: readonly CartProblem[], lineItemId: string): CartProblem[] =>
  problems.filter((problem) => problem.lineItemId === lineItemId)
