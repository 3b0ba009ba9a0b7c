import { clsx } from 'clsx'
import type { ReactNode } from 'react'

/** Full quarter: in stock; half: little left, or being packed; half-disc: on its way; outline: out of stock. */
export type StockState = 'in' | 'low' | 'way' | 'out'

export function StockMark({ state, children }: { state: StockState; children: ReactNode }) {
  return <span className={clsx('kit-stock', state !== 'in' && `kit-stock--${state}`)}>{children}</span>
}
