import type { MouseEvent } from 'react'
import { buttonClass } from '#src/kit/button-class.ts'
import { Icon } from '#src/kit/Icon.tsx'
import { SiteLink } from '#src/shell/web/navigation/SiteLink.tsx'
import type { LinkBlock as LinkFields } from './link.block.ts'
import { blockAnchor, useBlockPlace } from '../../web/block-place.ts'
import { NewWindow } from '../../web/CallsToAction.tsx'
import './LinkBlock.css'

export function LinkBlock({ block }: { block: LinkFields }) {
  const { anchor } = useBlockPlace()
  const { label, url, anchorBlockId, variant, newWindow } = block
  const look = buttonClass({ variant, size: variant === 'danger' ? 'small' : 'normal' })
  const isAnchor = anchorBlockId !== 0
  if (label === '' || (!isAnchor && url === '')) return null
  return (
    <section
      id={anchor}
      className={`kit-wrap content-link content-link--${block.alignment}`}
      data-pad={block.verticalPadding}
    >
      {isAnchor ? (
        <a className={look} href={`#${blockAnchor(anchorBlockId)}`} onClick={scrollToTarget}>
          {label} <Icon name="arrow" size="s" className="content-link__down" />
        </a>
      ) : (
        <SiteLink className={look} to={url} newTab={newWindow}>
          {label}
          {newWindow && <NewWindow />}
        </SiteLink>
      )}
    </section>
  )
}

/** Scrolls to the block and focuses it (C-21), smoothly unless the visitor prefers reduced motion. A missing target is left to the browser. */
function scrollToTarget(event: MouseEvent<HTMLAnchorElement>): void {
  const target = document.querySelector<HTMLElement>(event.currentTarget.hash)
  if (!target) return
  event.preventDefault()
  const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  target.scrollIntoView({ behavior: isStill ? 'auto' : 'smooth' })
  target.tabIndex = -1
  target.focus({ preventScroll: true })
}
