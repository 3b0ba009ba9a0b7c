import type { ShopActor } from '#src/common/actor.ts'
import { authorise } from '#src/common/authorise.ts'
import { languages } from '#src/common/locale.ts'
import type { ContentAdmin } from '#src/content/server/content-admin.ts'
import type { ContentTypes } from '#src/content/server/content-types.ts'
import type { Projects } from '#src/content/server/projects.ts'
import { isNamedPage } from '#src/content/server/site-chrome.ts'
import { mediaIdsOf } from '#src/content/server/content-tree.ts'
import { faintColours } from '#src/content/server/publish-checks.ts'
import type { MediaList } from '#src/media/contract/library.ts'
import type { MediaFinder } from '#src/media/server/media-finder.ts'
import type { Clock } from '#src/platform/clock.ts'
import { type ReportKind, reportKinds, type ReportRow, reportRowsMax, type SiteReport } from '../contract/reports.ts'
import { type Heading, headingFaults, headingsIn } from '../rules/headings.ts'
import { align, lackOf } from '../rules/languages.ts'
import { fieldPathOf, problemPlace } from '../rules/problem-places.ts'
import { languageStates } from '../rules/status.ts'
import { type LinkReportDeps, reportLinks, targetsOf } from './link-report.ts'
import { placeOf, rowOf, rowOfNone, type SiteSurvey, surveyOf, type SurveyedPage } from './site-survey.ts'

export interface SiteReportsDeps extends LinkReportDeps {
  admin: Pick<ContentAdmin, 'survey'>
  projects: Pick<Projects, 'list'>
  library: Pick<MediaFinder, 'all'>
  /** The largest items that nothing shows, and how many there are. */
  unusedMedia: (actor: ShopActor) => Promise<Pick<MediaList, 'items' | 'totalCount'>>
  /** All types of pages and blocks. */
  types: ContentTypes
  clock: Clock
}

const weekMs = 7 * 86_400_000
/** A turn of the schedule that is this late has failed. */
const lateMs = 120_000
/** Fields with the heading of the first level, by type of page; of other types the code makes it. */
const titleFields: Readonly<Record<string, string | null>> = {
  StartPage: null,
  LandingPage: 'heading',
  CampaignThankYouPage: 'heading',
  ArticlePage: 'heading',
  ContentPage: 'topic',
}
/** Pages that are reached by links alone; pages of other types stand in lists. */
const linkedTypes = new Set(['LandingPage', 'ContentPage'])

/** What editors mend on the whole site. It reads the newest words of everything, and changes nothing. */
export function createSiteReports(deps: SiteReportsDeps) {
  const { admin, projects, library, unusedMedia, types, clock } = deps
  return {
    async report(actor: ShopActor): Promise<SiteReport> {
      authorise(actor, 'pages:read')
      authorise(actor, 'media:read')
      const [survey, media, unused] = await Promise.all([admin.survey(actor), library.all(actor), unusedMedia(actor)])
      const site = surveyOf(survey, types, media)
      const planned = await projects.list(actor)
      const rows: Record<ReportKind, ReportRow[]> = {
        links: await reportLinks(site, deps),
        alternatives: site.pages.flatMap((page) => withoutAlternative(page, site)),
        translations: translations(site),
        headings: site.pages.flatMap((page) => headings(page, site)),
        contrast: site.pages.flatMap((page) => faintTexts(page, site)),
        unused: [
          ...unusedItems(site),
          ...unused.items.map(({ name, path }) =>
            rowOfNone({ kind: 'unused', reason: 'media-unused', what: name || path }),
          ),
        ],
        soon: soon(site, planned, clock.now()),
      }
      const more = unused.totalCount - unused.items.length
      const counts = Object.fromEntries(
        reportKinds.map((kind) => [kind, rows[kind].length + (kind === 'unused' ? more : 0)]),
      ) as SiteReport['counts'] // of all kinds
      return { rows: reportKinds.flatMap((kind) => rows[kind].slice(0, reportRowsMax)), counts }
    },
  }
}

export type SiteReports = ReturnType<typeof createSiteReports>

const textPicture = /<img src="media:(\d{1,9})"([^>]*)>/g

/** Pictures that have no alternative text in the language, neither where they stand nor in the library. */
function withoutAlternative(page: SurveyedPage, { media }: SiteSurvey): ReportRow[] {
  return page.values.flatMap(({ leaf, value, node, nodeType, path }) => {
    // It is shown by other sites, with the page's name.
    if (node === null && path[0] === 'ogImage') return []
    const silent =
      leaf.kind === 'media'
        ? (value as { altText?: string }).altText
          ? []
          : mediaIdsOf(leaf, value)
        : leaf.kind === 'richText'
          ? [...String(value).matchAll(textPicture)].flatMap(([, id, rest = '']) =>
              /alt="[^"]/.test(rest) ? [] : Number(id),
            )
          : []
    return silent.flatMap((id) => {
      const found = media.get(id)
      const needsText = found && (found.kind === 'picture' || found.kind === 'vector') && !found.isDecorative
      if (!needsText || found.spokenIn.has(page.language)) return []
      const what = found.name || found.path
      return [rowOf(page, { kind: 'alternatives', reason: 'no-alternative', what, node, nodeType, path })]
    })
  })
}

/** Languages that an item was never written in, and what others lack of the first that has it. */
function translations({ pages, types, byUri }: SiteSurvey): ReportRow[] {
  const byItem = Map.groupBy(pages, ({ item }) => item.id)
  return [...byItem.values()].flatMap((versions) => {
    const source = languages.flatMap((one) => versions.find(({ language }) => language === one) ?? [])[0]
    const fields = source && types[source.item.contentType]?.fields
    if (!source || !fields || !byUri.has(`content:${source.item.id}`)) return []
    const mergeTypes = { fields, fieldsOfType: (type: string) => types[type]?.fields }
    return languages.flatMap((language): ReportRow[] => {
      if (language === source.language) return []
      const other = versions.find((one) => one.language === language)
      const of = source.language
      if (!other) {
        const lacks = { fields: 0, blocks: source.blocks.length, of }
        return [rowOf({ ...source, language }, { kind: 'translations', reason: 'never-written', lacks })]
      }
      const own = align(source.fields, other.fields, mergeTypes)
      const lacks = { ...lackOf(own.fields, other.fields, mergeTypes), of }
      return lacks.fields + lacks.blocks === 0 ? [] : [rowOf(other, { kind: 'translations', reason: 'lacking', lacks })]
    })
  })
}

/** Headings of a page that leave out a level, or its first level that is missing or there twice. */
function headings(page: SurveyedPage, { types, pageOf }: SiteSurvey): ReportRow[] {
  const { item, fields, language } = page
  const own = types[item.contentType]?.fields
  if (item.kind !== 'page' || item.companionOf !== null || item.contentType === 'Folder' || !own) return []
  const title = titleFields[item.contentType]
  const written = title ? fields[title] : null
  const words = title === undefined ? page.name : typeof written === 'string' ? written : ''
  const first: Heading[] =
    words === '' ? [] : [{ level: 1, words, node: null, nodeType: null, path: title ? [title] : [] }]
  const inBlocks = (areas: readonly string[]): Heading[] =>
    page.blocks.flatMap(({ entry, id, path }) => {
      if (!areas.includes(String(path[0]))) return []
      // A shared block has its words elsewhere.
      const shared = entry.ref === undefined ? null : pageOf.get(`${language} ${id}`)
      const type = shared?.item.contentType ?? entry.type
      const values = shared?.fields ?? entry.fields
      return type && values
        ? headingsIn(types[type]?.fields ?? {}, values, { node: id, nodeType: entry.type ?? null })
        : []
    })
  const all = [
    ...first,
    ...inBlocks(['topContentArea']),
    ...headingsIn(own, fields, { node: null, nodeType: null }),
    ...inBlocks(['mainContentArea', 'bottomContentArea']),
  ]
  return headingFaults(all).map(({ reason, heading }) =>
    rowOf(page, {
      kind: 'headings',
      reason,
      ...(heading && { what: heading.words, node: heading.node, nodeType: heading.nodeType, path: [...heading.path] }),
    }),
  )
}

/** Texts whose colour an editor chose, and that are hard to read on the ground chosen with it. What lies on a picture is not known. */
const faintTexts = (page: SurveyedPage, { types }: SiteSurvey): ReportRow[] =>
  faintColours(types, types[page.item.contentType]?.fields ?? {}, page.fields).map(({ colour, figure, at }) => {
    const { node, path } = problemPlace(page.fields, at)
    const nodeType = page.blocks.find(({ id }) => id === node)?.entry.type ?? null
    const contrast = { colour, figure: Number(figure) }
    return rowOf(page, { kind: 'contrast', reason: 'too-faint', contrast, node, nodeType, path: fieldPathOf({ path }) })
  })

/** Pages that no other page, menu or footer leads to, and shared blocks that stand nowhere. */
function unusedItems(site: SiteSurvey): ReportRow[] {
  const used = new Set<number>()
  for (const page of site.pages) {
    for (const { entry } of page.blocks) if (entry.ref !== undefined) used.add(entry.ref)
    for (const target of page.values.flatMap(targetsOf)) {
      const id = site.byUri.get(target)?.id ?? site.idByPlace.get(placeOf(target)?.name ?? '')
      if (id !== undefined && id !== page.item.id) used.add(id)
    }
  }
  const shown = [...Map.groupBy(site.pages, ({ item }) => item.id).values()].flatMap(([first]) => first ?? [])
  return shown.flatMap((page) => {
    const { id, kind, contentType, key, parentId, companionOf } = page.item
    if (used.has(id)) return []
    if (kind === 'block')
      return site.types[contentType]?.isSiteItem ? [] : [rowOf(page, { kind: 'unused', reason: 'block-unused' })]
    const isLinked = linkedTypes.has(contentType) && parentId !== null && companionOf === null
    const isOnSite = languages.some((one) => site.paths[one].has(id))
    return isLinked && isOnSite && !(key !== null && isNamedPage(key))
      ? [rowOf(page, { kind: 'unused', reason: 'page-unused' })]
      : []
  })
}

/** What goes on the site or off it within a week, and what should have. */
function soon(site: SiteSurvey, planned: Awaited<ReturnType<Projects['list']>>, now: Date): ReportRow[] {
  const isNear = (at: Date | null): at is Date => at !== null && at.getTime() - now.getTime() <= weekMs
  const isLate = (at: Date): boolean => now.getTime() - at.getTime() > lateMs
  const rows: ReportRow[] = []
  const byItem = Map.groupBy(site.states, ({ contentId }) => contentId)
  for (const item of site.items) {
    const facts = byItem.get(item.id) ?? []
    const states = languageStates(facts)
    for (const language of languages) {
      const name = facts.findLast((one) => one.language === language)?.name ?? ''
      for (const [moment, reason] of [
        [states[language].publishAt, 'goes-on'],
        [states[language].unpublishAt, 'goes-off'],
      ] as const) {
        const at = moment === null ? null : new Date(moment)
        if (isNear(at))
          rows.push(
            rowOf(
              { item, name, language },
              { kind: 'soon', reason: isLate(at) ? 'late' : reason, at: at.toISOString() },
            ),
          )
      }
    }
  }
  for (const page of site.pages) {
    for (const { entry, id } of page.blocks)
      for (const [moment, reason] of [
        [entry['from'], 'block-on'],
        [entry['to'], 'block-off'],
      ] as const) {
        const at = typeof moment === 'string' ? new Date(moment) : null
        if (isNear(at) && at > now)
          rows.push(rowOf(page, { kind: 'soon', reason, at: at.toISOString(), node: id, nodeType: entry.type ?? null }))
      }
  }
  for (const { project } of planned) {
    const { name, publishAt, publishedAt, closedAt } = project
    if (publishedAt === null && closedAt === null && isNear(publishAt))
      rows.push(
        rowOfNone({
          kind: 'soon',
          reason: isLate(publishAt) ? 'late' : 'project',
          what: name,
          at: publishAt.toISOString(),
        }),
      )
  }
  return rows.sort((one, other) => (one.at ?? '').localeCompare(other.at ?? ''))
}
