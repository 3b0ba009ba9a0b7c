import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useText } from '#src/shell/web/text/use-text.ts'

const frameWidths = { desktop: 1280, tablet: 768, mobile: 390 } as const
export type Device = keyof typeof frameWidths

interface PageFrameProps {
  frame: RefObject<HTMLIFrameElement | null>
  src: string
  device: Device
  onScale: (scale: number) => void
}

/** The real page at the width of a device, scaled as a whole to what the pane has. */
export function PageFrame({ frame, src, device, onScale }: PageFrameProps) {
  const t = useText()
  const bench = useRef<HTMLDivElement>(null)
  const [room, setRoom] = useState({ width: 0, height: 0 })
  useLayoutEffect(() => {
    const of = bench.current
    if (!of) return
    const measure = (): void => setRoom({ width: of.clientWidth, height: of.clientHeight })
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(of)
    return () => observer.disconnect()
  }, [])
  const width = frameWidths[device]
  const scale = room.width === 0 ? 1 : Math.min(1, room.width / width)
  useEffect(() => onScale(scale), [scale, onScale])
  return (
    <div className="edit-bench">
      <div className="edit-bench__room" ref={bench}>
        <div className="edit-bench__sheet" style={{ width: width * scale }}>
          <iframe
            ref={frame}
            title={t('/edit/frame')}
            src={src}
            style={{ width, height: room.height / scale, transform: `scale(${scale})` }}
          />
        </div>
      </div>
    </div>
  )
}
