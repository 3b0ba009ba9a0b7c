import { writeFile } from 'node:fs/promises'
import { shopDay } from '#src/common/working-days.ts'
import type { RedirectRule } from '#src/content/contract/redirects.ts'
import { importLimits, parseRedirectCsv, redirectCsv } from '#src/content/rules/redirect-csv.ts'
import { redirectRefusal } from '#src/content/server/redirect-refusal.ts'
import type { AddedRedirect } from '#src/content/server/redirects.service.ts'
import { refuse } from '#src/common/result.ts'
import { line } from './line.ts'
import { failed, type Operation } from './operation.ts'
import { importTable } from './table-import.ts'
import { refusalText } from './told.ts'

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

/** Redirects (specification 1, C-3.3). With `over-page` an operator confirms that one may hide a page of the shop. */
export const redirectOperations: readonly Operation[] = [
  line(
    'redirects list [language:fi|sv|en…] [text]',
    'the redirects, all or those that hold a text',
    async ({ redirects, actor }, words) => {
      const [languages, part] = [words.languages(), words.text('text').toLowerCase()]
      const rows = (await redirects.list(actor)).filter(
        ({ language, fromPath, toUrl }) =>
          languages.includes(language) && (fromPath.includes(part) || toUrl.toLowerCase().includes(part)),
      )
      return rows.map((row) => {
        const { createdBy, createdAt, hits, lastHitAt } = row
        const followed = lastHitAt === null ? 'never followed' : `followed ${hits} times, last ${shopDay(lastHitAt)}`
        return `${describe(row)}  (${createdBy}, ${shopDay(createdAt)}; ${followed})`
      })
    },
  ),
  line(
    'redirects add <language:fi|sv|en> <from> <to> [how:temporary|permanent|over-page…]',
    'sends visitors of a path to another or to an https address (301, 302); over-page: also where it hides a page of the shop',
    async ({ redirects, actor }, words) => {
      const how = words.all('how')
      const kind = how.includes('temporary') ? '302' : '301'
      const input = { language: words.language(), from: words.text('from'), to: words.text('to'), kind }
      const added = await redirects.add({ ...input, coversPage: how.includes('over-page') }, actor)
      return added.ok ? describeAdded(added.value) : refuse(redirectRefusal(added.error))
    },
  ),
  line('redirects remove <language:fi|sv|en> <path>', 'takes a redirect away', async ({ redirects, actor }, words) => {
    const [language, path] = [words.language(), words.text('path')]
    const removed = await redirects.remove(language, path, actor)
    if (!removed.ok) return refuse(redirectRefusal(removed.error))
    return removed.value ? `${language} ${path} leads nowhere else now` : failed(`${language} ${path} is no redirect`)
  }),
  line(
    'redirects import <file> [how:over-page]',
    'adds those of a table language,from,to,kind; all or none',
    async ({ redirects, actor, text }, words) =>
      importTable(parseRedirectCsv(await words.file('file', importLimits.bytes)), {
        columns: 'language,from,to,kind',
        maxRows: importLimits.rows,
        rows: 'redirects',
        take: (rows) =>
          redirects.importAll(
            rows.map((row) => ({ ...row, coversPage: words.has('how') })),
            actor,
          ),
        say: describeAdded,
        why: (fault) => refusalText(redirectRefusal(fault), text),
      }),
  ),
  line(
    'redirects export [file]',
    'every redirect as the table that import takes',
    async ({ redirects, actor }, words) => {
      const rows = await redirects.list(actor)
      const file = words.text('file')
      if (file === '') return redirectCsv(rows).trimEnd()
      await writeFile(file, redirectCsv(rows))
      return `${rows.length} redirects written to ${file}`
    },
  ),
]
