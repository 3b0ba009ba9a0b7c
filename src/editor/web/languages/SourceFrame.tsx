import { useEffect, useRef, useState } from 'react'
import type { Language } from '#src/common/locale.ts'
import { useText } from '#src/shell/web/text/use-text.ts'
import type { FromFrame } from '../../contract/bridge-messages.ts'
import { StatusDot } from '../app/StatusDot.tsx'
import { nextPane } from '../app/use-keys.ts'
import { useEditor, useSession } from '../editor-context.ts'
import { type Device, PageFrame } from '../frame/PageFrame.tsx'
import type { Sent } from '../frame/use-frame.ts'
import { addressOf, useViewAs } from '../view/view-as.ts'
import { useBothLanguages, useSource } from './use-source.ts'

/** The page in the second language, which is read: what is pressed there is chosen in both, and nothing is written there. */
export function SourceFrame({ second, device }: { second: Language; device: Device }) {
  const t = useText()
  const { session, schema, words, selected, select } = useEditor()
  const { status } = useSession(session).document.languages[second]
  const view = useViewAs()
  const { data: source } = useSource(second)
  const both = useBothLanguages(source)
  const frame = useRef<HTMLIFrameElement>(null)
  const [scale, setScale] = useState(1)
  /** Counts the pages that the frame has loaded. */
  const [loads, setLoads] = useState(0)

  const blocks = both?.blocks
  const idInSource = both?.idInSource
  const shown = selected === null ? null : (both?.idInSource(selected) ?? selected)
  useEffect(() => {
    const send = (said: Sent): void =>
      frame.current?.contentWindow?.postMessage({ konvehtiEditor: 1, ...said }, window.location.origin)
    const labelOf = (type = ''): string => schema.types[type]?.label[words] ?? t('/edit/shared/block')
    const of = blocks?.flatMap(({ id, type, source: there }) =>
      there ? [[idInSource?.(id) ?? id, { label: labelOf(type), canMove: false, canRemove: false }] as const] : [],
    )
    send({ kind: 'labels', of: Object.fromEntries(of ?? []), acts: {} })
    send({ kind: 'scale', scale })
    send({ kind: 'select', node: shown, scroll: true })
    // Letters change no names: they are sent again with the next choice.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [shown, scale, loads, source])

  useEffect(() => {
    const listen = ({ data, origin, source: from }: MessageEvent<FromFrame | undefined>): void => {
      const inside = frame.current?.contentWindow
      if (origin !== window.location.origin || !inside || from !== inside || data?.konvehtiEditor !== 1) return
      if (data.kind === 'ready') {
        keepFromWriting(inside)
        setLoads((before) => before + 1)
      }
      // The key that goes from pane to pane leads out of this one too.
      if (data.kind === 'keys' && data.key === 'pane') nextPane()
      if (data.kind !== 'select') return
      const pressed = blocks?.find(({ id }) => idInSource?.(id) === data.node)
      if (pressed?.target) select(pressed.id)
    }
    addEventListener('message', listen)
    return () => removeEventListener('message', listen)
  }, [blocks, idInSource, select])
  return (
    <section className="edit-twin__one edit-twin__one--read" aria-label={t(`/edit/language/${second}`)}>
      <p className="edit-twin__head">
        <b>{t(`/edit/language/${second}`)}</b> <StatusDot status={status} />
        <span>{t(`/edit/status/${status}`)}</span>
        <span className="edit-hint edit-push">{t('/edit/twin/read')}</span>
      </p>
      {!source?.url ? (
        <p className="edit-no-page">{t(source ? '/edit/twin/no-page' : '/edit/loading')}</p>
      ) : (
        <PageFrame
          key={source.url}
          frame={frame}
          src={addressOf(source.url, view)}
          device={device}
          onScale={setScale}
        />
      )}
    </section>
  )
}

/** The page would open words for writing at a double press and at F2; the window hears of them first. */
function keepFromWriting(inside: Window): void {
  const stop = (event: Event): void => {
    event.stopImmediatePropagation()
    event.preventDefault()
  }
  inside.addEventListener('dblclick', stop, true)
  inside.addEventListener('keydown', (event) => event.key === 'F2' && stop(event), true)
}
