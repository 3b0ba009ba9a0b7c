import type { ParseArgsConfig } from 'node:util'

/*
 * The usage of a line says what it takes: `redirects add <language:fi|sv|en> <from> <to> [how:temporary|over-page…] [--to FILE]`.
 * Words in `<…>` are needed and words in `[…]` may be left out; `…` takes all that follow. Words of a choice are named before the
 * colon, which help leaves out. `[from=DAY]` is a word that says its name, wherever it stands.
 */

interface Place {
  name: string
  isNeeded: boolean
  isRest: boolean
  choices: readonly string[] | null
}
interface Named extends Omit<Place, 'isRest'> {
  isPair: boolean
}

export interface Usage {
  name: readonly string[]
  /** The arguments in help. */
  shown: string
  places: readonly Place[]
  /** Options, and words such as `from=DAY`. */
  named: readonly Named[]
  options: NonNullable<ParseArgsConfig['options']>
}

/** The words of a line by the names of its usage; a flag is true. */
export type Given = ReadonlyMap<string, string | true | readonly string[]>

/** What is wrong with a line, in words. */
export class LineFault extends Error {}

const token =
  /(\[)?--([a-z-]+)(?: ([^\s\][<-][^\s\]]*))?\]?|([<[])(?:([a-z-]+):)?([^<>[\]=…]+)(…)?[>\]]|(\[)?([a-z.]+)=\S+/gi
const choicesOf = (text = ''): readonly string[] | null => (text.includes('|') ? text.split('|') : null)

export function parseUsage(text: string): Usage {
  const at = text.search(/ (?:[<[]|--|[a-z.]+=)/i)
  const [name, rest] = at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at + 1)]
  const places: Place[] = []
  const named: Named[] = []
  const options: Usage['options'] = {}
  for (const found of rest.matchAll(token)) {
    const [, free, option, value, bracket, choice, words = '', more, freePair, pair] = found
    if (option !== undefined) {
      options[option] = { type: value === undefined ? 'boolean' : 'string' }
      named.push({ name: option, isNeeded: free === undefined, choices: choicesOf(value), isPair: false })
    } else if (pair !== undefined)
      named.push({ name: pair, isNeeded: freePair === undefined, choices: null, isPair: true })
    else {
      const choices = choice === undefined ? null : words.split('|')
      places.push({ name: choice ?? words, isNeeded: bracket === '<', isRest: more !== undefined, choices })
    }
  }
  return { name: name.split(' '), shown: rest.replaceAll(/([<[])[a-z-]+:/g, '$1'), places, named, options }
}

/** Reads the words that are no options; throws `LineFault` where they do not fit the usage. */
export function readWords(usage: Usage, words: readonly string[], options: Readonly<Record<string, unknown>>): Given {
  const { name, shown, places, named } = usage
  const wrong = (text: string): never => {
    throw new LineFault(`${text}: ${name.join(' ')} ${shown}`)
  }
  const given = new Map<string, string | true | readonly string[]>()
  for (const [option, value] of Object.entries(options))
    if (typeof value === 'string' || value === true) given.set(option, value)
  const pairs = named.flatMap((one) => (one.isPair ? [one.name] : []))
  const left = words.filter((word) => {
    const [, pair, value = ''] = (pairs.length > 0 && /^([a-z.]+)=(.*)$/is.exec(word)) || []
    // A search term may have an equals sign: a name that the usage does not have is a word like the rest.
    if (pair === undefined || !pairs.includes(pair)) return true
    given.set(pair, value)
    return false
  })
  for (const { name: place, isNeeded, isRest, choices } of places) {
    const fitting = left.findIndex((word) => choices !== null && !choices.includes(word))
    const taken = left.splice(0, Math.min(fitting < 0 ? left.length : fitting, isRest ? left.length : 1))
    const [first] = taken
    if (first !== undefined) given.set(place, isRest ? taken : first)
    else if (isNeeded)
      wrong(left.length > 0 ? `"${left[0]}" is none of ${choices?.join(', ')}` : `<${place}> is needed`)
  }
  if (left.length > 0) wrong(`"${left.join(' ')}" says nothing here`)
  for (const { name: one, isNeeded, isPair, choices } of named) {
    const value = given.get(one)
    if (isNeeded && value === undefined) wrong(isPair ? `${one}=… is needed` : `--${one} is needed`)
    if (choices && typeof value === 'string' && !choices.includes(value))
      wrong(`"${value}" is none of ${choices.join(', ')}`)
  }
  return given
}
