import { useEffect, useRef } from 'react'
import { useText } from '#src/shell/web/text/use-text.ts'
import { throwConfetti } from './confetti.ts'

/** Left, top and turn of each quarter in a field of 100 by 40, its size and colour role. */
const bits: readonly [x: number, y: number, turn: number, size: number, role: string][] = [
  [44, 12, 30, 1.5, 'field-sky'],
  [50, 8, 200, 1.2, 'copper'],
  [55, 3, 80, 2.2, 'accent-ink'],
  [57, 1, 140, 0.9, 'field-sky'],
  [60, 6, 250, 0.9, 'accent-ink'],
  [64, 3, 20, 1.3, 'accent-ink'],
  [67, 2, 320, 1.9, 'copper'],
  [72, 1, 170, 2, 'field-sky'],
  [76, 4, 60, 1.3, 'accent-ink'],
  [71, 9, 100, 2, 'field-sky'],
  [74, 6, 210, 1.5, 'copper'],
  [84, 1, 300, 2.2, 'copper'],
  [85, 5, 40, 1.2, 'accent-ink'],
  [86, 7, 120, 1.7, 'field-sky'],
  [92, 8, 260, 1.4, 'copper'],
  [95, 3, 10, 0.9, 'accent-ink'],
  [98, 7, 190, 1.5, 'field-rose'],
  [51, 15, 75, 2.3, 'field-sky'],
  [56, 14, 330, 1, 'field-rose'],
  [52, 20, 110, 1.7, 'field-sky'],
  [57, 22, 230, 2.3, 'field-rose'],
  [53, 26, 50, 1.5, 'field-sky'],
  [56, 30, 180, 1.8, 'field-sky'],
  [62, 9, 280, 1.2, 'field-rose'],
]

/**
 * The quarters above the thanks. They are thrown once when the order is there, and again when they are pressed.
 */
export function ConfettiField() {
  const text = useText()
  const thrown = useRef(false)
  useEffect(() => {
    if (thrown.current) return
    thrown.current = true
    throwConfetti()
  }, [])
  return (
    <button
      type="button"
      className="order-confirmation__bits"
      aria-label={text('/orders/celebrate')}
      onClick={throwConfetti}
    >
      <svg viewBox="0 0 100 40" preserveAspectRatio="xMaxYMin slice" aria-hidden="true">
        {bits.map(([x, y, turn, size, role], index) => (
          <path
            key={index}
            transform={`translate(${x} ${y}) rotate(${turn}) scale(${size})`}
            style={{ fill: `var(--${role})` }}
            d="M0 0h1a1 1 0 0 1-1 1z"
          />
        ))}
      </svg>
    </button>
  )
}
