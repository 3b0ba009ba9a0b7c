import type { MouseEvent } from 'react'
import { track } from '../analytics/track.ts'
import type { AnalyticsEvent } from '../analytics/events.ts'

type Layout = Extract<AnalyticsEvent, { event: 'top navigation' }>['menu_layout']
const layouts: readonly Layout[] = ['bar', 'mega', 'phone', 'panel', 'global']

/**
 * Tracks clicks on links of a menu (specification 1, section 9). Menus mark their root with `data-menu` and the level of their rows
 * with `data-depth`, the top level being 1; other links of the header are not tracked.
 */
export function trackMenuLink({ target }: MouseEvent): void {
  const link = target instanceof Element ? target.closest('a') : null
  const menu = link?.closest<HTMLElement>('[data-menu]')
  const layout = layouts.find((name) => name === menu?.dataset['menu'])
  if (!link || layout === undefined) return
  const depth = link.closest<HTMLElement>('[data-depth]')
  track({
    event: 'top navigation',
    menu_layout: layout,
    link_depth: Number(depth?.dataset['depth'] ?? 1),
    link_text: nameOf(link),
    link_url: link.getAttribute('href') ?? '',
  })
}

/** Returns the link's words, without the counts and icons next to them. */
function nameOf(link: HTMLElement): string {
  const own = [...link.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE).map((node) => node.textContent)
  return (own.join('').trim() || link.textContent).trim()
}
