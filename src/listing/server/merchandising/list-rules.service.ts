import { createHash } from 'node:crypto'
import type { ShopActor } from '#src/common/actor.ts'
import { authorise } from '#src/common/authorise.ts'
import { business, notFound, type Refusal } from '#src/common/errors.ts'
import { ok, refuse, type Result } from '#src/common/result.ts'
import { queryKey } from '#src/common/search-phrase.ts'
import { parseShopTime, writeShopTime } from '#src/common/shop-time.ts'
import { recordAudit } from '#src/platform/audit/audit.ts'
import { emitCacheEvent } from '#src/platform/cache-events/cache-events.ts'
import type { Clock } from '#src/platform/clock.ts'
import type { Database, Transaction } from '#src/platform/database/database.ts'
import { inTransaction } from '#src/platform/database/transaction.ts'
import type { ListRule } from '../../contract/merchandising.ts'
import { faultOf, tagsOf } from './merchandising.service.ts'
import * as store from './merchandising.store.ts'
import { listKey, listOf, type RuledList } from './ruled-list.ts'
import { versionConflict } from './version-conflict.ts'

/** The rules of one list at once, as its page in the back office shows and saves them. */
export function createListRules({ db, clock }: { db: Database; clock: Clock }) {
  /** Rules that have not ended, in the order they were written. */
  async function read(list: RuledList, actor: ShopActor): Promise<{ rules: ListRule[]; version: string }> {
    authorise(actor, 'merchandising:read')
    const rules = (await rowsOf(db, list, clock.now())).map(ruleOf)
    return { rules, version: versionOf(rules) }
  }

  /**
   * Makes these the rules of the list. Of a product whose rules changed, those for good are written first, so that those for a
   * time lie over them. Faults are refused at `rules/3/place`, another version now as `office/version-conflict`.
   */
  async function replace(
    list: RuledList,
    version: string,
    rules: readonly ListRule[],
    actor: ShopActor,
  ): Promise<Result<undefined, Refusal>> {
    authorise(actor, 'merchandising:write')
    const at = clock.now()
    return inTransaction(db, async (tx) => {
      await store.lockRules(tx)
      const rows = await rowsOf(tx, list, at)
      if (versionOf(rows.map(ruleOf)) !== version) return refuse(versionConflict)
      const before = Map.groupBy(rows, (row) => row.productCode)
      const after = Map.groupBy(rules, (rule) => rule.code)
      const changed = [...new Set([...before.keys(), ...after.keys()])].filter(
        (code) => keyOf((before.get(code) ?? []).map(ruleOf)) !== keyOf(after.get(code) ?? []),
      )
      const categoryId = list.kind === 'category' ? await store.findCategoryId(tx, list.code) : null
      if (list.kind === 'category' && categoryId === null) return refuse(notFound)
      const fields: Record<string, string[]> = {}
      const added: Parameters<typeof store.insertRule>[1][] = []
      for (const code of changed) {
        const productId = await store.findProductId(tx, code)
        for (const rule of inOrder(after.get(code) ?? [])) {
          const [from, to] = [timeOf(rule.from, 'begin'), timeOf(rule.to, 'end')]
          const { kind, place } = rule
          const fault = productId === null ? 'code' : faultOf({ kind, list, productCode: code, place, from, to }, at)
          const path = `rules/${rules.indexOf(rule)}`
          if (fault !== null || productId === null)
            fields[`${path}/${fault}`] = [`office/merchandising/refused/${fault}`]
          else
            added.push({
              kind,
              place,
              productId,
              categoryId,
              phrase: list.kind === 'query' ? queryKey(list.phrase) : null,
              validFrom: from,
              validTo: to,
              createdAt: at,
              createdBy: actor.name,
            })
        }
      }
      if (Object.keys(fields).length > 0) return refuse({ kind: 'fields', fields })
      if (changed.length === 0) return ok(undefined)
      for (const { id } of changed.flatMap((code) => before.get(code) ?? [])) await store.deleteRule(tx, id)
      for (const rule of added) await store.insertRule(tx, rule)
      await emitCacheEvent(tx, tagsOf(list))
      const words = (of: readonly ListRule[]): string[] => of.filter(({ code }) => changed.includes(code)).map(wordsOf)
      await recordAudit(tx, {
        at,
        actor,
        command: 'list-rule.replaced',
        subject: listKey(list),
        before: { rules: words(rows.map(ruleOf)) },
        after: { rules: words(rules) },
      })
      return ok(undefined)
    })
  }

  return { read, replace }
}

export type ListRules = ReturnType<typeof createListRules>

/** The list that a name of the wire means; a phrase that no search takes is refused. */
export function parseList(name: string): Result<RuledList, Refusal> {
  if (name === 'all') return ok({ kind: 'all' })
  const value = name.slice(name.indexOf(':') + 1)
  if (name.startsWith('category:')) return ok({ kind: 'category', code: value })
  const list = { kind: 'query', phrase: value } as const
  const isShort = faultOf({ kind: 'hide', list, productCode: '', place: null, from: null, to: null }, new Date(0))
  return isShort === null ? ok(list) : refuse(business({ key: 'office/merchandising/refused/phrase' }))
}

const rowsOf = async (db: Database | Transaction, list: RuledList, now: Date): Promise<store.RuleRow[]> =>
  (await store.listRules(db, now)).filter((row) => listKey(listOf(row)) === listKey(list))

const ruleOf = ({ kind, productCode: code, place, validFrom, validTo }: store.RuleRow): ListRule => ({
  kind,
  code,
  place,
  from: validFrom && writeShopTime(validFrom, 'begin'),
  to: validTo && writeShopTime(validTo, 'end'),
})

/** NaN: it is no time. */
const timeOf = (written: string | null, edge: 'begin' | 'end'): Date | null =>
  written === null ? null : (parseShopTime(written, edge) ?? new Date(Number.NaN))

/** Rules for good come first, then those that begin first. */
const inOrder = (rules: readonly ListRule[]): ListRule[] =>
  rules.toSorted((a, b) => {
    const [one, other] = [rankOf(a), rankOf(b)]
    return one < other ? -1 : one > other ? 1 : 0
  })
const rankOf = ({ from, to }: ListRule): string => (from === null && to === null ? '' : (from ?? '0'))

const wordsOf = ({ kind, code, place, from, to }: ListRule): string =>
  [kind, code, place, from && `from ${from}`, to && `to ${to}`].filter(Boolean).join(' ')
const keyOf = (rules: readonly ListRule[]): string => inOrder(rules).map(wordsOf).join('\n')

const versionOf = (rules: readonly ListRule[]): string =>
  createHash('sha256').update(rules.map(wordsOf).join('\n')).digest('hex').slice(0, 16)
