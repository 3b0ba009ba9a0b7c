import { shopDay } from '#src/common/working-days.ts'
import {
  parseSynonymCsv,
  type SynonymFault,
  synonymLimits,
  type SynonymReason,
  type SynonymRule,
} from '#src/product-search/rules/synonym-rules.ts'
import { isLanguage } from '#src/common/locale.ts'
import { describeCsvFault, done, failed, type Operation, readSmall } from './operation.ts'

/** The most codes named in one answer; the rest is only counted. */
const maxNamed = 50
const oneWay = 'one-way'

/** Operations on the product search and its synonyms. */
export const searchOperations: readonly Operation[] = [
  {
    name: ['search', 'rebuild'],
    usage: '',
    summary: 'rebuilds the index of the searches from pages and products',
    run: async ({ content, search, actor }) => {
      const pages = await content.rebuildSearch()
      return done(`${pages} pages can be found; ${await search.rebuild(actor)} products were rebuilt`)
    },
  },
  {
    name: ['search', 'check'],
    usage: '',
    summary: 'compares what the product search looks into with the products, and names what differs',
    run: async ({ search, actor }) => {
      const { checked, drifted } = await search.check(actor)
      if (drifted.length === 0) return done(`${checked} products, none differs`)
      const named = drifted
        .slice(0, maxNamed)
        .map(({ code, why }) => `${code}: ${why === 'missing' ? 'no document' : 'the document says something else'}`)
      const more = drifted.length > maxNamed ? [`and ${drifted.length - maxNamed} more`] : []
      return failed(
        [...named, ...more, `${drifted.length} of ${checked} products differ: search rebuild mends them`].join('\n'),
      )
    },
  },
  {
    name: ['synonyms', 'list'],
    usage: '[fi sv en] [part of a word]',
    summary: 'the synonyms of the product search, all or those that hold a text',
    run: async ({ search, actor }, args) => {
      const languages = args.filter(isLanguage)
      const text = args.find((word) => !isLanguage(word))?.toLowerCase() ?? ''
      const rows = (await search.listSynonyms(actor)).filter(
        ({ language, term, synonym }) =>
          (languages.length === 0 || languages.includes(language)) && (term.includes(text) || synonym.includes(text)),
      )
      const lines = rows.map((row) => `${describe(row)}  (${row.createdBy}, ${shopDay(row.createdAt)})`)
      return done(lines.join('\n') || 'none')
    },
  },
  {
    name: ['synonyms', 'add'],
    usage: `<fi|sv|en> <term> <synonym> [${oneWay}]`,
    summary: 'a term finds what its synonym finds, and the other way round unless one-way is said',
    run: async ({ search, actor }, [language = '', term = '', synonym = '', kind = '']) => {
      const added = await search.addSynonym({ language, term, synonym, kind }, actor)
      return added.ok ? done(describe(added.value)) : failed(`Refused: ${describeFault(added.error)}`)
    },
  },
  {
    name: ['synonyms', 'remove'],
    usage: '<fi|sv|en> <term> [synonym]',
    summary: 'takes a pair away, or all of a term',
    run: async ({ search, actor }, [language = '', term = '', synonym]) => {
      if (!isLanguage(language) || term === '') return failed('A language and a term are needed')
      const removed = await search.removeSynonym(language, term, synonym ?? null, actor)
      const count = removed.ok ? removed.value : 0
      return count > 0 ? done(`${count} taken away`) : failed(`${language} ${term} has no such synonym`)
    },
  },
  {
    name: ['synonyms', 'import'],
    usage: '<file.csv>',
    summary: 'adds those of a table language,term,synonym,kind (both, one-way); all or none',
    run: async ({ search, actor }, [file]) => {
      const read = await readSmall(file, synonymLimits.bytes)
      if ('ok' in read) return read
      const table = parseSynonymCsv(read.text)
      if (!('rows' in table)) return failed(describeCsvFault(table, 'language,term,synonym,kind', synonymLimits.rows))
      if (table.rows.length === 0) return failed('The file holds no synonym')
      const { isDone, lines } = await search.importSynonyms(table.rows, actor)
      if (isDone) return done(`${lines.length} synonyms imported`)
      const refused = lines.flatMap(({ line, outcome }) =>
        outcome.ok ? [] : [`${line}: refused: ${describeFault(outcome.error)}`],
      )
      return failed([...refused, `Nothing was imported: ${refused.length} of ${lines.length} lines refused`].join('\n'))
    },
  },
]

const describe = ({ language, term, synonym, bothWays }: SynonymRule): string =>
  `${language} ${term} ${bothWays ? '↔' : '→'} ${synonym}`

const faults: Readonly<Record<SynonymReason, (about: string) => string>> = {
  language: (about) => `"${about}" is no language of the site: fi, sv or en`,
  term: (about) =>
    `"${about}" is no term: one to ${synonymLimits.words} words, ${synonymLimits.letters} letters at most`,
  synonym: (about) =>
    `"${about}" is no synonym: one to ${synonymLimits.words} words, ${synonymLimits.letters} letters at most`,
  same: (about) => `"${about}" is the same as its term`,
  kind: (about) => `"${about}" says nothing here: both or ${oneWay}`,
}
const describeFault = ({ reason, about }: SynonymFault): string => faults[reason](about)
