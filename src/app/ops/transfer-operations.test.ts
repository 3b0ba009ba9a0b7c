import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { projectDirectory } from '../../../tests/support/places.ts'
import { createOperator, type Operator, operatorConfig } from '../../../tests/support/operator.ts'
import { shopTexts } from '../../../tests/support/shop-texts.ts'
import { createTestDatabase, type TestDatabase } from '../../../tests/support/test-database.ts'
import { columnsOf, kindNames } from '#src/transfer/server/kind.ts'
import { kindOf } from '#src/transfer/server/kinds.ts'
import { createImports } from '#src/transfer/server/imports.service.ts'
import { systemClock } from '#src/platform/clock.ts'
import { createPictureIntake } from '#src/platform/images/picture-intake.ts'
import { createFolderFiles } from '#src/platform/media-files/folder-files.ts'
import { createPictureProcess } from '#src/platform/images/picture-process.ts'
import { createJobs, createSender, type Jobs } from '#src/platform/jobs/jobs.ts'
import { queues } from '../queues.ts'

let test: TestDatabase
let operator: Operator
let folder: string
let worker: Jobs
let sender: Pick<Jobs, 'send' | 'work' | 'stop'>
const log = pino({ level: 'silent' })
const progress: string[] = []

beforeAll(async () => {
  test = await createTestDatabase({ seeded: true })
  folder = await mkdtemp(join(tmpdir(), 'transfer-'))
  const base = { db: test.db, clock: systemClock }
  worker = createJobs({ url: test.url, queues, log })
  sender = createSender({ url: test.url, queues, log, maxConnections: 1 })
  const mediaDir = join(folder, 'media')
  // The shop, as far as imports are concerned.
  await createImports({
    ...base,
    jobs: worker,
    intake: createPictureIntake({ media: createFolderFiles([mediaDir]), pictures: createPictureProcess({ log }) }),
    text: shopTexts.lookup,
  }).startWorking()
  await worker.start()
  operator = createOperator({
    ...base,
    config: { ...operatorConfig, mediaDir },
    jobs: sender,
    report: (line) => void progress.push(line),
  })
})
afterAll(async () => {
  await Promise.all([worker.stop(), sender.stop()])
  await test.drop()
  await rm(folder, { recursive: true, force: true })
})

const file = (name: string): string => join(folder, name)

const said = (...words: string[]): Promise<string> => operator.said(...words)

describe('catalogue import', () => {
  it('hands the file to the shop, and says what became of it', async () => {
    await writeFile(file('stock.csv'), 'stock_code;on_hand\nKV1005-100G;321\nNONE;1\n')
    const text = await said('catalogue', 'import', file('stock.csv'), '--kind', 'stock')
    expect(text).toMatch(/^\(failed\) 1  [\d-]+ [\d:]+  cli  stock\.csv \(stock, csv\)  done\n/)
    expect(text).toMatch(/2 rows in [\d.]+ s(, \d+ a second)?; 0 added, 1 changed, 0 unchanged, 1 refused/)
    expect(text).toContain('line 3, stock_code: there is no shelf NONE')
    expect(await test.sql`select on_hand from stock where code = 'KV1005-100G'`).toEqual([{ on_hand: 321 }])
    expect(progress[0]).toBe('Import 1 has the file; it goes on by itself, also when this line is ended')
    expect(progress).not.toContain('No shop took it: done here')
    expect(await said('catalogue', 'import-report', '1')).toContain('line 3, stock_code: there is no shelf NONE')
    expect(await said('catalogue', 'imports')).toMatch(/^1 .* done$/)
    expect(await said('catalogue', 'import-cancel', '1')).toBe('(failed) Import 1 is over')
    expect(await said('catalogue', 'import-resume', '1')).toBe('(failed) Import 1 is over')
  })

  it('only checks when asked to', async () => {
    await writeFile(file('stock.csv'), 'stock_code,on_hand\nKV1005-100G,5\n')
    const text = await said('catalogue', 'import', '--dry-run', '--kind=stock', file('stock.csv'))
    expect(text).toContain('(stock, csv, dry run)  done')
    expect(text).toContain('would be 0 added, 1 changed')
    expect(await test.sql`select on_hand from stock where code = 'KV1005-100G'`).toEqual([{ on_hand: 321 }])
  })

  it('is done by the line itself where no shop takes it', async () => {
    await worker.stop()
    await writeFile(file('stock.csv'), 'stock_code,on_hand\nKV1005-100G,6\n')
    expect(await said('catalogue', 'import', file('stock.csv'), '--kind', 'stock')).toContain('1 changed')
    expect(progress).toContain('No shop took it: done here')
    expect(await test.sql`select on_hand from stock where code = 'KV1005-100G'`).toEqual([{ on_hand: 6 }])
  })

  it.each([
    [[], '(failed) There is no file ""'],
    [['none.csv'], '(failed) There is no file "none.csv"'],
    [['x.csv', '--kind', 'people'], `(failed) "people" is none of ${kindNames.join(', ')}: catalogue import`],
    [['x.csv', '--kind'], "(failed) Option '--kind <value>' argument missing"],
    [['x.csv', '--dry-run=yes'], "(failed) Option '--dry-run' does not take an argument"],
    [['x.csv', '--', '--force'], '(failed) "--force" says nothing here'],
    [['x.csv', 'y.csv'], '(failed) "y.csv" says nothing here'],
  ])('needs a line it understands: %j', async (words, text) => {
    expect(await said('catalogue', 'import', ...words)).toContain(text)
  })

  it('has no option that nobody has told of', async () => {
    expect(await said('catalogue', 'import', 'x.csv', '--force')).toMatch(/^\(failed\) Unknown option '--force'/)
    expect(await said('catalogue', 'imports', '--kind', 'stock')).toMatch(/^\(failed\) Unknown option '--kind'/)
  })

  it('knows nothing of imports there are not', async () => {
    await writeFile(file('empty.csv'), '')
    expect(await said('catalogue', 'import', file('empty.csv'))).toBe('(failed) Refused: The file is empty.')
    for (const line of ['import-report', 'import-cancel', 'import-resume'])
      expect(await said('catalogue', line, '999')).toBe('(failed) There is no import "999"')
    expect(await said('catalogue', 'import-report', 'x')).toContain('(failed)')
  })
})

describe('catalogue export', () => {
  it('writes what an import takes', async () => {
    expect(await said('catalogue', 'export', file('out.json'), '--kind', 'prices')).toContain('prices written to')
    expect(JSON.parse(await readFile(file('out.json'), 'utf8'))).toContainEqual(
      expect.objectContaining({ variation_code: 'KV1005-100G' }),
    )
    await said('catalogue', 'export', file('out.csv'))
    const [header] = (await readFile(file('out.csv'), 'utf8')).split('\r\n')
    expect(header).toBe(`\ufeff${columnsOf(kindOf('products')).join(',')}`)
    expect(await said('catalogue', 'export', file('out.csv'), '--format', 'xml')).toContain(
      '(failed) "xml" is none of csv, json',
    )
  })
})

describe('the columns', () => {
  it('stand in the documentation as the line tells them', async () => {
    const page = await readFile(join(projectDirectory, 'docs/how-to/import-the-catalogue.md'), 'utf8')
    const squeezed = (text: string): string => text.replace(/ {2,}/g, ' ').replace(/-{3,}/g, '---')
    expect(squeezed(page)).toContain(squeezed(await said('catalogue', 'import', '--columns')))
    for (const kind of kindNames)
      expect(await said('catalogue', 'import', '--columns', '--kind', kind)).toMatch(new RegExp(`^### ${kind}\n`))
  })
})
