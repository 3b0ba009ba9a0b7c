import { localeTag } from '#src/common/locale.ts'
import type { TextFunction } from '#src/shell/web/text/use-text.ts'
import type { ReportRow } from '../../contract/reports.ts'
import type { EditorLanguage } from '../editor-texts.ts'

/** "kupari, 4,4 : 1": the name that a colour has where editors choose it, and its contrast with its ground. */
export function contrastWords(
  { colour, figure }: NonNullable<ReportRow['contrast']>,
  t: TextFunction,
  words: EditorLanguage,
): string {
  const name = colour.startsWith('#') ? colour : t(`/edit/colour/${colour}`)
  return `${name}, ${figure.toLocaleString(localeTag(words), { minimumFractionDigits: 1 })} : 1`
}
