import type { ReactNode } from 'react'

/** A certificate or quality in a 76 px ring: two or three short words. */
export function BadgeRing({ children }: { children: ReactNode }) {
  return <span className="kit-badge">{children}</span>
}
