/**
 * Which modal dialogs are open, innermost last. Everything outside the innermost one is inert, so notices must be shown
 * inside it to be seen, heard and pressed.
 */
const open: HTMLDialogElement[] = []
const listeners = new Set<() => void>()
const notify = () => listeners.forEach((listener) => listener())

export const openModals = {
  add: (dialog: HTMLDialogElement): void => {
    open.push(dialog)
    notify()
  },
  remove: (dialog: HTMLDialogElement): void => {
    const index = open.lastIndexOf(dialog)
    if (index >= 0) open.splice(index, 1)
    notify()
  },
  innermost: (): HTMLDialogElement | null => open.at(-1) ?? null,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}
