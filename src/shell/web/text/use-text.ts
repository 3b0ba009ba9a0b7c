import { createContext, useContext } from 'react'
import { IntlMessageFormat } from 'intl-messageformat'
import { type Language, localeTag } from '#src/common/locale.ts'
import type { Messages } from './texts-store.ts'

export type TextParams = Record<string, string | number>
export type TextFunction = (key: string, params?: TextParams) => string

type Message = ConstructorParameters<typeof IntlMessageFormat>[0]

/** Provides the texts of the language to components; see `textsOf`. */
export const TextContext = createContext<TextFunction>((key) => key.split('/').at(-1) ?? key)

/** UI texts by key (`/cart/title`). A key without a text shows its last segment (C-3.5). */
export const useText = (): TextFunction => useContext(TextContext)

const made = new WeakMap<object, TextFunction>()

/**
 * The texts of a language: plain, or compiled where they hold values. Cached as long as the messages are, because making the
 * formatters takes longer than a page's use of them. Throws when a value that a text needs is missing.
 */
export function textsOf(language: Language, messages: Messages): TextFunction {
  let text = made.get(messages)
  if (text) return text
  const formats = new Map<string, IntlMessageFormat>()
  text = (key, params) => {
    const message = messages[key]
    if (!message) return key.split('/').at(-1) ?? key
    // The library would need a parser that the browser does not have.
    if (typeof message === 'string' && !message.includes('{')) return message
    let format = formats.get(key)
    if (!format) formats.set(key, (format = new IntlMessageFormat(message as Message, localeTag(language)))) // as the server compiled it
    return String(format.format(params))
  }
  made.set(messages, text)
  return text
}
