import { formatShopTime } from '#src/common/shop-time.ts'
import { shopDay } from '#src/common/working-days.ts'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isLanguage } from '#src/common/locale.ts'
import type { Result } from '#src/common/result.ts'
import { type ProductionState, productionStates, type TabletJob } from '#src/tablet-designer/rules/production.ts'
import { productionCsv, sheetSvg } from '#src/tablet-designer/rules/production-sheet.ts'
import type { OperatorFault } from '#src/tablet-designer/server/designer-operations.ts'
import { done, failed, type Operation, type Outcome, textOf } from './operation.ts'
import { refusalOfAdmin } from '#src/fulfilment/server/admin-refused.ts'
import { refusalText } from './told.ts'

const isState = (word: string): word is ProductionState => productionStates.some((state) => state === word)

const faultTexts: Readonly<Record<OperatorFault['reason'], (about: string) => string>> = {
  'not-a-word': (about) => `"${about}" is no word: up to 60 letters, a * only at the end`,
  'there-already': (about) => `"${about}" is in the list already`,
  'not-there': (about) => `"${about}" is not in the list`,
  'no-order': (about) => `There is no order "${about}"`,
  'no-line': (about) => `There is no engraved line ${about}`,
  'wrong-state': (about) => `Not now: ${about}. A tablet of a paid order is engraved first, then packed`,
}

const outcomeOf = <Value>(result: Result<Value, OperatorFault>, say: (value: Value) => string): Outcome =>
  result.ok ? done(say(result.value)) : failed(`Refused: ${faultTexts[result.error.reason](result.error.about)}`)

/** Blocked words, held orders and the engraving line. */
export const designerOperations: readonly Operation[] = [
  {
    name: ['designer', 'words', 'add'],
    usage: '<fi|sv|en> <word or word*>',
    summary: 'orders with this word on a tablet wait for a person',
    run: async ({ designer, actor }, [language, ...words]) => {
      if (!isLanguage(language) || words.length === 0) return failed('A language and a word are needed')
      const added = await designer.addWord(language, words.join(' '), actor)
      return outcomeOf(added, (word) => `${language} ${word}`)
    },
  },
  {
    name: ['designer', 'words', 'remove'],
    usage: '<fi|sv|en> <word or word*>',
    summary: 'takes a word off the list',
    run: async ({ designer, actor }, [language, ...words]) => {
      if (!isLanguage(language) || words.length === 0) return failed('A language and a word are needed')
      return outcomeOf(
        await designer.removeWord(language, words.join(' '), actor),
        (word) => `${language} ${word} is gone`,
      )
    },
  },
  {
    name: ['designer', 'words', 'list'],
    usage: '[fi sv en]',
    summary: 'the words nothing is engraved with unseen',
    run: async ({ designer, actor }, languages) => {
      const rows = (await designer.listWords(actor)).filter(
        ({ language }) => languages.length === 0 || languages.includes(language),
      )
      const lines = rows.map(
        ({ language, word, createdBy, createdAt }) => `${language} ${word}  (${createdBy}, ${shopDay(createdAt)})`,
      )
      return done(lines.join('\n') || 'none')
    },
  },
  {
    name: ['designer', 'held'],
    usage: '',
    summary: 'orders on hold for their engraving, with the texts',
    run: async ({ designer, actor }) => {
      const held = await designer.listHeld(actor)
      const lines = held.flatMap(({ orderNumber, createdAt, words, jobs }) => [
        `${orderNumber}  ${formatShopTime(createdAt)}  found: ${words}`,
        ...jobs.map(
          ({ line, frontText, backText, signature }) => `  ${line}: ${said([frontText, backText, signature])}`,
        ),
      ])
      return done(lines.join('\n') || 'none')
    },
  },
  {
    name: ['designer', 'cancel'],
    usage: '<order>',
    summary: 'the text is not engraved: order cancelled, money given back, shopper told',
    run: async ({ orders, actor, text }, [order = '']) => {
      const result = await orders.cancel(order, 'engraving', actor)
      if (result.ok) return done(`${result.value} is cancelled`)
      return failed(`Refused: ${refusalText(refusalOfAdmin(result.error), text)}`)
    },
  },
  {
    name: ['designer', 'sheet'],
    usage: '<order…> [--to folder]',
    summary: 'a drawing true to size for each engraved line, as SVG',
    options: { to: { type: 'string', default: '.' } },
    run: async ({ designer, actor }, orders, options) => {
      const folder = textOf(options['to']) ?? '.'
      if (orders.length === 0) return failed('The number of an order is needed')
      const jobs = await Promise.all(orders.map((order) => designer.jobsOf(order, actor)))
      const missing = orders.filter((_, index) => jobs[index]?.length === 0)
      if (missing.length > 0) return failed(`Without an engraved line: ${missing.join(', ')}. Nothing was written`)
      await mkdir(folder, { recursive: true })
      const files: string[] = []
      for (const job of jobs.flat()) {
        const file = join(folder, `${job.orderNumber}-${job.line}.svg`)
        await writeFile(file, sheetSvg(job))
        files.push(file)
      }
      return done(files.join('\n'))
    },
  },
  {
    name: ['designer', 'export'],
    usage: '[to-engrave engraved packed] [--to file.csv]',
    summary: 'what is to be made and packed, as a table; to engrave unless said otherwise',
    options: { to: { type: 'string' } },
    run: async ({ designer, actor }, words, options) => {
      const file = textOf(options['to'])
      const unknown = words.find((word) => !isState(word))
      if (unknown !== undefined) return failed(`"${unknown}" is no state: ${productionStates.join(', ')}`)
      const jobs = await designer.listJobs(words.length === 0 ? ['to-engrave'] : words.filter(isState), actor)
      if (file === undefined) return done(productionCsv(jobs).trimEnd())
      await writeFile(file, productionCsv(jobs))
      return done(`${jobs.length} lines written to ${file}`)
    },
  },
  ...(['engraved', 'packed'] as const).map((state): Operation => ({
    name: ['designer', state],
    usage: '<order> [line]',
    summary: `marks a line of an order, or all of them, as ${state}`,
    run: async ({ designer, actor }, [order = '', line]) => {
      if (line !== undefined && !/^[1-9]\d{0,3}$/.test(line)) return failed(`"${line}" is no line: 1, 2 …`)
      const marked = await designer.mark(order, line === undefined ? null : Number(line), state, actor)
      return outcomeOf(marked, (count) => `${order}: ${count} ${state}`)
    },
  })),
]

/** One row for a text of several lines. */
const said = (texts: readonly TabletJob['frontText'][]): string =>
  texts
    .filter((text) => text !== '')
    .map((text) => JSON.stringify(text))
    .join(' ')
