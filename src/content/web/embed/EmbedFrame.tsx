import { useEffect, useRef, useState } from 'react'
import { EmbedQuestion } from './EmbedQuestion.tsx'
import { useAllowed } from './use-allowed.ts'
import './embed.css'

interface EmbedFrameProps {
  /** Address on a separate origin (C-21). */
  src: string
  /** Name of the service that receives the visitor's data: `YouTube`. */
  service: string
  title: string
  /** Pixels that are kept for it before it says how high it is. */
  height: number
}

/** Another service's content, in a frame without access to this page; no request is sent before the visitor allows it. */
export function EmbedFrame({ src, service, title, height }: EmbedFrameProps) {
  const isAllowed = useAllowed()
  const [wasAsked, setAsked] = useState(false)
  if (!isAllowed) return <EmbedQuestion service={service} height={height} onAllowed={() => setAsked(true)} />
  return <Frame src={src} title={title} height={height} takesFocus={wasAsked} />
}

/** No frame is higher, whatever it says. */
const highest = 2_000

function Frame({
  src,
  title,
  height: kept,
  takesFocus,
}: {
  src: string
  title: string
  height: number
  takesFocus: boolean
}) {
  const frame = useRef<HTMLIFrameElement>(null)
  const [height, setHeight] = useState(kept)
  useEffect(() => {
    if (takesFocus) frame.current?.focus({ preventScroll: true })
  }, [takesFocus])
  useEffect(() => {
    const listen = ({ source, origin, data }: MessageEvent<unknown>) => {
      if (source === null || source !== frame.current?.contentWindow || origin !== new URL(src).origin) return
      const said = typeof data === 'object' && data !== null && 'embedHeight' in data ? Number(data.embedHeight) : NaN
      if (said > 0) setHeight(Math.min(Math.ceil(said), highest))
    }
    window.addEventListener('message', listen)
    return () => window.removeEventListener('message', listen)
  }, [src])
  return (
    <iframe
      ref={frame}
      className="content-embed"
      src={src}
      title={title}
      loading="lazy"
      sandbox="allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox allow-presentation"
      allow="fullscreen; encrypted-media; picture-in-picture"
      style={{ height }}
    />
  )
}
