import type { TextTables } from '#src/common/compiled-texts.ts'
import { type Language } from '#src/common/locale.ts'
import { savesData } from '../navigation/saves-data.ts'
import { whenIdle } from '../when-idle.ts'
import { fetchLocalizations, fetchTexts } from './texts-api.ts'

export type Messages = Record<string, unknown>

/**
 * Compiled texts by language. The texts of the document's language come with it as a file; all other languages are loaded together
 * once the page is idle (`loadAllWhenIdle`), and a switch compiles them. A switch before that, or after a failed load, loads the file
 * of its language.
 */
export function createTextsStore() {
  const known = new Map<Language, Promise<Messages>>()
  let tables: TextTables | null = null

  function load(language: Language, url = `/texts/${language}.json`): Promise<Messages> {
    let messages = known.get(language)
    if (!messages) {
      messages = tables ? compile(tables, language).catch(() => fetchTexts(url)) : fetchTexts(url)
      known.set(language, messages)
      messages.catch(() => known.delete(language))
    }
    return messages
  }

  /** Loads the texts of all locales when the browser is idle. If that fails, a switch loads its language. */
  function loadAllWhenIdle(): void {
    if (savesData()) return
    whenIdle(() => {
      fetchLocalizations().then(
        (answer) => (tables = answer),
        () => undefined,
      )
    })
  }

  return { load, loadAllWhenIdle }
}

async function compile(tables: TextTables, language: Language): Promise<Messages> {
  const { parseTexts } = await import('./parse-texts.ts')
  return parseTexts(tables, language)
}
