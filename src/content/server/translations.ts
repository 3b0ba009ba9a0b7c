import type { ShopActor } from '#src/common/actor.ts'
import { authorise } from '#src/common/authorise.ts'
import { conflict, forbidden, notFound, type Refusal } from '#src/common/errors.ts'
import type { Language } from '#src/common/locale.ts'
import { ok, refuse, type Result } from '#src/common/result.ts'
import { recordAudit } from '#src/platform/audit/audit.ts'
import type { Clock } from '#src/platform/clock.ts'
import type { Database, Executor } from '#src/platform/database/database.ts'
import { inTransactionResult } from '#src/platform/database/transaction-result.ts'
import type { WordTimes } from '../contract/word-times.ts'
import { mayInBranch } from './content-rights.ts'
import { findFirstLanguage } from './content-admin.store.ts'
import type { ContentTypes } from './content-types.ts'
import * as store from './content.store.ts'
import { wordKeysOf } from './word-times.ts'

export interface TranslationTimes {
  /** Whether the item was written in the source first: words of the other language follow it. */
  isTranslation: boolean
  own: WordTimes
  source: WordTimes
}

/** What editors checked, and what the source had when they did. */
export interface CheckedWords {
  source: Language
  sourceVersion: number
  /** Names of `WordTimes`. */
  words: readonly string[]
}

export interface TranslationDeps {
  db: Database
  clock: Clock
  types: ContentTypes
}

/** Says which words of a translation are older than its source. */
export function createTranslations({ db, clock, types }: TranslationDeps) {
  return {
    async times(id: number, language: Language, source: Language, actor: ShopActor): Promise<TranslationTimes> {
      authorise(actor, 'pages:read')
      const isTranslation = language !== source && (await findFirstLanguage(db, id)) === source
      const of = async (one: Language): Promise<WordTimes> => {
        const version = await shown(db, id, one)
        return (version && (await store.findWordTimes(db, version))) ?? {}
      }
      return { isTranslation, own: await of(language), source: await of(source) }
    },

    /**
     * Says of words that they go with the source as it is now; refused with `conflict` when the source is another by now. Words that
     * the version does not have are left out.
     */
    check(
      id: number,
      language: Language,
      { source, sourceVersion, words }: CheckedWords,
      actor: ShopActor,
    ): Promise<Result<null, Refusal>> {
      authorise(actor, 'pages:write')
      return inTransactionResult<null, Refusal>(db, async (tx) => {
        const item = await store.lockItem(tx, id)
        if (!item || item.trashedAt || item.ownerId !== null) return refuse(notFound)
        if (!(await mayInBranch(tx, actor, id, 'write'))) return refuse(forbidden)
        const version = await shown(tx, id, language)
        if (!version) return refuse(notFound)
        if ((await store.highestVersion(tx, id, source)) !== sourceVersion) return refuse(conflict)
        const at = clock.now()
        const known = wordKeysOf(types, types[item.contentType]?.fields ?? {}, version.fields)
        const checked = Object.fromEntries(words.filter((word) => known.has(word)).map((word) => [word, at.getTime()]))
        const wordTimes = { ...(await store.findWordTimes(tx, version)), ...checked }
        await store.updateVersion(tx, version.id, { wordTimes })
        const after = { language, source, words: Object.keys(checked).length }
        await recordAudit(tx, { at, actor, command: 'content.checked', subject: id, after })
        return ok(null)
      })
    },
  }
}

export type Translations = ReturnType<typeof createTranslations>

const shown = async (db: Executor, id: number, language: Language): Promise<store.VersionRow | null> =>
  (await store.findVersion(db, id, language, 'draft')) ?? store.findVersion(db, id, language, 'published')
