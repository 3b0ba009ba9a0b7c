import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { type Problem, type Refusal, RefusalError, type TextLookup } from '#src/common/errors.ts'
import type { Language } from '#src/common/locale.ts'
import { isDatabaseBusy } from '../database/errors.ts'
import { shed } from '../metrics/process-metrics.ts'
import { logSecurity } from '../security-log.ts'

/** Gives all failures their wire shape (C-1 Errors). */
export function createErrorHandler(
  text: TextLookup,
  /** Answers a document with an error page; null leaves it to the usual answer. */
  sendOverloaded: (request: FastifyRequest, reply: FastifyReply) => FastifyReply | null = () => null,
) {
  return function handleError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
    void reply.header('cache-control', 'no-store')
    if (error instanceof RefusalError) {
      logRefusedCall(error.refusal, request)
      return sendRefusal(error.refusal, request.language, reply, text)
    }
    if (error.validation) {
      return sendRefusal({ kind: 'fields', fields: validationFields(error) }, request.language, reply, text)
    }
    const status = failureStatus(error)
    if (status === 429) {
      void reply.code(429)
      const refusal = [{ key: 'rate-limited', value: text(request.language, 'errors/rate-limited') }]
      return sendOverloaded(request, reply) ?? reply.send(refusal)
    }
    if (status === 503) {
      logFailure(request, error)
      void reply.code(503).header('retry-after', '2')
      return (
        sendOverloaded(request, reply) ?? reply.send([{ key: 'busy', value: text(request.language, 'errors/busy') }])
      )
    }
    if (status >= 400 && status < 500) {
      const words = clientFaults[status] ?? 'errors/bad-request'
      return reply.code(status).send([{ key: words.slice('errors/'.length), value: text(request.language, words) }])
    }
    logFailure(request, error)
    return reply.code(500).send({ error: 'internal', requestId: request.id })
  }
}

/**
 * Logs refused calls for a later look: with the account of a customer or staff member; callers of admin routes also without
 * one.
 */
function logRefusedCall({ kind }: Refusal, { actor, method, routeOptions, log }: FastifyRequest): void {
  if (kind !== 'forbidden' && kind !== 'step-up') return
  const account = 'accountId' in actor ? { account: actor.accountId } : {}
  logSecurity(log, { event: 'call-refused', why: kind, method, route: routeOptions.url ?? '', ...account })
}

const clientFaults: Readonly<Record<number, string>> = {
  404: 'errors/not-found',
  405: 'errors/method-not-allowed',
  413: 'errors/too-large',
}

/** The status of a failure: its own when the request is at fault, 503 when a retry may soon succeed, else 500. */
export function failureStatus(error: FastifyError): number {
  const status = error.statusCode ?? 500
  if ((status >= 400 && status < 500) || status === 503) return status
  return isDatabaseBusy(error) ? 503 : 500
}

/** Requests that were shed on purpose are counted, not logged. */
export function logFailure(request: FastifyRequest, error: FastifyError): void {
  if (error.statusCode === 503) return
  if (isDatabaseBusy(error)) {
    shed.inc({ cause: 'database' })
    request.log.warn({ err: error }, 'shed: the database had no room')
  } else request.log.error({ err: error }, 'unexpected failure')
}

function sendRefusal(refusal: Refusal, language: Language, reply: FastifyReply, text: TextLookup): FastifyReply {
  switch (refusal.kind) {
    case 'business':
      if (refusal.status === 429) void reply.header('retry-after', String(refusal.retryAfterSeconds))
      return reply
        .code(refusal.status ?? 400)
        .send(refusal.problems.map((problem) => presentProblem(problem, language, text)))
    case 'fields': {
      // Field names may be the visitor's own words: `__proto__` among them must stay a plain entry.
      const errors = Object.fromEntries(
        Object.entries(refusal.fields).map(([field, keys]) => [field, keys.map((key) => text(language, key))]),
      )
      return reply.code(400).send({ errors })
    }
    case 'message':
      if (refusal.status === 429) void reply.header('retry-after', String(refusal.retryAfterSeconds))
      return reply.code(refusal.status).send({ message: text(language, refusal.key, refusal.params) })
    case 'unauthenticated':
      return reply.code(401).send([{ key: 'auth/token', value: text(language, 'errors/auth-token') }])
    case 'forbidden':
      return reply.code(403).send([{ key: 'forbidden', value: text(language, 'errors/forbidden') }])
    case 'step-up':
      return reply.code(403).send([{ key: 'auth/step-up', value: text(language, 'errors/step-up') }])
    case 'not-found':
      return reply.code(404).send([{ key: 'not-found', value: text(language, 'errors/not-found') }])
    case 'conflict':
      return reply.code(409).send([{ key: 'version-conflict', value: text(language, 'errors/version-conflict') }])
  }
}

/** `key`, the text in the visitor's language, and whatever identifies the line. Also used for a cart's `problems`. */
export function presentProblem(problem: Problem, language: Language, text: TextLookup) {
  const { key, params, details, code, lineItemId } = problem
  return {
    key,
    value: text(language, key, params),
    ...(code === undefined ? {} : { code }),
    ...(lineItemId === undefined ? {} : { lineItemId }),
    ...details,
  }
}

const keywordTexts: Record<string, string> = {
  required: 'forms/required',
  minLength: 'forms/validation/min-length',
  maxLength: 'forms/validation/max-length',
  format: 'forms/validation/invalid',
  additionalProperties: 'forms/validation/unknown',
}

function validationFields(error: FastifyError): Record<string, string[]> {
  const fields = new Map<string, string[]>()
  for (const issue of error.validation ?? []) {
    const params = issue.params as {
      missingProperty?: string
      requiredProperties?: string[]
      additionalProperty?: string
    } // ajv's own keyword parameters
    const parts = issue.instancePath.split('/').filter((part) => part !== '')
    const extra = params.missingProperty ?? params.requiredProperties?.[0] ?? params.additionalProperty
    if (extra) parts.push(extra)
    const field = parts.join('.') || (error.validationContext ?? 'body')
    const key = keywordTexts[issue.keyword] ?? 'forms/validation/invalid'
    const keys = fields.get(field) ?? []
    if (!keys.includes(key)) fields.set(field, [...keys, key])
  }
  return Object.fromEntries(fields)
}
