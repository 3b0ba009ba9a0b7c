import { AsyncLocalStorage } from 'node:async_hooks'
import {
  type Attributes,
  type Context,
  context,
  type ContextManager,
  ROOT_CONTEXT,
  type Span,
  type SpanContext,
  type SpanOptions,
  trace,
  TraceFlags,
  type Tracer,
} from '@opentelemetry/api'

export interface RecordedSpan {
  name: string
  traceId: string
  spanId: string
  parentId: string | null
  attributes: Attributes
  hasEnded: boolean
}

/** A tracer in memory, in the place of an SDK: what the shop says by the API, and nothing else. */
export function recordTraces(): { spans: RecordedSpan[]; stop: () => void } {
  const spans: RecordedSpan[] = []
  const storage = new AsyncLocalStorage<Context>()
  let count = 0
  const hex = (length: number): string => (++count).toString(16).padStart(length, '0')

  const manager: ContextManager = {
    active: () => storage.getStore() ?? ROOT_CONTEXT,
    with: (active, run, thisArg, ...args) => storage.run(active, () => run.call(thisArg as never, ...args)),
    bind: (_context, target) => target,
    enable: () => manager,
    disable: () => manager,
  }

  function startSpan(name: string, options: SpanOptions = {}, parent = context.active()): Span {
    const above = trace.getSpanContext(parent)
    const own: SpanContext = { traceId: above?.traceId ?? hex(32), spanId: hex(16), traceFlags: TraceFlags.SAMPLED }
    const recorded: RecordedSpan = {
      name,
      traceId: own.traceId,
      spanId: own.spanId,
      parentId: above?.spanId ?? null,
      attributes: { ...options.attributes },
      hasEnded: false,
    }
    spans.push(recorded)
    const span: Span = {
      spanContext: () => own,
      setAttribute(key, value) {
        recorded.attributes[key] = value
        return span
      },
      setAttributes: () => span,
      addEvent: () => span,
      addLink: () => span,
      addLinks: () => span,
      setStatus: () => span,
      updateName: () => span,
      end: () => void (recorded.hasEnded = true),
      isRecording: () => !recorded.hasEnded,
      recordException: () => {},
    }
    return span
  }

  const tracer = {
    startSpan,
    startActiveSpan(name: string, ...rest: unknown[]) {
      const run = rest.at(-1) as (span: Span) => unknown // the last argument, as the interface has it
      const [options, parent] = rest.slice(0, -1) as [SpanOptions?, Context?] // the others before it
      const within = parent ?? context.active()
      const span = startSpan(name, options, within)
      return context.with(trace.setSpan(within, span), () => run(span))
    },
  } as Tracer
  context.setGlobalContextManager(manager)
  trace.setGlobalTracerProvider({ getTracer: () => tracer })
  return {
    spans,
    stop() {
      trace.disable()
      context.disable()
    },
  }
}
