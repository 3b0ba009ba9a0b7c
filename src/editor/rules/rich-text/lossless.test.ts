import { getSchema } from '@tiptap/core'
import type { Node, Schema } from '@tiptap/pm/model'
import { EditorState } from '@tiptap/pm/state'
import { tableEditing } from '@tiptap/pm/tables'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { markupTree } from '../../../../tests/support/markup-tree.ts'
import { projectDirectory } from '../../../../tests/support/places.ts'
import { createTestDatabase, type TestDatabase } from '../../../../tests/support/test-database.ts'
import { runsInTier } from '../../../../tests/support/tier.ts'
import { sanitiseRichText } from '../../../content/server/html-sanitiser.ts'
import { openRichText } from './open-rich-text.ts'
import { randomText, wildText } from './testing/random-texts.ts'
import { writeMarkup } from './write-markup.ts'

/* Opened, one letter added, saved: only the letter has changed. */

const letter = 'Ж'
let schema: Schema

beforeAll(async () => {
  // The editor's part of the browser's code: types of the browser are unknown here.
  const { schemaExtensions } = (await import(`${projectDirectory}/src/editor/web/rich-text/extensions.ts`)) as {
    schemaExtensions: Parameters<typeof getSchema>[0]
  }
  schema = getSchema(schemaExtensions)
})

const edges = new RegExp(
  ` ?(</?(?:p|br|h[2-4]|[uod]l|li|d[td]|blockquote|figure|figcaption|table|caption|thead|tbody|tr|t[hd]|hr|address)(?: [^>]*)?>) ?`,
  'g',
)
/** As the sanitiser writes it, without blanks that no browser shows. Says nothing of how the editor reads. */
const plain = (html: string): string =>
  sanitiseRichText(html)
    .replaceAll(/[ \t\n\r\f]+/g, ' ')
    .replaceAll(edges, '$1')
    .replaceAll(edges, '$1')
    .trim()
    .replace(/^<p><\/p>$/, '')

/** What is saved after a letter was typed at a place, a share of the way through the text; null: the model cannot hold the text. */
function typedInto(html: string, place: number): string | null {
  const opened = openRichText(html, markupTree)
  if (opened === null) return null
  const doc: Node = schema.nodeFromJSON(opened)
  doc.check()
  const spots: number[] = []
  doc.descendants((node, at) => {
    if (node.isText) for (let within = 0; within <= node.nodeSize; within++) spots.push(at + within)
  })
  const state = EditorState.create({ doc, plugins: [tableEditing()] })
  const spot = spots[Math.floor(place * spots.length)]
  const typed = state.applyTransaction(spot === undefined ? state.tr : state.tr.insertText(letter, spot)).state.doc
  return writeMarkup(typed.toJSON() as Parameters<typeof writeMarkup>[0]) // as the library writes its documents
}

/** A letter before a link has the link's other marks, in elements of its own. */
function withoutHollow(html: string): string {
  const less = html.replaceAll(/<(strong|b|em|i|u|s|sub|sup|small|cite|q|span|time|abbr)(?: [^>]*)?><\/\1>/g, '')
  return less === html ? html : withoutHollow(less)
}

function expectOnlyTheLetter(html: string, saved: string): void {
  const [before = '', after, more] = saved.split(letter)
  expect(more).toBeUndefined()
  expect(plain(withoutHollow(before + (after ?? '')))).toBe(plain(html))
}

describe('stored texts', () => {
  let db: TestDatabase
  let texts: string[]

  beforeAll(async () => {
    db = await createTestDatabase({ seeded: true })
    const rows = await db.sql<{ text: string }>`
      select distinct value #>> '{}' as text from content_version,
      jsonb_path_query(fields, 'strict $.** ? (@.type() == "string")') as value where value #>> '{}' ~ '<[a-z]'`
    texts = rows.map(({ text }) => text)
  })
  afterAll(() => db.drop())

  it('of the demo all open in the editor, and a letter typed anywhere changes nothing else', () => {
    expect(texts.length).toBeGreaterThan(500)
    let place = 0.5
    for (const html of texts) {
      for (let times = 0; times < 3; times++) {
        place = (place * 9_301 + 0.211) % 1
        const saved = typedInto(html, place)
        expect(saved, html).not.toBeNull()
        expectOnlyTheLetter(html, saved ?? '')
        expect(saved).toContain(letter)
      }
    }
  })
})

describe('texts nobody wrote', () => {
  it('of all that the sanitiser lets through open, and a letter changes nothing else', () => {
    fc.assert(
      fc.property(randomText, fc.double({ min: 0, max: 0.999, noNaN: true }), (html, place) => {
        expect(sanitiseRichText(html), 'the sanitiser keeps it as it is').toBe(html)
        const saved = typedInto(html, place)
        expect(saved, html).not.toBeNull()
        expectOnlyTheLetter(html, saved ?? '')
      }),
      { numRuns: runsInTier(2_000) },
    )
  })

  it('of tags in any order open unchanged, or as source', () => {
    fc.assert(
      fc.property(wildText, fc.double({ min: 0, max: 0.999, noNaN: true }), (wild, place) => {
        const html = sanitiseRichText(wild)
        const saved = typedInto(html, place)
        const bare = (text: string) => text.replaceAll(/<\/?tbody>/g, '')
        if (saved !== null) expectOnlyTheLetter(bare(html), bare(saved))
      }),
      { numRuns: runsInTier(2_000) },
    )
  })
})
