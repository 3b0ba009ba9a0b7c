import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Result } from '#src/common/result.ts'
import { inWords } from '#src/fulfilment/server/admin-refused.ts'
import { productionStates } from '#src/tablet-designer/rules/production.ts'
import { productionCsv, sheetSvg } from '#src/tablet-designer/rules/production-sheet.ts'
import type { OperatorFault } from '#src/tablet-designer/server/designer-operations.ts'
import { line, saying } from './line.ts'
import { done, failed, type Operation, type Outcome } from './operation.ts'

const faults: Readonly<Record<OperatorFault['reason'], (about: string) => string>> = {
  'not-a-word': (about) => `"${about}" is no word: up to 60 letters, a * only at the end`,
  'there-already': (about) => `"${about}" is in the list already`,
  'not-there': (about) => `"${about}" is not in the list`,
  'no-order': (about) => `There is no order "${about}"`,
  'no-line': (about) => `There is no engraved line ${about}`,
  'wrong-state': (about) => `Not now: ${about}. A tablet of a paid order is engraved first, then packed`,
}

const outcomeOf = <Value>(result: Result<Value, OperatorFault>, say: (value: Value) => string): Outcome =>
  result.ok ? done(say(result.value)) : failed(`Refused: ${faults[result.error.reason](result.error.about)}`)

/** Blocked words, held orders and the engraving line. */
export const designerOperations: readonly Operation[] = [
  line(
    'designer words add <language:fi|sv|en> <word…>',
    'orders with this word on a tablet, or with any ending for word*, wait for a person',
    async ({ designer, actor }, words) => {
      const language = words.language()
      const added = await designer.addWord(language, words.all('word').join(' '), actor)
      return outcomeOf(added, (word) => `${language} ${word}`)
    },
  ),
  line(
    'designer words remove <language:fi|sv|en> <word…>',
    'takes a word off the list',
    async ({ designer, actor }, words) => {
      const language = words.language()
      const removed = await designer.removeWord(language, words.all('word').join(' '), actor)
      return outcomeOf(removed, (word) => `${language} ${word} is gone`)
    },
  ),
  line(
    'designer words list [language:fi|sv|en…]',
    'the words nothing is engraved with unseen',
    async ({ designer, actor }, words) =>
      (await designer.listWords(actor)).filter(({ language }) => words.languages().includes(language)),
  ),
  line('designer held', 'orders on hold for their engraving, with the texts', async ({ designer, actor }) =>
    (await designer.listHeld(actor)).flatMap(({ orderNumber: id, createdAt, words: found, jobs }) => [
      { id, createdAt, found },
      ...jobs.map(({ line: number, frontText, backText, signature }) => {
        const texts = [frontText, backText, signature].filter((text) => text !== '')
        return `  ${number}: ${texts.map((text) => JSON.stringify(text)).join(' ')}`
      }),
    ]),
  ),
  line(
    'designer cancel <order>',
    'the text is not engraved: order cancelled, money given back, shopper told',
    ({ orders, actor }, words) =>
      saying(inWords(orders.cancel(words.text('order'), 'engraving', actor)), (number) => `${number} is cancelled`),
  ),
  line(
    'designer sheet <order…> [--to FOLDER]',
    'a drawing true to size for each engraved line, as SVG',
    async ({ designer, actor }, words) => {
      const [orders, folder] = [words.all('order'), words.maybe('to') ?? '.']
      const jobs = await Promise.all(orders.map((order) => designer.jobsOf([order], actor)))
      const missing = orders.filter((_, index) => jobs[index]?.length === 0)
      if (missing.length > 0) return failed(`Without an engraved line: ${missing.join(', ')}. Nothing was written`)
      await mkdir(folder, { recursive: true })
      const drawings = jobs.flat().map((job) => ({ file: join(folder, `${job.orderNumber}-${job.line}.svg`), job }))
      for (const { file, job } of drawings) await writeFile(file, sheetSvg(job))
      return drawings.map(({ file }) => file)
    },
  ),
  line(
    `designer export [state:${productionStates.join('|')}…] [--to FILE]`,
    'what is to be made and packed, as a table; to engrave unless said otherwise',
    async ({ designer, actor }, words) => {
      const states = productionStates.filter((state) => words.all('state').includes(state))
      const jobs = await designer.listJobs(states.length > 0 ? states : ['to-engrave'], actor)
      if (!words.has('to')) return productionCsv(jobs).trimEnd()
      await writeFile(words.text('to'), productionCsv(jobs))
      return `${jobs.length} lines written to ${words.text('to')}`
    },
  ),
  ...(['engraved', 'packed'] as const).map((state) =>
    line(
      `designer ${state} <order> [line]`,
      `marks a line of an order, or all of them, as ${state}`,
      async ({ designer, actor }, words) => {
        const [order, number] = [words.text('order'), words.has('line') ? words.number('line') : null]
        return outcomeOf(await designer.mark(order, number, state, actor), (count) => `${order}: ${count} ${state}`)
      },
    ),
  ),
]
