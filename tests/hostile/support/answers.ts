import type { LightMyRequestResponse } from 'fastify'
import type { Language } from '../../../src/common/locale.ts'
import { languages } from '../../../src/common/locale.ts'
import type { TextTables } from '../../../src/common/compiled-texts.ts'

/** Tells whether a text is one of the site's in a language; values for placeholders may be anything. */
export function createTextCheck(tables: TextTables): (language: Language, text: string) => boolean {
  const known = Object.fromEntries(
    languages.map((language) => {
      const texts = Object.values(tables[language])
      const patterns = texts.filter((text) => text.includes('{')).map(patternOf)
      return [language, { plain: new Set(texts), patterns }]
    }),
  )
  return (language, text) => {
    const { plain, patterns } = known[language] ?? { plain: new Set(), patterns: [] }
    if (!plain.has(text) && !patterns.some((pattern) => pattern.test(text))) return false
    // The same few refusals come thousands of times.
    plain.add(text)
    return true
  }
}

function patternOf(message: string): RegExp {
  let pattern = ''
  let depth = 0
  for (const character of message) {
    if (character === '{') depth += 1
    if (depth === 0) pattern += character.replace(/[\\^$.*+?()[\]|]/g, '\\$&').replace(/\s/, '\\s')
    if (character !== '}') continue
    depth -= 1
    if (depth === 0) pattern += '.+'
  }
  return new RegExp(`^${pattern}$`, 's')
}

/**
 * What is wrong with an answer to a hostile request, or null: never a 5xx; a refusal has a shape of C-1 and speaks the
 * visitor's language; a redirect stays on the site.
 */
export function faultOf(
  answer: Pick<LightMyRequestResponse, 'statusCode' | 'headers' | 'body'>,
  language: Language,
  isText: (language: Language, text: string) => boolean,
): string | null {
  const { statusCode, headers, body } = answer
  if (statusCode >= 500 || statusCode < 200) return `status ${statusCode}: ${body.slice(0, 200)}`
  if (statusCode < 300) return null
  if (statusCode < 400) {
    const location = String(headers.location)
    return /^\/(?![/\\])/.test(location) ? null : `a redirect to ${location}`
  }
  // A page, not a call: what it says is its own test.
  if (body.startsWith('<!doctype html>')) return null
  if (!String(headers['content-type']).startsWith('application/json')) return `no JSON: ${body.slice(0, 200)}`
  const texts = textsOf(JSON.parse(body))
  if (texts === null) return `a shape of its own: ${body.slice(0, 200)}`
  const foreign = texts.find((text) => !isText(language, text))
  return foreign === undefined ? null : `not a text in ${language}: ${foreign.slice(0, 200)}`
}

/** Every text a person may be shown; null for a shape that is none of C-1's. */
function textsOf(answer: unknown): string[] | null {
  if (Array.isArray(answer)) {
    const isFine = answer.length > 0 && answer.every((entry) => isRecord(entry) && typeof entry['key'] === 'string')
    return isFine ? answer.flatMap(({ value }) => (value === undefined ? [] : [String(value)])) : null
  }
  if (!isRecord(answer)) return null
  const { message, errors, contentType } = answer
  // Content delivery answers an unknown address with the page that says so.
  if (Array.isArray(contentType) && contentType.includes('NotFoundPage')) return []
  if (Object.keys(answer).length !== 1) return null
  if (typeof message === 'string') return [message]
  if (!isRecord(errors)) return null
  const lists = Object.values(errors)
  return lists.length > 0 && lists.every((list) => Array.isArray(list) && list.length > 0)
    ? lists.flat().map(String)
    : null
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
