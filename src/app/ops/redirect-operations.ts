import { shopDay } from '#src/common/working-days.ts'
import { writeFile } from 'node:fs/promises'
import { isLanguage } from '#src/common/locale.ts'
import { importLimits, parseRedirectCsv, redirectCsv } from '#src/content/rules/redirect-csv.ts'
import type { RedirectFault, RedirectReason, RedirectRule } from '#src/content/contract/redirects.ts'
import type { AddedRedirect } from '#src/content/server/redirects.service.ts'
import { describeCsvFault, done, failed, type Operation, readSmall } from './operation.ts'

const kinds = { permanent: '301', temporary: '302' } as const
const isKind = (word: string): word is keyof typeof kinds => Object.hasOwn(kinds, word)
/** The word with which an operator confirms that a redirect may hide a page of the shop. */
const coverWord = 'over-page'

/** Operations on redirects (specification 1, C-3.3). */
export const redirectOperations: readonly Operation[] = [
  {
    name: ['redirects', 'list'],
    usage: '[fi sv en] [part of an address]',
    summary: 'the redirects, all or those that hold a text',
    run: async ({ redirects, actor }, args) => {
      const languages = args.filter(isLanguage)
      const text = args.find((word) => !isLanguage(word))?.toLowerCase() ?? ''
      const rows = (await redirects.list(actor)).filter(
        ({ language, fromPath, toUrl }) =>
          (languages.length === 0 || languages.includes(language)) &&
          (fromPath.includes(text) || toUrl.toLowerCase().includes(text)),
      )
      const lines = rows.map(
        (row) => `${describe(row)}  (${row.createdBy}, ${shopDay(row.createdAt)}; ${describeHits(row)})`,
      )
      return done(lines.join('\n') || 'none')
    },
  },
  {
    name: ['redirects', 'add'],
    usage: `<fi|sv|en> <from> <to> [temporary] [${coverWord}]`,
    summary: 'sends visitors of a path to another or to an https address (301, 302)',
    run: async ({ redirects, actor }, [language = '', from = '', to = '', ...words]) => {
      const unknown = words.find((word) => !isKind(word) && word !== coverWord)
      if (to === '') return failed('A language, a path and a target are needed')
      if (unknown !== undefined) return failed(`"${unknown}" says nothing here: temporary, permanent or ${coverWord}`)
      const kind = kinds[words.find(isKind) ?? 'permanent']
      const added = await redirects.add({ language, from, to, kind, coversPage: words.includes(coverWord) }, actor)
      return added.ok ? done(describeAdded(added.value)) : failed(`Refused: ${describeFault(added.error)}`)
    },
  },
  {
    name: ['redirects', 'remove'],
    usage: '<fi|sv|en> <from path>',
    summary: 'takes a redirect away',
    run: async ({ redirects, actor }, [language, from = '']) => {
      if (!isLanguage(language)) return failed('A language and a path are needed')
      const removed = await redirects.remove(language, from, actor)
      if (!removed.ok) return failed(`Refused: ${describeFault(removed.error)}`)
      return removed.value
        ? done(`${language} ${from} leads nowhere else now`)
        : failed(`${language} ${from} is no redirect`)
    },
  },
  {
    name: ['redirects', 'import'],
    usage: `<file.csv> [${coverWord}]`,
    summary: 'adds those of a table language,from,to,kind; all or none',
    run: async ({ redirects, actor }, [file, word]) => {
      if (word !== undefined && word !== coverWord) return failed('The name of a file is needed')
      const read = await readSmall(file, importLimits.bytes)
      if ('ok' in read) return read
      const table = parseRedirectCsv(read.text)
      if (!('rows' in table)) return failed(describeCsvFault(table, 'language,from,to,kind', importLimits.rows))
      if (table.rows.length === 0) return failed('The file holds no redirect')
      const coversPage = word === coverWord
      const { isDone, lines } = await redirects.importAll(
        table.rows.map((row) => ({ ...row, coversPage })),
        actor,
      )
      const report = lines.map(
        ({ line, outcome }) =>
          `${line}: ${outcome.ok ? describeAdded(outcome.value) : `refused: ${describeFault(outcome.error)}`}`,
      )
      const refused = lines.filter(({ outcome }) => !outcome.ok).length
      if (isDone) return done([...report, `${lines.length} redirects imported`].join('\n'))
      return failed([...report, `Nothing was imported: ${refused} of ${lines.length} lines refused`].join('\n'))
    },
  },
  {
    name: ['redirects', 'export'],
    usage: '[file.csv]',
    summary: 'every redirect as the table that import takes',
    run: async ({ redirects, actor }, [file]) => {
      const rows = await redirects.list(actor)
      if (file === undefined) return done(redirectCsv(rows).trimEnd())
      await writeFile(file, redirectCsv(rows))
      return done(`${rows.length} redirects written to ${file}`)
    },
  },
]

const describeHits = ({ hits, lastHitAt }: { hits: number; lastHitAt: Date | null }): string =>
  lastHitAt === null ? 'never followed' : `followed ${hits} times, last ${shopDay(lastHitAt)}`

const describe = ({ language, fromPath, toUrl, permanent }: RedirectRule): string =>
  `${language} ${fromPath} → ${toUrl}${permanent ? '' : ' (temporary)'}`

function describeAdded({ rule, skipped, retargeted, replaced, isMissing }: AddedRedirect): string {
  const notes = [
    ...(replaced === null || replaced === rule.toUrl ? [] : [`led to ${replaced} before`]),
    ...(skipped.length === 0 ? [] : [`straight there, because ${skipped.join(', ')} is a redirect itself`]),
    ...(retargeted === 0 ? [] : [`${retargeted} that led to ${rule.fromPath} lead there too`]),
    ...(isMissing ? ['nothing is there yet'] : []),
  ]
  return [describe(rule), ...notes].join('; ')
}

const faultTexts: Readonly<Record<RedirectReason, (about: string) => string>> = {
  language: (about) => `"${about}" is no language of the site: fi, sv or en`,
  kind: (about) => `"${about}" is no kind of redirect: 301 or 302`,
  'from-not-a-path': (about) =>
    `"${about}" is no path of the site: it begins with one slash and holds letters, digits, . _ ~ -`,
  'from-query': (about) =>
    `"${about}" has a query or a #: a redirect is for a path, and takes the visitor's query along`,
  'from-other-language': (about) => `"${about}" belongs to another language than the redirect`,
  'from-reserved': (about) => `"${about}" is kept for calls and files: no redirect can stand there`,
  'to-not-an-address': (about) => `"${about}" is neither a path of the site nor an address`,
  'to-not-https': (about) => `"${about}" is no https address`,
  'to-own-site': (about) => `"${about}" is on this site: give its path`,
  'to-other-language': (about) => `"${about}" belongs to another language than the redirect`,
  'to-reserved': (about) => `"${about}" is kept for calls and files: no page is there`,
  loop: (about) => `it would go round in a circle at ${about}`,
  page: (about) => `${about} is a page, which would stay: unpublish or move it first`,
  'page-covered': (about) =>
    `${about} is a page of the shop, which nobody would see any more: say ${coverWord} if that is meant`,
  twice: (about) => `${about} is in the file already`,
}
const describeFault = ({ reason, about }: RedirectFault): string => faultTexts[reason](about)
