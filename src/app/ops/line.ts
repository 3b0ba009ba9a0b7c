import { readFile, stat, writeFile } from 'node:fs/promises'
import type { Refusal, TextLookup } from '#src/common/errors.ts'
import { isLanguage, type Language, languages } from '#src/common/locale.ts'
import { ok, type Result } from '#src/common/result.ts'
import { type Edge, parseShopTime } from '#src/common/shop-time.ts'
import { isMoment } from '#src/platform/http/date-time-format.ts'
import { done, failed, type Operation, type Outcome } from './operation.ts'
import type { Operations } from './operations.ts'
import { refusalText, told } from './told.ts'
import { type Given, LineFault, parseUsage, readWords } from './usage.ts'

/**
 * What a line answers: words, rows, what it has done or failed at, or the Result of a service, whose refusal is said in words. Null:
 * there is no such thing as the line names first.
 */
export type Answer = string | readonly (string | object)[] | Outcome | Result<unknown, Refusal> | null

/** A line that is no part of a resource, by its usage. */
export function line(
  text: string,
  summary: string,
  act: (services: Operations, words: Words) => Promise<Answer> | Answer,
  more: Pick<Operation, 'whileRestored'> = {},
): Operation {
  const usage = parseUsage(text)
  const { name, shown, options, places } = usage
  return {
    name,
    usage: shown,
    summary,
    options,
    ...more,
    async run(services, positionals, values) {
      const words = wordsOf(readWords(usage, positionals, values))
      const what = places[0]?.name ?? ''
      return outcomeOf(await act(services, words), services.text, `There is no ${what} "${words.text(what)}"`)
    },
  }
}

function outcomeOf(answer: Answer, text: TextLookup, nothing: string): Outcome {
  if (answer === null) return failed(nothing)
  if (typeof answer === 'string') return done(answer || 'none')
  if (!('ok' in answer)) return done(answer.map((row) => told(row)).join('\n') || 'none')
  if ('text' in answer) return answer
  if (answer.ok) return done(typeof answer.value === 'string' ? answer.value || 'none' : 'done')
  if (answer.error.kind === 'not-found') return failed(nothing)
  return failed(`Refused: ${refusalText(answer.error, text, (field) => field)}`)
}

/** What a service did, with what the line says of it. */
export async function saying<Value>(
  work: Promise<Result<Value, Refusal>> | Result<Value, Refusal>,
  say: string | ((value: Value) => string),
): Promise<Result<string, Refusal>> {
  const result = await work
  return result.ok ? ok(typeof say === 'string' ? say : say(result.value)) : result
}

/** What was typed, by the names of the usage. */
export type Words = ReturnType<typeof wordsOf>

function wordsOf(given: Given) {
  const maybe = (name: string): string | undefined => {
    const value = given.get(name)
    return typeof value === 'string' ? value : undefined
  }
  const text = (name: string): string => maybe(name) ?? ''
  const all = (name: string): readonly string[] => {
    const value = given.get(name)
    return Array.isArray(value) ? (value as string[]) : [] // by the type of `Given`
  }
  /** Whether a flag, an option or a word is there. */
  const has = (name: string): boolean => given.has(name)
  /** The number of a row; 0, which no row has, for any other text. */
  const number = (name: string): number => (/^\d{1,9}$/.test(text(name)) ? Number(text(name)) : 0)
  /** The language that is named; Finnish where none is. */
  const language = (): Language => languages.find((one) => one === text('language')) ?? 'fi'
  /** Languages that are named, all of them where none is. */
  const languagesNamed = (): readonly Language[] => {
    const found = all('language').filter(isLanguage)
    return found.length > 0 ? found : languages
  }
  /** A moment with its zone, or as staff write it in Helsinki time. Null: it was left out. */
  const moment = (name: string, edge: Edge): Date | null => {
    const word = maybe(name)
    if (word === undefined) return null
    const at = isMoment(word) ? new Date(word) : parseShopTime(word, edge)
    if (at === null) throw new LineFault('Times are written 2026-12-24 or 2026-12-24T16:00, in Helsinki time')
    return at
  }
  const email = (): string => {
    if (/^[^\s@]+@[^\s@]+$/.test(text('email'))) return text('email')
    throw new LineFault('An e-mail address is needed')
  }
  /** The whole content of a small file. */
  async function file(name: string, maxBytes: number): Promise<string> {
    const size = await stat(text(name)).then(
      (found) => (found.isFile() ? found.size : null),
      () => null,
    )
    if (size === null) throw new LineFault(`There is no file "${text(name)}"`)
    if (size > maxBytes) throw new LineFault(`The file is larger than ${maxBytes} bytes: split it`)
    return readFile(text(name), 'utf8')
  }
  return { text, maybe, all, has, number, language, languages: languagesNamed, moment, email, file }
}

/** JSON that an operator wrote; throws `LineFault` for any other text. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new LineFault(`"${text.slice(0, 40)}" is not JSON`)
  }
}

/** Writes a file that only its owner reads; one of that name stays as it is. */
export async function writeNew(file: string, content: string | Uint8Array): Promise<void> {
  try {
    await writeFile(file, content, { flag: 'wx', mode: 0o600 })
  } catch {
    throw new LineFault(`The file "${file}" is there already, or cannot be written`)
  }
}
