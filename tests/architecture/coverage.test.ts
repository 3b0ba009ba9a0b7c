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
/** Cites tests too, in tables of other columns. */
const kinds = 'kinds-of-faults.md'
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

const citations = [...pages, kinds].flatMap(citationsOf)

interface Heads {
  rows: number
  proved: number
  open: number
  gap: number
}

const cellsOf = (line: string): string[] =>
  line
    .split(/(?<!\\)\|/)
    .slice(1, -1)
    .map((cell) => cell.trim())

/** What the head of a page says of it, and what its tables hold; null where a page has no head. */
function headAndRows(page: string): [said: Heads | null, counted: Heads] {
  const lines = readFileSync(join(docs, page), 'utf8').split('\n').map(cellsOf)
  const head = lines.findIndex((cells) => cells.join() === 'Rows,Proved,Open,Gap')
  const [rows = 0, proved = 0, open = 0, gap = 0] = (lines[head + 2] ?? []).map(Number)
  const proofs = lines
    .filter((cells) => cells.length === 3 && cells[0] !== 'Behaviour' && !cells[0]?.startsWith('---'))
    .map(([, , proof = '']) => proof)
  const begin = (word: string): number => proofs.filter((proof) => proof.startsWith(word)).length
  const counted = { rows: proofs.length, open: begin('open'), gap: begin('gap') }
  return [
    head === -1 ? null : { rows, proved, open, gap },
    { ...counted, proved: counted.rows - counted.open - counted.gap },
  ]
}

it('each kind of fault is held by a test', () => {
  const lines = readFileSync(join(docs, kinds), 'utf8').split('\n').map(cellsOf)
  const proofs = lines.filter((cells) => cells.length === 4).map(([, , , proof = '']) => proof)
  expect(proofs.length).toBeGreaterThan(40)
  expect(proofs.filter((proof) => !/^`|^Held by$|^---/.test(proof))).toEqual([])
})

describe('the coverage pages', () => {
  it('are really read', () => {
    expect(citations.length).toBeGreaterThan(1_500)
    expect(citations.filter(({ path, names }) => isTest(path) && names !== '').length).toBeGreaterThan(700)
  })

  it.each(pages)('%s says at its head how many rows are proved', (page) => {
    const [said, counted] = headAndRows(page)
    expect(counted.rows).toBeGreaterThan(5)
    expect(said).toEqual(counted)
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
