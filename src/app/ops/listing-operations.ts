import { Value } from 'typebox/value'
import type { Refusal } from '#src/common/errors.ts'
import { languages } from '#src/common/locale.ts'
import { ok, refuse, type Result } from '#src/common/result.ts'
import { ListParams, ruleKinds } from '#src/listing/contract/merchandising.ts'
import { panelRefusal, placeOf } from '#src/listing/server/merchandising/list-desk.ts'
import { parseList } from '#src/listing/server/merchandising/list-rules.service.ts'
import { listKey, listOf } from '#src/listing/server/merchandising/ruled-list.ts'
import { facetGroupNames } from '#src/products/contract/facets.ts'
import { type Answer, line, saying, type Words } from './line.ts'
import { failed, type Operation } from './operation.ts'
import { LineFault } from './usage.ts'

const times = '[from=2026-12-01] [to=2026-12-24T16:00]'
const timesOf = (words: Words) => ({ from: words.moment('from', 'begin'), to: words.moment('to', 'end') })

function listIn(words: Words): string {
  const list = words.text('list')
  if (Value.Check(ListParams, { list })) return list
  throw new LineFault(`"${list}" names no list: all, category:<code> or query:<phrase>`)
}

/** Does it to the list that the line names. */
const within = async <List>(list: Result<List, Refusal>, act: (list: List) => Promise<Answer>): Promise<Answer> =>
  list.ok ? act(list.value) : list

const summaries = {
  pin: 'puts a product at a place of a list in standard order',
  boost: 'puts a product ahead of the others of a list',
  bury: 'puts a product behind the others of a list',
  hide: 'leaves a product out of a list',
}
const ruleLines = ruleKinds.map((kind) =>
  line(
    `merchandising ${kind} <list> <product>${kind === 'pin' ? ' <place>' : ''} ${times}`,
    summaries[kind],
    ({ merchandising, actor }, words) =>
      within(parseList(listIn(words)), async (list) => {
        const [product, place] = [words.text('product'), kind === 'pin' ? words.number('place') : null]
        const rule = { kind, list, productCode: product, place, ...timesOf(words) }
        const added = await merchandising.add(rule, actor)
        if (!added.ok && added.error.kind === 'not-found')
          return failed(`There is no product "${product}" in that list`)
        return saying(added, (id) => `${id}  ${listKey(list)}: ${kind} ${product}`)
      }),
  ),
)

const panelTexts = { title: 'title', text: 'body', link: 'linkLabel' } as const
const textsOf = (words: Words, language: string) =>
  Object.fromEntries(
    Object.entries(panelTexts).flatMap(([word, name]) =>
      words.has(`${language}.${word}`) ? [[name, words.text(`${language}.${word}`)]] : [],
    ),
  )
const pairs = (language: string, ends: readonly [string, string]) =>
  Object.keys(panelTexts)
    .map((word) => `${ends[0]}${language}.${word}=TEXT${ends[1]}`)
    .join(' ')

/** What merchandisers decide about lists of products: rules, facets, and the panels between their rows. */
export const listingOperations: readonly Operation[] = [
  ...ruleLines,
  line(
    'merchandising list [list]',
    'the rules that have not ended, of all lists or of one: all, category:<code> or query:<phrase>',
    async ({ merchandising, actor }, words) => {
      const only = words.has('list') ? parseList(listIn(words)) : ok(undefined)
      if (!only.ok) return only
      return (await merchandising.list(only.value, actor)).map((row) => {
        const { id, kind, productCode: product, place, validFrom: from, validTo: until, createdBy: by } = row
        return { id, list: listKey(listOf(row)), kind, product, place, from, until, by }
      })
    },
  ),
  line('merchandising remove <rule>', 'takes a rule away', ({ merchandising, actor }, words) =>
    saying(
      merchandising.remove(words.number('rule'), actor),
      (row) => `No longer: ${listKey(listOf(row))}: ${row.kind} ${row.productCode}`,
    ),
  ),
  line(
    'facets set <list> <groups>',
    'the facet groups that all or category:<code> offers, joined by commas and in their order, or none; others are hidden',
    ({ facetLayouts, actor }, words) =>
      within(placeOf(listIn(words)), (place) => {
        const groups = words.text('groups') === 'none' ? [] : words.text('groups').split(',')
        return saying(
          facetLayouts.set(place, groups, actor),
          `${words.text('list')}: ${groups.join(', ') || 'no facets'}`,
        )
      }),
  ),
  line(
    'facets reset <list>',
    'offers what the category above offers, or the shop; of the shop: all groups',
    ({ facetLayouts, actor }, words) =>
      within(placeOf(listIn(words)), (place) =>
        saying(facetLayouts.reset(place, actor), `${words.text('list')}: nothing of its own`),
      ),
  ),
  line('facets list', 'what is set of facet groups, and the groups there are', async ({ facetLayouts, actor }) => [
    ...(await facetLayouts.list(actor)).map(({ categoryCode, groups, changedBy }) => {
      const list = categoryCode === null ? 'all' : `category:${categoryCode}`
      return `${list}: ${groups.join(', ') || 'no facets'}  (${changedBy})`
    }),
    `Groups: ${facetGroupNames.join(',')}`,
  ]),
  line(
    `panels set <list> field=COLOUR picture=/media/… link=/… ${pairs('fi', ['', ''])} ${pairs('sv', ['[', ']'])} ${pairs('en', ['[', ']'])} ${times}`,
    'a panel between the rows of all or category:<code>, in place of the one it has for the same time',
    ({ promoPanels, actor }, words) =>
      within(placeOf(listIn(words)), async (category) => {
        const texts = languages.map((language) => [language, textsOf(words, language)] as const)
        const said = Object.fromEntries(texts.filter(([, one]) => Object.keys(one).length > 0))
        const [field, picture, link] = [words.text('field'), words.text('picture'), words.text('link')]
        const panel = { category, field, picture, link, words: said, ...timesOf(words) }
        const set = await promoPanels.set(panel, actor)
        return set.ok
          ? ok(`${set.value.id}  ${words.text('list')}: "${words.text('fi.title')}" leads to ${set.value.link}`)
          : refuse(panelRefusal(set.error))
      }),
  ),
  line(
    'panels list',
    'the panels that have not ended, and those that lead nowhere and are not shown',
    async ({ promoPanels, isLinkAlive, actor }) =>
      Promise.all(
        (await promoPanels.list(actor)).map(async (row) => {
          const { id, categoryCode, field, words, link, validFrom: from, validTo: until, changedBy: by } = row
          const shown = (await isLinkAlive(link)) ? {} : { note: 'THERE IS NO SUCH PAGE, it is not shown' }
          const list = categoryCode === null ? 'all' : `category:${categoryCode}`
          return {
            id,
            list,
            title: words.fi.title,
            languages: Object.keys(words),
            field,
            link,
            ...shown,
            from,
            until,
            by,
          }
        }),
      ),
  ),
  line('panels remove <panel>', 'takes a panel away', async ({ promoPanels, actor }, words) => {
    const removed = await promoPanels.remove({ id: words.number('panel') }, actor)
    return removed.ok ? `No longer: "${removed.value.words.fi.title}"` : null
  }),
]
