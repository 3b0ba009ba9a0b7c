import type { ComponentProps } from 'react'
import type { Language } from '#src/common/locale.ts'
import { useText } from '#src/shell/web/text/use-text.ts'
import { useEditor } from '../editor-context.ts'
import { NoPage } from '../frame/NoPage.tsx'
import { PageFrame } from '../frame/PageFrame.tsx'
import { later } from './later.tsx'

const SourceFrame = later(async () => (await import('../languages/SourceFrame.tsx')).SourceFrame)

interface TwinFramesProps extends Pick<ComponentProps<typeof PageFrame>, 'frame' | 'device' | 'onScale'> {
  /** The language to read next to the one that is written; null: none. */
  second: Language | null
  /** Null: there is no page to show. */
  src: string | null
}

/** The page that is written, and the same page in a second language. */
export function TwinFrames({ second, device, frame, src, onScale }: TwinFramesProps) {
  const t = useText()
  const { language } = useEditor()
  return (
    <div className="edit-twin">
      {second !== null && <SourceFrame second={second} device={device} />}
      <div className="edit-twin__one">
        {second !== null && <p className="edit-twin__head">{t(`/edit/language/${language}`)}</p>}
        {src === null ? (
          <NoPage isTwo={second !== null} />
        ) : (
          <PageFrame key={src} frame={frame} src={src} device={device} onScale={onScale} />
        )}
      </div>
    </div>
  )
}
