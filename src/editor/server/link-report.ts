import type { Language } from '#src/common/locale.ts'
import { mediaIdsOf, urisOf } from '#src/content/server/content-tree.ts'
import type { ReportReason, ReportRow } from '../contract/reports.ts'
import type { PlacedValue } from '../rules/placed-values.ts'
import type { LinkTargets } from './picker.routes.ts'
import { placeOf, rowOf, type SiteSurvey } from './site-survey.ts'

export interface LinkReportDeps {
  targets: Pick<LinkTargets, 'find'>
  /** Whether the site has a page at a path without prefix, or leads on from it. */
  hasPage: (path: string, language: Language) => Promise<boolean>
}

const hrefs = /href="(\/(?!\/)[^"#?]*)/g

/** Everything that a value leads to: names of pages, and paths of the site without query and fragment. */
export function targetsOf({ leaf, value }: PlacedValue): string[] {
  if (leaf.kind === 'productRef') return value === '' ? [] : [`product:${String(value)}`]
  if (leaf.kind === 'categoryRef') return value === '' ? [] : [`category:${String(value)}`]
  const named = urisOf(leaf, value)
  if (leaf.kind === 'richText') return [...named, ...[...String(value).matchAll(hrefs)].map(([, path]) => path ?? '')]
  const url = leaf.kind === 'link' ? (value as { url: string }).url : leaf.kind === 'url' ? String(value) : ''
  const [path = ''] = url.split(/[?#]/)
  return /^\/(?!\/)/.test(path) ? [...named, path] : named
}

/** Links to pages, products, categories and files that are not there, are in the trash, or are not on the site in the language. */
export async function reportLinks(survey: SiteSurvey, { targets, hasPage }: LinkReportDeps): Promise<ReportRow[]> {
  const files = new Set([...survey.media.values()].map(({ path }) => path))
  const known = new Map<string, Promise<ReportReason | null>>()
  const reasonOf = (target: string, language: Language): Promise<ReportReason | null> => {
    const name = `${language} ${target}`
    const asked = known.get(name) ?? find(target, language)
    known.set(name, asked)
    return asked
  }
  async function find(target: string, language: Language): Promise<ReportReason | null> {
    if (target.startsWith('content:')) {
      const item = survey.byUri.get(target)
      if (!item) return 'gone'
      if (item.trashedAt) return 'trashed'
      const isPage = item.kind === 'page' && item.companionOf === null
      return isPage && !survey.paths[language].has(item.id) ? 'not-published' : null
    }
    if (!target.startsWith('/')) {
      const found = targets.find(target, language)
      return found === null ? 'gone' : found.url === null ? 'not-published' : null
    }
    if (target.startsWith('/media/')) return files.has(target) ? null : 'file-gone'
    const place = placeOf(target)
    if (place === null) return 'no-page'
    if (survey.idByPlace.has(place.name)) return null
    return (await hasPage(place.path, place.language)) ? null : 'no-page'
  }

  /** The target as people know it: by its name where it has one, else by its address or code. */
  function nameOf(target: string, language: Language): string {
    const item = survey.byUri.get(target)
    const named = item
      ? survey.names.get(item.id)
      : target.startsWith('/')
        ? target
        : targets.find(target, language)?.name
    return named ?? target.slice(target.indexOf(':') + 1)
  }

  const rows: ReportRow[] = []
  for (const page of survey.pages) {
    for (const placed of page.values) {
      const { node, nodeType, path } = placed
      for (const target of targetsOf(placed)) {
        const reason = await reasonOf(target, page.language)
        if (!reason) continue
        const what = nameOf(target, page.language)
        rows.push(rowOf(page, { kind: 'links', reason, what, node, nodeType, path }))
      }
      for (const id of mediaIdsOf(placed.leaf, placed.value)) {
        if (!survey.media.has(id)) rows.push(rowOf(page, { kind: 'links', reason: 'file-gone', node, nodeType, path }))
      }
    }
  }
  return rows
}
