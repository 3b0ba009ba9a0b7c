import { clsx } from 'clsx'
import { type FocusEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { useFollowedLink } from './overlays/use-followed-link.ts'

interface DropdownProps {
  /** Name of the button. */
  label: string
  icon: ReactNode
  children: ReactNode
  /** Open from the beginning. */
  defaultOpen?: boolean
  className?: string
}

/**
 * A button with a list under it. A press outside, Escape, leaving it with the keyboard and following one of its links close
 * it; Escape gives the focus back.
 */
export function Dropdown({ label, icon, children, defaultOpen = false, className }: DropdownProps) {
  const [open, setOpen] = useState(defaultOpen)
  const root = useRef<HTMLDivElement>(null)
  const listId = useId()
  useEffect(() => {
    if (!open) return
    const handlePress = (event: Event) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) setOpen(false)
    }
    const handleKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return
      event.preventDefault()
      if (root.current?.contains(document.activeElement)) root.current.querySelector('button')?.focus()
      setOpen(false)
    }
    document.addEventListener('pointerdown', handlePress)
    document.addEventListener('keydown', handleKey, { capture: true })
    return () => {
      document.removeEventListener('pointerdown', handlePress)
      document.removeEventListener('keydown', handleKey, { capture: true })
    }
  }, [open])
  useFollowedLink(root, open, () => setOpen(false))
  const handleBlur = (event: FocusEvent) => {
    if (event.relatedTarget instanceof Node && !event.currentTarget.contains(event.relatedTarget)) setOpen(false)
  }
  return (
    <div className={clsx('kit-dropdown', className)} ref={root} onBlur={handleBlur}>
      <button
        type="button"
        className="kit-icon-btn"
        aria-label={label}
        aria-expanded={open}
        aria-controls={open ? listId : undefined}
        onClick={() => setOpen(!open)}
      >
        {icon}
      </button>
      {open && (
        <div className="kit-dropdown__list" id={listId}>
          {children}
        </div>
      )}
    </div>
  )
}
