import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { EditorIcon, type EditorIconName } from '../EditorIcon.tsx'

export interface MenuItem {
  label: string
  icon?: EditorIconName
  run: () => void
  isOff?: boolean
}

interface MenuProps {
  /** The name of the button. */
  label: string
  children: ReactNode
  className: string
  items: readonly MenuItem[]
}

/** A button with a short list of deeds under it. Arrows go along the list, Escape and a press elsewhere, also in the frame, close it. */
export function Menu({ label, children, className, items }: MenuProps) {
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const holder = useRef<HTMLDivElement>(null)
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!isOpen) return
    list.current?.querySelector<HTMLElement>('button:not(:disabled)')?.focus()
    const handlePress = (event: PointerEvent): void => {
      if (!holder.current?.contains(event.target as Node)) setOpen(false) // the document's own
    }
    const handleKey = (event: KeyboardEvent): void => {
      const all = [...(list.current?.querySelectorAll<HTMLElement>('button:not(:disabled)') ?? [])]
      const place = all.findIndex((one) => one === document.activeElement)
      const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
      if (event.key === 'Escape') {
        setOpen(false)
        holder.current?.querySelector<HTMLElement>('button')?.focus()
      } else if (step !== 0) all[(place + step + all.length) % all.length]?.focus()
      else return
      event.preventDefault()
      event.stopPropagation()
    }
    // A press on the page in the frame is heard here only as the loss of the focus.
    const handleBlur = (): void => setOpen(false)
    document.addEventListener('pointerdown', handlePress)
    addEventListener('blur', handleBlur)
    document.addEventListener('keydown', handleKey, true)
    return () => {
      document.removeEventListener('pointerdown', handlePress)
      removeEventListener('blur', handleBlur)
      document.removeEventListener('keydown', handleKey, true)
    }
  }, [isOpen])
  const close = (): void => {
    setOpen(false)
    holder.current?.querySelector<HTMLElement>('button')?.focus()
  }
  return (
    <div className="edit-menu" ref={holder}>
      <button
        type="button"
        className={className}
        aria-label={label}
        title={label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        {children}
      </button>
      {isOpen && (
        <div className="edit-menu__list" role="menu" id={id} aria-label={label} ref={list}>
          {items.map((one) => (
            <button
              key={one.label}
              type="button"
              role="menuitem"
              disabled={one.isOff}
              onClick={() => {
                close()
                one.run()
              }}
            >
              {one.icon && <EditorIcon name={one.icon} small />}
              {one.label}
            </button>
          ))}
        </div>
      )}
    </div>
  )
}
