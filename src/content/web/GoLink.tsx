import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { Icon } from '#src/kit/Icon.tsx'
import { SiteLink } from '#src/shell/web/navigation/SiteLink.tsx'

interface GoLinkProps {
  to: string
  className?: string
  children: ReactNode
}

/** A link of bold words and an arrow. */
export function GoLink({ to, className, children }: GoLinkProps) {
  return (
    <SiteLink to={to} className={clsx('kit-go', className)}>
      {children} <Icon name="arrow" />
    </SiteLink>
  )
}
