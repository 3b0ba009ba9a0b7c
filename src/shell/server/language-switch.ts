import { type Language, languageOfPath, withoutLanguage } from '#src/common/locale.ts'
import type { PageModel } from '../contract/page-model.ts'
import { type LeftOut, leftOutParam, switchedFromParam } from '../contract/switched-language.ts'
import { publishedView } from '../contract/view-context.ts'
import type { PageExtras } from './page-extras.ts'
import type { PageService } from './page-service.ts'

/** A name may need a database query, and an address can hold thousands. */
const lookupsMax = 50

/**
 * Translates the query `asked` of a visitor who comes from the same page in another language; null: they come from elsewhere.
 * Choices without a name in this language are left out, and the query says so.
 */
export async function queryAfterSwitch(
  pages: Pick<PageService, 'find'>,
  extras: PageExtras,
  model: PageModel,
  asked: URLSearchParams,
): Promise<URLSearchParams | null> {
  if (!asked.has(switchedFromParam)) return null
  const language = model.metadata.currentLanguage
  const namesHere = extras.inLanguage?.(model, language) ?? {}
  const query = new URLSearchParams()
  let leftOut: LeftOut | null = null
  let lookups = 0
  for (const [name, value] of asked) {
    if (name === switchedFromParam || name === leftOutParam) continue
    const nameHere = Object.hasOwn(namesHere, name) ? namesHere[name] : undefined
    const choices = nameHere ? value.split(',') : [value]
    const here: string[] = []
    for (const choice of choices) {
      const one = nameHere ? ((lookups += 1) > lookupsMax ? null : await nameHere(choice)) : choice
      if (one !== null) here.push(one)
    }
    if (here.length < choices.length) leftOut = 'choices'
    if (here.length > 0) query.append(name, here.join())
  }
  const returnUrl = query.get('returnUrl')
  if (returnUrl !== null) query.set('returnUrl', await inOther(pages, returnUrl, language))
  const corrected = extras.corrected?.(model, query, language) ?? null
  const shown = corrected ?? query
  if (corrected) leftOut ??= 'list-page'
  if (leftOut) shown.set(leftOutParam, leftOut)
  return shown
}

/** The address of the same page in a language; of a page that is not there in it, the given one. */
async function inOther(pages: Pick<PageService, 'find'>, url: string, language: Language): Promise<string> {
  const path = url.split(/[?#]/)[0] ?? ''
  if (!path.startsWith('/')) return url
  const found = await pages.find(withoutLanguage(path), publishedView(languageOfPath(path)))
  if (found.kind !== 'page' || found.status !== 200) return url
  const twin = found.model.navigation.pageLanguages.find(({ name, available }) => name === language && available)
  return twin ? twin.url + url.slice(path.length) : url
}
