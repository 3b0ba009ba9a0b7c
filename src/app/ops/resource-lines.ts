import type { ParseArgsConfig } from 'node:util'
import type { TSchema } from 'typebox'
import { Value } from 'typebox/value'
import { RefusalError, type TextLookup } from '#src/common/errors.ts'
import { parseShopTime } from '#src/common/shop-time.ts'
import { isUuid } from '#src/common/uuid.ts'
import { resourceKeys } from '#src/office/server/describe.ts'
import { createListQuery, filterSchema, type ListRow } from '#src/platform/resources/list-query.ts'
import { perform } from '#src/platform/resources/perform.ts'
import type { ActionContext, Resource } from '#src/platform/resources/resource.ts'
import { done, failed, type Operation, type Options, type Outcome, parseEuros, textOf } from './operation.ts'
import type { Operations } from './operations.ts'
import { optionOf, refusalText, sum, told, toldWhole } from './told.ts'

/*
 * Lines made from the definitions of the back office: `gift-cards list`, `gift-cards block 4f1c22a0`. A line reads its words by the
 * same schema as the route, and acts through the same `perform`.
 */

/** A line by a special name: what operators and the documentation have always typed. */
export interface Spoken {
  line: string
  resource: string
  /** `list`, `show`, `add`, `change`, or an action of the resource. */
  does: string
  usage: string
  summary: string
  /** Fields that the words of the line fill in turn, after the record's id; `…` takes the rest. */
  words?: readonly string[]
  /** Fields that the line always has; a view that is named takes the place of a list's. */
  given?: Readonly<Record<string, unknown>>
  /** Fields by the names of their options, where an option is not called like its field. */
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

/** The fields that a line may name. */
function fieldsOf(resource: Resource, does: string): Record<string, Shape> {
  if (does === 'list') {
    const text: Shape = { type: 'string' }
    const { ids: _, ...filters } = filterSchema(resource).properties as Record<string, Shape>
    return { ...filters, q: text, view: text, sort: text, page: { type: 'integer' } }
  }
  const body = { show: undefined, add: resource.create?.body, change: resource.change?.body }[does]
  return (body ?? resource.actions?.[does]?.body)?.properties ?? {}
}

const isFlag = (schema: Shape, does: string): boolean => schema.type === 'boolean' && does !== 'list'

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
  if (type === 'integer' && asCents) return parseEuros(word) ?? word
  if (type === 'integer' || type === 'number') return /^-?\d{1,10}$/.test(word) ? Number(word) : word
  if (format === 'date-time') return parseShopTime(word, 'begin')?.toISOString() ?? word
  return word
}

/** Reads the words of a line into fields. */
function read(line: Spoken, fields: Record<string, Shape>, words: readonly string[], options: Options) {
  const given: Record<string, unknown> = options['view'] === undefined ? { ...line.given } : {}
  const schemaOf = (field: string): Shape => fields[field] ?? { type: 'string' }
  for (const [option, value] of Object.entries(options)) {
    const field =
      line.named?.[option] ?? Object.keys(fields).find((one) => optionOf(one) === option && one in fields) ?? option
    given[field] = typeof value === 'string' ? valueOf(schemaOf(field), value, sum.test(field)) : value
  }
  const rest = [...words]
  for (const word of line.words ?? []) {
    const isRest = word.endsWith('…')
    const field = word.replace('…', '')
    const taken = isRest ? rest.splice(0) : rest.splice(0, 1)
    if (taken.length === 0) continue
    const { type, anyOf = [] } = schemaOf(field)
    const text = taken.join([{ type }, ...anyOf].some((one) => one.type === 'array') ? ',' : ' ')
    given[field] = valueOf(schemaOf(field), text, sum.test(field) && !line.inCents)
  }
  for (const [field, schema] of Object.entries(fields))
    if (isFlag(schema, line.does) && given[field] === undefined) given[field] = false
  return { given, rest }
}

const parsedOptions = (line: Spoken, fields: Record<string, Shape>): NonNullable<ParseArgsConfig['options']> => ({
  ...Object.fromEntries(
    Object.entries(fields).map(([field, schema]) => [
      optionOf(field),
      { type: isFlag(schema, line.does) ? ('boolean' as const) : ('string' as const) },
    ]),
  ),
  ...Object.fromEntries(Object.keys(line.named ?? {}).map((option) => [option, { type: 'string' as const }])),
})

/** What a schema refuses, by the options as the operator knows them. */
function faultsOf(schema: TSchema, given: object, named: NonNullable<Spoken['named']> = {}): Outcome | null {
  if (Value.Check(schema, given)) return null
  const faults = [...Value.Errors(schema, given)].map(({ instancePath, message }) => {
    const [, field = '', ...rest] = instancePath.split('/')
    const option = Object.keys(named).find((one) => named[one] === field) ?? optionOf(field)
    return `${[option, ...rest].join('/')} ${message}`.trim()
  })
  return failed(`Refused: ${faults.join('; ')}`)
}

const shortId = (id: string): string => (isUuid(id) ? id.slice(0, 8) : id)

const by = ({ actor }: Operations): ActionContext => ({ actor, language: 'en', network: 'operators' })

async function list(
  services: Operations,
  resource: Resource,
  given: Record<string, unknown>,
  { shows = [] }: Spoken,
): Promise<Outcome> {
  const { q, view = '', sort, page = 1, ...filter } = given
  const chosen = resource.views?.[String(view)]
  if (view !== '' && !chosen)
    return failed(`"${String(view)}" is none of ${Object.keys(resource.views ?? {}).join(', ')}`)
  const wrong = faultsOf(filterSchema(resource), filter)
  if (wrong) return wrong
  const asked = {
    q: textOf(q as string),
    sort: textOf(sort as string) ?? chosen?.sort,
    filter: { ...chosen?.filter, ...filter },
    language: 'en' as const,
  }
  const paged = { page: Number(page) || 1, pageSize: pageRows, countMost: 1_000 }
  const found = await createListQuery(resource).page(services.db, asked, paged)
  if (!found.ok) return failed(`Refused: ${refusalText(found.error, services.text)}`)
  const { items, totalCount, isMore } = found.value
  const isSearch = (asked.q ?? '') !== '' || Object.keys(filter).some((name) => resource.fields[name]?.kind === 'text')
  if (resource.reads && isSearch && items.length > 0)
    await services.reads.record(
      services.actor,
      resource.reads,
      items.map(({ id }) => id),
    )
  const lines = items.map((row: ListRow) =>
    [
      shortId(row.id),
      ...[...resource.columns, ...shows].filter((name) => row[name] !== row.id).map((name) => told(row[name], name)),
    ]
      .filter((word) => word !== '')
      .join('  '),
  )
  const rest =
    totalCount > items.length ? [`page ${paged.page} of ${totalCount}${isMore ? '+' : ''} rows: --page N`] : []
  return done([...lines, ...rest].join('\n') || 'none')
}

async function show(services: Operations, { part }: Spoken, resource: Resource, id: string): Promise<Outcome> {
  const found = await resource.find(id, by(services))
  if (!found) return failed(`There is no "${id}" in ${resource.name}`)
  if (resource.reads) await services.reads.record(services.actor, resource.reads, [id])
  const { version, ready, fields } = found
  const all: Record<string, unknown> = { ...fields, ...(version !== null && { version }), actions: [...ready] }
  if (part === undefined) return done(toldWhole({ id, ...all }))
  const rows = all[part]
  return done((Array.isArray(rows) ? rows.map((one) => told(one)).join('\n') : told(rows, part)) || 'none')
}

/** Adds, changes or acts, as its schema has passed it. */
async function write(
  services: Operations,
  line: Spoken,
  resource: Resource,
  { id, given }: { id: string; given: Record<string, unknown> },
): Promise<Outcome> {
  const { does } = line
  const { create, change, actions = {} } = resource
  const doing = does === 'add' ? create : does === 'change' ? change : actions[does]
  if (!doing) return failed(`Nothing of ${resource.name} is called ${does}`)
  if (does === 'change' && given['version'] === undefined) {
    const found = await resource.find(id, by(services))
    if (!found) return failed(`There is no "${id}" in ${resource.name}`)
    given['version'] = found.version
  }
  const wrong = faultsOf(doing.body, given, line.named)
  if (wrong) return wrong
  const acted = actions[does]
    ? await perform(resource, does, id, given, by(services))
    : await doing.run(id, given as never, by(services)) // checked above
  if (!acted.ok)
    return failed(
      acted.error.kind === 'not-found'
        ? `There is no "${id}" in ${resource.name}`
        : `Refused: ${refusalText(acted.error, services.text)}`,
    )
  const words = actions[does] ? services.text('en', resourceKeys.action(resource.name, does)) : does
  const value = acted.value as unknown
  if (does === 'add') return done(`${shortId(String(value))}: added`)
  const answer = typeof value === 'object' && value !== null && !Array.isArray(value) ? toldWhole(value) : ''
  return done([`${shortId(id)}: ${words}`, answer].filter((one) => one !== '').join('\n'))
}

/** An id, or the only one that begins with the word: ids that are long are shown by their first 8 letters. */
async function wholeId({ db }: Operations, resource: Resource, word: string): Promise<string | null> {
  if (!/^[0-9a-f][0-9a-f-]{3,34}$/.test(word)) return word
  const ids = (await createListQuery(resource).idsLike(db, word)).filter(isUuid)
  return ids.length > 1 ? null : (ids[0] ?? word)
}

function resourceOf({ resources }: Operations, name: string): Resource {
  const resource = resources.find((one) => one.name === name)
  if (!resource) throw new Error(`There is no resource ${name}`)
  return resource
}

async function run(services: Operations, line: Spoken, words: readonly string[], options: Options): Promise<Outcome> {
  const resource = resourceOf(services, line.resource)
  const isOfOne = line.does !== 'list' && line.does !== 'add'
  const [word = '', ...others] = isOfOne ? words : ['', ...words]
  if (isOfOne && word === '') return failed(`Which of ${resource.name}? ${line.line} ${line.usage}`)
  const { given, rest } = read(line, fieldsOf(resource, line.does), others, options)
  if (rest.length > 0) return failed(`"${rest.join(' ')}" says nothing here: ${line.line} ${line.usage}`)
  try {
    if (line.does === 'list') return await list(services, resource, given, line)
    const id = await wholeId(services, resource, word)
    if (id === null) return failed(`Several of ${resource.name} begin like "${word}": write more of it`)
    return await (line.does === 'show'
      ? show(services, line, resource, id)
      : write(services, line, resource, { id, given }))
  } catch (error) {
    if (error instanceof RefusalError) return failed(`Refused: ${refusalText(error.refusal, services.text)}`)
    throw error
  }
}

/** A line as the command line knows it. */
export const spokenLine = (line: Spoken): Operation => ({
  name: line.line.split(' '),
  usage: line.usage,
  summary: line.summary,
  ...(line.whileRestored && { whileRestored: true }),
  optionsOf: (services) => parsedOptions(line, fieldsOf(resourceOf(services, line.resource), line.does)),
  run: (services, words, options) => run(services, line, words, options),
})

/** Every line that a definition makes by itself. */
export function linesOf(resource: Resource, text: TextLookup): Operation[] {
  const { name, change, create, actions = {} } = resource
  const label = text('en', resourceKeys.name(name))
  const made = (does: string, summary: string, isOfOne = true): Operation => {
    const body = { add: create?.body, change: change?.body }[does] ?? actions[does]?.body
    const fields = fieldsOf(resource, does)
    const usage = Object.entries(fields).map(([field, schema]) => {
      const option = `--${optionOf(field)}${isFlag(schema, does) ? '' : ' …'}`
      const isNeeded = body?.required?.includes(field) && !isFlag(schema, does) && field !== 'version'
      return isNeeded ? option : `[${option}]`
    })
    const words = [...(isOfOne ? ['<id>'] : []), ...usage].join(' ')
    return spokenLine({ line: `${name} ${does}`, resource: name, does, usage: words, summary })
  }
  return [
    made('list', label, false),
    made('show', `one of: ${label}`),
    ...(create ? [made('add', `a new one of: ${label}`, false)] : []),
    ...(change ? [made('change', `changes one of: ${label}`)] : []),
    ...Object.keys(actions).map((key) => made(key, text('en', resourceKeys.action(name, key)))),
  ]
}
