import type { ComponentType, MouseEventHandler, ReactNode } from 'react'

/** What the kit needs of a link. The kit knows no router, so components that navigate get their link from outside. */
export interface KitLinkProps {
  to: string
  className?: string
  children: ReactNode
  rel?: string
  'aria-label'?: string
  'aria-current'?: 'page'
  onClick?: MouseEventHandler<HTMLAnchorElement>
}
export type KitLink = ComponentType<KitLinkProps>
