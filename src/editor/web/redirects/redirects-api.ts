import type { RedirectAdded, RedirectBody, RedirectEntry, RedirectList } from '../../contract/redirects.ts'
import { ask } from '../ask.ts'

/* Calls of the redirects. What the server says of faults is in the language of the page. */

const root = '/redirects'

export const fetchRedirects = () => ask<RedirectList>(root)
export const addRedirect = (body: RedirectBody) => ask<RedirectAdded>(root, { method: 'POST', body })
export const removeRedirect = ({ language, from }: Pick<RedirectEntry, 'language' | 'from'>): Promise<void> =>
  ask(root, { method: 'DELETE', query: { language, from }, read: 'none' })
export const importRedirects = (csv: string, coversPage: boolean) =>
  ask<{ count: number }>(`${root}/import`, { method: 'POST', body: { csv, coversPage }, timeoutMs: 60_000 })
