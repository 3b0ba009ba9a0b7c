import { clsx } from 'clsx'
import type { ReactNode } from 'react'

/** Full quarter: there is plenty; half: little left, or being packed; half-disc: on its way; outline: none. */
export type StockState = 'in' | 'low' | 'way' | 'out'

export function StockMark({ state, children }: { state: StockState; children: ReactNode }) {
  return <span className={clsx('kit-stock', state !== 'in' && `kit-stock--${state}`)}>{children}</span>
}
