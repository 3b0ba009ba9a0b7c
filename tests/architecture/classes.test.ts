import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { classesOf, readClassUses, readSheet, readSheets } from './style-sheets.ts'

/*
 * Sheets arrive in any order, some of them after the first paint. So no two of them may style the same thing, or be told
 * apart by who comes last: docs/decisions/0020-classes-and-layers.md.
 */

/** What the classes of a domain begin with, where it is not its folder's name. */
const shortNames: Readonly<Record<string, string>> = {
  products: 'product',
  editor: 'edit',
  payments: 'payment',
  orders: 'order',
  reviews: 'review',
  recipes: 'recipe',
  consents: 'consent',
  'tablet-designer': 'designer',
  'gift-cards': 'gift-card',
  'gift-card-shop': 'gift-shop',
}
const prefixOf = (domain: string): string => shortNames[domain] ?? domain
const begins = (name: string, domain: string): boolean => new RegExp(`^${prefixOf(domain)}(-|__|$)`).test(name)

const sheets = readSheets()
const uses = readClassUses()
const styled = new Map(
  sheets.flatMap(({ file, rules }) => rules.flatMap((rule) => rule.classes.map((name) => [name, file]))),
)
/** What the visitor's system asks for wins over every layer, and tokens and faces have none. */
const withoutLayer = ['fonts', 'later-faces', 'office-tokens', 'preferences', 'tokens']

describe('style sheets', () => {
  it('are all read', () => {
    expect(sheets.length).toBeGreaterThan(40)
    expect(styled.size).toBeGreaterThan(400)
    expect(uses.length).toBeGreaterThan(400)
  })

  it('stand in a cascade layer: the kit’s below those of the domains, whatever comes first', () => {
    const entry = sheets.find(({ file }) => file === 'src/kit/styles/kit.css')
    const inKit = entry?.outermost.join() ?? ''
    const outside = sheets.filter(({ domain, name, outermost }) => {
      if (domain !== 'kit')
        return !withoutLayer.includes(name) && outermost.some((part) => part !== '@layer components')
      const imported = new RegExp(`@import '\\./${name}\\.css' layer\\((base|kit)\\)`).test(inKit)
      return (
        name !== 'kit' && !withoutLayer.includes(name) && !imported && outermost.some((part) => part !== '@layer kit')
      )
    })
    expect(outside.map(({ file }) => file)).toEqual([])
    expect(entry?.outermost[0]).toBe('@layer base, kit, components')
  })

  it('name classes of their own domain, and the kit’s beside them only', () => {
    const foreign = sheets.flatMap(({ file, domain, rules, keyframes }) => [
      ...rules
        .filter(({ classes }) => classes.some((name) => !begins(name, domain) && !begins(name, 'kit')))
        .map(({ selector }) => `${file}: ${selector}`),
      ...keyframes.filter((name) => !begins(name, domain)).map((name) => `${file}: @keyframes ${name}`),
    ])
    expect(foreign).toEqual([])
  })

  it('style what is theirs, or something within what is theirs: a class has one sheet', () => {
    const owners = new Map<string, Set<string>>()
    for (const { file, name, rules } of sheets) {
      if (withoutLayer.includes(name)) continue
      for (const { lone } of rules) if (lone) owners.set(lone, (owners.get(lone) ?? new Set()).add(file))
    }
    const shared = [...owners]
      .filter(([, files]) => files.size > 1)
      .map(([name, files]) => `${name}: ${[...files].join()}`)
    expect(shared).toEqual([])
    const strays = sheets.flatMap(({ file, name: sheet, domain, rules }) =>
      withoutLayer.includes(sheet) || sheet === 'base'
        ? []
        : rules
            .filter(({ selector, classes }) => {
              const isOwn = (name: string) => begins(name, domain) && (owners.get(name)?.has(file) ?? true)
              return !classes.some(isOwn) && !(domain === 'shell' && selector.startsWith('#'))
            })
            .map(({ selector }) => `${file}: ${selector}`),
    )
    expect(strays).toEqual([])
  })

  it('of the later files are named in one of their lists, each by a name no other has', () => {
    const config = readFileSync(new URL('../../vite.config.ts', import.meta.url), 'utf8')
    const lists = config.matchAll(/const (?:intent|later)Sheets =\s*\/\\\/\(([^)]+)\)/g)
    const names = [...lists].flatMap(([, list = '']) => list.split('|'))
    expect(names.length).toBeGreaterThan(10)
    expect(names.map((name) => [name, sheets.filter((sheet) => sheet.name === name).length])).toEqual(
      names.map((name) => [name, 1]),
    )
  })
})

describe('classes', () => {
  const isOpenEnded = (name: string) => /(--|__)$/.test(name)

  it('that elements have are styled', () => {
    const names = [...styled.keys()]
    const isStyled = (name: string) =>
      styled.has(name) || (isOpenEnded(name) && names.some((one) => one.startsWith(name)))
    expect(uses.filter(([name]) => !isStyled(name)).map((use) => use.join(' in '))).toEqual([])
  })

  it('that are styled are had by something', () => {
    const had = new Set(uses.map(([name]) => name))
    const openEnded = [...had].filter(isOpenEnded)
    const unused = [...styled].filter(([name]) => !had.has(name) && !openEnded.some((part) => name.startsWith(part)))
    expect(unused.map((one) => one.join(' in '))).toEqual([])
  })

  it('that elements have are those of the domain which makes them, and of the kit', () => {
    const foreign = uses.filter(([name, file]) => !begins(name, file.split('/')[1] ?? '') && !begins(name, 'kit'))
    expect(foreign.map((use) => use.join(' in '))).toEqual([])
  })

  it('that tests look for are styled', () => {
    const prefixes = [...new Set(sheets.map(({ domain }) => prefixOf(domain)))].join('|')
    const asked = globSync(['tests/**/*.ts', 'src/**/*.test.{ts,tsx}'], { exclude: ['tests/architecture/**'] }).flatMap(
      (file) =>
        [...readFileSync(file, 'utf8').matchAll(new RegExp(`['"\\s>(,]\\.((?:${prefixes})(?:-|__)[\\w-]+)`, 'g'))].map(
          ([, name = '']) => [name, file] as const,
        ),
    )
    expect(asked.length).toBeGreaterThan(50)
    expect(asked.filter(([name]) => !styled.has(name)).map((one) => one.join(' in '))).toEqual([])
  })
})

describe('the reading of sheets and code', () => {
  it('tells what a selector speaks of', () => {
    const { rules, keyframes, outermost } = readSheet(`
      /* .not-me { } */
      @layer components {
        .a:not(.b), .c > p:is(.d, .e) { top: .5em; background: url("data:.x{}") }
        @media (min-width: 768px) { .a .c { left: 0 } }
        @keyframes f { from { top: 0 } }
      }`)
    expect(outermost).toEqual(['@layer components'])
    expect(keyframes).toEqual(['f'])
    expect(rules.map(({ selector, classes, lone }) => [selector, classes.join(), lone])).toEqual([
      ['.a:not(.b)', 'a,b', 'a'],
      ['.c > p:is(.d, .e)', 'c,d,e', undefined],
      ['.a .c', 'a,c', undefined],
    ])
  })

  it('finds classes where elements get them, and no other words', () => {
    const source = `
      const lookClass = wide ? 'a' : 'b'
      const deviceKind = 'tablet'
      export const x = <p className={clsx('c d', kind === 'no' && 'e', \`f--\${kind}\`)} title="not" />
      export const y = <Box className={buttonClass({ variant: 'none' }, 'g')}><i className="h">{text('nor')}</i></Box>`
    expect([...classesOf('x.tsx', source)].toSorted()).toEqual(['a', 'b', 'c', 'd', 'e', 'f--', 'g', 'h'])
  })
})
