import type { TextTables } from '#src/common/compiled-texts.ts'
import { callApi } from '../http/api-client.ts'

/** The compiled texts of one language; a hashed file, so the browser's cache may keep it for good. */
export async function fetchTexts(url: string): Promise<Record<string, unknown>> {
  const response = await fetch(url, { credentials: 'same-origin' })
  if (!response.ok) throw new Error(`Texts did not arrive: ${response.status}`)
  return (await response.json()) as Record<string, unknown> // our own compiled file
}

/** The texts of all locales as they were written (C-3.5). */
export const fetchLocalizations = (): Promise<TextTables> => callApi('/api/localizations')
