import { clsx } from 'clsx'
import type { Status } from '../../contract/tree.ts'

/** Shape first, colour second; the word stands next to it or in a legend. */
export const StatusDot = ({ status }: { status: Status }) => (
  <span className={clsx('edit-dot', `edit-dot--${status}`)} aria-hidden="true" />
)
