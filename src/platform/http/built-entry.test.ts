import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { builtHead } from './built-entry.ts'

let project: string
beforeAll(async () => {
  project = await mkdtemp(join(tmpdir(), 'built-'))
  await mkdir(join(project, 'dist/browser/.vite'), { recursive: true })
  const manifest = {
    'main.tsx': { file: 'office/main.js', css: ['office/main.css'], imports: ['_dialog.js', '_page.js'] },
    '_dialog.js': { file: 'office/dialog.js', css: ['office/dialog.css'], imports: ['_page.js'] },
    '_page.js': { file: 'office/page.js', imports: ['_dialog.js'] },
    'lazy.tsx': { file: 'office/lazy.js', css: ['office/lazy.css'] },
  }
  await writeFile(join(project, 'dist/browser/.vite/office.json'), JSON.stringify(manifest))
})
afterAll(() => rm(project, { recursive: true }))

it('a page has the sheets of all that its entry imports at once, its own first, and none of what comes later', () => {
  expect(builtHead(project, 'office', 'main.tsx')).toEqual([
    '<link rel="stylesheet" href="/dist/office/main.css">',
    '<link rel="stylesheet" href="/dist/office/dialog.css">',
    '<link rel="modulepreload" href="/dist/office/dialog.js">',
    '<link rel="modulepreload" href="/dist/office/page.js">',
    '<script type="module" src="/dist/office/main.js"></script>',
  ])
  expect(() => builtHead(project, 'office', 'other.tsx')).toThrow('no entry other.tsx')
})
