import { writeEnd } from '#src/common/shop-time.ts'
import { shopDay } from '#src/common/working-days.ts'
import { isLanguage } from '#src/common/locale.ts'
import { noticeTypes } from '#src/products/contract/notice.ts'
import type { FactFinding } from '#src/products/server/food-report.ts'
import { line, parseJson, saying } from './line.ts'
import { failed, type Operation } from './operation.ts'

const meanings: Readonly<Record<FactFinding['kind'], (about: string) => string>> = {
  'not-for-sale': () => 'missing, not for sale without it',
  'falls-back': () => 'missing, shown in Finnish',
  'not-named': (about) => `declared to hold ${about}, which the ingredients do not name`,
  'not-declared': (about) => `names ${about}, which is not declared`,
  'not-allowed': (about) => `claims ${about} against its allergens, not shown`,
}

/** The most lines shown: a catalogue without a language would fill a screen for an hour. */
const maxLines = 10_000

/** Operations on products, apart from price, stock and publishing. */
export const catalogueOperations: readonly Operation[] = [
  line(
    `catalogue notice <product> <type:clear|${noticeTypes.join('|')}> [fi] [sv] [en]`,
    'what page, cards and carts say of a product, in quotes; clear takes it away',
    ({ catalogue, actor }, words) => {
      const [code, type] = [words.text('product'), noticeTypes.find((one) => one === words.text('type'))]
      if (!type) return saying(catalogue.setNotice(code, null, actor), `${code}: nothing is said of it any more`)
      const texts = { fi: words.text('fi'), sv: words.text('sv'), en: words.text('en') }
      return saying(catalogue.setNotice(code, { type, texts }, actor), `${code}: ${type}`)
    },
  ),
  line('catalogue notices', 'products that have a recall or another notice', async ({ catalogue, actor }) =>
    (await catalogue.notices(actor)).map(
      ({ code, notice: { type, since, by, texts } }) =>
        `${code}  ${type}  ${shopDay(new Date(since))} (${by})  ${texts.fi}`,
    ),
  ),
  line(
    'catalogue midnight-ends',
    'prices and sales windows that end as a day begins: of files from before an end included its own day',
    async ({ catalogue, actor }) =>
      (await catalogue.midnightEnds(actor)).map(({ code: id, what, at }) => ({
        id,
        what,
        ends: at,
        after: writeEnd(at),
      })),
  ),
  line(
    'catalogue page-options <product> <json>',
    'the switches of a product’s page, e.g. {"hideDiets":true}; {} for the usual ones',
    ({ catalogue, actor }, words) => {
      const options = parseJson(words.text('json'))
      if (typeof options !== 'object' || options === null || Array.isArray(options))
        return failed('A code and an object in JSON are needed')
      const code = words.text('product')
      return saying(catalogue.setPageOptions(code, options, actor), `${code}: ${words.text('json')}`)
    },
  ),
  line(
    'catalogue missing [--language fi|sv|en]',
    'facts and texts of published products that are missing or contradict themselves',
    async ({ catalogue, actor }, words) => {
      const [lines, named]: [string[], string] = [[], words.text('language')]
      const counts = { all: 0, blocking: 0 }
      for await (const finding of catalogue.findMissing(isLanguage(named) ? named : null, actor)) {
        const { productCode, variationCode, field, language, kind, about } = finding
        counts.all += 1
        if (kind === 'not-for-sale') counts.blocking += 1
        if (lines.length < maxLines)
          lines.push(`${productCode}  ${variationCode}  ${field}  ${language ?? 'all'}  ${meanings[kind](about)}`)
      }
      if (counts.all === 0) return 'Nothing is missing'
      const rest = counts.all > lines.length ? [`… and ${counts.all - lines.length} more`] : []
      return [...lines, ...rest, `${counts.all} findings, ${counts.blocking} of them keep something from sale`]
    },
  ),
  line('restock list', 'how many wait for each sold-out variation, most first', async ({ restock, actor }) => {
    const rows = (await restock.counts(actor)).map(
      ({ code, count, since }) => `${code}  ${count}  since ${shopDay(since)}`,
    )
    return rows.length > 0 ? rows : 'nobody waits'
  }),
  line('restock forget <email>', 'deletes what an address has asked to be told of', async (services, words) => {
    const { restock, actor } = services
    return `requests deleted: ${await restock.forget(words.email(), actor)}`
  }),
]
