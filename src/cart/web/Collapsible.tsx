import type { ReactNode, SyntheticEvent } from 'react'
import { Icon } from '#src/kit/Icon.tsx'

/** A row that opens, for the extras of cart and checkout. */
export function Collapsible({ title, open, children }: { title: string; open?: boolean; children: ReactNode }) {
  return (
    <details className="cart-fold" open={open} onToggle={showWhole}>
      <summary>
        {title}
        <Icon name="plus" size="s" className="kit-accordion__plus" />
        <Icon name="minus" size="s" className="kit-accordion__minus" />
      </summary>
      <div className="cart-fold__body">{children}</div>
    </details>
  )
}

/** Scrolls a section that the shopper opened at the lower edge of a drawer into view; one open from the start stays put. */
function showWhole({ currentTarget }: SyntheticEvent<HTMLDetailsElement>): void {
  if (currentTarget.open && currentTarget.contains(document.activeElement))
    currentTarget.scrollIntoView({ block: 'nearest' })
}
