import { inflateSync } from 'node:zlib'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'

interface Tree {
  role?: string
  id?: string
  children?: Tree[]
}

export interface ReadPart {
  /** `H1`, `P`, `TH`, `TD`… */
  role: string
  text: string
}

/** A PDF as a screen reader gets it: each element that holds text, in reading order. What only decorates is not there. */
export async function readPdf(bytes: Uint8Array) {
  const task = getDocument({ data: new Uint8Array(bytes), disableFontFace: true, verbosity: 0 })
  const file = await task.promise
  const { info, metadata } = await file.getMetadata()
  const parts: ReadPart[] = []
  const decoration: string[] = []
  for (let number = 1; number <= file.numPages; number += 1) {
    const page = await file.getPage(number)
    const { items } = await page.getTextContent({ includeMarkedContent: true })
    const texts = new Map<string, string>()
    const open: (string | null)[] = []
    for (const item of items) {
      if ('str' in item) {
        const id = open.findLast((one) => one !== null)
        if (id) texts.set(id, (texts.get(id) ?? '') + item.str + (item.hasEOL ? ' ' : ''))
        else if (item.str.trim()) decoration.push(item.str)
      } else if (item.type === 'endMarkedContent') open.pop()
      else open.push(item.id ?? null)
    }
    collect((await page.getStructTree()) as Tree, texts, parts)
  }
  await task.destroy()
  return {
    pages: file.numPages,
    info: info as { Title?: string; Author?: string; Language?: string },
    /** XMP, which names the standard it follows. */
    metadata: metadata?.getRaw() as string | undefined,
    parts,
    decoration: decoration.join(' '),
    text: parts.map(({ text }) => text).join('\n'),
  }
}

function collect(node: Tree, texts: ReadonlyMap<string, string>, parts: ReadPart[]): void {
  const said = (node.children ?? []).flatMap(({ id }) => (id === undefined ? [] : [texts.get(id) ?? '']))
  if (said.length > 0) parts.push({ role: node.role ?? '', text: said.join('').replaceAll(/\s+/g, ' ').trim() })
  for (const child of node.children ?? []) if (child.role !== undefined) collect(child, texts, parts)
}

/** All that its pages are drawn with, unpacked. */
export function contentOf(bytes: Buffer): Buffer {
  const pieces: Buffer[] = []
  let from = 0
  for (;;) {
    const begin = bytes.indexOf('stream\n', from)
    const end = bytes.indexOf('\nendstream', begin)
    if (begin < 0 || end < 0) return Buffer.concat(pieces)
    try {
      pieces.push(inflateSync(bytes.subarray(begin + 'stream\n'.length, end)))
    } catch {
      // A font or metadata, packed otherwise or not at all.
    }
    from = end + 1
  }
}
