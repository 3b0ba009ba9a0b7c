import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync, Visitor } from 'oxc-parser'
import { describe, expect, it } from 'vitest'
import { projectDirectory } from '../support/places.ts'

const docs = join(projectDirectory, 'docs')
const pages = [
  'specification-coverage.md',
  ...readdirSync(join(docs, 'specification-coverage')).map((name) => `specification-coverage/${name}`),
]
const isTest = (path: string): boolean => /\.(test|e2e)\.tsx?$/.test(path)

/** A path on a page, and what stands behind its colon up to the next path or the cell's end: names, parted by semicolons. */
interface Citation {
  place: string
  path: string
  names: string
}

const citedPath = /^\s*`((?:src|tests|demo|standins|bench|scripts|database|docs)\/[^`*]*)`(?:: (.*))?/
const cellEnds = /(?<!\\)\||<br>|(?=`(?:src|tests|demo|standins)\/)/

function citationsOf(page: string): Citation[] {
  const lines = readFileSync(join(docs, page), 'utf8').split('\n')
  return lines.flatMap((line, index) =>
    line.split(cellEnds).flatMap((cell) => {
      const [, path, names = ''] = citedPath.exec(cell) ?? []
      const place = `${page}:${index + 1}`
      return path === undefined ? [] : [{ place, path, names: names.replaceAll('\\|', '|').trim() }]
    }),
  )
}

/** What a table or a value fills in, and what is left out. */
const filledIn = /%[sdijo]|\$\{[^}]*\}|\$[\w.]+|…/g
const escaped = (text: string): string => text.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&')
const pattern = (text: string): RegExp => new RegExp(`^${text.split(filledIn).map(escaped).join('.*')}$`, 'su')

const known = new Map<string, string[]>()

/** Every string written in a file; the values of a template stand as `…`. */
function stringsIn(path: string): string[] {
  const kept = known.get(path)
  if (kept) return kept
  const found: string[] = []
  new Visitor({
    Literal: ({ value }) => void (typeof value === 'string' && found.push(value)),
    TemplateLiteral: ({ quasis }) => void found.push(quasis.map(({ value }) => value.cooked).join('…')),
  }).visit(parseSync(path, readFileSync(join(projectDirectory, path), 'utf8')).program)
  known.set(path, found)
  return found
}

/** Whether a text with gaps says the other; one that is nearly all gaps says nothing. */
function says(text: string, other: string): boolean {
  return text.replaceAll(filledIn, '').length >= 8 && pattern(text).test(other)
}

/** A name may have its group's before it. */
const isNamedIn = (path: string, name: string): boolean =>
  name
    .split(' › ')
    .every((piece) => stringsIn(path).some((text) => text === piece || says(text, piece) || says(piece, text)))

const citations = pages.flatMap(citationsOf)

describe('the coverage pages', () => {
  it('are really read', () => {
    expect(citations.length).toBeGreaterThan(1_500)
    expect(citations.filter(({ path, names }) => isTest(path) && names !== '').length).toBeGreaterThan(700)
  })

  it('cite paths that exist', () => {
    const gone = citations.filter(({ path }) => !existsSync(join(projectDirectory, path)))
    expect(gone.map(({ place, path }) => `${place}: ${path}`)).toEqual([])
  })

  it('cite tests by names that stand in their files', () => {
    const unnamed = citations
      .filter(({ path }) => isTest(path) && existsSync(join(projectDirectory, path)))
      .flatMap(({ place, path, names }) => {
        // A name may have a semicolon of its own.
        const isOne = names === '' || isNamedIn(path, names)
        const parts = isOne ? [] : names.split(/; ?/).filter((name) => name !== '' && !isNamedIn(path, name))
        return parts.map((name) => `${place}: ${path}: ${name}`)
      })
    expect(unnamed).toEqual([])
  })
})
