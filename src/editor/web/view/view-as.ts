import { useSyncExternalStore } from 'react'
import type { Channel } from '#src/shell/contract/view-context.ts'
import type { PageModel } from '#src/shell/contract/page-model.ts'
import type { PresentBody } from '../../contract/document.ts'

/* For whom, on what, and when the page is shown in the frame. It stays from page to page, and ends when the editor is loaded again. */

export const themes = ['konvehti', 'willja', 'froosh'] as const
export interface ViewAs {
  /** Ids of visitor groups; empty: a visitor of none. */
  groups: readonly number[]
  channel: Channel | null
  /** Null: the page's. */
  theme: (typeof themes)[number] | null
  /** A moment, ISO 8601; empty: now. */
  at: string
}
export const normalView: ViewAs = { groups: [], channel: null, theme: null, at: '' }

let current = normalView
const listeners = new Set<() => void>()
export const getViewAs = (): ViewAs => current
export function setViewAs(next: ViewAs): void {
  current = next
  for (const changed of listeners) changed()
}
export function followViewAs(changed: () => void): () => void {
  listeners.add(changed)
  return () => void listeners.delete(changed)
}
export const useViewAs = (): ViewAs => useSyncExternalStore(followViewAs, getViewAs)

export const isNormal = ({ groups, channel, theme, at }: ViewAs): boolean =>
  groups.length === 0 && channel === null && theme === null && at === ''

/** The address in the frame: the page in edit mode, as it is viewed. */
export function addressOf(url: string, { groups, channel, at }: ViewAs): string {
  const query = new URLSearchParams({
    epieditmode: 'true',
    ...(groups.length > 0 && { visitorgroupsByID: groups.join(',') }),
    ...(channel && { epichannel: channel }),
    ...(at && { at }),
  })
  return `${url}${url.includes('?') ? '&' : '?'}${query}`
}

/** What unsaved fields are asked for with. */
export const presentAs = ({ groups, channel, at }: ViewAs): Pick<PresentBody, 'channel' | 'visitorGroups' | 'at'> => ({
  ...(groups.length > 0 && { visitorGroups: [...groups] }),
  ...(channel && { channel }),
  ...(at && { at }),
})

/** The model in the viewed theme. */
export const inTheme = (model: Partial<PageModel>, { theme }: ViewAs): Partial<PageModel> =>
  theme === null ? model : { ...model, layoutTheme: theme === 'konvehti' ? '' : theme }
