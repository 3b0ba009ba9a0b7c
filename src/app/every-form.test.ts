import { expect, it } from 'vitest'
import { contentPages, siteItems } from '#src/content/contract/pages/page-fields.ts'
import type { Field, Fields } from '#src/content/contract/fields.ts'
import { locationFields, lunchListFields } from '#src/locations/contract/location-fields.ts'
import { releasePageFields } from '#src/news/contract/page-fields.ts'
import { recipeFields } from '#src/recipes/contract/recipe-fields.ts'
import { everyBlock } from './every-block.ts'

/* The editors' forms are made from these definitions. */

const pages: [string, Fields][] = [
  ...Object.entries(contentPages).map(([name, { fields }]): [string, Fields] => [name, fields]),
  ['recipe', recipeFields],
  ['location', locationFields],
  ['lunch list', lunchListFields],
  ['release', releasePageFields],
]
const blocks = everyBlock.map(({ type, fields }): [string, Fields] => [type, fields])
const items = Object.entries(siteItems).map(([name, { fields }]): [string, Fields] => [name, fields])

/** Every set of fields that stand next to each other, with the lists among them. */
function setsOf(fields: Fields): Fields[] {
  const inner = (one: Field): Fields[] =>
    one.kind === 'group' ? setsOf(one.fields) : one.kind === 'list' ? inner(one.of) : []
  return [fields, ...Object.values(fields).flatMap(inner)]
}

it.each([...blocks, ...pages])('the colours of %s stand in the tab `look`', (_type, fields) => {
  const elsewhere = Object.entries(fields).filter(([, { kind, group }]) => kind === 'colour' && group !== 'look')
  expect(elsewhere.map(([name]) => name)).toEqual([])
})

it.each(pages)(
  'what search engines show of %s has a tab of its own',
  (_type, { metaTitle, metaDescription, noindex }) => {
    expect([metaTitle?.group, metaDescription?.group, noindex?.group]).toEqual(['seo', 'seo', 'seo'])
  },
)

it.each([...blocks, ...pages, ...items])('no tab of %s has more rows than fit in sight', (_type, fields) => {
  const counts = Map.groupBy(Object.values(fields), ({ group }) => group ?? 'content')
  for (const rows of counts.values()) expect(rows.length).toBeLessThanOrEqual(26)
})

it.each([...blocks, ...pages, ...items])(
  'a field of %s is asked for by one beside it, and is not required',
  (_type, fields) => {
    for (const set of setsOf(fields))
      for (const { shownWhen, required } of Object.values(set)) {
        if (!shownWhen) continue
        expect(required).toBeUndefined()
        const by = set[shownWhen.field]
        expect(['enum', 'boolean']).toContain(by?.kind)
        if (by?.kind === 'enum') expect(Object.keys(by.options)).toEqual(expect.arrayContaining([...shownWhen.is]))
      }
  },
)

it.each([...blocks, ...pages, ...items])(
  'entries of lists of %s are told apart by fields that they have',
  (_type, fields) => {
    for (const set of setsOf(fields))
      for (const one of Object.values(set)) {
        if (one.kind !== 'list' || !one.summary) continue
        expect(one.of.kind).toBe('group')
        if (one.of.kind === 'group')
          expect(Object.keys(one.of.fields)).toEqual(expect.arrayContaining([...one.summary]))
      }
  },
)
