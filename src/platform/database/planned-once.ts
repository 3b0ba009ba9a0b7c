import { createHash } from 'node:crypto'
import pg from 'pg'
import { databaseErrors } from '../metrics/process-metrics.ts'
import { startStatementSpan } from '../tracing.ts'
import { errorClass } from './errors.ts'

/*
 * PostgreSQL parses and plans a statement each time it comes, unless it has a name: for an order that was two thirds of
 * PostgreSQL's work. So a text that keeps coming gets a name by itself, and each connection plans it once (as other
 * drivers do by themselves: JDBC's `prepareThreshold`, Npgsql's automatic preparation).
 */

/** How often a text comes before it gets a name: a rare statement is not worth a plan in each connection. */
const usesBefore = 5
/** Each named text costs each connection some 20 to 60 kB at the server; texts beyond this number stay unnamed. */
const maxNamed = 300
const maxCounted = 500
/** Characters; a longer text is a list of many rows, and seldom comes twice. */
const longestText = 8_000

/**
 * A class of connections, for one pool, that name statements which are repeated. Without values a text may be several
 * statements: it gets no name. `settings` override the settings of the pool.
 */
export function planningClient(settings: pg.ClientConfig = {}): typeof pg.Client {
  const nameOf = createNames()
  return class extends pg.Client {
    constructor(config?: string | pg.ClientConfig) {
      // A pool hides the password when its settings are listed.
      super(typeof config === 'string' ? config : { ...config, password: config?.password, ...settings })
      const query = this.query.bind(this) as (...given: unknown[]) => unknown // of many overloads
      this.query = ((first: unknown, values: unknown, callback: unknown) =>
        counted(withName(first, values, nameOf), values, callback)) as typeof this.query
      // The pool passes a callback, a transaction awaits a promise, and a cursor is returned as it is.
      const counted = (statement: unknown, values: unknown, callback: unknown): unknown => {
        const text = textOf(statement)
        const span = text === null ? null : startStatementSpan(text)
        const ended = (error: unknown): void => {
          if (error) databaseErrors.inc({ class: errorClass(error) })
          span?.end(error)
        }
        if (typeof callback === 'function')
          return query(statement, values, (error: unknown, ...rest: unknown[]) => {
            ended(error)
            Reflect.apply(callback, undefined, [error, ...rest])
          })
        const answer = query(statement, values)
        if (answer instanceof Promise) answer.then(() => ended(null), ended)
        return answer
      }
    }
  }
}

const textOf = (query: unknown): string | null => {
  if (typeof query === 'string') return query
  return isPlain(query) ? query.text : null
}

type NameOf = (text: string) => string | undefined

function createNames(): NameOf {
  const uses = new Map<string, number>()
  const names = new Map<string, string>()
  return (text) => {
    const known = names.get(text)
    if (known !== undefined || names.size >= maxNamed || text.length > longestText) return known
    const count = (uses.get(text) ?? 0) + 1
    if (count <= usesBefore) {
      if (uses.size >= maxCounted) uses.clear()
      uses.set(text, count)
      return undefined
    }
    uses.delete(text)
    // The name derives from the text: behind a pooler other processes use the same names.
    const name = `often_${createHash('sha256').update(text).digest('hex').slice(0, 32)}`
    names.set(text, name)
    return name
  }
}

function withName(query: unknown, values: unknown, nameOf: NameOf): unknown {
  const config = typeof query === 'string' ? { text: query, values } : query
  if (!isPlain(config)) return query
  const given = config.values ?? values
  if (config.name !== undefined || !Array.isArray(given) || given.length === 0) return query
  const name = nameOf(config.text)
  return name === undefined ? query : { ...config, name }
}

/** True for plain queries; a query that submits itself, such as a cursor, is none. */
const isPlain = (query: unknown): query is pg.QueryConfig =>
  typeof query === 'object' &&
  query !== null &&
  'text' in query &&
  typeof query.text === 'string' &&
  !('submit' in query)
