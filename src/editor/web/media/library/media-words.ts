import { isLanguage, type Localized } from '#src/common/locale.ts'
import { ApiError } from '#src/shell/web/http/api-client.ts'
import { textsOf } from '#src/shell/web/text/use-text.ts'
import en from './texts.en.json' with { type: 'json' }
import fi from './texts.fi.json' with { type: 'json' }
import sv from './texts.sv.json' with { type: 'json' }

const texts: Localized<Record<string, string>> = { fi, sv, en }

/** The words of the library, in the language of the editor's page. */
export function mediaWords() {
  const { lang } = document.documentElement
  const language = isLanguage(lang) ? lang : 'fi'
  return textsOf(language, texts[language])
}

/** What went wrong, in words: the server's own where it says some. */
export function problemOf(error: unknown): string {
  const words = mediaWords()
  if (error === 'too-large') return words('/media-pane/too-large')
  if (!(error instanceof ApiError)) return words('/media-pane/failed')
  if (error.status === 0) return words('/media-pane/no-line')
  if (error.status === 403) return words('/media-pane/not-allowed')
  if (error.status === 404) return words('/media-pane/gone')
  const said = (error.problems ?? []).map(({ value }) => value)
  return said.filter(Boolean).join(' ') || words('/media-pane/failed')
}
