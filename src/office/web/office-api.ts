import type { Language } from '#src/common/locale.ts'
import { ApiError, callApi } from '#src/shell/web/http/api-client.ts'
import type { Resources } from '../contract/description.ts'
import type { News } from '../contract/news.ts'
import type { AnyRecord, BulkAnswer, Export, ExportBody, Exports, List, Row, ViewCounts } from '../contract/records.ts'
import type { AddedSetting, ChangedSetting, SettingGroups, SettingHistory, SettingRow } from '../contract/settings.ts'
import type { ReportAnswer, ReportQuery, Reports } from '../contract/reports.ts'
import type { NewView, SavedView, SavedViews } from '../contract/views.ts'

/* The back office's calls. Their words come in the page's language. */

const language = (): Language => document.documentElement.lang as Language // one of ours: the page sets it
type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
const call = <Answer>(method: Method, path: string, body?: object, query?: Record<string, string | number>) =>
  callApi<Answer>(`/api/admin/${path}`, {
    method,
    language: language(),
    // Capturing and refunding wait for the payment provider.
    timeoutMs: method === 'GET' ? 15_000 : 40_000,
    ...(body && { body }),
    ...(query && { query }),
  })
const at = (resource: string, id: string, rest = ''): string => `${resource}/${encodeURIComponent(id)}${rest}`

export const fetchResources = async () => (await call<Resources>('GET', 'resources')).resources
export const fetchNews = async () => (await call<News>('GET', 'news')).counts

export interface ListRequest {
  q?: string
  filter?: Record<string, unknown>
  sort?: string
  page?: number
  pageSize?: number
}
export function fetchList(resource: string, { q, filter, sort, page = 1, pageSize = 25 }: ListRequest) {
  const given = Object.entries(filter ?? {}).filter(([, value]) => !isEmpty(value))
  return call<Omit<List, 'items'> & { items: Row[] }>('GET', resource, undefined, {
    page,
    pageSize,
    ...(q && { q }),
    ...(sort && { sort }),
    ...(given.length > 0 && { filter: JSON.stringify(Object.fromEntries(given)) }),
  })
}
export const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)

export const fetchCounts = async (resource: string) => (await call<ViewCounts>('GET', `${resource}/counts`)).views
export const fetchRecord = (resource: string, id: string) => call<AnyRecord>('GET', at(resource, id))
export const changeRecord = (resource: string, id: string, body: object) =>
  call<AnyRecord>('PATCH', at(resource, id), body)
export const createRecord = (resource: string, body: object) => call<AnyRecord>('POST', resource, body)
/** Undefined: there is no such record any more. */
export const act = (resource: string, id: string, action: string, body: object = {}) =>
  call<AnyRecord | undefined>('POST', at(resource, id, `/${action}`), body)
export const actMany = async (resource: string, ids: readonly string[], action: string, body: object = {}) =>
  (await call<BulkAnswer>('POST', `${resource}/actions/${action}`, { ids, body })).results

export const fetchViews = async (resource: string) =>
  (await call<SavedViews>('GET', 'views', undefined, { resource })).views
export const addView = (view: NewView) => call<SavedView>('POST', 'views', view)
export const removeView = (id: string) => call<void>('DELETE', at('views', id))

export const startExport = (resource: string, body: ExportBody) => call<Export>('POST', `${resource}/export`, body)
export const fetchExports = async () => (await call<Exports>('GET', 'exports')).exports

export const fetchReports = async () => (await call<Reports>('GET', 'reports')).reports
export const fetchReport = (name: string, asked: ReportQuery) =>
  call<ReportAnswer>('GET', `reports/${name}`, undefined, { ...asked })
/** The address of a report's file, in the page's language. */
export const reportFile = (name: string, asked: ReportQuery): string =>
  `/api/admin/reports/${name}/file?${new URLSearchParams({ ...asked, language: language() }).toString()}`

export const fetchSettings = async () => (await call<SettingGroups>('GET', 'settings')).groups
export const fetchSettingHistory = async (name: string) =>
  (await call<SettingHistory>('GET', 'settings/history', undefined, { name })).entries
export const changeSetting = (changed: ChangedSetting) => call<SettingRow>('PUT', 'settings', changed)
export const addSetting = (added: AddedSetting) => call<SettingRow>('POST', 'settings', added)

/** Whether the session ended while the page was open. */
export const isSignedOut = (error: unknown): boolean => error instanceof ApiError && error.status === 401
