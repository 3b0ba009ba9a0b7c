import type { ShopActor } from '#src/common/actor.ts'
import { authorise } from '#src/common/authorise.ts'
import { business, conflict, notFound, type Refusal } from '#src/common/errors.ts'
import { type Language, languages, type Localized } from '#src/common/locale.ts'
import { ok, refuse, type Result } from '#src/common/result.ts'
import { type AuditDetails, recordAudit } from '../audit/audit.ts'
import { listChanges } from '../audit/audit.store.ts'
import { emitCacheEvent } from '../cache-events/cache-events.ts'
import type { Clock } from '../clock.ts'
import type { Database } from '../database/database.ts'
import { inTransaction } from '../database/transaction.ts'
import { type LiveTexts, uiTextTag } from './live-texts.ts'
import { textFault, valuesOf } from './text-fault.ts'
import * as store from './ui-text.store.ts'

const historyMost = 50

export interface TextState {
  /** The words that visitors read. */
  text: string
  file: string
  /** Null: it is as the files have it. */
  changed: { by: string; at: Date } | null
  /** What was written no longer goes with the values that the program gives; visitors read the text of the files. */
  unfit: string | null
}
export interface TextRow {
  key: string
  /** The names of the values that it holds. */
  values: string[]
  texts: Localized<TextState>
}

/** The site's texts: staff write over the texts of the files. */
export function createTextDesk({ db, clock, texts }: { db: Database; clock: Clock; texts: Pick<LiveTexts, 'files'> }) {
  /** The texts that have the words in their key or in a language; `isChanged`: only texts that were written over. */
  async function list(
    { words, isChanged, from, most }: { words: string; isChanged: boolean; from: number; most: number },
    actor: ShopActor,
  ): Promise<{ rows: TextRow[]; total: number }> {
    authorise(actor, 'texts:read')
    const stored = new Map((await store.listTexts(db)).map((row) => [`${row.language} ${row.key}`, row]))
    const asked = words.trim().toLowerCase()
    const found = Object.keys(texts.files.en)
      .filter((key) => !isChanged || languages.some((language) => stored.has(`${language} ${key}`)))
      .map((key) => ({ key, texts: statesOf(key) }))
      .filter(
        ({ key, texts: of }) => holds(key, asked) || languages.some((language) => holds(of[language].text, asked)),
      )
      .toSorted((a, b) => (a.key < b.key ? -1 : 1))
    const rows = found.slice(from, from + most).map((row) => ({ ...row, values: valuesOf(row.texts.en.file) }))
    return { rows, total: found.length }

    function statesOf(key: string): Localized<TextState> {
      const of = (language: Language): TextState => {
        const file = texts.files[language][key] ?? texts.files.en[key] ?? ''
        const row = stored.get(`${language} ${key}`)
        const unfit = row && textFault(row.text, file, language) ? row.text : null
        return {
          text: row && unfit === null ? row.text : file,
          file,
          changed: row ? { by: row.changedBy, at: row.changedAt } : null,
          unfit,
        }
      }
      return { fi: of('fi'), sv: of('sv'), en: of('en') }
    }
  }

  /** Writes a text over the one of the files; null: as the files have it. Refused if it is not as it was `seen`. */
  function set(
    { language, key, text, seen }: { language: Language; key: string; text: string | null; seen: string },
    actor: ShopActor,
  ): Promise<Result<null, Refusal>> {
    authorise(actor, 'texts:write')
    const file = texts.files[language][key]
    return inTransaction(db, async (tx): Promise<Result<null, Refusal>> => {
      if (file === undefined) return refuse(notFound)
      const row = await store.lockText(tx, language, key)
      const before = row?.text ?? file
      const shown = row && textFault(row.text, file, language) === null ? row.text : file
      if (shown !== seen) return refuse(conflict)
      const fault = text === null ? null : textFault(text, file, language)
      if (fault) return refuse(business({ key: `office/ui-text/${fault.reason}`, params: { about: fault.about } }))
      const isFiles = text === null || text === file
      if (isFiles ? row === null : text === before) return ok(null)
      const at = clock.now()
      if (isFiles) await store.removeText(tx, language, key)
      else await store.putText(tx, { language, key, text, changedAt: at, changedBy: actor.name })
      await emitCacheEvent(tx, [uiTextTag])
      const command = isFiles ? 'ui-text.reset' : 'ui-text.changed'
      const subject = `${language} ${key}`
      await recordAudit(tx, { at, actor, command, subject, before: { text: before }, after: { text: text ?? file } })
      return ok(null)
    })
  }

  /** What was done to a text, newest first. */
  async function history(language: Language, key: string, actor: ShopActor) {
    authorise(actor, 'texts:read')
    const changes = await listChanges(db, 'ui-text', `${language} ${key}`, historyMost)
    return changes.map(({ at, by, before, after }) => ({
      at: new Date(at),
      by,
      was: wordsOf(before),
      is: wordsOf(after),
    }))
  }

  return { list, set, history }
}

export type TextDesk = ReturnType<typeof createTextDesk>

const holds = (text: string, words: string): boolean => text.toLowerCase().includes(words)
const wordsOf = (details: AuditDetails | null): string => {
  const text = details?.['text']
  return typeof text === 'string' ? text : ''
}
