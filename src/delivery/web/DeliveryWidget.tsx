import { useEffect, useRef, useState } from 'react'
import { Loading } from '#src/kit/Spinner.tsx'
import { useLanguage } from '#src/shell/web/page/page-context.ts'
import { useText } from '#src/shell/web/text/use-text.ts'
import { deliveryFramePath, widgetPollMs, widgetTimeoutMs } from '../contract/limits.ts'
import './delivery.css'
import { readWidgetMessage, type WidgetMessage, type WidgetQuestion } from './widget-messages.ts'
import { widgetTheme } from './widget-theme.ts'

/** A response to the widget: the server's value, or an error message. */
export type WidgetAnswer = { ok: true; value: unknown } | { ok: false; message: string }

interface DeliveryWidgetProps {
  /** The snippet as the server sent it. A different one needs a new widget: set a `key`. */
  snippet: string
  /** The cart is changing, so nothing can be chosen. */
  isPaused: boolean
  /** Calls the shop on behalf of the widget; never rejects. */
  ask: (what: WidgetQuestion, values: Readonly<Record<string, unknown>>) => Promise<WidgetAnswer>
  /** The widget reports a shipping method. */
  onChanged: () => void
  /** The widget did not load in time. */
  onLost: () => void
}

/**
 * The delivery widget in a frame with an opaque origin: it gets no cookies, no token and nothing of this page. Both sides
 * exchange messages; the page accepts them from that frame alone.
 */
export function DeliveryWidget({ snippet, isPaused, ask, onChanged, onLost }: DeliveryWidgetProps) {
  const text = useText()
  const language = useLanguage()
  const frame = useRef<HTMLIFrameElement>(null)
  const [isReady, setReady] = useState(false)
  const [height, setHeight] = useState(0)
  const said = useRef({ ask, onChanged, snippet })
  useEffect(() => {
    said.current = { ask, onChanged, snippet }
  })

  useEffect(() => {
    // An opaque origin cannot be named as a target; the frame is ours, and gets no secrets.
    const say = (message: object) => frame.current?.contentWindow?.postMessage(message, '*')
    function handle(message: WidgetMessage): void {
      if (message.type === 'loaded') {
        const limits = { pollMs: widgetPollMs, timeoutMs: widgetTimeoutMs }
        say({ type: 'delivery:snippet', snippet: said.current.snippet, css: widgetTheme(), ...limits })
      } else if (message.type === 'ready') setReady(true)
      else if (message.type === 'height') setHeight(message.height)
      else if (message.type === 'data_changed') said.current.onChanged()
      else
        void said.current
          .ask(message.what, message.values)
          .then((answer) => say({ type: 'delivery:answer', id: message.id, answer }))
    }
    const listen = (event: MessageEvent) => {
      if (event.source === null || event.source !== frame.current?.contentWindow) return
      const message = readWidgetMessage(event.data)
      if (message) handle(message)
    }
    window.addEventListener('message', listen)
    return () => window.removeEventListener('message', listen)
  }, [])

  useEffect(() => {
    if (isReady) return
    const timer = setTimeout(() => {
      // oxlint-disable-next-line no-console -- specification 3, section 8: unavailable after 10 s is a console warning
      console.warn('The delivery widget is not available.')
      onLost()
    }, widgetTimeoutMs)
    return () => clearTimeout(timer)
  }, [isReady, onLost])

  useEffect(() => {
    const type = isPaused ? 'delivery:suspend' : 'delivery:resume'
    if (isReady) frame.current?.contentWindow?.postMessage({ type }, '*')
  }, [isReady, isPaused])

  return (
    <div className="delivery-widget">
      {!isReady && <Loading label={text('/checkout/delivery/loading')} />}
      <iframe
        ref={frame}
        className="delivery-widget__frame"
        src={`${deliveryFramePath}?language=${language}`}
        title={text('/delivery/frame')}
        sandbox="allow-scripts allow-popups allow-popups-to-escape-sandbox"
        style={{ height: isReady ? `${height}px` : 0 }}
      />
    </div>
  )
}
