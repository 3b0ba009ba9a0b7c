import type { ShopActor } from '#src/common/actor.ts'
import { authorise } from '#src/common/authorise.ts'
import { notFound, type Refusal, type TextLookup } from '#src/common/errors.ts'
import { defaultLanguage, type Language, withLanguage } from '#src/common/locale.ts'
import { ok, refuse, type Result } from '#src/common/result.ts'
import { parseShopTime, writeShopTime } from '#src/common/shop-time.ts'
import type { Clock } from '#src/platform/clock.ts'
import type { Database } from '#src/platform/database/database.ts'
import { facetGroupNames } from '#src/products/contract/facets.ts'
import { productsPath } from '#src/products/contract/paths.ts'
import { type Category, categoryLine, categoryUrl } from '#src/products/server/category-tree.ts'
import { findCards, textKeyPart } from '#src/products/server/product-cards.ts'
import type { LinkResolver } from '#src/shell/contract/page-source.ts'
import {
  type KnownList,
  type KnownLists,
  type ListFacetsBody,
  type ListPanelBody,
  type MerchandisedList,
  shownMost,
} from '../../contract/merchandising.ts'
import { facetGroupsOf, groupsNow } from '../../rules/facet-groups.ts'
import { firstPage, type ProductLists } from '../product-lists.ts'
import { createFacetLayouts } from './facet-layouts.service.ts'
import { createListRules, parseList } from './list-rules.service.ts'
import { createMerchandising } from './merchandising.service.ts'
import { splitLink } from './panel-field.ts'
import type { PromoPanelRow } from './promo-panel.store.ts'
import {
  createPromoPanels,
  type NewPromoPanel,
  type PanelFault,
  type PromoPanelsDeps,
  type SeenPanel,
} from './promo-panels.service.ts'
import { listKey, listOf, type RuledList } from './ruled-list.ts'
import { panelGone, versionConflict } from './version-conflict.ts'

export interface ListDeskDeps extends PromoPanelsDeps {
  db: Database
  clock: Clock
  text: TextLookup
  lists: ProductLists
  resolveLinks: LinkResolver
  /** Ids of what a phrase finds, best first, before anything is decided about it. */
  found: (language: Language, phrase: string) => readonly number[]
}

/** Lists as the back office shows them: what shoppers see, and what is decided about it. */
export function createListDesk(deps: ListDeskDeps) {
  const { lists, text, resolveLinks, found } = deps
  const rules = createListRules(deps)
  const panels = createPromoPanels(deps)
  const layouts = createFacetLayouts(deps)
  const merchandising = createMerchandising(deps)

  async function known(actor: ShopActor, language: Language): Promise<KnownLists> {
    authorise(actor, 'merchandising:read')
    const counts = Map.groupBy(await merchandising.list(undefined, actor), (row) => listKey(listOf(row)))
    const panelsOf = Map.groupBy(await panels.list(actor), (row) => placeKey(row.categoryCode))
    const laidOut = new Set((await layouts.list(actor)).map(({ categoryCode }) => placeKey(categoryCode)))
    const entry = (list: string, name: string, depth: number): KnownList => ({
      list,
      name,
      depth,
      rules: counts.get(list)?.length ?? 0,
      panels: panelsOf.get(list)?.length ?? 0,
      hasFacets: laidOut.has(list),
    })
    const below = (category: Category, depth: number): KnownList[] => [
      entry(placeKey(category.code), category.text(language).name, depth),
      ...category.children.flatMap((child) => below(child, depth + 1)),
    ]
    return {
      lists: [
        entry('all', text(language, 'office/merchandising/all'), 0),
        ...lists.tree().roots.flatMap((root) => below(root, 0)),
      ],
      phrases: [...counts.keys()]
        .filter((key) => key.startsWith('query:'))
        .toSorted()
        .map((key) => entry(key, key.slice('query:'.length), 0)),
    }
  }

  async function read(name: string, language: Language, actor: ShopActor): Promise<Result<MerchandisedList, Refusal>> {
    authorise(actor, 'merchandising:read')
    const list = parseList(name)
    if (!list.ok) return list
    const category = list.value.kind === 'category' ? lists.tree().byCode(list.value.code) : null
    if (list.value.kind === 'category' && category === null) return refuse(notFound)
    const { rules: given, version } = await rules.read(list.value, actor)
    const { entries, totalCount } = lists.query({
      ...firstPage(language, shownMost),
      isUnruled: true,
      ...(category && { category: category.code }),
      ...(list.value.kind === 'query' && { ids: found(language, list.value.phrase) }),
    })
    const own = entries.map(({ code }) => code)
    const isPlace = list.value.kind !== 'query'
    return ok({
      list: listKey(list.value),
      name: nameOf(list.value, category, language),
      url: category ? categoryUrl(category, language) : isPlace ? withLanguage(productsPath[language], language) : '',
      version,
      products: findCards(lists, [...new Set([...own, ...given.map(({ code }) => code)])], language, text),
      own: category || !isPlace ? membersOf(own, given, list.value, language) : own,
      totalCount,
      rules: given,
      panels: isPlace ? await panelsOf(category?.code ?? null, actor) : null,
      facets: isPlace ? await facetsOf(category, language, actor) : null,
    })
  }

  /** A product that a rule names may stand in the list beyond what is shown of it. */
  function membersOf(
    own: readonly string[],
    given: MerchandisedList['rules'],
    list: RuledList,
    language: Language,
  ): string[] {
    const ids = list.kind === 'query' ? new Set(found(language, list.phrase)) : null
    const isIn = (code: string): boolean => {
      const entry = lists.get(code)
      if (entry === null || list.kind === 'all') return entry !== null
      return list.kind === 'category' ? entry.facets.category.includes(list.code) : ids?.has(entry.id) === true
    }
    return [...new Set([...own, ...given.map(({ code }) => code).filter(isIn)])]
  }

  const nameOf = (list: RuledList, category: Category | null, language: Language): string =>
    list.kind === 'query' ? list.phrase : (category?.text(language).name ?? text(language, 'office/merchandising/all'))

  async function panelsOf(code: string | null, actor: ShopActor) {
    const rows = (await panels.list(actor)).filter(({ categoryCode }) => categoryCode === code)
    const paths = await resolveLinks(
      rows.map(({ link }) => splitLink(link).name),
      defaultLanguage,
    )
    return rows.map((row: PromoPanelRow) => {
      const { name, rest } = splitLink(row.link)
      const path = paths.get(name)?.path
      const { id, field, image: picture, words, validFrom, validTo, changedAt } = row
      return {
        id,
        version: +changedAt,
        field,
        picture,
        words,
        link: path === undefined ? null : path + rest,
        from: validFrom && writeShopTime(validFrom, 'begin'),
        to: validTo && writeShopTime(validTo, 'end'),
      }
    })
  }

  async function facetsOf(category: Category | null, language: Language, actor: ShopActor) {
    const rows = await layouts.list(actor)
    const all = new Map(rows.map((row) => [row.categoryCode, groupsNow(row.groups)]))
    const own = all.get(category?.code ?? null)
    all.delete(category?.code ?? null)
    const changedAt = rows.find(({ categoryCode }) => categoryCode === (category?.code ?? null))?.changedAt
    return {
      version: changedAt ? +changedAt : null,
      own: own ? [...own] : null,
      inherited: [...facetGroupsOf(category === null ? [] : categoryLine(category).map(({ code }) => code), all)],
      groups: facetGroupNames.map((value) => ({
        value,
        label: text(language, `catalogue/facets/${textKeyPart(value)}`),
      })),
    }
  }

  async function addPanel(name: string, body: ListPanelBody, actor: ShopActor): Promise<Result<undefined, Refusal>> {
    authorise(actor, 'merchandising:write')
    const place = placeOf(name)
    if (!place.ok) return place
    return answerOf(await panels.add({ ...panelOf(body), category: place.value }, actor))
  }

  async function changePanel(
    id: number,
    { version, ...body }: ListPanelBody & { version: number },
    actor: ShopActor,
  ): Promise<Result<undefined, Refusal>> {
    authorise(actor, 'merchandising:write')
    return answerOf(await panels.change({ id, version }, panelOf(body), actor))
  }

  async function removePanel(seen: SeenPanel, actor: ShopActor): Promise<Result<undefined, Refusal>> {
    authorise(actor, 'merchandising:write')
    return answerOf(await panels.remove(seen, actor))
  }

  async function setFacets(
    name: string,
    { version, groups }: ListFacetsBody,
    actor: ShopActor,
  ): Promise<Result<unknown, Refusal>> {
    authorise(actor, 'merchandising:write')
    const place = placeOf(name)
    if (!place.ok) return place
    return groups === null
      ? layouts.reset(place.value, actor, version)
      : layouts.set(place.value, groups, actor, version)
  }

  return { known, read, addPanel, changePanel, removePanel, setFacets, setRules: rules.replace }
}

export type ListDesk = ReturnType<typeof createListDesk>

const placeKey = (category: string | null): string =>
  listKey(category === null ? { kind: 'all' } : { kind: 'category', code: category })

/** The category of a list that may have a panel and facets; null: all products. A search has neither. */
export function placeOf(name: string): Result<string | null, Refusal> {
  const list = parseList(name)
  if (!list.ok) return list
  if (list.value.kind === 'query') return refuse(notFound)
  return ok(list.value.kind === 'category' ? list.value.code : null)
}

/** A time that is none becomes one that the service refuses at its field. */
function panelOf({ from, to, ...panel }: ListPanelBody): Omit<NewPromoPanel, 'category'> {
  const at = (written: string | null, edge: 'begin' | 'end'): Date | null =>
    written === null ? null : (parseShopTime(written, edge) ?? new Date(Number.NaN))
  return { ...panel, from: at(from, 'begin'), to: at(to, 'end') }
}

const answerOf = (done: Result<unknown, PanelFault>): Result<undefined, Refusal> =>
  done.ok ? ok(undefined) : refuse(panelRefusal(done.error))

/** What is wrong with a panel, in words at its field. */
export function panelRefusal(fault: PanelFault): Refusal {
  const { kind } = fault
  if (kind === 'category') return notFound
  if (kind === 'gone') return panelGone
  if (kind === 'changed') return versionConflict
  return { kind: 'fields', fields: { [fieldOf(fault)]: [`office/merchandising/refused/${kind}`] } }
}

const fieldOf = (fault: PanelFault): string => {
  if (fault.kind === 'text') return `words.${fault.language}.${fault.name}`
  return fault.kind === 'same-time' ? 'from' : fault.kind
}
