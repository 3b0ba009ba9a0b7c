import type { NewRule } from '#src/listing/server/merchandising/merchandising.service.ts'
import type { RuleRow } from '#src/listing/server/merchandising/merchandising.store.ts'
import type { RuleKind } from '#src/listing/contract/merchandising.ts'
import { done, failed, numberOf, type Operation, type Outcome } from './operation.ts'
import { describeTimes, readTimes, timeUsage } from './valid-time.ts'
import { type RuledList, listOf } from '#src/listing/server/merchandising/ruled-list.ts'

const listUsage = 'category:<code>|query:<phrase>|all'

/** Operations of merchandisers on lists. */
export const merchandisingOperations: readonly Operation[] = [
  line('pin', 'puts a product at a place of a list in standard order'),
  line('boost', 'puts a product ahead of the others of a list'),
  line('bury', 'puts a product behind the others of a list'),
  line('hide', 'leaves a product out of a list'),
  {
    name: ['merchandising', 'list'],
    usage: `[${listUsage}]`,
    summary: 'the rules that have not ended, of all lists or of one',
    run: async ({ merchandising, actor }, [word]) => {
      const list = word === undefined ? undefined : parseList(word)
      if (list === null) return failed(`"${word}" names no list: ${listUsage}`)
      const rows = await merchandising.list(list, actor)
      return done(rows.map((row) => `${row.id}  ${describe(row)}  (${row.createdBy})`).join('\n') || 'none')
    },
  },
  {
    name: ['merchandising', 'remove'],
    usage: '<number>',
    summary: 'takes a rule away',
    run: async ({ merchandising, actor }, [number = '']) => {
      const removed = await merchandising.remove(numberOf(number), actor)
      return removed.ok ? done(`No longer: ${describe(removed.value)}`) : failed(`There is no rule "${number}"`)
    },
  },
]

function line(kind: RuleKind, summary: string): Operation {
  return {
    name: ['merchandising', kind],
    usage: `<${listUsage}> <product code>${kind === 'pin' ? ' <place>' : ''} ${timeUsage}`,
    summary,
    run: async ({ merchandising, actor }, args) => {
      const rule = parseRule(kind, args)
      if (typeof rule === 'string') return failed(rule)
      const added = await merchandising.add(rule, actor)
      return added.ok ? done(`${added.value}  ${describe(rowOf(rule))}`) : refused(added.error, rule)
    },
  }
}

/** A rule, or what is wrong with the line. */
function parseRule(kind: RuleKind, args: readonly string[]): NewRule | string {
  const read = readTimes(args)
  if (typeof read === 'string') return read
  const { words, from, to } = read
  const [word = '', productCode = '', placeWord, ...rest] = words
  const list = parseList(word)
  if (list === null) return `"${word}" names no list: ${listUsage}`
  if (productCode === '') return 'A product code is needed'
  const spare = kind === 'pin' ? rest : [placeWord, ...rest].filter((one) => one !== undefined)
  if (spare.length > 0) return `"${spare.join(' ')}" says nothing here`
  if (kind === 'pin' && !/^[1-9]\d{0,3}$/.test(placeWord ?? '')) return 'A place from 1 to 1000 is needed'
  return { kind, list, productCode, place: kind === 'pin' ? Number(placeWord) : null, from, to }
}

/** The list that a word names; null: none. */
function parseList(word: string): RuledList | null {
  if (word === 'all') return { kind: 'all' }
  const value = word.slice(word.indexOf(':') + 1).trim()
  if (value === '') return null
  if (word.startsWith('category:')) return { kind: 'category', code: value }
  return word.startsWith('query:') ? { kind: 'query', phrase: value } : null
}

function refused(refusal: { kind: string; fields?: Record<string, string[]> }, rule: NewRule): Outcome {
  if (refusal.kind === 'not-found') {
    const category = rule.list.kind === 'category' ? ` or no category "${rule.list.code}"` : ''
    return failed(`There is no product "${rule.productCode}"${category}`)
  }
  const field = Object.keys(refusal.fields ?? {})[0] ?? ''
  return failed(`Refused: ${faultTexts[field] ?? JSON.stringify(refusal)}`)
}

const faultTexts: Readonly<Record<string, string>> = {
  phrase: 'a phrase has 3 to 100 characters',
  place: 'a place is from 1 to 1000',
  from: 'the start is not a valid time',
  to: 'it would end before it begins, or has ended already',
}

const rowOf = ({ kind, list, productCode, place, from, to }: NewRule) => ({
  kind,
  productCode,
  place,
  validFrom: from,
  validTo: to,
  categoryCode: list.kind === 'category' ? list.code : null,
  phrase: list.kind === 'query' ? list.phrase : null,
})

function describe(row: Omit<RuleRow, 'id' | 'createdAt' | 'createdBy'>): string {
  const list = listOf(row)
  const where =
    list.kind === 'all'
      ? 'all products'
      : list.kind === 'category'
        ? `category ${list.code}`
        : `search "${list.phrase}"`
  const what = row.kind === 'pin' ? `pin to ${row.place}` : row.kind
  return `${where}: ${what} ${row.productCode}${describeTimes(row.validFrom, row.validTo)}`
}
