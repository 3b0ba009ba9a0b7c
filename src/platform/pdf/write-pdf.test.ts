import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { loadConfigFromFile, type Plugin } from 'vite'
import { describe, expect, it, vi } from 'vitest'
import { projectDirectory } from '../../../tests/support/places.ts'
import { contentOf, readPdf } from '../../../tests/support/read-pdf.ts'
import type { PdfDocument } from './pdf-document.ts'
import { faces, isPrintable, runsOf } from './pdf-fonts.ts'
import { writePdf } from './write-pdf.ts'

const paper = (overrides: Partial<PdfDocument> = {}): PdfDocument => ({
  language: 'sv',
  title: 'Kvitto',
  documentTitle: 'Kvitto K2026-000001',
  fileName: 'K2026-000001',
  author: 'Konvehti Ab',
  made: new Date('2026-11-25T10:00:00Z'),
  facts: [{ name: 'Nummer', value: 'K2026-000001' }],
  blocks: [
    { kind: 'groups', groups: [{ heading: 'Säljare', lines: ['Konvehti Ab', 'Vallgatan 1'] }] },
    {
      kind: 'table',
      heading: 'Produkter',
      columns: [
        { name: 'Produkt', width: null },
        { name: 'Summa', width: 80, isFigure: true },
      ],
      rows: [['Mörk choklad', '3,90 €']],
    },
    { kind: 'sums', heading: 'Sammandrag', rows: [{ name: 'Betalt', value: '3,90 €', isTotal: true }] },
  ],
  foot: 'Konvehti Ab · FO-nummer 2841907-3',
  pageOf: (page, pages) => `Sida ${page}/${pages}`,
  ...overrides,
})

describe('a paper', () => {
  it('is read in order, each part as what it is, and what decorates is not read', async () => {
    const read = await readPdf(await writePdf(paper()))
    expect(read.parts).toEqual([
      { role: 'H1', text: 'Kvitto' },
      { role: 'TH', text: 'Nummer' },
      { role: 'TD', text: 'K2026-000001' },
      { role: 'H2', text: 'Säljare' },
      { role: 'P', text: 'Konvehti Ab' },
      { role: 'P', text: 'Vallgatan 1' },
      { role: 'H2', text: 'Produkter' },
      { role: 'TH', text: 'Produkt' },
      { role: 'TH', text: 'Summa' },
      { role: 'TD', text: 'Mörk choklad' },
      { role: 'TD', text: '3,90 €' },
      { role: 'H2', text: 'Sammandrag' },
      { role: 'TH', text: 'Betalt' },
      { role: 'TD', text: '3,90 €' },
    ])
    expect(read.decoration).toContain('Sida 1/1')
    expect(read.decoration).toContain('FO-nummer 2841907-3')
  })

  it('says its title, its language and the standard it follows', async () => {
    const bytes = await writePdf(paper())
    const { info, metadata } = await readPdf(bytes)
    expect(info).toMatchObject({ Title: 'Kvitto K2026-000001', Author: 'Konvehti Ab', Language: 'sv' })
    expect(metadata).toMatch(/<pdfuaid:part>1<\/pdfuaid:part>/)
    expect(bytes.toString('latin1')).toMatch(/\/Scope \/Column/)
  })

  it('is the same bytes each time', async () => {
    expect(await writePdf(paper())).toEqual(await writePdf(paper()))
  })

  it('goes on over pages, with the head of its table on each, which is read once', async () => {
    const rows = Array.from({ length: 120 }, (_, index) => [`Tuote ${index + 1}`, `${index},00 €`])
    const [groups, table, sums] = paper().blocks
    if (table?.kind !== 'table' || !groups || !sums) throw new Error('There is no table')
    const read = await readPdf(await writePdf(paper({ blocks: [groups, { ...table, rows }, sums] })))
    expect(read.pages).toBeGreaterThan(2)
    expect(read.parts.filter(({ role, text }) => role === 'TH' && text === 'Produkt')).toHaveLength(1)
    expect(read.decoration.match(/Produkt/g)).toHaveLength(read.pages - 1)
    expect(read.parts.filter(({ text }) => text.startsWith('Tuote '))).toHaveLength(120)
    expect(read.decoration).toContain(`Sida ${read.pages}/${read.pages}`)
  })

  it.each(['Łukasz Żółć', 'Nguyễn Thị Hường', 'Иван Щукин', 'Ελένη Παπαδοπούλου', 'Şule Çağrı', 'Bjørn Ærø'])(
    'writes %s as it is',
    async (name) => {
      const groups = [{ heading: 'Köpare', lines: [name] }]
      const read = await readPdf(await writePdf(paper({ blocks: [{ kind: 'groups', groups }] })))
      expect(read.parts.at(-1)).toEqual({ role: 'P', text: name })
    },
  )

  it('shows a sign for letters it has not, keeps them for readers, and breaks nothing', async () => {
    const names = ['王大明 Oy', 'محمد', 'Aino 🍫', `${'x'.repeat(400)}`, 'a\u0301\u0302\u0303']
    const groups = [{ heading: 'Köpare', lines: names }]
    const bytes = await writePdf(paper({ blocks: [{ kind: 'groups', groups }] }))
    const { parts } = await readPdf(bytes)
    expect(parts.find(({ text }) => text.endsWith('Oy'))).toEqual({ role: 'P', text: '??? Oy' })
    for (const name of ['王大明', 'محمد', '🍫'])
      expect(contentOf(bytes).includes(Buffer.from(name, 'utf16le').swap16()), name).toBe(true)
  })
})

describe('a line of many letters', () => {
  it('is of one face where that has all its letters', () => {
    expect(runsOf('Åse Öberg, 24,90\u00a0€ −5', 'text')).toEqual([
      { face: 'text', text: 'Åse Öberg, 24,90\u00a0€ −5', said: null },
    ])
  })

  it('shows one sign for what is one to the eye, and the letter whose marks are in no face', () => {
    expect(runsOf('👩‍👩‍👧‍👦🇫🇮👍🏽', 'text')).toEqual([{ face: 'text', text: '???', said: '👩‍👩‍👧‍👦🇫🇮👍🏽' }])
    expect(
      runsOf('q\u0331\u0363', 'text')
        .map(({ text }) => text)
        .join(''),
    ).toBe('q')
    expect(['Aino 🎂', 'Иван', '🎂🎂', '王大明', ' '].map(isPrintable)).toEqual([true, true, false, false, false])
  })

  it('takes Greek and Cyrillic from the serif, and is whole again', () => {
    const runs = runsOf('Иван Virtanen', 'strong')
    expect(runs.map(({ face }) => face)).toEqual(['display', 'strong'])
    expect(runs.map(({ text }) => text).join('')).toBe('Иван Virtanen')
  })
})

it('finds its fonts next to the built server as well', async () => {
  vi.stubEnv('BUILD_PART', 'server')
  const folder = await mkdtemp(join(tmpdir(), 'built-server-'))
  try {
    const built = await loadConfigFromFile({ command: 'build', mode: 'production' }, 'vite.config.ts', projectDirectory)
    const plugins = built?.config.plugins?.flat().filter((plugin) => plugin && 'writeBundle' in plugin) as Plugin[] // as Vite has them
    for (const { writeBundle } of plugins)
      if (typeof writeBundle === 'function') await writeBundle.call({} as never, { dir: folder } as never, {}) // only reads the folder
    const files = await readdir(join(projectDirectory, 'src/platform/pdf/fonts'))
    expect(files.filter((name) => name.endsWith('.ttf'))).toHaveLength(faces.length)
    expect(await readdir(join(folder, 'fonts'))).toEqual(files)
  } finally {
    vi.unstubAllEnvs()
    await rm(folder, { recursive: true })
  }
})
