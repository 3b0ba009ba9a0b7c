import { notFound, type Refusal } from '#src/common/errors.ts'
import type { Language } from '#src/common/locale.ts'
import { ok, refuse, type Result } from '#src/common/result.ts'
import type { RedirectReason } from '#src/content/contract/redirects.ts'
import { parseTarget } from '#src/content/server/redirect-rule.ts'
import type { ShopActor } from '#src/common/actor.ts'
import { authorise } from '#src/common/authorise.ts'
import { recordAudit } from '#src/platform/audit/audit.ts'
import type { Clock } from '#src/platform/clock.ts'
import { emitCacheEvent } from '#src/platform/cache-events/cache-events.ts'
import type { Database } from '#src/platform/database/database.ts'
import { inTransaction } from '#src/platform/database/transaction.ts'
import type { FindPage } from '#src/shell/server/page-lookup.ts'
import { isRedirectTarget, phraseRedirectsTag } from './redirect-lookup.ts'
import * as store from './phrase-redirect.store.ts'
import { searchMaxLength, searchMinLength } from '#src/common/search-phrase.ts'
import { queryKey } from '#src/common/search-phrase.ts'

export interface NewPhraseRedirect {
  language: Language
  phrase: string
  /** Site path, with the language's prefix or without; may have query and hash. */
  to: string
  /** Null: at once, for good. `validTo` itself is no longer in it. */
  from: Date | null
  until: Date | null
}

/** What is wrong with a redirect: of its target the reason, else its field. */
export type PhraseRedirectFault = 'phrase' | 'from' | 'until' | 'to-no-page' | 'to-search' | RedirectReason

export interface AddedPhraseRedirect {
  id: number
  /** The phrase as stored. */
  phrase: string
  target: string
  /** Name of the page it leads to. */
  pageName: string
}

/**
 * Phrases that operators lead to a page: "palautus" to the customer service. Of several for a phrase the one written last counts
 * while it lasts.
 */
export function createPhraseRedirects({ db, clock, findPage }: { db: Database; clock: Clock; findPage: FindPage }) {
  async function add(
    redirect: NewPhraseRedirect,
    actor: ShopActor,
  ): Promise<Result<AddedPhraseRedirect, PhraseRedirectFault>> {
    authorise(actor, 'merchandising:write')
    const { language, from, until } = redirect
    const phrase = queryKey(redirect.phrase)
    if (phrase.length < searchMinLength || phrase.length > searchMaxLength) return refuse('phrase')
    if (from !== null && Number.isNaN(+from)) return refuse('from')
    if (until !== null && !(until > (from === null || from < clock.now() ? clock.now() : from))) return refuse('until')
    const parsed = parseTarget(redirect.to, language)
    if (!parsed.ok) return refuse(parsed.error.reason)
    const target = parsed.value
    const page = await findPage(target, language)
    if (page === null) return refuse('to-no-page')
    if (!isRedirectTarget(page)) return refuse('to-search')
    const at = clock.now()
    const row = { language, phrase, target, validFrom: from, validTo: until, createdAt: at, createdBy: actor.name }
    const id = await inTransaction(db, async (tx) => {
      const saved = await store.insertPhraseRedirect(tx, row)
      await emitCacheEvent(tx, [phraseRedirectsTag])
      const after = { language, phrase, target, from, until }
      await recordAudit(tx, { at, actor, command: 'phrase-redirect.added', subject: saved, after })
      return saved
    })
    return ok({ id, phrase, target, pageName: page.name })
  }

  /**
   * Redirects that have not ended, by language and phrase; `isDead`: the target page is gone, and the redirect has no effect.
   */
  async function list(actor: ShopActor): Promise<(store.PhraseRedirectRow & { isDead: boolean })[]> {
    authorise(actor, 'merchandising:read')
    const rows = await store.listPhraseRedirects(db, clock.now())
    const listed = await Promise.all(
      rows.map(async (row) => {
        const page = await findPage(row.target, row.language)
        return { ...row, isDead: page === null || !isRedirectTarget(page) }
      }),
    )
    return listed.toSorted(
      (a, b) => a.language.localeCompare(b.language) || a.phrase.localeCompare(b.phrase) || a.id - b.id,
    )
  }

  /** Takes one away and answers what it was. */
  async function remove(id: number, actor: ShopActor): Promise<Result<store.PhraseRedirectRow, Refusal>> {
    authorise(actor, 'merchandising:write')
    return inTransaction(db, async (tx) => {
      const row = await store.deletePhraseRedirect(tx, id)
      if (row === null) return refuse(notFound)
      const { language, phrase, target } = row
      await emitCacheEvent(tx, [phraseRedirectsTag])
      await recordAudit(tx, {
        at: clock.now(),
        actor,
        command: 'phrase-redirect.removed',
        subject: id,
        before: { language, phrase, target },
      })
      return ok(row)
    })
  }

  return { add, list, remove }
}
