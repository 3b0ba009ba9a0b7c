import type { KeyboardEvent, PointerEvent } from 'react'
import { type ImagePreset, imagePresets } from '#src/common/image-presets.ts'
import type { MediaEntry } from '#src/media/contract/library.ts'
import { pictureUrl } from '../Thumbnail.tsx'
import { mediaWords } from './media-words.ts'

interface Point {
  x: number
  y: number
}

interface FocusPickerProps {
  entry: MediaEntry
  focus: Point | null
  onChange: (focus: Point | null) => void
}

const cropped: readonly ImagePreset[] = ['banner', 'square', 'hero-mobile', 'thumbnail']
const within = (part: number): number => Math.min(100, Math.max(0, Math.round(part)))
const steps: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -2, y: 0 },
  ArrowRight: { x: 2, y: 0 },
  ArrowUp: { x: 0, y: -2 },
  ArrowDown: { x: 0, y: 2 },
}

/** The point that stays in sight, and what each preset leaves of the picture. */
export function FocusPicker({ entry, focus, onChange }: FocusPickerProps) {
  const words = mediaWords()
  const point = focus ?? { x: 50, y: 50 }
  const src = pictureUrl(entry, 640)
  const press = (event: PointerEvent<HTMLElement>) => {
    const box = event.currentTarget.getBoundingClientRect()
    onChange({
      x: within((100 * (event.clientX - box.left)) / box.width),
      y: within((100 * (event.clientY - box.top)) / box.height),
    })
  }
  const move = (event: KeyboardEvent) => {
    const step = steps[event.key]
    if (!step) return
    event.preventDefault()
    onChange({ x: within(point.x + step.x), y: within(point.y + step.y) })
  }
  const position = `${point.x}% ${point.y}%`
  return (
    <div>
      <button
        type="button"
        className="edit-library__whole"
        aria-label={`${focus ? words('/media-pane/focus', { ...focus }) : words('/media-pane/focus-none')}. ${words('/media-pane/focus-how')}`}
        onPointerDown={press}
        onKeyDown={move}
      >
        <img src={src} alt="" draggable={false} />
        <span className="edit-library__ring" style={{ left: `${point.x}%`, top: `${point.y}%` }} />
      </button>
      <p className="edit-hint">
        {focus ? words('/media-pane/focus', { ...focus }) : words('/media-pane/focus-none')}{' '}
        {focus && (
          <button type="button" className="edit-text-button" onClick={() => onChange(null)}>
            {words('/media-pane/focus-clear')}
          </button>
        )}
      </p>
      <ul className="edit-library__crops">
        {cropped.map((preset) => {
          const { width, height } = imagePresets[preset]
          return (
            <li key={preset}>
              <img
                src={src}
                alt=""
                style={{ aspectRatio: `${width} / ${height ?? width}`, objectPosition: position }}
              />
              {words(`/media-pane/crop/${preset}`)}
            </li>
          )
        })}
      </ul>
    </div>
  )
}
