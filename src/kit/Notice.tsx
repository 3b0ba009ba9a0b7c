import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { Icon } from './Icon.tsx'

/** A problem with one line: what is wrong, and one action to solve it. */
export function Problem({ children, action }: { children: ReactNode; action?: ReactNode }) {
  return (
    <div className="kit-problem" aria-live="polite">
      <Icon name="warning" />
      <p>{children}</p>
      {action}
    </div>
  )
}

interface AlertProps {
  variant?: 'error' | 'warning' | 'success' | 'info'
  /** What happened, what is safe, one action. Elements stand below each other. */
  children: ReactNode
  /** Screen readers announce it at once; leave out for a notice that is on the page from the start. */
  announce?: boolean
}

const alertIcons = { error: 'warning', warning: 'warning', success: 'check', info: 'info' } as const

export function Alert({ variant = 'error', children, announce = false }: AlertProps) {
  const role = variant === 'error' ? 'alert' : 'status'
  return (
    <div className={clsx('kit-alert', variant !== 'error' && `kit-alert--${variant}`)} {...(announce && { role })}>
      <Icon name={alertIcons[variant]} />
      {children}
    </div>
  )
}

/** A quiet remark in a form or step. */
export function NoteLine({ children }: { children: ReactNode }) {
  return (
    <div className="kit-note-line">
      <Icon name="info" />
      <p>{children}</p>
    </div>
  )
}
