import { type FocusEvent, useLayoutEffect, useRef } from 'react'

/**
 * Another answer has cards of its own. Whoever had the keyboard on a card keeps it on the one that leads to the same place,
 * or else on `fallback`. Give the result to what holds the cards; `answer` changes with every answer.
 */
export function useFocusRestore(answer: unknown, fallback: { readonly current: HTMLElement | null }) {
  const holder = useRef<HTMLElement | null>(null)
  const last = useRef<string | null>(null)
  useLayoutEffect(() => {
    if (last.current === null || document.activeElement !== document.body) return
    const same = holder.current?.querySelector<HTMLElement>(
      `a[href="${CSS.escape(last.current)}"]:not([tabindex="-1"])`,
    )
    ;(same ?? fallback.current)?.focus({ preventScroll: true })
  }, [answer, fallback])
  return {
    onFocus: ({ currentTarget, target }: FocusEvent<HTMLElement>) => {
      holder.current = currentTarget
      last.current = target.getAttribute('href') ?? ''
    },
    // Without a next place it is the card that goes, not the visitor.
    onBlur: ({ relatedTarget }: FocusEvent<HTMLElement>) => {
      if (relatedTarget !== null) last.current = null
    },
  }
}
