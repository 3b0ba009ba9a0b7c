import type { Refusal } from '#src/common/errors.ts'
import { refuse } from '#src/common/result.ts'
import { shopDay } from '#src/common/working-days.ts'
import {
  parseSynonymCsv,
  type SynonymFault,
  synonymLimits,
  type SynonymRule,
} from '#src/product-search/rules/synonym-rules.ts'
import { searchLogDays } from '#src/search/contract/limits.ts'
import { phraseRedirectRefusal } from '#src/search/server/redirects/phrase-redirects.resource.ts'
import { line, saying } from './line.ts'
import { failed, type Operation } from './operation.ts'
import { importTable } from './table-import.ts'
import { refusalText } from './told.ts'

/** The most codes or phrases named in one answer; the rest is only counted. */
const maxNamed = 50

const pair = ({ language, term, bothWays, synonym }: SynonymRule): string =>
  `${language} ${term} ${bothWays ? '↔' : '→'} ${synonym}`

const refusalOf = ({ reason }: SynonymFault): Refusal => ({
  kind: 'fields',
  fields: { [reason]: [`office/synonyms/refused/${reason}`] },
})

const logLine = (what: 'top' | 'none', summary: string): Operation =>
  line(`search ${what} [language:fi|sv|en] [days]`, summary, async ({ searchLog, actor }, words) => {
    const days = Number(words.maybe('days') ?? 7)
    if (!Number.isInteger(days) || days < 1 || days > searchLogDays)
      return failed(`Days are a number from 1 to ${searchLogDays}`)
    const language = words.has('language') ? words.language() : null
    return searchLog[what]({ days, language, most: maxNamed }, actor)
  })

/** The product search with its index and its log, synonyms, and phrases that lead to a page. */
export const searchOperations: readonly Operation[] = [
  line(
    'search rebuild',
    'rebuilds the index of the searches from pages and products',
    async ({ content, search, actor }) => {
      const pages = await content.rebuildSearch()
      return `${pages} pages can be found; ${await search.rebuild(actor)} products were rebuilt`
    },
  ),
  line(
    'search check',
    'compares what the product search looks into with the products, and names what differs',
    async ({ search, actor }) => {
      const { checked, drifted } = await search.check(actor)
      if (drifted.length === 0) return `${checked} products, none differs`
      const named = drifted
        .slice(0, maxNamed)
        .map(({ code, why }) => `${code}: ${why === 'missing' ? 'no document' : 'the document says something else'}`)
      const more = drifted.length > maxNamed ? [`and ${drifted.length - maxNamed} more`] : []
      return failed(
        [...named, ...more, `${drifted.length} of ${checked} products differ: search rebuild mends them`].join('\n'),
      )
    },
  ),
  logLine('top', `what was searched for most in so many days, 7 of ${searchLogDays}, with what was found and followed`),
  logLine('none', 'what was searched for and found nothing'),
  line(
    'synonyms list [language:fi|sv|en…] [text]',
    'the synonyms of the product search, all or those that hold a text',
    async ({ search, actor }, words) => {
      const [languages, part] = [words.languages(), words.text('text').toLowerCase()]
      const rows = (await search.listSynonyms(actor)).filter(
        ({ language, term, synonym }) =>
          languages.includes(language) && (term.includes(part) || synonym.includes(part)),
      )
      return rows.map((row) => `${pair(row)}  (${row.createdBy}, ${shopDay(row.createdAt)})`)
    },
  ),
  line(
    'synonyms add <language:fi|sv|en> <term> <synonym> [way:both|one-way]',
    'a term finds what its synonym finds, and the other way round unless one-way is said',
    async ({ search, actor }, words) => {
      const [language, term, synonym] = [words.language(), words.text('term'), words.text('synonym')]
      const added = await search.addSynonym({ language, term, synonym, kind: words.text('way') }, actor)
      if (!added.ok) return refuse(refusalOf(added.error))
      return pair(added.value)
    },
  ),
  line(
    'synonyms remove <language:fi|sv|en> <term> [synonym]',
    'takes a pair away, or all of a term',
    async ({ search, actor }, words) => {
      const removed = await search.removeSynonym(
        words.language(),
        words.text('term'),
        words.maybe('synonym') ?? null,
        actor,
      )
      return removed.ok && removed.value > 0 ? `${removed.value} taken away` : failed('There is no such synonym')
    },
  ),
  line(
    'synonyms import <file>',
    'adds those of a table language,term,synonym,kind (both, one-way); all or none',
    async ({ search, actor, text }, words) =>
      importTable(parseSynonymCsv(await words.file('file', synonymLimits.bytes)), {
        columns: 'language,term,synonym,kind',
        maxRows: synonymLimits.rows,
        rows: 'synonyms',
        take: (rows) => search.importSynonyms(rows, actor),
        say: pair,
        why: (fault) => refusalText(refusalOf(fault), text),
      }),
  ),
  line(
    'merchandising redirect <language:fi|sv|en> <phrase> <path> [from=2026-12-01] [to=2026-12-24T16:00]',
    'leads those who search for a phrase to a page of the site',
    async ({ phraseRedirects, actor }, words) => {
      const [language, phrase, to] = [words.language(), words.text('phrase'), words.text('path')]
      const times = { from: words.moment('from', 'begin'), until: words.moment('to', 'end') }
      const added = await phraseRedirects.add({ language, phrase, to, ...times }, actor)
      if (!added.ok) return refuse(phraseRedirectRefusal(added.error))
      const { id, target, pageName } = added.value
      return `${id}  ${language} "${added.value.phrase}" leads to ${target} (${pageName})`
    },
  ),
  line(
    'merchandising redirects [language:fi|sv|en…]',
    'the phrases that lead to a page, and those whose page is no more',
    async ({ phraseRedirects, actor }, words) => {
      const rows = await phraseRedirects.list(actor)
      return rows
        .filter(({ language }) => words.languages().includes(language))
        .map(({ id, language, phrase, target, validFrom: from, validTo: until, createdBy: by, isDead }) => {
          const note = isDead ? 'THERE IS NO SUCH PAGE, it is searched for' : ''
          return { id, language, phrase, target, note, from, until, by }
        })
    },
  ),
  line('merchandising remove-redirect <redirect>', 'lets a phrase be searched for again', (services, words) =>
    saying(
      services.phraseRedirects.remove(words.number('redirect'), services.actor),
      ({ language, phrase, target }) => `${language} "${phrase}" leads to ${target} no longer`,
    ),
  ),
]
