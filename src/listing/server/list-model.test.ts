import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dietFilterKeys } from '#src/products/contract/codes.ts'
import { type FacetGroupName, facetGroupNames, priceBandsOf } from '#src/products/contract/facets.ts'
import { sortDirections, sortKeys } from '../contract/sorts.ts'
import type { ListRules } from '#src/listing/rules/list-order.ts'
import { createListModel, type ListEntry, type ListQuery, type ListResult } from './list-model.ts'
import { comparison } from './list-order.ts'
import { runsInTier } from '../../../tests/support/tier.ts'

const facetValues: Record<FacetGroupName, string[]> = {
  category: ['karkit', 'keksit', 'lahjat'],
  brand: ['Konvehti', 'Willja', 'Froosh'],
  freeFrom: ['milk', 'nuts', 'vegan'],
  tags: ['new', 'bestseller', 'a,b'],
  priceBand: ['0-', '0-5', '5-'],
  inStock: ['true'],
}

const entryOf = (index: number) =>
  fc
    .record({
      id: fc.constant(index + 1),
      code: fc.constant(`P${String(index).padStart(3, '0')}`),
      position: fc.integer({ min: 0, max: 5 }),
      newsDate: fc.constantFrom('2026-01-01', '2026-05-05', '2025-12-24'),
      names: fc
        .constantFrom('Ääkkönen', 'Öljy', 'Zorro', 'aatto', 'Å', 'wiljo', 'villi', 'P 2', 'P 10')
        .map((name) => ({ fi: name, sv: name, en: name })),
      payableCents: fc.option(fc.constantFrom(100, 250, 990), { freq: 8 }),
      facets: fc.record(
        Object.fromEntries(facetGroupNames.map((group) => [group, fc.subarray(facetValues[group])])) as Record<
          FacetGroupName,
          fc.Arbitrary<string[]>
        >,
      ), // one per group
    })
    .map((entry) => ({
      ...entry,
      facets: { ...entry.facets, priceBand: entry.payableCents === null ? [] : priceBandsOf(entry.payableCents) },
    }))

const entries = fc
  .integer({ min: 0, max: 90 })
  .chain((size) => fc.tuple(...Array.from({ length: size }, (_, index) => entryOf(index))))

const query: fc.Arbitrary<ListQuery> = fc.record({
  language: fc.constantFrom('fi', 'sv', 'en'),
  category: fc.option(fc.constantFrom('karkit', 'keksit', 'none'), { nil: undefined }),
  brand: fc.option(fc.constantFrom('willja', 'none'), { nil: undefined, freq: 4 }),
  ids: fc.option(fc.uniqueArray(fc.integer({ min: 1, max: 95 })), { nil: undefined, freq: 4 }),
  filters: fc.record(
    Object.fromEntries(
      facetGroupNames.map((group) => [group, fc.subarray([...facetValues[group], 'unknown'])]),
    ) as Record<FacetGroupName, fc.Arbitrary<string[]>>, // one per group
    { requiredKeys: [] },
  ),
  sort: fc.record({ by: fc.constantFrom(...sortKeys), direction: fc.constantFrom(...sortDirections) }),
  page: fc.integer({ min: 1, max: 4 }),
  pageSize: fc.integer({ min: 1, max: 40 }),
})

const code = fc.integer({ min: 0, max: 95 }).map((index) => `P${String(index).padStart(3, '0')}`)
const codes = fc.uniqueArray(code, { maxLength: 12 }).map((chosen) => new Set(chosen))
const listRules: fc.Arbitrary<ListRules> = fc.record({
  pinned: fc
    .uniqueArray(fc.record({ code, place: fc.integer({ min: 1, max: 50 }) }), {
      maxLength: 6,
      selector: (pin) => pin.code,
    })
    .map((pins) => pins.toSorted((a, b) => a.place - b.place)),
  boosted: codes,
  buried: codes,
  hidden: codes,
})
/** Of a category, or of all products. */
const rules: fc.Arbitrary<Record<string, ListRules>> = fc.dictionary(
  fc.constantFrom('karkit', 'keksit', 'all'),
  listRules,
)

/** The facet groups that a list offers, in some order. */
const offers: fc.Arbitrary<Record<string, FacetGroupName[]>> = fc.dictionary(
  fc.constantFrom('karkit', 'keksit', 'all'),
  fc.shuffledSubarray([...facetGroupNames]),
)

/** Standard order with rules, by rank: what is pinned is taken out and put back at its place, the first place first. */
function byRules(list: readonly ListEntry[], decided: ListRules): ListEntry[] {
  const pinnedAt = (entry: ListEntry) => decided.pinned.find((pin) => pin.code === entry.code)
  const rank = (entry: ListEntry) => (decided.boosted.has(entry.code) ? 0 : decided.buried.has(entry.code) ? 2 : 1)
  const arranged = list.filter((entry) => !pinnedAt(entry)).toSorted((a, b) => rank(a) - rank(b))
  for (const { code: pinned, place } of decided.pinned) {
    const entry = list.find((one) => one.code === pinned)
    if (entry) arranged.splice(place - 1, 0, entry)
  }
  return arranged
}

/** The same by hand: one product after the other. */
function bruteForce(
  all: readonly ListEntry[],
  asked: ListQuery,
  decided: Record<string, ListRules> = {},
  offered: Record<string, readonly FacetGroupName[]> = {},
): ListResult<ListEntry> {
  const ruled = asked.ids === undefined ? decided[asked.category ?? 'all'] : undefined
  const has = (entry: ListEntry, group: FacetGroupName, names: readonly string[]) =>
    names.length === 0 ||
    (group === 'freeFrom'
      ? names.every((name) => entry.facets[group].includes(name))
      : names.some((name) => entry.facets[group].includes(name)))
  const base = all.filter(
    (entry) =>
      (asked.category === undefined || entry.facets.category.includes(asked.category)) &&
      (asked.brand === undefined || entry.facets.brand.some((brand) => brand.toLowerCase() === asked.brand)) &&
      (asked.ids === undefined || asked.ids.includes(entry.id)) &&
      !ruled?.hidden.has(entry.code),
  )
  const passes = (entry: ListEntry, except: FacetGroupName | null) =>
    facetGroupNames.every((group) => group === except || has(entry, group, asked.filters[group] ?? []))
  const matching = base.filter((entry) => passes(entry, null))
  const compare = comparison(asked.sort.by, asked.sort.direction, asked.language)
  const ranked = asked.ids !== undefined && asked.sort.by === 'standard'
  matching.sort((a, b) =>
    ranked
      ? (asked.ids ?? []).indexOf(a.id) - (asked.ids ?? []).indexOf(b.id)
      : compare(a, b) || (a.code < b.code ? -1 : 1),
  )
  if (ruled && asked.sort.by === 'standard' && asked.sort.direction === 'asc') {
    // Places are those of the whole list; what filters leave keeps its order.
    const whole = all.filter(
      (entry) =>
        !ruled.hidden.has(entry.code) &&
        (asked.category === undefined || entry.facets.category.includes(asked.category)),
    )
    const order = byRules(
      whole.toSorted((a, b) => compare(a, b) || (a.code < b.code ? -1 : 1)),
      ruled,
    )
    matching.sort((a, b) => order.indexOf(a) - order.indexOf(b))
  }
  const named = offered[asked.category ?? 'all'] ?? facetGroupNames
  const others = facetGroupNames.filter((group) => !named.includes(group) && asked.filters[group]?.length)
  return {
    entries: matching.slice((asked.page - 1) * asked.pageSize, asked.page * asked.pageSize),
    totalCount: matching.length,
    facets: [...named, ...others].map((group) => ({
      group,
      facets: withoutEmptyChoice(
        asked,
        group,
        base,
        (group === 'freeFrom' ? [...dietFilterKeys] : facetValues[group])
          .map((name) => ({
            name,
            count: base.filter(
              (entry) => passes(entry, group === 'freeFrom' ? null : group) && entry.facets[group].includes(name),
            ).length,
          }))
          .filter(
            ({ name }) =>
              isOffered(group, name, base) ||
              ((asked.filters[group] ?? []).includes(name) && all.some((entry) => entry.facets[group].includes(name))),
          ),
      ),
    })),
  }
}

/** Every claim where one is met; prices at 5 € where there are some on both sides. */
function isOffered(group: FacetGroupName, name: string, base: readonly ListEntry[]): boolean {
  const has = (one: string) => base.some((entry) => entry.facets[group].includes(one))
  if (group === 'freeFrom') return base.some((entry) => entry.facets.freeFrom.length > 0)
  if (group !== 'priceBand') return has(name)
  return has('0-5') && has('5-') ? name !== '0-' : name === '0-' && has(name)
}

/** In a category, one value that all have is no choice; of one product nothing is. */
const withoutEmptyChoice = <Found extends { name: string }>(
  asked: ListQuery,
  group: FacetGroupName,
  base: readonly ListEntry[],
  found: Found[],
): Found[] =>
  !asked.filters[group]?.length &&
  (base.length === 1 ||
    (asked.category !== undefined &&
      found.length === 1 &&
      base.every((entry) => found.every(({ name }) => entry.facets[group].includes(name)))))
    ? []
    : found

const byName = (result: ListResult<ListEntry>) => ({
  codes: result.entries.map((entry) => entry.code),
  totalCount: result.totalCount,
  facets: result.facets.map(({ group, facets }) => ({
    group,
    facets: facets.toSorted((a, b) => (a.name < b.name ? -1 : 1)),
  })),
})

const plainQuery: ListQuery = {
  language: 'fi',
  filters: {},
  page: 1,
  pageSize: 1,
  sort: { by: 'standard', direction: 'asc' },
}

/** A product with nothing but a name. */
const simple = (code: string, name: string): ListEntry => ({
  id: Number(code.slice(1)),
  code,
  position: 0,
  newsDate: '2026-01-01',
  names: { fi: name, sv: name, en: name },
  payableCents: null,
  facets: {
    category: [],
    brand: [],
    freeFrom: [],
    tags: [],
    priceBand: [],
    inStock: [],
  },
})

describe('product lists', () => {
  it('answer any filter, sort and page as going through all products does', () => {
    fc.assert(
      fc.property(entries, query, rules, offers, (all, asked, decided, offered) => {
        const model = createListModel()
        for (const entry of all) model.put(entry)
        model.apply({
          rulesOf: (category) => decided[category ?? 'all'] ?? null,
          groupsOf: (category) => offered[category ?? 'all'] ?? facetGroupNames,
        })
        expect(byName(model.query(asked))).toEqual(byName(bruteForce(all, asked, decided, offered)))
        for (const category of facetValues.category) {
          const whole = bruteForce(all, { ...plainQuery, category }, decided)
          expect(model.categoryTotals().get(category) ?? 0).toBe(whole.totalCount)
        }
      }),
      { numRuns: runsInTier(600) },
    )
  })

  it('stay right while products change, go and come back', () => {
    fc.assert(
      fc.property(entries, entries, fc.array(fc.nat(89)), query, rules, (first, second, gone, asked, decided) => {
        const model = createListModel()
        model.apply({ rulesOf: (category) => decided[category ?? 'all'] ?? null, groupsOf: () => facetGroupNames })
        const truth = new Map<string, ListEntry>()
        for (const entry of first) model.put(entry)
        for (const entry of first) truth.set(entry.code, entry)
        model.query(asked)
        for (const index of gone) model.remove(`P${String(index).padStart(3, '0')}`)
        for (const index of gone) truth.delete(`P${String(index).padStart(3, '0')}`)
        model.query(asked)
        for (const entry of second) model.put(entry)
        for (const entry of second) truth.set(entry.code, entry)
        const all = [...truth.values()]
        const answer = byName(model.query(asked))
        const expected = byName(bruteForce(all, asked, decided))
        expect({ codes: answer.codes, totalCount: answer.totalCount }).toEqual({
          codes: expected.codes,
          totalCount: expected.totalCount,
        })
        expect(model.entries().length).toBe(all.length)
        // A chosen facet that no product has any more may still be listed, with count 0.
        expect(
          answer.facets.map((group) => ({ ...group, facets: group.facets.filter((facet) => facet.count > 0) })),
        ).toEqual(
          expected.facets.map((group) => ({ ...group, facets: group.facets.filter((facet) => facet.count > 0) })),
        )
      }),
      { numRuns: runsInTier(200, 10) },
    )
  })

  it('stay sorted when products among the others have gone', () => {
    const model = createListModel()
    const code = (index: number) => `P${String(index).padStart(3, '0')}`
    // Names in another order than codes
    for (let index = 0; index < 60; index++)
      model.put(simple(code(index), `nimi ${String((index * 37) % 60).padStart(2, '0')}`))
    for (let index = 0; index < 60; index += 3) model.remove(code(index))
    const { entries: sorted } = model.query({
      language: 'fi',
      filters: {},
      page: 1,
      pageSize: 60,
      sort: { by: 'name', direction: 'asc' },
    })
    const names = sorted.map((entry) => entry.names.fi)
    expect(names).toEqual(names.toSorted())
    expect(names).toHaveLength(40)
  })

  it('sort names by the alphabet of the language', () => {
    const model = createListModel()
    const names = ['Åland', 'Äiti', 'Zorro', 'Östra', 'Aatto', 'osa 10', 'Osa 2']
    names.forEach((name, index) => model.put({ ...simple(`C${index}`, name), id: index }))
    const sorted = (language: 'fi' | 'sv' | 'en') =>
      model
        .query({ language, filters: {}, sort: { by: 'name', direction: 'asc' }, page: 1, pageSize: 20 })
        .entries.map((entry) => entry.names.fi)
    expect(sorted('fi')).toEqual(['Aatto', 'Osa 2', 'osa 10', 'Zorro', 'Åland', 'Äiti', 'Östra'])
    expect(sorted('sv')).toEqual(['Aatto', 'Osa 2', 'osa 10', 'Zorro', 'Åland', 'Äiti', 'Östra'])
    expect(sorted('en')).toEqual(['Aatto', 'Äiti', 'Åland', 'Osa 2', 'osa 10', 'Östra', 'Zorro'])
  })
})
