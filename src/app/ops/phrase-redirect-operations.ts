import { isLanguage } from '#src/common/locale.ts'
import type { PhraseRedirectFault } from '#src/search/server/redirects/phrase-redirects.service.ts'
import { done, failed, numberOf, type Operation } from './operation.ts'
import { describeTimes, readTimes, timeUsage } from './valid-time.ts'

/** Operations on phrases that lead to a page instead of search results. */
export const phraseRedirectOperations: readonly Operation[] = [
  {
    name: ['merchandising', 'redirect'],
    usage: `<fi|sv|en> <phrase> <path> ${timeUsage}`,
    summary: 'leads those who search for a phrase to a page of the site',
    run: async ({ phraseRedirects, actor }, args) => {
      const read = readTimes(args)
      if (typeof read === 'string') return failed(read)
      const [language, phrase = '', to, ...rest] = read.words
      if (!isLanguage(language) || to === undefined) return failed('A language, a phrase and a path are needed')
      if (rest.length > 0) return failed(`"${rest.join(' ')}" says nothing here: a phrase of several words is quoted`)
      const added = await phraseRedirects.add({ language, phrase, to, from: read.from, until: read.to }, actor)
      if (!added.ok) return failed(`Refused: ${faultTexts[added.error] ?? added.error}`)
      const { id, target, pageName } = added.value
      const times = describeTimes(read.from, read.to)
      return done(`${id}  ${language} "${added.value.phrase}" leads to ${target} (${pageName})${times}`)
    },
  },
  {
    name: ['merchandising', 'redirects'],
    usage: '[fi sv en]',
    summary: 'the phrases that lead to a page, and those whose page is no more',
    run: async ({ phraseRedirects, actor }, args) => {
      const languages = args.filter(isLanguage)
      const rows = (await phraseRedirects.list(actor)).filter(
        ({ language }) => languages.length === 0 || languages.includes(language),
      )
      const lines = rows.map(
        ({ id, language, phrase, target, validFrom, validTo, createdBy, isDead }) =>
          `${id}  ${language} "${phrase}" leads to ${target}${describeTimes(validFrom, validTo)}` +
          `${isDead ? ': THERE IS NO SUCH PAGE, nobody is led there' : ''}  (${createdBy})`,
      )
      return done(lines.join('\n') || 'none')
    },
  },
  {
    name: ['merchandising', 'remove-redirect'],
    usage: '<number>',
    summary: 'lets a phrase be searched for again',
    run: async ({ phraseRedirects, actor }, [number = '']) => {
      const removed = await phraseRedirects.remove(numberOf(number), actor)
      if (!removed.ok) return failed(`There is no redirect "${number}"`)
      const { language, phrase, target } = removed.value
      return done(`${language} "${phrase}" leads to ${target} no longer`)
    },
  },
]

const faultTexts: Partial<Record<PhraseRedirectFault, string>> = {
  phrase: 'a phrase has 3 to 100 characters',
  from: 'the start is not a valid time',
  until: 'it would end before it begins, or has ended already',
  'to-no-page': 'there is no page in that language at that path',
  'to-search': 'a search cannot lead to a search; synonyms make a phrase find what another finds',
  'to-not-an-address': 'a path of this site is needed, such as /asiakaspalvelu',
  'to-not-https': 'a path of this site is needed, such as /asiakaspalvelu',
  'to-other-language': 'the path is of another language',
  'to-reserved': 'that is a path of calls and files',
}
