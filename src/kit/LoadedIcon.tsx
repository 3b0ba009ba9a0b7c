import { useEffect, useRef } from 'react'
import { loadIcon } from './icon-loader.ts'

interface LoadedIconProps {
  /** Site path of an SVG of the media library. */
  src: string
  className?: string
}

/** An icon that editors chose, next to words that say the same. */
export function LoadedIcon({ src, className }: LoadedIconProps) {
  const place = useRef<HTMLSpanElement>(null)
  useEffect(() => (place.current ? loadIcon(place.current) : undefined), [src])
  return <span ref={place} className={className} data-src={src} aria-hidden="true" suppressHydrationWarning />
}
