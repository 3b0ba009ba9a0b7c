import type { Language } from '#src/common/locale.ts'
import type { TextBody, TextHistory, TextList, TextsQuery } from '../../contract/texts.ts'
import { ask } from '../ask.ts'

/* Calls of the interface texts. What the server says of faults is in the language of the page. */

const root = '/texts'

export const fetchTexts = (query: TextsQuery) => ask<TextList>(root, { query })
export const saveText = (body: TextBody): Promise<void> => ask(root, { method: 'PUT', body, read: 'none' })
export const fetchHistory = (language: Language, key: string) =>
  ask<TextHistory>(`${root}/history`, { query: { language, key } })
