import { globSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)

/** Compressing shorter files saves less than the header costs. */
const worthwhileBytes = 400

/** Writes `name.br` and `name.gz` next to each text file of a build; the static route sends them in its place. */
export async function compressFiles(directory: string): Promise<void> {
  const files = globSync('**/*.{js,css,svg,json}', { cwd: directory }).map((file) => join(directory, file))
  await Promise.all(
    files.map(async (file) => {
      const content = await readFile(file)
      if (content.length < worthwhileBytes) return
      const hints = {
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      }
      const [brotli, zipped] = await Promise.all([toBrotli(content, { params: hints }), toGzip(content, { level: 9 })])
      await Promise.all([writeFile(`${file}.br`, brotli), writeFile(`${file}.gz`, zipped)])
    }),
  )
}
