import type { ReactNode } from 'react'
import { Icon } from '#src/kit/Icon.tsx'

/** A row that opens, for the extras of cart and checkout. */
export function Fold({ title, open, children }: { title: string; open?: boolean; children: ReactNode }) {
  return (
    <details className="foldbox" open={open}>
      <summary className="fold">
        {title}
        <Icon name="plus" size="s" className="acc__plus" />
        <Icon name="minus" size="s" className="acc__minus" />
      </summary>
      <div className="fold__body">{children}</div>
    </details>
  )
}
