import { type Language } from '#src/common/locale.ts'
import { fetchTexts } from './texts-api.ts'

export type Messages = Record<string, unknown>

/** Compiled texts by language: the document's own come with it, the others when a switch asks for them. */
export function createTextsStore() {
  const known = new Map<Language, Promise<Messages>>()

  function load(language: Language, url = `/texts/${language}.json`): Promise<Messages> {
    let messages = known.get(language)
    if (!messages) {
      messages = fetchTexts(url)
      known.set(language, messages)
      messages.catch(() => known.delete(language))
    }
    return messages
  }

  return { load }
}
