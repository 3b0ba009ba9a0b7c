import type { Language } from '#src/common/locale.ts'
import { withoutLanguage } from '#src/common/locale.ts'
import { ok, refuse, type Result } from '#src/common/result.ts'
import { emitCacheEvent } from '#src/platform/cache-events/cache-events.ts'
import type { ShopActor } from '#src/common/actor.ts'
import { authorise } from '#src/common/authorise.ts'
import { recordAudit } from '#src/platform/audit/audit.ts'
import type { Clock } from '#src/platform/clock.ts'
import type { Database, Transaction } from '#src/platform/database/database.ts'
import { inTransaction } from '#src/platform/database/transaction.ts'
import { addressTag, type PageResolution } from '#src/shell/contract/page-source.ts'
import { movedUrl, queryOf } from '#src/shell/rules/moved-url.ts'
import { publishedView, type ViewContext } from '#src/shell/contract/view-context.ts'
import type { RedirectFault, RedirectInput, RedirectRule } from '../contract/redirects.ts'
import { findPathOwner } from './content.store.ts'
import { normaliseTarget, parseFrom, parseRedirect, pathOf } from './redirect-rule.ts'
import * as store from './redirect.store.ts'

export interface RedirectDeps {
  db: Database
  clock: Clock
  publicUrl: string
  /** Resolves a path in the other page sources. */
  otherPages: (path: string, view: ViewContext) => Promise<PageResolution | null>
}

export interface NewRedirect extends RedirectInput {
  /** True: the operator means to hide the product or category that is there. */
  coversPage?: boolean
}

/** The result of adding a redirect. */
export interface AddedRedirect {
  rule: RedirectRule
  /** Addresses between the requested and the final target: no visitor is redirected twice. */
  skipped: string[]
  /** Redirects that led here and lead to the target now. */
  retargeted: number
  /** Where it led before. */
  replaced: string | null
  /** There is no page at the target yet. */
  isMissing: boolean
}

export interface ImportLine {
  line: number
  outcome: Result<AddedRedirect, RedirectFault>
}

export type RedirectsService = ReturnType<typeof createRedirectsService>

/** Redirects as operators keep them. */
export function createRedirectsService({ db, clock, publicUrl, otherPages }: RedirectDeps) {
  async function add(input: NewRedirect, actor: ShopActor): Promise<Result<AddedRedirect, RedirectFault>> {
    authorise(actor, 'redirects:write')
    return inTransaction(db, async (tx) => {
      await store.lockRedirects(tx)
      const added = await addIn(tx, input, actor)
      if (!added.ok) return added
      const { rule, replaced } = added.value
      await emitCacheEvent(tx, [tagOf(rule)])
      await recordAudit(tx, {
        at: clock.now(),
        actor,
        command: 'redirect.added',
        subject: subjectOf(rule),
        before: { to: replaced },
        after: { to: rule.toUrl, permanent: rule.permanent },
      })
      return added
    })
  }

  /** Imports all lines or, when one is refused, none; `isDone` says which. Each line sees the lines above it. */
  async function importAll(
    inputs: readonly (NewRedirect & { line: number })[],
    actor: ShopActor,
  ): Promise<{ isDone: boolean; lines: ImportLine[] }> {
    authorise(actor, 'redirects:write')
    const lines: ImportLine[] = []
    try {
      await inTransaction(db, async (tx) => {
        lines.length = 0
        await store.lockRedirects(tx)
        const seen = new Set<string>()
        for (const input of inputs) {
          const outcome = await addIn(tx, input, actor)
          lines.push({ line: input.line, outcome: outcome.ok ? onlyOnce(outcome.value, seen) : outcome })
        }
        if (lines.some(({ outcome }) => !outcome.ok)) throw new Refused()
        await emitCacheEvent(
          tx,
          lines.flatMap(({ outcome }) => (outcome.ok ? [tagOf(outcome.value.rule)] : [])),
        )
        const record = { command: 'redirect.imported', subject: null, after: { redirects: lines.length } } as const
        await recordAudit(tx, { at: clock.now(), actor, ...record })
      })
      return { isDone: true, lines }
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      return { isDone: false, lines }
    }
  }

  async function addIn(
    tx: Transaction,
    input: NewRedirect,
    actor: ShopActor,
  ): Promise<Result<AddedRedirect, RedirectFault>> {
    const parsed = parseRedirect(input, publicUrl)
    if (!parsed.ok) return parsed
    const { language, fromPath } = parsed.value
    if ((await findPathOwner(tx, language, fromPath)) !== null) return refuse({ reason: 'page', about: fromPath })
    const covered = await otherPages(fromPath, publishedView(language))
    if (covered && 'ref' in covered && input.coversPage !== true)
      return refuse({ reason: 'page-covered', about: fromPath })
    const final = await follow(tx, parsed.value)
    if (!final.ok) return final
    const { toUrl, permanent, skipped, isMissing } = final.value
    const before = await store.findRedirect(tx, language, fromPath)
    await store.upsertRedirect(tx, {
      language,
      fromPath,
      toUrl,
      permanent,
      createdAt: clock.now(),
      createdBy: actor.name,
      byOperator: true,
    })
    const retargeted = await retarget(tx, language, fromPath, { toUrl, permanent })
    const replaced = before === null ? null : before.toUrl
    return ok({ rule: { language, fromPath, toUrl, permanent }, skipped, retargeted, replaced, isMissing })
  }

  /** Follows the target's redirects to the end, so that a redirect never leads to another. */
  async function follow(tx: Transaction, rule: RedirectRule) {
    const { language, fromPath } = rule
    const skipped: string[] = []
    let { toUrl, permanent } = rule
    let isMissing = false
    for (let path = pathOf(toUrl); path !== null; path = pathOf(toUrl)) {
      if (path === fromPath || skipped.includes(path)) return refuse({ reason: 'loop' as const, about: path })
      if ((await findPathOwner(tx, language, path)) !== null) break
      const next = (await store.findRedirect(tx, language, path)) ?? (await otherRedirect(path, language))
      if (next === 'none' || next === 'page') {
        isMissing = next === 'none'
        break
      }
      skipped.push(path)
      toUrl = normaliseTarget(movedUrl(next.toUrl, queryOf(toUrl)))
      permanent = permanent && next.permanent
    }
    return ok({ toUrl, permanent, skipped, isMissing })
  }

  async function otherRedirect(path: string, language: Language) {
    const found = await otherPages(path, publishedView(language))
    if (found === null) return 'none' as const
    if ('ref' in found) return 'page' as const
    return { toUrl: withoutLanguage(found.redirect.url), permanent: found.redirect.permanent }
  }

  /** `false`: there is none. */
  async function remove(language: Language, from: string, actor: ShopActor): Promise<Result<boolean, RedirectFault>> {
    authorise(actor, 'redirects:write')
    const path = parseFrom(from, language)
    if (!path.ok) return path
    return inTransaction(db, async (tx) => {
      const before = await store.findRedirect(tx, language, path.value)
      if (before === null || !(await store.removeRedirect(tx, language, path.value))) return ok(false)
      await emitCacheEvent(tx, [tagOf(before)])
      await recordAudit(tx, {
        at: clock.now(),
        actor,
        command: 'redirect.removed',
        subject: subjectOf(before),
        before: { to: before.toUrl, permanent: before.permanent },
      })
      return ok(true)
    })
  }

  function list(actor: ShopActor) {
    authorise(actor, 'redirects:read')
    return store.listRedirects(db)
  }

  return { add, importAll, remove, list }
}

/** Redirects to a path lead where the path itself leads now, so that none leads to another. Answers how many. */
export async function retarget(
  tx: Transaction,
  language: Language,
  path: string,
  target: Pick<RedirectRule, 'toUrl' | 'permanent'>,
): Promise<number> {
  const rows = await store.listRedirectsTo(tx, language, path)
  for (const row of rows) {
    const toUrl = normaliseTarget(movedUrl(target.toUrl, queryOf(row.toUrl)))
    await store.updateTarget(tx, row.id, toUrl, row.permanent && target.permanent)
  }
  return rows.length
}

/** Ends the transaction of an import of which a line was refused. */
class Refused extends Error {}

function onlyOnce(added: AddedRedirect, seen: Set<string>): Result<AddedRedirect, RedirectFault> {
  const tag = tagOf(added.rule)
  if (seen.has(tag)) return refuse({ reason: 'twice', about: added.rule.fromPath })
  seen.add(tag)
  return ok(added)
}

const tagOf = ({ fromPath, language }: Pick<RedirectRule, 'fromPath' | 'language'>): string =>
  addressTag(fromPath, language)
export const subjectOf = ({ fromPath, language }: Pick<RedirectRule, 'fromPath' | 'language'>): string =>
  `${language} ${fromPath}`
