import { readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { parseSync } from 'oxc-parser'
import { describe, expect, it } from 'vitest'
import { domainGraph } from './domain-graph.ts'

const root = resolve(import.meta.dirname, '../..')
const source = join(root, 'src')

interface Import {
  from: string
  /** Project-relative path for our own modules, the specifier otherwise. */
  to: string
  typeOnly: boolean
}

function listFiles(directory: string): string[] {
  return readdirSync(directory).flatMap((name) => {
    const path = join(directory, name)
    if (statSync(path).isDirectory()) return listFiles(path)
    return /\.tsx?$/.test(name) ? [path] : []
  })
}

const files = listFiles(source)
const imports: Import[] = files.flatMap((file) => {
  const { module } = parseSync(file, readFileSync(file, 'utf8'))
  const specifiers = [
    ...module.staticImports.map((entry) => ({
      name: entry.moduleRequest.value,
      typeOnly: entry.entries.length > 0 && entry.entries.every((one) => one.isType),
    })),
    ...module.staticExports.flatMap((entry) =>
      entry.entries.flatMap((one) =>
        one.moduleRequest ? [{ name: one.moduleRequest.value, typeOnly: one.isType }] : [],
      ),
    ),
    ...module.dynamicImports.map((entry) => ({
      name: readFileSync(file, 'utf8')
        .slice(entry.moduleRequest.start, entry.moduleRequest.end)
        .replaceAll(/['"`]/g, ''),
      typeOnly: false,
    })),
  ]
  return specifiers.map(({ name, typeOnly }) => {
    const target = name.startsWith('#src/')
      ? join(source, name.slice(5))
      : name.startsWith('.')
        ? join(dirname(file), name)
        : null
    return { from: relative(root, file), to: target === null ? name : relative(root, target), typeOnly }
  })
})

const part = (path: string): { domain: string; side: string } => {
  const [, domain = '', folder = ''] = path.split('/')
  if (folder !== 'blocks') return { domain, side: folder }
  // A block is one folder: its definition belongs to both sides, what it is enriched by to the server, the rest to the browser.
  const side = /\.blocks?\.ts$/.test(path) ? 'contract' : path.endsWith('.enrich.ts') ? 'server' : 'web'
  return { domain, side }
}
/** Pure, and larger than all of a page's code. */
const numberingPlans = 'src/common/phone-number.ts'
const isBrowser = (path: string): boolean =>
  part(path).side === 'web' || part(path).domain === 'kit' || path.startsWith('src/app/browser/')
/** The kinds of fields, which every definition is made with. */
const definedBy = 'src/content/contract/fields.ts'
const isTest = (path: string): boolean => /\.test\.|test-process/.test(path)
const own = imports.filter(({ from }) => !isTest(from))
const told = (list: readonly Import[]): string[] => list.map(({ from, to }) => `${from} → ${to}`)

describe('the import walls', () => {
  it('are looked for in files that are really read', () => {
    expect(own.filter(({ to }) => to.startsWith('src/')).length).toBeGreaterThan(300)
  })

  it('keep server code out of the browser: share through contract/ or rules/', () => {
    const broken = own.filter(
      ({ from, to }) =>
        isBrowser(from) && (to.startsWith('node:') || part(to).side === 'server' || to.startsWith('src/platform/')),
    )
    expect(told(broken)).toEqual([])
  })

  it('keep browser code out of the server: only the built renderer crosses', () => {
    const broken = own.filter(({ from, to }) => {
      const here = part(from)
      const onServer =
        here.side === 'server' ||
        here.domain === 'platform' ||
        (here.domain === 'app' && !from.startsWith('src/app/browser/'))
      return (
        onServer &&
        ((to.startsWith('src/') && part(to).side === 'web') ||
          to.startsWith('src/kit/') ||
          to.startsWith('src/app/browser/') ||
          /^react(-|$)/.test(to))
      )
    })
    expect(told(broken)).toEqual([])
  })

  it('keep labels, help and samples of blocks out of the storefront: it knows the types of their fields alone', () => {
    const broken = own.filter(({ from, to, typeOnly }) => {
      const { domain, side } = part(from)
      const isShown = (side === 'web' && domain !== 'editor') || from.startsWith('src/app/browser/')
      const isDefinition = to.startsWith('src/') && (/\/blocks\/.*\.blocks?\.ts$/.test(to) || to === definedBy)
      return isShown && !typeOnly && isDefinition
    })
    expect(told(broken)).toEqual([])
  })

  it('keep contract/, rules/ and common/ pure: they import only each other and typebox', () => {
    const broken = own.filter(({ from, to }) => {
      const here = part(from)
      if (here.domain !== 'common' && here.side !== 'contract' && here.side !== 'rules') return false
      if (to.endsWith('.json')) return false
      const target = part(to)
      if (to.startsWith('src/'))
        return target.domain !== 'common' && target.side !== 'contract' && target.side !== 'rules'
      return !to.startsWith('typebox') && from !== numberingPlans
    })
    expect(told(broken)).toEqual([])
  })

  it('keep the numbering plans of all countries out of the browser', () => {
    const reached = new Set(
      files.map((file) => relative(root, file)).filter((file) => isBrowser(file) && !isTest(file)),
    )
    for (const file of reached)
      for (const { from, to, typeOnly } of own) if (from === file && !typeOnly && to.startsWith('src/')) reached.add(to)
    expect(reached).toContain('src/common/phone.ts')
    expect([...reached].filter((file) => file === numberingPlans)).toEqual([])
  })

  it('let domains know each other only along the graph: a new arrow is a line in domain-graph.ts', () => {
    const broken = own.filter(({ from, to }) => {
      if (!to.startsWith('src/')) return false
      const here = part(from)
      const there = part(to)
      const allowed = domainGraph[here.domain]
      if (!allowed || here.domain === there.domain || !(there.domain in domainGraph)) return false
      return !allowed.includes(there.domain)
    })
    expect(told(broken)).toEqual([])
  })

  it('are the same for the linter: below kit/, platform/ and common/ it knows every domain', () => {
    const { overrides } = JSON.parse(readFileSync(join(root, '.oxlintrc.json'), 'utf8')) as {
      overrides: { rules: { 'no-restricted-imports'?: [string, { patterns: { regex: string }[] }] } }[]
    }
    const lists = overrides
      .flatMap(({ rules }) => rules['no-restricted-imports']?.[1].patterns ?? [])
      .flatMap(({ regex }) => /#src\/\(([a-z|-]+\|[a-z|-]+)\)\//.exec(regex)?.[1] ?? [])
      .filter((list) => list.includes('orders'))
    const domains = Object.keys(domainGraph).join('|')
    expect(lists).toEqual([domains, domains, domains])
  })

  it("keep other domains' stores and presenters private: ask their service", () => {
    const broken = own.filter(({ from, to }) => {
      if (part(from).domain === 'app' || part(from).domain === part(to).domain) return false
      return /^src\/(?!platform)[^/]+\/server\/.*\.(store|presenter)\.ts$/.test(to)
    })
    expect(told(broken)).toEqual([])
  })

  it('keep platform/ and kit/ free of domains, and production free of stand-ins and tests', () => {
    const broken = own.filter(({ from, to }) => {
      const here = part(from)
      if (/^(standins|tests|bench|demo)\//.test(to)) return true
      if (here.domain === 'platform') return to.startsWith('src/') && !/^src\/(platform|common)\//.test(to)
      if (here.domain === 'kit') return to.startsWith('src/') && !/^src\/(kit|common)\//.test(to)
      return false
    })
    expect(told(broken)).toEqual([])
  })

  it('lead to packages that a production installation has: `npm prune --omit=dev` takes the others away', () => {
    const { dependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
      dependencies: Record<string, string>
    }
    const isForTests = (path: string): boolean => /\/testing\/|\.dev\.ts$|render-in-shell/.test(path)
    const packages = own.filter(({ from, to, typeOnly }) => !typeOnly && !isForTests(from) && /^@?[\w./-]+$/.test(to))
    const lacking = packages.filter(({ to }) => {
      const name = to.split('/', to.startsWith('@') ? 2 : 1).join('/')
      return !to.startsWith('src/') && !(name in dependencies)
    })
    expect(packages.length).toBeGreaterThan(100)
    expect(lacking).toEqual([])
  })

  it('let `npm start` load the queues of the domains and nothing else of theirs: all of it is waited for', () => {
    const loaded = new Set(['src/app/start/supervise.ts'])
    for (const path of loaded) for (const { from, to, typeOnly } of own) if (from === path && !typeOnly) loaded.add(to)
    const others = [...loaded].filter((path) => part(path).side === 'server' && !path.endsWith('/server/queues.ts'))
    expect(others).toEqual([])
    expect([...loaded].filter((path) => /^(drizzle-orm|typebox|fastify)/.test(path))).toEqual([])
  })

  it('have no cycles, types counted', () => {
    const graph = new Map<string, string[]>()
    for (const { from, to } of own) {
      if (!to.startsWith('src/')) continue
      graph.set(from, [...(graph.get(from) ?? []), to])
    }
    const state = new Map<string, 'open' | 'done'>()
    const cycles: string[] = []
    const walk = (node: string, path: string[]): void => {
      if (state.get(node) === 'done') return
      if (state.get(node) === 'open') {
        cycles.push([...path.slice(path.indexOf(node)), node].join(' → '))
        return
      }
      state.set(node, 'open')
      for (const next of graph.get(node) ?? []) walk(next, [...path, node])
      state.set(node, 'done')
    }
    for (const node of graph.keys()) walk(node, [])
    expect(cycles).toEqual([])
  })
})

describe('the places of things', () => {
  const contents = files
    .map((file) => ({ path: relative(root, file), text: readFileSync(file, 'utf8') }))
    .filter(({ path }) => !isTest(path))
  const holders = (pattern: RegExp, allowed: RegExp): string[] =>
    contents.filter(({ path, text }) => pattern.test(text) && !allowed.test(path)).map(({ path }) => path)

  it('have SQL only in stores, and in pieces that several of them put into theirs', () => {
    expect(
      holders(
        /\bsql`|\.(select|insert|delete)\(.*\)\s*\.?(from|values|where)/,
        /\.(store|sql)\.ts$|^src\/platform\/|^src\/app\/(start|ops|create-shop)/,
      ),
    ).toEqual([])
  })

  it('hand out nothing of a store, but the single steps of orders that payments and checkout put together', () => {
    const handedOn = /^export (?!type\b)\{[^}]*\} from '\.[^']*\.store\.ts'/m
    expect(holders(handedOn, /^src\/orders\/server\/orders\.service\.ts$/)).toEqual([])
  })

  it('name what they hand out', () => {
    expect(holders(/^export (type )?\*/m, /^$/)).toEqual([])
  })

  it('read the environment only where the program begins', () => {
    expect(holders(/process\.env/, /^src\/app\/(server-main|ops-main|start\/)/)).toEqual([])
  })

  it('ask for the time only in the two clocks', () => {
    expect(
      holders(
        /new Date\(\)|Date\.now\(\)/,
        /^src\/platform\/clock\.ts$|^src\/shell\/web\/clock\.ts$|^src\/app\/start\//,
      ),
    ).toEqual([])
  })

  it('fetch only in *-api.ts, the API client and provider adapters', () => {
    expect(
      holders(
        // A cache has a `fetch` of its own.
        /(?<!\.)\bfetch\(|\b(globalThis|window|self)\.fetch\(/,
        /-api\.ts$|^src\/shell\/web\/http\/api-client\.ts$|^src\/(payments|delivery)\/server\/provider\/|^src\/app\/start\//,
      ),
    ).toEqual([])
  })

  it('touch the browser’s storage and cookies in the one module that asks for consent, and in staff’s pages where they keep their own', () => {
    expect(
      holders(
        /\b(localStorage|sessionStorage|indexedDB)\b|document\.cookie/,
        /^src\/(shell\/web\/(storage\/browser-storage|consent-state)\.ts$|office\/web\/use-kept\.ts$|editor\/web\/(app\/use-dark|document\/local-copies|projects\/use-working-project)\.ts$)/,
      ),
    ).toEqual([])
  })

  it('write logs in one way, which says of errors only what is harmless', () => {
    const makers = own
      .filter(({ from, to, typeOnly }) => to === 'pino' && !typeOnly && !from.includes('/testing/'))
      .map(({ from }) => from)
    expect(makers).toEqual(['src/platform/logging.ts'])
  })

  it('set raw HTML in one component', () => {
    expect(holders(/dangerouslySetInnerHTML/, /^src\/content\/web\/SafeHtml\.tsx$/)).toEqual([])
  })

  it('have a text in every language for every key, and a use for each form of it', () => {
    for (const domain of readdirSync(source)) {
      const directory = join(source, domain, 'texts')
      const read = (language: string): string[] => {
        try {
          return Object.keys(JSON.parse(readFileSync(join(directory, `${language}.json`), 'utf8')) as object).sort()
        } catch {
          return []
        }
      }
      expect({ domain, keys: read('sv') }).toEqual({ domain, keys: read('fi') })
      expect({ domain, keys: read('en') }).toEqual({ domain, keys: read('fi') })
    }
  })
})
