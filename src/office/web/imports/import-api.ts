import type { Language } from '#src/common/locale.ts'
import { callApi } from '#src/shell/web/http/api-client.ts'
import { type ImportDetails, importParts, type ImportSent } from '#src/transfer/contract/imports.ts'
import type { AnyRecord } from '../../contract/records.ts'

/** Node ends a request after as long. */
const sendingMs = 20_000

export interface NewImport {
  kind: string
  isDryRun: boolean
  file: File
}

/** Sends a file; the answer names the import, which goes on by itself. */
export function sendImport({ kind, isDryRun, file }: NewImport): Promise<ImportSent> {
  const multipart = new FormData()
  multipart.set(importParts.kind, kind)
  multipart.set(importParts.isDryRun, String(isDryRun))
  multipart.set(importParts.file, file)
  return callApi<ImportSent>('/api/admin/imports/file', {
    method: 'POST',
    multipart,
    timeoutMs: sendingMs,
    language: document.documentElement.lang as Language, // one of ours: the page sets it
  })
}

/** What the shop holds now, as an import takes it back. */
export const tableUrl = (kind: string): string => `/api/admin/imports/table?${new URLSearchParams({ kind }).toString()}`
const fileUrl = (id: string, file: string, language: Language): string =>
  `/api/admin/imports/${encodeURIComponent(id)}/${file}?${new URLSearchParams({ language }).toString()}`
export const reportUrl = (id: string, language: Language): string => fileUrl(id, 'report', language)
export const changesUrl = (id: string, language: Language): string => fileUrl(id, 'changes', language)

/** An import as `GET /api/admin/imports/{id}` and its actions answer it. */
export type ImportRecord = AnyRecord & ImportDetails
