import { createHash } from 'node:crypto'
import pg from 'pg'

/*
 * PostgreSQL reads and plans a statement anew each time it comes, unless it has a name: of an order that was two thirds of
 * what PostgreSQL did. So a text that keeps coming gets a name by itself, and each connection plans it once (as other drivers do of
 * themselves: JDBC's `prepareThreshold`, Npgsql's automatic preparation).
 */

/** How often a text comes before it gets a name: what is asked now and then is not worth a plan in each connection. */
const usesBefore = 5
/** Each named text costs each connection some 20 to 60 kB at the server; what comes later stays unnamed. */
const maxNamed = 300
const maxCounted = 500
/** Characters; a longer text is a list of many rows, and seldom comes twice. */
const longestText = 8_000

/**
 * A class of connections, for one pool, that name what is asked again and again. Without values a text may be several
 * statements: it gets no name. `settings` go before those of the pool.
 */
export function planningClient(settings: pg.ClientConfig = {}): typeof pg.Client {
  const nameOf = createNames()
  return class extends pg.Client {
    constructor(config?: string | pg.ClientConfig) {
      // A pool hides the password from whoever lists its settings.
      super(typeof config === 'string' ? config : { ...config, password: config?.password, ...settings })
      const query = this.query.bind(this) as (...given: unknown[]) => unknown // of many overloads
      this.query = ((first: unknown, values: unknown, callback: unknown) =>
        query(withName(first, values, nameOf), values, callback)) as typeof this.query
    }
  }
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
    // By its text: behind a pooler other processes meet the same names.
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

/** Not a query that submits itself, such as a cursor. */
const isPlain = (query: unknown): query is pg.QueryConfig =>
  typeof query === 'object' &&
  query !== null &&
  'text' in query &&
  typeof query.text === 'string' &&
  !('submit' in query)
