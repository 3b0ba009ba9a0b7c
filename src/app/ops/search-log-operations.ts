import { isLanguage } from '#src/common/locale.ts'
import { searchLogDays } from '#src/search/contract/limits.ts'
import type { SearchLog } from '#src/search/server/log/search-log.ts'
import type { SearchedPhrase } from '#src/search/server/log/search-log.store.ts'
import { done, failed, type Operation } from './operation.ts'

const usage = `[fi|sv|en] [days, 7 of ${searchLogDays}]`
const shownPhrases = 50

/** Operations that read the log of visitors' searches. */
export const searchLogOperations: readonly Operation[] = [
  {
    name: ['search', 'top'],
    usage,
    summary: 'what was searched for most: searches, products found, how often and where one was followed',
    run: report('top'),
  },
  { name: ['search', 'none'], usage, summary: 'what was searched for and found nothing', run: report('none') },
]

function report(what: keyof Pick<SearchLog, 'top' | 'none'>): Operation['run'] {
  return async ({ searchLog, actor }, args) => {
    const language = args.find(isLanguage) ?? null
    const numbers = args.filter((arg) => !isLanguage(arg))
    const days = Number(numbers[0] ?? 7)
    if (numbers.length > 1 || !Number.isInteger(days) || days < 1 || days > searchLogDays)
      return failed(`Days are a number from 1 to ${searchLogDays}`)
    const rows = await searchLog[what]({ days, language, most: shownPhrases }, actor)
    return done(rows.map(lineOf).join('\n') || 'none')
  }
}

function lineOf({ language, phrase, searches, hits, clicks, clickedPlace }: SearchedPhrase): string {
  const place = clickedPlace === null ? '' : `, at place ${clickedPlace.toFixed(1)}`
  return `${String(searches).padStart(6)}  ${language} ${phrase}  (${hits} found, ${clicks} followed${place})`
}
