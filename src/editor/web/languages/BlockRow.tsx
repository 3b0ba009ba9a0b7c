import { clsx } from 'clsx'
import type { CSSProperties } from 'react'

interface BlockRowProps {
  label: string
  words?: string
  depth?: number
  /** What differs; empty: nothing. */
  note?: string
  isChosen: boolean
  onChoose: () => void
}

/** A block in the list of both languages. */
export function BlockRow({ label, words = '', depth = 0, note = '', isChosen, onChoose }: BlockRowProps) {
  return (
    <li>
      <button
        type="button"
        aria-pressed={isChosen}
        className={clsx('edit-twin-block', note !== '' && 'edit-twin-block--open')}
        style={{ '--depth': depth } as CSSProperties} // a property of our own
        onClick={onChoose}
      >
        <b>{label}</b> {words}
        {note !== '' && <span className="edit-hint">{note}</span>}
      </button>
    </li>
  )
}
