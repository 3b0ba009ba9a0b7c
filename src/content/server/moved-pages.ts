import type { ShopActor } from '#src/common/actor.ts'
import type { Language } from '#src/common/locale.ts'
import { recordAudit } from '#src/platform/audit/audit.ts'
import { emitCacheEvent } from '#src/platform/cache-events/cache-events.ts'
import type { Transaction } from '#src/platform/database/database.ts'
import { addressTag } from '#src/shell/contract/page-source.ts'
import { findPathOwner } from './content.store.ts'
import { pathOf } from './redirect-rule.ts'
import * as store from './redirect.store.ts'
import { retarget, subjectOf } from './redirects.service.ts'

/** A page of another domain that has moved or is new. Paths carry no language prefix. */
export interface MovedPage {
  language: Language
  /** Null: the page is new. */
  from: string | null
  to: string
}

/** A redirect of an operator that stands where a page has moved to or from, and stays. */
export interface KeptRedirect {
  language: Language
  path: string
  toUrl: string
}

/** Addresses below a path that lead elsewhere, as they are without the path. */
export const listLeadingAway = async (tx: Transaction, language: Language, path: string): Promise<string[]> =>
  (await store.listRedirectsFrom(tx, language, path)).map((from) => from.slice(path.length + 1))

/**
 * Leaves permanent redirects at the old addresses of pages that are not kept in the content tree. Redirects to an old address, or to
 * one below it, lead to the new one. No redirect stays at an address that one of the pages has now: pages that change places leave none.
 * A redirect that an operator wrote stays at both, which the audit says and the answer; one that led to the page which comes there goes.
 */
export async function leaveRedirects(
  tx: Transaction,
  moves: readonly MovedPage[],
  { at, actor }: { at: Date; actor: ShopActor },
): Promise<KeptRedirect[]> {
  if (moves.length === 0) return []
  await store.lockRedirects(tx)
  const keyOf = (language: Language, path: string): string => addressTag(path, language)
  const taken = new Set(moves.map(({ language, to }) => keyOf(language, to)))
  const tags = new Set<string>()
  const kept = new Map<string, KeptRedirect>()
  /** `from`: the address that the page comes from, which the redirect may lead to. */
  const stays = async (language: Language, path: string, from: string | null): Promise<boolean> => {
    const row = await store.findRedirect(tx, language, path)
    if (!row?.byOperator || pathOf(row.toUrl) === from) return false
    kept.set(keyOf(language, path), { language, path, toUrl: row.toUrl })
    return true
  }
  for (const { language, from, to } of moves) {
    if (!(await stays(language, to, from)) && (await store.removeRedirect(tx, language, to)))
      tags.add(keyOf(language, to))
    if (from === null || from === to) continue
    await retarget(tx, language, from, { toUrl: to, permanent: true })
    for (const row of await store.listRedirectsBelow(tx, language, from)) {
      const toUrl = to + row.toUrl.slice(from.length)
      if (pathOf(toUrl) === row.fromPath) await store.removeRedirect(tx, language, row.fromPath)
      else await store.updateTarget(tx, row.id, toUrl, row.permanent)
      tags.add(keyOf(language, row.fromPath))
    }
    if (taken.has(keyOf(language, from)) || (await findPathOwner(tx, language, from)) !== null) continue
    if (await stays(language, from, null)) continue
    await store.upsertRedirect(tx, {
      language,
      fromPath: from,
      toUrl: to,
      permanent: true,
      createdAt: at,
      createdBy: actor.name,
    })
    tags.add(keyOf(language, from)).add(keyOf(language, to))
  }
  await emitCacheEvent(tx, [...tags])
  for (const { language, path, toUrl } of kept.values())
    await recordAudit(tx, {
      at,
      actor,
      command: 'redirect.kept',
      subject: subjectOf({ language, fromPath: path }),
      after: { to: toUrl },
    })
  return [...kept.values()]
}
