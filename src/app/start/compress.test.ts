import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { compressFiles } from './compress.ts'

it('lays compressed copies beside files that gain from it', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'compress-'))
  try {
    const text = 'export const sweet = true\n'.repeat(100)
    await writeFile(join(directory, 'page.js'), text)
    await writeFile(join(directory, 'short.css'), 'a{}')
    await writeFile(join(directory, 'font.woff2'), text)
    await compressFiles(directory)
    expect((await readdir(directory)).toSorted()).toEqual([
      'font.woff2',
      'page.js',
      'page.js.br',
      'page.js.gz',
      'short.css',
    ])
    expect(brotliDecompressSync(await readFile(join(directory, 'page.js.br'))).toString()).toBe(text)
    expect(gunzipSync(await readFile(join(directory, 'page.js.gz'))).toString()).toBe(text)
  } finally {
    await rm(directory, { recursive: true, force: true })
  }
})
