import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { Mascot } from './Mascot.tsx'

interface EmptyStateProps {
  mascotLabel: string
  title: string
  text?: ReactNode
  /** One button, or two at most. */
  action?: ReactNode
  headingLevel?: 'h1' | 'h2' | 'h3'
  /** Inside a panel or column instead of a page. */
  small?: boolean
}

export function EmptyState({
  mascotLabel,
  title,
  text,
  action,
  headingLevel: Heading = 'h2',
  small = false,
}: EmptyStateProps) {
  return (
    <div className={clsx('empty', small && 'empty--small')}>
      <Mascot label={mascotLabel} />
      <div className="empty__say">
        <Heading className={small ? 'd3' : 'd2'}>{title}</Heading>
        {text && <p>{text}</p>}
        {action && <div className="row">{action}</div>}
      </div>
    </div>
  )
}
