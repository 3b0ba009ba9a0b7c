import type { TextTables } from '#src/common/compiled-texts.ts'
import { type Language } from '#src/common/locale.ts'
import { savesData } from '../navigation/saves-data.ts'
import { whenIdle } from '../when-idle.ts'
import { fetchLocalizations, fetchTexts } from './texts-api.ts'

export type Messages = Record<string, unknown>

/**
 * Compiled texts by language. The document's own come with it as a file; those of the other languages come all together once
 * the page stands (`loadAllWhenIdle`), and a switch compiles them. A switch before that, or where they did not come, loads the file
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

  /** Brings the texts of all locales when nobody waits for anything. Where it fails, a switch asks for itself. */
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
