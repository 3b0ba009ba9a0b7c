import type { ReactNode } from 'react'

/** Names and values below each other; an unknown value shows as a dash. */
export const DetailList = ({ children }: { children: ReactNode }) => (
  <dl className="account-facts kit-num">{children}</dl>
)

export const Fact = ({ name, children, action }: { name: string; children: ReactNode; action?: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children || '–'}</dd>
    {action && <dd>{action}</dd>}
  </div>
)
