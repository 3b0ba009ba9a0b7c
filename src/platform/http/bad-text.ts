import type { FastifyRequest } from 'fastify'

const maxDepth = 24

/**
 * Input that no honest client sends and PostgreSQL cannot store: NUL, lone surrogates, absurd nesting. It is detected
 * before any handler runs, so that the answer is a 400 everywhere.
 */
export function hasBadText(value: unknown, depth = 0): boolean {
  if (typeof value === 'string') return value.includes('\u0000') || !value.isWellFormed()
  if (typeof value !== 'object' || value === null) return false
  if (depth > maxDepth) return true
  if (Array.isArray(value)) return value.some((entry) => hasBadText(entry, depth + 1))
  for (const [key, entry] of Object.entries(value)) {
    if (hasBadText(key) || hasBadText(entry, depth + 1)) return true
  }
  return false
}

export function requestHasBadText(request: FastifyRequest): boolean {
  return hasBadText(request.params) || hasBadText(request.query) || hasBadText(request.body)
}

/**
 * The same value with what PostgreSQL cannot store replaced by U+FFFD, and null for what is nested too deep. For senders
 * that must not be refused, such as a payment provider whose signed event has a shopper's odd text in it.
 */
export function withoutBadText(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return value.replaceAll('\u0000', '\uFFFD').toWellFormed()
  if (typeof value !== 'object' || value === null) return value
  if (depth > maxDepth) return null
  if (Array.isArray(value)) return value.map((entry) => withoutBadText(entry, depth + 1))
  return Object.fromEntries(
    Object.entries(value).map(([key, entry]) => [withoutBadText(key), withoutBadText(entry, depth + 1)]),
  )
}
