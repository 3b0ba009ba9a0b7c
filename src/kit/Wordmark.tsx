import { clsx } from 'clsx'
import wordmarks from './assets/wordmarks.svg?url&no-inline'

/** Outlined names, never typed ones. The box of each drawing, so that width follows height before the file has come. */
const boxes = {
  konvehti: { width: 344.6, height: 72.7 },
  willja: { width: 195.8, height: 99 },
  froosh: { width: 297.8, height: 72.8 },
} as const
export type WordmarkName = keyof typeof boxes

export const isWordmarkName = (name: string): name is WordmarkName => Object.hasOwn(boxes, name)

interface WordmarkProps {
  name: WordmarkName
  /** Pixels; the style sheet may set another. */
  height?: number
  /** Read to assistive technology; left out where the link or heading around it has a name already. */
  label?: string
  className?: string
}

/** Takes the text colour around it. */
export function Wordmark({ name, height = 33, label, className }: WordmarkProps) {
  const box = boxes[name]
  const naming = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true }
  return (
    <svg
      className={clsx('wordmark', className)}
      viewBox={`0 0 ${box.width} ${box.height}`}
      width={Math.round((height * box.width) / box.height)}
      height={height}
      {...naming}
    >
      <use href={`${wordmarks}#${name}`} width={box.width} height={box.height} />
    </svg>
  )
}
