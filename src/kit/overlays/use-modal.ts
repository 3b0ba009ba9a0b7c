import {
  type MouseEvent,
  type PointerEvent,
  type RefObject,
  type SyntheticEvent,
  useEffect,
  useRef,
  useState,
} from 'react'
import { openModals } from './open-modals.ts'
import '../styles/later-faces.css'
import '../styles/overlays.css'

/** Longest leaving motion in overlays.css; the content stays mounted that long after closing. */
const leavingMs = 240

interface Modal {
  ref: RefObject<HTMLDialogElement | null>
  /** Spread on the `<dialog>`. */
  props: {
    onCancel: (event: SyntheticEvent<HTMLDialogElement>) => void
    onClose: (event: SyntheticEvent<HTMLDialogElement>) => void
    onPointerDown: (event: PointerEvent<HTMLDialogElement>) => void
    onClick: (event: MouseEvent<HTMLDialogElement>) => void
  }
  /** False once the dialog has left: its content need not be rendered. */
  present: boolean
  /** Counts the openings: used as the content's key, it resets a dialog that opens again before it has left. */
  opening: number
}

/**
 * Runs a native modal dialog from an `open` flag. The browser keeps focus inside and makes the page inert; this adds the
 * close request on Escape and scrim, the return of focus (Safari does not focus pressed buttons, hence the fallback to
 * whatever had it), and the time to leave.
 */
export function useModal(open: boolean, requestClose: () => void): Modal {
  const ref = useRef<HTMLDialogElement>(null)
  const pressedOutside = useRef(false)
  const [present, setPresent] = useState(open)
  if (open && !present) setPresent(true)
  const [{ wasOpen, opening }, setOpening] = useState({ wasOpen: open, opening: 0 })
  if (open !== wasOpen) setOpening({ wasOpen: open, opening: open ? opening + 1 : opening })

  useEffect(() => {
    const dialog = ref.current
    if (!open || !dialog) return
    const before = document.activeElement
    const page = document.documentElement
    if (!openModals.innermost()) page.style.setProperty('--scrollbar', `${window.innerWidth - page.clientWidth}px`)
    if (!dialog.open) dialog.showModal()
    openModals.add(dialog)
    return () => {
      openModals.remove(dialog)
      dialog.close()
      const lost = document.activeElement === document.body || dialog.contains(document.activeElement)
      if (lost && before instanceof HTMLElement && before.isConnected) before.focus()
    }
  }, [open])

  useEffect(() => {
    if (open || !present) return
    const timer = setTimeout(() => setPresent(false), leavingMs)
    return () => clearTimeout(timer)
  }, [open, present])

  return {
    ref,
    present,
    opening,
    props: {
      onCancel(event) {
        if (event.target !== event.currentTarget) return
        event.preventDefault()
        requestClose()
      },
      onClose(event) {
        // The browser closes by itself when Escape is pressed twice
        if (event.target === event.currentTarget && open && !event.currentTarget.open) requestClose()
      },
      onPointerDown(event) {
        pressedOutside.current = isOutside(event)
      },
      onClick(event) {
        if (pressedOutside.current && isOutside(event)) requestClose()
        pressedOutside.current = false
      },
    },
  }
}

/** Whether a press is on the scrim, which belongs to the dialog element but lies outside its box. */
function isOutside(event: MouseEvent<HTMLDialogElement>): boolean {
  if (event.target !== event.currentTarget) return false
  const box = event.currentTarget.getBoundingClientRect()
  return event.clientX < box.left || event.clientX > box.right || event.clientY < box.top || event.clientY > box.bottom
}
