import type { FactFinding } from '#src/products/server/food-report.ts'
import { isLanguage } from '#src/common/locale.ts'
import { done, failed, type Operation, textOf } from './operation.ts'

const meanings: Readonly<Record<FactFinding['kind'], (about: string) => string>> = {
  'not-for-sale': () => 'missing, not for sale without it',
  'falls-back': () => 'missing, shown in Finnish',
  'not-named': (about) => `declared to hold ${about}, which the ingredients do not name`,
  'not-declared': (about) => `names ${about}, which is not declared`,
  'not-allowed': (about) => `claims ${about} against its allergens, not shown`,
}

const lineOf = ({ productCode, variationCode, field, language, kind, about }: FactFinding): string =>
  `${productCode}  ${variationCode}  ${field}  ${language ?? 'all'}  ${meanings[kind](about)}`

/** The most lines shown: a catalogue without a language would fill a screen for an hour. */
const maxLines = 10_000

export const catalogueReport: Operation = {
  name: ['catalogue', 'missing'],
  usage: '[--language fi|sv|en]',
  summary: 'facts and texts of published products that are missing or contradict themselves',
  options: { language: { type: 'string' } },
  run: async (services, words, options) => {
    const named = [textOf(options['language']) ?? [], words].flat()
    const [language = null] = named
    if (named.length > 1 || (language !== null && !isLanguage(language)))
      return failed(`There is no language "${named.join(' ')}"`)
    const lines: string[] = []
    const counts = { all: 0, blocking: 0 }
    for await (const finding of services.catalogue.findMissing(language, services.actor)) {
      counts.all += 1
      if (finding.kind === 'not-for-sale') counts.blocking += 1
      if (lines.length < maxLines) lines.push(lineOf(finding))
    }
    if (counts.all === 0) return done('Nothing is missing')
    const rest = counts.all > lines.length ? [`… and ${counts.all - lines.length} more`] : []
    return done(
      [...lines, ...rest, `${counts.all} findings, ${counts.blocking} of them keep something from sale`].join('\n'),
    )
  },
}
