import type { TextTables } from '#src/common/compiled-texts.ts'
import { isLanguage, type Localized } from '#src/common/locale.ts'
import type { Database } from '../database/database.ts'
import type { Log } from '../logging.ts'
import { createReloads } from '../reloads.ts'
import { textFault } from './text-fault.ts'
import { createTexts, type Texts } from './texts.ts'
import * as store from './ui-text.store.ts'

/** Cache tag of the event that a text was changed. What is made from texts has the tag `texts`, which is purged after it. */
export const uiTextTag = 'ui-text'
export const textsTag = 'texts'

export interface LiveTextsDeps {
  /** The texts as the program's files have them. */
  files: TextTables
  db: Database
  log: Pick<Log, 'warn' | 'error'>
}

/** The texts of the files under those that staff have written. They are read at the start and after each change. */
export function createLiveTexts({ files, db, log }: LiveTextsDeps) {
  const original = createTexts(files)
  let now: Texts = original
  let state = '[]'
  let onChanged = (): void => {}

  async function load(): Promise<void> {
    const rows = await store.listTexts(db)
    const next = JSON.stringify(rows.map(({ language, key, text }) => [language, key, text]))
    if (next === state) return
    now = rows.length === 0 ? original : createTexts(overlaid(files, rows))
    state = next
    onChanged()
  }

  const { start, reload, stop } = createReloads({ load, log, failure: 'changed texts cannot be read' })

  return {
    lookup: ((language, key, params) => now.lookup(language, key, params)) as Texts['lookup'], // `params` may be left out
    current: (): Texts => now,
    /** The site's texts as the files have them. */
    files: original.tables,
    start,
    stop,
    invalidate(tags: readonly string[] | 'all'): void {
      if (tags === 'all' || tags.includes(uiTextTag)) reload()
    },
    /** `run` is called after a change, when the new texts are there: for who keeps what was made from the old ones. */
    followedBy(run: () => void): void {
      onChanged = run
    },
  }
}

export type LiveTexts = ReturnType<typeof createLiveTexts>

/** A stored text whose values are no longer the program's own is left out, and so is one that the program has no more. */
function overlaid(files: TextTables, rows: readonly store.UiText[]): TextTables {
  const tables: Localized<Record<string, string>> = { fi: { ...files.fi }, sv: { ...files.sv }, en: { ...files.en } }
  for (const { language, key, text } of rows) {
    const file = isLanguage(language) ? files[language][key] : undefined
    if (file !== undefined && textFault(text, file, language) === null) tables[language][key] = text
  }
  return tables
}
