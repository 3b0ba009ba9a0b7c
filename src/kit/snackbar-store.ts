export type SnackbarVariant = 'success' | 'info' | 'warning' | 'error'

export interface SnackbarInput {
  /** A later snackbar with the same id replaces the earlier one; without ids, one with the same text does. */
  id?: string
  text: string
  variant?: SnackbarVariant
  actionText?: string
  action?: () => void
  /** Milliseconds until it closes automatically; null or 0: never. */
  timeout?: number | null
}

export interface Snackbar extends Required<Pick<SnackbarInput, 'id' | 'text' | 'variant'>> {
  action: { text: string; run: () => void } | null
  timeout: number | null
}

export interface SnackbarStore {
  /** Shows a message and returns its id. */
  show: (input: SnackbarInput) => string
  /** An id that is gone already is fine. */
  dismiss: (id: string) => void
  /** Takes away the newest. */
  dismissLast: () => void
  /** Stops all clocks while the visitor reads (pointer or focus on a message). */
  hold: () => void
  /** Starts them again, each from its full time. */
  release: () => void
  /** Oldest first, at most three. The same array until something changes. */
  list: () => readonly Snackbar[]
  subscribe: (listener: () => void) => () => void
}

const defaultTimeoutMs = 5000
const maxAtOnce = 3

export function createSnackbarStore(): SnackbarStore {
  let shown: readonly Snackbar[] = []
  let held = false
  let made = 0
  const listeners = new Set<() => void>()
  const timers = new Map<string, ReturnType<typeof setTimeout>>()

  const set = (next: readonly Snackbar[]) => {
    for (const { id } of shown) if (!next.some((snackbar) => snackbar.id === id)) stop(id)
    shown = next
    listeners.forEach((listener) => listener())
  }
  const stop = (id: string) => {
    clearTimeout(timers.get(id))
    timers.delete(id)
  }
  const start = ({ id, timeout }: Snackbar) => {
    stop(id)
    if (timeout && !held)
      timers.set(
        id,
        setTimeout(() => store.dismiss(id), timeout),
      )
  }

  const store: SnackbarStore = {
    show({ id: given, text, variant = 'info', actionText, action, timeout = defaultTimeoutMs }) {
      const equal = shown.find((other) => other.text === text && other.variant === variant)
      const id = given ?? equal?.id ?? `snackbar-${++made}`
      const snackbar = {
        id,
        text,
        variant,
        timeout,
        action: actionText && action ? { text: actionText, run: action } : null,
      }
      set([...shown.filter((other) => other.id !== id), snackbar].slice(-maxAtOnce))
      start(snackbar)
      return id
    },
    dismiss(id) {
      if (shown.some((snackbar) => snackbar.id === id)) set(shown.filter((snackbar) => snackbar.id !== id))
    },
    dismissLast() {
      const last = shown.at(-1)
      if (last) store.dismiss(last.id)
    },
    hold() {
      held = true
      for (const { id } of shown) stop(id)
    },
    release() {
      held = false
      shown.forEach(start)
    },
    list: () => shown,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
  return store
}

/** The shop's messages. Used from event handlers and answers only, so the server never adds to it. */
export const snackbars = createSnackbarStore()

export const addSnackbar = snackbars.show
export const removeSnackbar = snackbars.dismiss
