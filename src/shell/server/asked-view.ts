import type { FastifyRequest } from 'fastify'
import { Check } from 'typebox/value'
import type { Language } from '#src/common/locale.ts'
import { momentOf } from '#src/common/shop-time.ts'
import { ViewFlags, viewFlagNames } from '../contract/content-api.ts'
import {
  type DraftScope,
  hasEndedPreview,
  isPreview,
  publishedView,
  type ViewContext,
} from '../contract/view-context.ts'
import type { PreviewAccess } from './preview-access.ts'

export interface AskedViewDeps {
  previews: Pick<PreviewAccess, 'mayPreview' | 'scopeOf'>
  /** Whether the request comes from a member of staff who works on drafts. */
  maySeeDrafts: (request: FastifyRequest) => Promise<boolean>
}

/** The flags in the address of a document; those that make no sense there are left out. */
export function viewFlagsIn(url: string): ViewFlags {
  const at = url.indexOf('?')
  if (at < 0) return {}
  const params = new URLSearchParams(url.slice(at))
  const given = viewFlagNames.flatMap((name) => {
    const one = { [name]: params.get(name) }
    return Check(ViewFlags, one) ? [one] : []
  })
  return Object.assign({}, ...given) as ViewFlags // each was checked
}

/** Finds out as what, and with which drafts, a page is to be shown. A visitor who may see no drafts gets the public page. */
export function createAskedView({ previews, maySeeDrafts }: AskedViewDeps) {
  /** Whether a response may differ from the public one. */
  const mayDiffer = (request: FastifyRequest, flags: ViewFlags): boolean =>
    previews.mayPreview(request) || asksForDrafts(flags)

  async function of(request: FastifyRequest, flags: ViewFlags, language: Language): Promise<ViewContext> {
    const opened = await previews.scopeOf(request)
    const byLink = isPreview({ drafts: opened })
    const isStaff = !byLink && asksForDrafts(flags) && (await maySeeDrafts(request))
    const at = flags.at === undefined ? null : momentOf(flags.at, 'begin')
    const drafts = byLink ? narrowed(opened, flags) : isStaff ? staffDrafts(flags, at) : opened
    if (!isPreview({ drafts })) return { ...publishedView(language), ...(hasEndedPreview({ drafts }) && { drafts }) }
    return {
      language,
      at,
      drafts,
      channel: flags.epichannel ?? null,
      visitorGroups: idsIn(flags.visitorgroupsByID),
      ...(isStaff && flags.epieditmode === 'true' && { isEdited: true as const }),
    }
  }

  return { mayDiffer, of }
}

export type AskedView = ReturnType<typeof createAskedView>

const asksForDrafts = ({ epieditmode, commondrafts, epiprojects, at }: ViewFlags): boolean =>
  epieditmode === 'true' || commondrafts === 'true' || epiprojects !== undefined || at !== undefined

/** A project's drafts, the newest of everything, or what the schedule has brought by a moment. */
function staffDrafts({ epieditmode, commondrafts, epiprojects }: ViewFlags, at: Date | null): DraftScope {
  const [project] = idsIn(epiprojects)
  if (project !== undefined) return { kind: 'project', id: project }
  const isOfTime = at !== null && epieditmode !== 'true' && commondrafts !== 'true'
  return isOfTime ? { kind: 'due', by: at } : { kind: 'all' }
}

/** A link to a project shows nothing of it where another project is asked for. */
const narrowed = (opened: DraftScope, { epiprojects }: ViewFlags): DraftScope =>
  opened.kind === 'project' && epiprojects !== undefined && !idsIn(epiprojects).includes(opened.id)
    ? { kind: 'none' }
    : opened

/** Parses `3,7` to numbers; anything else is left out. */
const idsIn = (list: string | undefined): number[] =>
  (list ?? '').split(',').flatMap((id) => (/^\d{1,9}$/.test(id.trim()) ? [Number(id)] : []))
