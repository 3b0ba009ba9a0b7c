import type { ParseArgsConfig } from 'node:util'
import type { TSchema } from 'typebox'
import { Value } from 'typebox/value'
import type { TextLookup } from '#src/common/errors.ts'
import { parseShopTime } from '#src/common/shop-time.ts'
import { isUuid } from '#src/common/uuid.ts'
import { resourceKeys } from '#src/office/server/describe.ts'
import { createListQuery, filterSchema, isSearch } from '#src/platform/resources/list-query.ts'
import { perform } from '#src/platform/resources/perform.ts'
import type { ActionContext, Resource } from '#src/platform/resources/resource.ts'
import { done, failed, type Operation, type Options, type Outcome } from './operation.ts'
import type { Operations } from './operations.ts'
import { optionOf, refusalText, sum, told, toldWhole } from './told.ts'
import { type Given, LineFault, parseUsage, readWords } from './usage.ts'

/*
 * Lines made from the definitions of the back office: `gift-cards list`, `gift-cards block 4f1c22a0`. A line reads its words by the
 * same schema as the route, and acts through the same `perform`.
 */

/** A line by a special name: what operators and the documentation have always typed. */
export interface Spoken {
  /** The record's id comes first, but for lists and additions; each further word is a field by the name of its option. */
  usage: string
  resource: string
  /** `list`, `show`, `add`, `change`, or an action of the resource. */
  does: string
  summary: string
  /** Fields that the line always has; a view that is named takes the place of a list's. */
  given?: Readonly<Record<string, unknown>>
  /** Fields by the names of their words and options, where one is not called like its field. */
  named?: Readonly<Record<string, string>>
  /** Words that count in whole cents; all other sums are euros. */
  inCents?: true
  /** Columns that a list has after the definition's own. */
  shows?: readonly string[]
  /** The only part of a record that the line shows. */
  part?: string
  whileRestored?: true
}

const pageRows = 100
type Shape = TSchema & {
  type?: string
  const?: unknown
  format?: string
  anyOf?: Shape[]
  items?: Shape
  properties?: Record<string, Shape>
}
type Fields = Record<string, unknown>

/** What adds, changes or acts; undefined for a line that only reads. */
const writingOf = ({ create, change, actions }: Resource, does: string) =>
  does === 'add' ? create : does === 'change' ? change : actions?.[does]

/** The fields that a line may name. */
function fieldsOf(resource: Resource, does: string): Record<string, Shape> {
  if (does !== 'list') return writingOf(resource, does)?.body.properties ?? {}
  const text: Shape = { type: 'string' }
  const { ids: _, ...filters } = filterSchema(resource).properties as Record<string, Shape>
  return { ...filters, q: text, view: text, sort: text, page: { type: 'integer' } }
}

const isFlag = (schema: Shape, does: string): boolean => schema.type === 'boolean' && does !== 'list'
const isList = ({ type, anyOf = [] }: Shape): boolean => type === 'array' || anyOf.some((one) => one.type === 'array')

/** Cents of `25` or `12.50`; null for anything else. */
const centsOf = (word: string): number | null =>
  /^\d{1,6}(?:[.,]\d{2})?$/.test(word) ? Math.round(Number(word.replace(',', '.')) * 100) : null

/** A value as an operator writes it; a text that is none stays one, and the schema refuses it. */
function valueOf(schema: Shape, word: string, asCents: boolean): unknown {
  const { type, format, items, anyOf, properties } = schema
  if (anyOf)
    return anyOf.some((one) => one.const === word) ? word : valueOf(anyOf.find((one) => one.type) ?? {}, word, asCents)
  // A line of an order as people count them, with its pieces: 1, or 1x2.
  const [, line, pieces = '1'] = (properties?.['position'] && /^(\d{1,4})(?:x(\d{1,4}))?$/.exec(word)) || []
  if (line !== undefined) return { position: Number(line) - 1, quantity: Number(pieces) }
  if (type === 'array') return word.split(',').map((one) => valueOf(items ?? {}, one.trim(), asCents))
  if (type === 'boolean') return { yes: true, no: false }[word] ?? word
  if (type === 'integer' && asCents) return centsOf(word) ?? word
  if (type === 'integer' || type === 'number') return /^-?\d{1,10}$/.test(word) ? Number(word) : word
  if (format === 'date-time') return parseShopTime(word, 'begin')?.toISOString() ?? word
  return word
}

/** The fields that the words and options of a line give. */
function read(
  { does, given = {}, named = {}, inCents }: Spoken,
  fields: Record<string, Shape>,
  words: Given,
  options: Options,
): Fields {
  const all: Fields = options['view'] === undefined ? { ...given } : {}
  const take = (name: string, word: string | readonly string[], asCents: boolean): void => {
    const field = named[name] ?? Object.keys(fields).find((one) => optionOf(one) === name) ?? name
    const schema = fields[field] ?? { type: 'string' }
    const text = typeof word === 'string' ? word : word.join(isList(schema) ? ',' : ' ')
    all[field] = valueOf(schema, text, asCents && sum.test(field))
  }
  for (const [option, value] of Object.entries(options)) if (typeof value === 'string') take(option, value, true)
  for (const [name, word] of words) if (word !== true) take(name, word, !inCents)
  for (const [field, schema] of Object.entries(fields))
    if (isFlag(schema, does)) all[field] ??= options[optionOf(field)] === true
  return all
}

const parsedOptions = (
  { does, named = {} }: Spoken,
  fields: Record<string, Shape>,
): NonNullable<ParseArgsConfig['options']> =>
  Object.fromEntries(
    [...Object.keys(fields), ...Object.keys(named)].map((name) => {
      const isBoolean = isFlag(fields[name] ?? {}, does)
      return [optionOf(name), { type: isBoolean ? ('boolean' as const) : ('string' as const) }]
    }),
  )

/** Throws what a schema refuses, by the options as the operator knows them. */
function check(schema: TSchema, given: object, named: Spoken['named'] = {}): void {
  if (Value.Check(schema, given)) return
  const faults = [...Value.Errors(schema, given)].map(({ instancePath, message }) => {
    const [, field = '', ...rest] = instancePath.split('/')
    const option = Object.keys(named).find((one) => named[one] === field) ?? optionOf(field)
    return `${[option, ...rest].join('/')} ${message}`.trim()
  })
  throw new LineFault(`Refused: ${faults.join('; ')}`)
}

const shortId = (id: string): string => (isUuid(id) ? id.slice(0, 8) : id)
const nothing = (id: string, resource: Resource): Outcome => failed(`There is no "${id}" in ${resource.name}`)
const by = ({ actor }: Operations): ActionContext => ({ actor, language: 'en', network: 'operators' })

async function audit({ reads, actor }: Operations, resource: Resource, ids: readonly string[]): Promise<void> {
  if (resource.reads && ids.length > 0) await reads.record(actor, resource.reads, ids)
}

async function list(services: Operations, resource: Resource, given: Fields, { shows = [] }: Spoken): Promise<Outcome> {
  const { q = '', view = '', sort, page = 1, ...filter } = given
  const chosen = resource.views?.[String(view)]
  if (view !== '' && !chosen)
    return failed(`"${String(view)}" is none of ${Object.keys(resource.views ?? {}).join(', ')}`)
  check(filterSchema(resource), filter)
  const asked = {
    q: String(q),
    sort: typeof sort === 'string' ? sort : chosen?.sort,
    filter: { ...chosen?.filter, ...filter },
    language: 'en' as const,
  }
  const paged = { page: Number(page) || 1, pageSize: pageRows, countMost: 1_000 }
  const found = await createListQuery(resource).page(services.db, asked, paged)
  if (!found.ok) return failed(`Refused: ${refusalText(found.error, services.text)}`)
  const { items, totalCount, isMore } = found.value
  if (isSearch(resource, { q: asked.q, filter }))
    await audit(
      services,
      resource,
      items.map(({ id }) => id),
    )
  const columns = [...resource.columns, ...shows]
  const lines = items.map((row) =>
    [shortId(row.id), ...columns.filter((name) => row[name] !== row.id).map((name) => told(row[name], name))]
      .filter((word) => word !== '')
      .join('  '),
  )
  const rest =
    totalCount > items.length ? [`page ${paged.page} of ${totalCount}${isMore ? '+' : ''} rows: --page N`] : []
  return done([...lines, ...rest].join('\n') || 'none')
}

async function show(services: Operations, { part }: Spoken, resource: Resource, id: string): Promise<Outcome> {
  const found = await resource.find(id, by(services))
  if (!found) return nothing(id, resource)
  await audit(services, resource, [id])
  const { version, ready, fields } = found
  const all: Fields = { ...fields, ...(version !== null && { version }), actions: [...ready] }
  if (part === undefined) return done(toldWhole({ id, ...all }))
  const rows = all[part]
  return done((Array.isArray(rows) ? rows.map((one) => told(one)).join('\n') : told(rows, part)) || 'none')
}

/** Adds, changes or acts, as its schema has passed it. */
async function write(
  services: Operations,
  { does, named }: Spoken,
  resource: Resource,
  id: string,
  given: Fields,
): Promise<Outcome> {
  const doing = writingOf(resource, does)
  if (!doing) return failed(`Nothing of ${resource.name} is called ${does}`)
  if (does === 'change' && given['version'] === undefined) {
    const found = await resource.find(id, by(services))
    if (!found) return nothing(id, resource)
    given['version'] = found.version
  }
  check(doing.body, given, named)
  const isAction = does !== 'add' && does !== 'change'
  const acted = isAction
    ? await perform(resource, does, id, given, by(services))
    : await doing.run(id, given as never, by(services)) // checked above
  if (!acted.ok && acted.error.kind === 'not-found') return nothing(id, resource)
  if (!acted.ok) return failed(`Refused: ${refusalText(acted.error, services.text)}`)
  const value: unknown = acted.value
  if (does === 'add') return done(`${shortId(String(value))}: added`)
  const words = isAction ? services.text('en', resourceKeys.action(resource.name, does)) : does
  const answer = typeof value === 'object' && value !== null && !Array.isArray(value) ? toldWhole(value) : ''
  return done([`${shortId(id)}: ${words}`, answer].filter((one) => one !== '').join('\n'))
}

/** An id, or the only one that begins with the word: ids that are long are shown by their first 8 letters. */
async function wholeId({ db }: Operations, resource: Resource, word: string): Promise<string> {
  if (!/^[0-9a-f][0-9a-f-]{3,34}$/.test(word)) return word
  const [only, another] = (await createListQuery(resource).idsLike(db, word)).filter(isUuid)
  if (another !== undefined) throw new LineFault(`Several of ${resource.name} begin like "${word}": write more of it`)
  return only ?? word
}

function resourceOf({ resources }: Operations, name: string): Resource {
  const resource = resources.find((one) => one.name === name)
  if (!resource) throw new Error(`There is no resource ${name}`)
  return resource
}

/** A line as the command line knows it. */
export function spokenLine(line: Spoken): Operation {
  const usage = parseUsage(line.usage)
  const { does, summary, whileRestored } = line
  return {
    name: usage.name,
    usage: usage.shown,
    summary,
    ...(whileRestored && { whileRestored }),
    options: (services) => parsedOptions(line, fieldsOf(resourceOf(services, line.resource), does)),
    async run(services, positionals, options) {
      const resource = resourceOf(services, line.resource)
      const words = new Map(readWords({ ...usage, named: [] }, positionals, {}))
      const first = does === 'list' || does === 'add' ? '' : (usage.places[0]?.name ?? '')
      const id = await wholeId(services, resource, String(words.get(first) ?? ''))
      words.delete(first)
      const given = read(line, fieldsOf(resource, does), words, options)
      if (does === 'list') return list(services, resource, given, line)
      return does === 'show' ? show(services, line, resource, id) : write(services, line, resource, id, given)
    },
  }
}

/** Every line that a definition makes by itself. */
export function linesOf(resource: Resource, text: TextLookup): Operation[] {
  const { name, change, create, actions = {} } = resource
  const label = text('en', resourceKeys.name(name))
  const made = (does: string, summary: string, id = '<id>'): Operation => {
    const required: readonly string[] = writingOf(resource, does)?.body.required ?? []
    const options = Object.entries(fieldsOf(resource, does)).map(([field, schema]) => {
      const option = `--${optionOf(field)}${isFlag(schema, does) ? '' : ' …'}`
      const isNeeded = required.includes(field) && !isFlag(schema, does) && field !== 'version'
      return isNeeded ? option : `[${option}]`
    })
    const usage = [name, does, id, ...options].filter((one) => one !== '').join(' ')
    return spokenLine({ usage, resource: name, does, summary })
  }
  return [
    made('list', label, ''),
    made('show', `one of: ${label}`),
    ...(create ? [made('add', `a new one of: ${label}`, '')] : []),
    ...(change ? [made('change', `changes one of: ${label}`)] : []),
    ...Object.keys(actions).map((key) => made(key, text('en', resourceKeys.action(name, key)))),
  ]
}
