import { shopDay } from '#src/common/working-days.ts'
import { type NoticeType, noticeTypes } from '#src/products/contract/notice.ts'
import { formatShopTime, writeEnd } from '#src/common/shop-time.ts'
import { done, failed, type Operation } from './operation.ts'
import type { Operations } from './operations.ts'

const isNoticeType = (word: string): word is NoticeType => noticeTypes.some((type) => type === word)
const clearWord = 'clear'

/** Operations on products, apart from price, stock and publishing. */
export const catalogueOperations: readonly Operation[] = [
  {
    name: ['catalogue', 'notice'],
    usage: `<product code> (${clearWord} | <${noticeTypes.join('|')}> <fi> [sv] [en])`,
    summary: 'what page, cards and carts say of a product; texts in quotes',
    run: async ({ catalogue, actor }, [code = '', ...words]) => {
      if (words.length === 1 && words[0] === clearWord) {
        const result = await catalogue.setNotice(code, null, actor)
        return result.ok ? done(`${code}: nothing is said of it any more`) : failed(`There is no product "${code}"`)
      }
      return setNotice({ catalogue, actor }, code, words)
    },
  },
  {
    name: ['catalogue', 'midnight-ends'],
    usage: '',
    summary: 'prices and sales windows that end as a day begins: of files from before an end included its own day',
    run: async ({ catalogue, actor }) => {
      const ends = await catalogue.midnightEnds(actor)
      const lines = ends.map(
        ({ code, what, at }) => `${code}  ${what} ends ${formatShopTime(at)}, after ${writeEnd(at)}`,
      )
      return done(lines.join('\n') || 'none')
    },
  },
  {
    name: ['catalogue', 'notices'],
    usage: '',
    summary: 'products that have a recall or another notice',
    run: async ({ catalogue, actor }) => {
      const lines = (await catalogue.notices(actor)).map(
        ({ code, notice }) =>
          `${code}  ${notice.type}  ${shopDay(new Date(notice.since))} (${notice.by})  ${notice.texts.fi}`,
      )
      return done(lines.join('\n') || 'none')
    },
  },
  {
    name: ['catalogue', 'page-options'],
    usage: '<product code> <json>',
    summary: 'the switches of a product’s page, e.g. {"hideDiets":true}; {} for the usual ones',
    run: async ({ catalogue, actor }, [code = '', json = '']) => {
      const options = parseObject(json)
      if (options === null) return failed('A code and an object in JSON are needed')
      const result = await catalogue.setPageOptions(code, options, actor)
      if (result.ok) return done(`${code}: ${json}`)
      if (result.error.kind === 'not-found') return failed(`There is no product "${code}"`)
      return failed(`Refused: ${result.error.kind === 'fields' ? Object.keys(result.error.fields).join(', ') : json}`)
    },
  },
  {
    name: ['restock', 'list'],
    usage: '',
    summary: 'how many wait for each sold-out variation, most first',
    run: async ({ restock, actor }) => {
      const lines = (await restock.counts(actor)).map(
        ({ code, count, since }) => `${code}  ${count}  since ${shopDay(since)}`,
      )
      return done(lines.join('\n') || 'nobody waits')
    },
  },
  {
    name: ['restock', 'forget'],
    usage: '<e-mail>',
    summary: 'deletes what an address has asked to be told of',
    run: async ({ restock, actor }, [email = '']) => done(`requests deleted: ${await restock.forget(email, actor)}`),
  },
]

async function setNotice(
  { catalogue, actor }: Pick<Operations, 'catalogue' | 'actor'>,
  code: string,
  [type = '', fi = '', sv = '', en = '', ...more]: readonly string[],
) {
  if (!isNoticeType(type) || more.length > 0)
    return failed(`A code, one of ${noticeTypes.join(', ')} and the text in Finnish, Swedish and English are needed`)
  const result = await catalogue.setNotice(code, { type, texts: { fi, sv, en } }, actor)
  if (result.ok) return done(`${code}: ${type}`)
  return result.error.kind === 'not-found'
    ? failed(`There is no product "${code}"`)
    : failed('Refused: the Finnish text must be there, and no text longer than 1,000 characters')
}

function parseObject(json: string): object | null {
  try {
    const value: unknown = JSON.parse(json)
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : null
  } catch {
    return null
  }
}
