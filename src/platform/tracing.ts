import { type Attributes, type Context, context, type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api'

/*
 * Traces for OpenTelemetry, by its API alone, which does nothing until an SDK is loaded into the process
 * (deploy/otel/register.mjs). A trace begins with a request or a job, and follows what they cause: statements, jobs, mails.
 * What the cache answers has none: it would cost more than the answer.
 */

const tracer = trace.getTracer('konvehti')

/** For log lines: the ids of the trace at this moment; empty where there is none. */
export function traceIds(span: Span | undefined = trace.getActiveSpan()): { trace_id?: string; span_id?: string } {
  if (span === undefined) return {}
  const { traceId, spanId } = span.spanContext()
  return { trace_id: traceId, span_id: spanId }
}

/** Starts the span of a request; null where nothing records. */
export function startRequestSpan(name: string, attributes: Attributes): { span: Span; inside: Context } | null {
  const span = tracer.startSpan(name, { kind: SpanKind.SERVER, attributes })
  return span.isRecording() ? { span, inside: trace.setSpan(context.active(), span) } : null
}

/** Ends the span of a request with its status; that of a failure of ours is marked. */
export function endRequestSpan(span: Span, status: number): void {
  span.setAttribute('http.response.status_code', status)
  if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR })
  span.end()
}

/** Runs `work` as a step of the trace; without one it just runs. */
export async function traced<T>(name: string, attributes: Attributes, work: () => Promise<T>): Promise<T> {
  if (trace.getActiveSpan() === undefined) return work()
  return tracer.startActiveSpan(name, { kind: SpanKind.INTERNAL, attributes }, (span) => ended(span, work()))
}

/** Runs a job as a step of the trace that sent it, or as a new trace when none did. */
export async function tracedJob<T>(
  sender: string | undefined,
  name: string,
  attributes: Attributes,
  work: () => Promise<T>,
) {
  const parent = remoteContext(sender)
  return tracer.startActiveSpan(name, { kind: SpanKind.CONSUMER, attributes }, parent, (span) => ended(span, work()))
}

async function ended<T>(span: Span, work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    failSpan(span, error)
    throw error
  } finally {
    span.end()
  }
}

/** Names the kind of failure only: a message may quote what must not be stored. */
function failSpan(span: Span, error: unknown): void {
  span.setStatus({ code: SpanStatusCode.ERROR })
  span.setAttribute('error.type', error instanceof Error ? error.name : typeof error)
}

/** Starts the span of one statement, which never holds its values; null where nothing is traced. */
export function startStatementSpan(text: string): { end: (error: unknown) => void } | null {
  if (trace.getActiveSpan() === undefined) return null
  const attributes = { 'db.system.name': 'postgresql', 'db.query.text': text.slice(0, 300) }
  const span = tracer.startSpan(/\w+/.exec(text)?.[0]?.toUpperCase() ?? 'SQL', { kind: SpanKind.CLIENT, attributes })
  return {
    end(error) {
      if (error) failSpan(span, error)
      span.end()
    },
  }
}

/** The trace at this moment as it travels with a job (W3C `traceparent`); undefined where there is none. */
export function traceParent(): string | undefined {
  const spanContext = trace.getActiveSpan()?.spanContext()
  if (spanContext === undefined) return undefined
  return `00-${spanContext.traceId}-${spanContext.spanId}-${spanContext.traceFlags.toString(16).padStart(2, '0')}`
}

function remoteContext(parent: string | undefined): Context {
  const [, traceId, spanId, flags] = /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/.exec(parent ?? '') ?? []
  if (traceId === undefined || spanId === undefined) return context.active()
  return trace.setSpanContext(context.active(), {
    traceId,
    spanId,
    traceFlags: Number.parseInt(flags ?? '0', 16),
    isRemote: true,
  })
}
