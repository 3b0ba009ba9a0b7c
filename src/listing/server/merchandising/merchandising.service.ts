import { notFound, type Refusal } from '#src/common/errors.ts'
import { ok, refuse, type Result } from '#src/common/result.ts'
import type { ShopActor } from '#src/common/actor.ts'
import { authorise } from '#src/common/authorise.ts'
import { recordAudit } from '#src/platform/audit/audit.ts'
import type { Clock } from '#src/platform/clock.ts'
import { emitCacheEvent } from '#src/platform/cache-events/cache-events.ts'
import type { Database } from '#src/platform/database/database.ts'
import { inTransaction } from '#src/platform/database/transaction.ts'
import {
  deleteRule,
  findCategoryId,
  findProductId,
  insertRule,
  listRules,
  type RuleRow,
} from './merchandising.store.ts'
import type { RuleKind } from '../../contract/merchandising.ts'
import { searchMaxLength, searchMinLength } from '#src/common/search-phrase.ts'
import { allProductsTag } from '#src/products/server/purge-tags.ts'
import { merchandisingTag } from './list-decisions.ts'
import { listKey, listOf, type RuledList } from './ruled-list.ts'
import { queryKey } from '#src/common/search-phrase.ts'

/** The last place a product can be pinned to. */
const lastPlace = 1_000

export interface NewRule {
  kind: RuleKind
  list: RuledList
  productCode: string
  /** Place of a pin, counted from 1; null for other rules. */
  place: number | null
  /** Null: at once, for good. `to` itself is no longer in it. */
  from: Date | null
  to: Date | null
}

/**
 * What merchandisers do to lists: a product is pinned to a place, put ahead of the others or behind them, or left out of one
 * list, of a category, of what a phrase finds, or of all products, at once or for a time. Of several rules for a product in a
 * list the one written last counts while it lasts.
 */
export function createMerchandising({ db, clock }: { db: Database; clock: Clock }) {
  /** Answers the number of the rule. Refused with the field that is wrong, or not-found for product and category. */
  async function add(rule: NewRule, actor: ShopActor): Promise<Result<number, Refusal>> {
    authorise(actor, 'merchandising:write')
    const at = clock.now()
    const fault = faultOf(rule, at)
    if (fault !== null)
      return refuse({ kind: 'fields', fields: { [fault]: [`office/merchandising/refused/${fault}`] } })
    const { kind, list, productCode, place, from, to } = rule
    return inTransaction(db, async (tx) => {
      const productId = await findProductId(tx, productCode)
      const categoryId = list.kind === 'category' ? await findCategoryId(tx, list.code) : null
      if (productId === null || (list.kind === 'category' && categoryId === null)) return refuse(notFound)
      const id = await insertRule(tx, {
        kind,
        productId,
        categoryId,
        place,
        phrase: list.kind === 'query' ? queryKey(list.phrase) : null,
        validFrom: from,
        validTo: to,
        createdAt: at,
        createdBy: actor.name,
      })
      await emitCacheEvent(tx, tagsOf(list))
      const after = { kind, list: listKey(list), product: productCode, place, from, to }
      await recordAudit(tx, { at, actor, command: 'list-rule.added', subject: id, after })
      return ok(id)
    })
  }

  /** Rules that have not ended, by list and place; of one list, where it is named. */
  async function list(only: RuledList | undefined, actor: ShopActor): Promise<RuleRow[]> {
    authorise(actor, 'merchandising:read')
    const rows = await listRules(db, clock.now())
    const keyOf = (row: RuleRow): string => listKey(listOf(row))
    return rows
      .filter((row) => only === undefined || keyOf(row) === listKey(only))
      .toSorted(
        (a, b) =>
          keyOf(a).localeCompare(keyOf(b)) || (a.place ?? lastPlace + 1) - (b.place ?? lastPlace + 1) || a.id - b.id,
      )
  }

  /** Takes a rule away and answers what it was. */
  async function remove(id: number, actor: ShopActor): Promise<Result<RuleRow, Refusal>> {
    authorise(actor, 'merchandising:write')
    return inTransaction(db, async (tx) => {
      const row = await deleteRule(tx, id)
      if (row === null) return refuse(notFound)
      const { kind, productCode: product, place, validFrom: from, validTo: to } = row
      await emitCacheEvent(tx, tagsOf(listOf(row)))
      await recordAudit(tx, {
        at: clock.now(),
        actor,
        command: 'list-rule.removed',
        subject: id,
        before: { kind, list: listKey(listOf(row)), product, place, from, to },
      })
      return ok(row)
    })
  }

  return { add, list, remove }
}

/** The first field that is wrong; null: none is. */
export function faultOf({ kind, list, place, from, to }: NewRule, now: Date): string | null {
  if (list.kind === 'query') {
    const { length } = queryKey(list.phrase)
    if (length < searchMinLength || length > searchMaxLength) return 'phrase'
  }
  const isPlace = place !== null && Number.isSafeInteger(place) && place >= 1 && place <= lastPlace
  if (kind === 'pin' ? !isPlace : place !== null) return 'place'
  if (from !== null && Number.isNaN(+from)) return 'from'
  if (to !== null && !(to > (from === null || from < now ? now : from))) return 'to'
  return null
}

/** The lists themselves, and the pages that show them. What a search finds stands in no cached page. */
export const tagsOf = (list: RuledList): string[] => [
  merchandisingTag,
  ...(list.kind === 'all' ? [allProductsTag] : list.kind === 'category' ? [listKey(list)] : []),
]
