import type { CartMerge } from '#src/identity/contract/sign-in.ts'
import { addSnackbar } from '#src/kit/snackbar-store.ts'
import type { TextFunction } from '#src/shell/web/text/use-text.ts'

const longMs = 12_000

/** Shows a message on `stored`, the result of a sign-in's merge; nothing when there is nothing to report. */
export function showMergeNotice(stored: unknown, text: TextFunction): void {
  const merge = readMerge(stored)
  const words = merge && mergeWords(merge, text)
  if (words) addSnackbar({ id: 'cart-merge', variant: 'info', text: words, timeout: longMs })
}

/** One text for the whole merge; empty: nothing to report. */
function mergeWords({ added, capped, isGiftCardReplaced, waiting }: CartMerge, text: TextFunction): string {
  return [
    added > 0 ? text('/cart/merged/added', { n: added }) : '',
    ...capped.map(({ displayName, quantity }) =>
      quantity === 0
        ? text('/cart/merged/no-room', { name: displayName })
        : text('/cart/merged/capped', { name: displayName, n: quantity }),
    ),
    isGiftCardReplaced ? text('/cart/merged/gift-card') : '',
    waiting === null ? '' : text(`/cart/merged/waiting-${waiting}`),
  ]
    .filter(Boolean)
    .join(' ')
}

/** Stored data is untrusted, so each field is checked. */
function readMerge(value: unknown): CartMerge | null {
  if (typeof value !== 'object' || value === null) return null
  const { added, capped, isGiftCardReplaced, waiting } = value as Record<string, unknown> // each is checked
  const lines = (Array.isArray(capped) ? capped : []).flatMap((line: unknown) => {
    const { code, displayName, quantity } = (line ?? {}) as Record<string, unknown> // each is checked
    return typeof displayName === 'string' && typeof quantity === 'number'
      ? [{ code: String(code), displayName, quantity }]
      : []
  })
  return {
    added: typeof added === 'number' ? added : 0,
    capped: lines,
    isGiftCardReplaced: isGiftCardReplaced === true,
    waiting: waiting === 'own' || waiting === 'guest' ? waiting : null,
  }
}
