import type { Language } from '#src/common/locale.ts'
import type { ApiRequest } from '#src/shell/web/http/api-client.ts'
import type { PresetBody, PresetList } from '../contract/blocks.ts'
import type { Document, PresentBody, Presented, PublishBody, SaveBody, Saved } from '../contract/document.ts'
import type { LinkList, LinksQuery } from '../contract/links.ts'
import type { MediaList, MediaQuery } from '#src/media/contract/library.ts'
import type { ProjectChange, ProjectDetails, ProjectList } from '../contract/projects.ts'
import type { PresenceAnswer } from '../contract/presence.ts'
import type { SiteReport } from '../contract/reports.ts'
import type {
  CommentBody,
  CommentList,
  PreviewLinkCreated,
  PreviewLinkList,
  ReviewBody,
  ReviewState,
} from '../contract/review.ts'
import type { EditorSchema } from '../contract/schema.ts'
import type { CheckBody, TranslationTimes } from '../contract/translation.ts'
import type { CreateBody, Created, LanguageStates, Resolved, TrashList, Tree } from '../contract/tree.ts'
import type { VersionContent, VersionEntry } from '../contract/versions.ts'
import type { GroupList } from '../contract/visitor-groups.ts'
import { ask } from './ask.ts'

/* The editor's calls to the server. What the server says of faults is in the language of the editor's own words. */

const post = <Answer = void>(path: string, body: object, query?: ApiRequest['query']): Promise<Answer> =>
  ask<Answer>(path, { method: 'POST', body, ...(query && { query }) })
const item = (id: number, more = ''): string => `/content/${id}${more}`

export const fetchSchema = () => ask<EditorSchema>('/schema')
export const fetchTree = (language: Language) => ask<Tree>('/tree', { query: { language } })
export const fetchDocument = (id: number, language: Language) => ask<Document>(item(id), { query: { language } })
export const saveDocument = (id: number, language: Language, body: SaveBody) =>
  ask<Saved>(item(id), { method: 'PUT', query: { language }, body, timeoutMs: 30_000 })
export const present = (id: number, language: Language, body: PresentBody, signal: AbortSignal) =>
  ask<Presented>(`/present/${id}`, { method: 'POST', query: { language }, body, signal })
export const publish = (id: number, body: PublishBody) =>
  post<{ languages: LanguageStates }>(item(id, '/publish'), body)
export const unpublish = (id: number, languages: readonly Language[]) =>
  post<{ languages: LanguageStates }>(item(id, '/unpublish'), { languages })
export const unschedule = (id: number, languages: readonly Language[]) =>
  post<{ languages: LanguageStates }>(item(id, '/unschedule'), { languages })

export const createItem = (body: CreateBody) => post<Created>('/content', body)
export const moveItem = (id: number, body: { parentId: number | null; index: number }) => post(item(id, '/move'), body)
export const copyItem = (id: number, parentId: number | null) => post<{ id: number }>(item(id, '/copy'), { parentId })
export const trashItem = (id: number, force: boolean): Promise<void> =>
  ask(item(id), { method: 'DELETE', query: { force: force ? 'true' : 'false' } })
export const restoreItem = (id: number) => post(item(id, '/restore'), {})
export const resolvePath = (path: string) => ask<Resolved>('/resolve', { query: { path } })
export const fetchTrash = () => ask<TrashList>('/trash')

export const fetchLinks = (query: LinksQuery) => ask<LinkList>('/links', { query })
export const fetchGroups = () => ask<GroupList>('/visitorgroups')
export const fetchMedia = (query: MediaQuery) => ask<MediaList>('/media', { query })

export const fetchShared = (language: Language) =>
  ask<{ items: { id: number; type: string; name: string; pages: number }[] }>('/shared', { query: { language } })
export const shareBlock = (id: number, language: Language, body: { baseVersion: number; node: number; name: string }) =>
  post<Saved & { ref: number }>(item(id, '/share'), body, { language })
export const detachBlock = (id: number, language: Language, body: { baseVersion: number; ref: number }) =>
  post<Saved>(item(id, '/detach'), body, { language })
export const fetchPresets = () => ask<PresetList>('/presets')
export const savePreset = (body: PresetBody) => post<{ id: number }>('/presets', body)

export const fetchVersions = (id: number, language: Language) =>
  ask<{ items: VersionEntry[] }>(item(id, '/versions'), { query: { language } })
export const fetchVersion = (id: number, language: Language, version: number) =>
  ask<VersionContent>(item(id, `/versions/${version}`), { query: { language } })
export const restoreVersion = (
  id: number,
  language: Language,
  version: number,
  body: { baseVersion: number; node?: number },
) => post<Saved>(item(id, `/versions/${version}/restore`), body, { language })
/** An item or a project whose drafts a preview link opens. */
export interface Previewed {
  kind: 'content' | 'projects'
  id: number
}
export const fetchTranslation = (id: number, language: Language, source: Language) =>
  ask<TranslationTimes>(item(id, '/translation'), { query: { language, source } })
export const checkTranslation = (id: number, language: Language, body: CheckBody) =>
  post(item(id, '/translation'), body, { language })
export const createPreviewLink = (of: Previewed, language: Language, days: number) =>
  post<PreviewLinkCreated>(`/${of.kind}/${of.id}/previewlinks`, { days }, { language })
export const fetchPreviewLinks = (of: Previewed) => ask<PreviewLinkList>(`/${of.kind}/${of.id}/previewlinks`)
export const endPreviewLink = (id: number): Promise<void> => ask(`/previewlinks/${id}`, { method: 'DELETE' })

export const fetchProjects = () => ask<ProjectList>('/projects')
export const fetchProject = (id: number) => ask<ProjectDetails>(`/projects/${id}`)
export const createProject = (name: string) => post<{ id: number }>('/projects', { name })
export const changeProject = (id: number, body: ProjectChange): Promise<void> =>
  ask(`/projects/${id}`, { method: 'PUT', body, timeoutMs: 60_000 })
export const publishProject = (id: number): Promise<void> =>
  ask(`/projects/${id}/publish`, { method: 'POST', timeoutMs: 60_000 })
export const assignProject = (id: number, language: Language, projectId: number | null) =>
  post<{ languages: LanguageStates }>(item(id, '/project'), { projectId }, { language })

export const fetchReport = () => ask<SiteReport>('/reports', { timeoutMs: 60_000 })

export const fetchComments = (id: number) => ask<CommentList>(item(id, '/comments'))
export const writeComment = (id: number, body: CommentBody) => post<{ id: number }>(item(id, '/comments'), body)
export const resolveComment = (id: number, isResolved: boolean): Promise<void> =>
  ask(`/comments/${id}`, { method: 'PUT', body: { isResolved } })
export const removeComment = (id: number): Promise<void> => ask(`/comments/${id}`, { method: 'DELETE' })
export const fetchReview = (id: number, language: Language) =>
  ask<ReviewState>(item(id, '/review'), { query: { language } })
export const sendReview = (id: number, language: Language, body: ReviewBody) =>
  post<ReviewState>(item(id, '/review'), body, { language })
export const sendPresence = (id: number, language: Language, node: number | null) =>
  post<PresenceAnswer>(item(id, '/presence'), { node }, { language })
