import { type FocusEvent, useLayoutEffect, useRef } from 'react'

/**
 * Another answer has cards of its own. Whoever had the keyboard on a card, or on its button, keeps it on the one that
 * leads to the same place, or else on `fallback`. Give the result to what holds the cards; `answer` changes with every answer.
 */
export function useFocusRestore(answer: unknown, fallback: { readonly current: HTMLElement | null }) {
  const holder = useRef<HTMLElement | null>(null)
  const last = useRef<string | null>(null)
  const wasButton = useRef(false)
  useLayoutEffect(() => {
    if (last.current === null || document.activeElement !== document.body) return
    const same = holder.current?.querySelector<HTMLElement>(
      `a[href="${CSS.escape(last.current)}"]:not([tabindex="-1"])`,
    )
    const button = wasButton.current ? same?.closest('article')?.querySelector('button') : null
    // Where the card has moved to, the eye follows
    const next = button ?? same
    if (next) next.focus()
    else fallback.current?.focus({ preventScroll: true })
  }, [answer, fallback])
  return {
    onFocus: ({ currentTarget, target }: FocusEvent<HTMLElement>) => {
      holder.current = currentTarget
      wasButton.current = target.matches('button')
      const link = wasButton.current ? target.closest('article')?.querySelector('a') : target
      last.current = link?.getAttribute('href') ?? ''
    },
    // Without a next place it is the card that goes, not the visitor.
    onBlur: ({ relatedTarget }: FocusEvent<HTMLElement>) => {
      if (relatedTarget !== null) last.current = null
    },
  }
}
