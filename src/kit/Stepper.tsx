import { clsx } from 'clsx'
import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { Icon } from './Icon.tsx'
import { addSnackbar } from './snackbar-store.ts'

/** Digits that can be typed: enough to exceed any maximum and show its message. */
const longestDraft = 5

export interface StepperLabels {
  /** Name of the figure itself, with the product where there are many. */
  quantity: string
  decrease: string
  increase: string
  /** Message when a shopper enters more than `max`, so that no number changes without an explanation. */
  most?: (max: number) => string
  /** Message when a shopper enters less than `min`. */
  least?: (min: number) => string
}

interface StepperProps {
  value: number
  min?: number
  max?: number
  /** Called with a whole number inside the limits, and only when it differs from `value`. */
  onCommit: (value: number) => void
  labels: StepperLabels
  size?: 'normal' | 'small'
  /** A change is being saved: until it is done the value cannot be changed, and a typed number waits. */
  busy?: boolean
  /** Locks the value; the id of the element that says why. */
  lockedBy?: string | undefined
}

/** Buttons and arrow keys commit at once; typed digits on Enter or when the field is left, Escape takes them back. */
export function Stepper(props: StepperProps) {
  const { value, onCommit, labels, size = 'normal', busy = false, lockedBy } = props
  const isLocked = lockedBy !== undefined
  const isHeld = isLocked || busy
  const { min, max } = isHeld ? { min: value, max: value } : { min: props.min ?? 1, max: props.max ?? 99 }
  const why = isLocked ? { 'aria-describedby': lockedBy } : {}
  const [draft, setDraft] = useState<string | null>(null)
  const commit = (wanted: number) => {
    if (busy) return
    setDraft(null)
    const kept = Math.min(Math.max(wanted, min), max)
    if (wanted > max && !isLocked && labels.most) addSnackbar({ variant: 'warning', text: labels.most(max) })
    if (wanted < min && !isLocked && labels.least) addSnackbar({ variant: 'warning', text: labels.least(min) })
    if (kept !== value) onCommit(kept)
  }
  const typed = draft && /^\d+$/.test(draft) ? Number(draft) : value
  const handleKey = (event: KeyboardEvent) => {
    if (event.key === 'ArrowUp') commit(typed + 1)
    else if (event.key === 'ArrowDown') commit(typed - 1)
    else if (event.key === 'Enter') commit(typed)
    else if (event.key === 'Escape' && draft !== null) {
      setDraft(null)
      event.stopPropagation()
    } else return
    event.preventDefault()
  }
  const field = useRef<HTMLInputElement>(null)
  /** Commits a number that was typed and left during a change, once that change is done. */
  const commitLeft = useEffectEvent(() => {
    if (draft !== null && document.activeElement !== field.current) commit(typed)
  })
  useEffect(() => {
    if (!busy) commitLeft()
  }, [busy])
  const limit = (atLimit: boolean) => (atLimit ? { 'aria-disabled': true } : {})
  return (
    <div className={clsx('kit-step', size === 'small' && 'kit-step--s')} aria-busy={busy || undefined}>
      <button
        type="button"
        aria-label={labels.decrease}
        {...limit(value <= min)}
        {...why}
        onClick={() => commit(typed - 1)}
      >
        <Icon name="minus" size="s" />
      </button>
      <input
        ref={field}
        className="kit-num"
        inputMode="numeric"
        autoComplete="off"
        role="spinbutton"
        aria-label={labels.quantity}
        aria-valuenow={value}
        aria-valuemin={min}
        aria-valuemax={max}
        {...limit(isHeld)}
        {...why}
        readOnly={isHeld}
        value={draft ?? String(value)}
        onChange={(event) => setDraft(event.target.value.slice(0, longestDraft))}
        onFocus={(event) => event.target.select()}
        onBlur={() => draft !== null && commit(typed)}
        onKeyDown={handleKey}
      />
      <button
        type="button"
        aria-label={labels.increase}
        {...limit(value >= max)}
        {...why}
        onClick={() => commit(typed + 1)}
      >
        <Icon name="plus" size="s" />
      </button>
    </div>
  )
}
