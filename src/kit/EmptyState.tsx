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
    <div className={clsx('kit-empty', small && 'kit-empty--small')}>
      <Mascot label={mascotLabel} />
      <div className="kit-empty__say">
        <Heading className={small ? 'kit-d3' : 'kit-d2'}>{title}</Heading>
        {text && <p>{text}</p>}
        {action && <div className="kit-row">{action}</div>}
      </div>
    </div>
  )
}
