import { type FocusEvent, useLayoutEffect, useRef } from 'react'

/** The place of the focus: a card's address, and which of the card's buttons has it (-1: its link). */
interface FocusPlace {
  href: string
  button: number
}

/**
 * A new response replaces the cards. A visitor whose focus was on a card's link or button keeps it on the same control of the
 * card with the same address, or else on `fallback`. The caller gives the result to the element that holds the cards;
 * `answer` changes with every response.
 */
export function useFocusRestore(answer: unknown, fallback: { readonly current: HTMLElement | null }) {
  const holder = useRef<HTMLElement | null>(null)
  const last = useRef<FocusPlace | null>(null)
  useLayoutEffect(() => {
    const place = last.current
    if (place === null || document.activeElement !== document.body) return
    const link = holder.current?.querySelector<HTMLElement>(`a[href="${CSS.escape(place.href)}"]:not([tabindex="-1"])`)
    const next = link && (buttonsOf(link)[place.button] ?? link)
    // The browser scrolls to where the card has moved.
    if (next) next.focus()
    else fallback.current?.focus({ preventScroll: true })
  }, [answer, fallback])
  return {
    onFocus: ({ currentTarget, target }: FocusEvent<HTMLElement>) => {
      holder.current = currentTarget
      const button = buttonsOf(target).findIndex((one) => one === target)
      const link = button < 0 ? target : target.closest('article')?.querySelector('a')
      last.current = { href: link?.getAttribute('href') ?? '', button }
    },
    // A blur without a next target means that the card went, not that the visitor moved on.
    onBlur: ({ relatedTarget }: FocusEvent<HTMLElement>) => {
      if (relatedTarget !== null) last.current = null
    },
  }
}

const buttonsOf = (part: Element): HTMLElement[] => [...(part.closest('article')?.querySelectorAll('button') ?? [])]
