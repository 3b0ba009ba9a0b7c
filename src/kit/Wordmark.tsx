import { clsx } from 'clsx'
import brands from './assets/brands.svg?url&no-inline'
import house from './assets/house.svg?url&no-inline'

/** Outlined names, never typed ones. Konvehti's lies with the icons, so that a header waits for one file. The box of each drawing, so that width follows height before the file has come. */
const drawings = {
  konvehti: { file: house, width: 344.6, height: 72.7 },
  willja: { file: brands, width: 195.8, height: 99 },
  froosh: { file: brands, width: 297.8, height: 72.8 },
} as const
export type WordmarkName = keyof typeof drawings

export const isWordmarkName = (name: string): name is WordmarkName => Object.hasOwn(drawings, name)

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
  const { file, ...box } = drawings[name]
  const naming = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true }
  return (
    <svg
      className={clsx('kit-wordmark', className)}
      viewBox={`0 0 ${box.width} ${box.height}`}
      width={Math.round((height * box.width) / box.height)}
      height={height}
      {...naming}
    >
      <use href={`${file}#${name}`} width={box.width} height={box.height} />
    </svg>
  )
}
