import { useEffect } from 'react'

export type EditorKeys = Record<
  'save' | 'undo' | 'redo' | 'publish' | 'palette' | 'help' | 'preview' | 'pane',
  () => void
>

/** Keys that work in every pane. In a text, undo is the editor's own too: its steps reach over the whole session. */
export function useKeys(keys: EditorKeys): void {
  useEffect(() => {
    const handle = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || document.querySelector('dialog[open]')) return
      const deed = deedOf(event)
      if (deed === null) return
      event.preventDefault()
      keys[deed]()
    }
    addEventListener('keydown', handle)
    return () => removeEventListener('keydown', handle)
  }, [keys])
}

function deedOf(event: KeyboardEvent): keyof EditorKeys | null {
  const { key, target } = event
  const isCommand = event.ctrlKey || event.metaKey
  if (key === 'F6') return 'pane'
  if (!isCommand) {
    const isText = target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable="true"]')
    return key === '?' && !isText ? 'help' : null
  }
  if (key === 'Enter') return 'publish'
  // Rich text keeps its steps of undo itself while it is written.
  const isRich = target instanceof HTMLElement && target.isContentEditable
  switch (key.toLowerCase()) {
    case 's':
      return 'save'
    case 'z':
      return isRich ? null : event.shiftKey ? 'redo' : 'undo'
    case 'y':
      return isRich ? null : 'redo'
    case 'k':
      return 'palette'
    case 'p':
      return 'preview'
    default:
      return null
  }
}

/** F6 goes from pane to pane. */
export function nextPane(): void {
  const panes = [...document.querySelectorAll<HTMLElement>('[data-pane]')].filter((pane) => pane.offsetParent !== null)
  const at = panes.findIndex((pane) => pane.contains(document.activeElement))
  const next = panes[(at + 1) % panes.length]
  const target = next?.querySelector<HTMLElement>(
    '[aria-current="true"], [aria-selected="true"], iframe, input, select, textarea, button',
  )
  ;(target ?? next)?.focus()
}
