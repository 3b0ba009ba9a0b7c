import { createHash, randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { isMediaName, type MediaFiles } from '#src/platform/media-files/media-files.ts'
import { done, failed, type Operation, type Outcome } from './operation.ts'
import type { Operations } from './operations.ts'

const places = ['folder', 's3'] as const
/** Lines of an answer that name a file each. */
const namedAtMost = 50
const reportEach = 500

interface Faults {
  missing: string[]
  different: string[]
  /** Their names are none of the library's: an operator has put them there. */
  unfit: string[]
}

/** Copies what the other place has not, or has in another size; what is there stays. A copy that was broken off goes on. */
async function copy(from: MediaFiles, to: MediaFiles, report: (line: string) => void) {
  const there = new Map<string, number>()
  for await (const { name, bytes } of to.list()) there.set(name, bytes)
  const unfit: string[] = []
  let [copied, kept] = [0, 0]
  await mkdir(to.staging, { recursive: true })
  for await (const { name, bytes } of from.list()) {
    if (!isMediaName(name)) unfit.push(name)
    else if (there.get(name) === bytes) kept += 1
    else {
      const content = await from.read(name)
      // It was removed meanwhile.
      if (content === null) continue
      const part = join(to.staging, `.${randomUUID()}.part`)
      try {
        await pipeline(content, createWriteStream(part))
        await to.keep(name, part)
      } finally {
        await rm(part, { force: true })
      }
      copied += 1
      if (copied % reportEach === 0) report(`${copied} copied`)
    }
  }
  return { copied, kept, unfit }
}

/** Reads every file of both places and compares their contents. */
async function check(from: MediaFiles, to: MediaFiles, report: (line: string) => void) {
  const faults: Faults = { missing: [], different: [], unfit: [] }
  let same = 0
  for await (const { name } of from.list()) {
    if (!isMediaName(name)) {
      faults.unfit.push(name)
      continue
    }
    const [wanted, found] = [await hashOf(await from.read(name)), await hashOf(await to.read(name))]
    if (found === null && wanted !== null) faults.missing.push(name)
    else if (found !== wanted) faults.different.push(name)
    else same += 1
    if (same % reportEach === 0) report(`${same} compared`)
  }
  return { same, faults }
}

async function hashOf(content: Readable | null): Promise<string | null> {
  if (content === null) return null
  const hash = createHash('sha256')
  for await (const chunk of content) hash.update(chunk as Uint8Array) // no encoding is set
  return hash.digest('hex')
}

const named = (what: string, names: readonly string[]): string[] => [
  ...names.slice(0, namedAtMost).map((name) => `${what}: ${name}`),
  ...(names.length > namedAtMost ? [`${what}: ${names.length - namedAtMost} more`] : []),
]

async function run({ mediaFilesIn, report }: Operations, word: string, isCheck: boolean): Promise<Outcome> {
  const target = places.find((place) => place === word)
  if (target === undefined) return failed('The files go to folder or to s3')
  const [from, to] = [mediaFilesIn(target === 's3' ? 'folder' : 's3'), mediaFilesIn(target)]
  if (from === null || to === null) return failed('The settings name no bucket: MEDIA_S3_ENDPOINT and those after it')
  if (isCheck) {
    const { same, faults } = await check(from, to, report)
    const { missing, different, unfit } = faults
    const lines = [
      ...named('missing', missing),
      ...named('different', different),
      ...named('not of the library', unfit),
    ]
    const sum = `${same} the same, ${missing.length} missing, ${different.length} different`
    return missing.length + different.length === 0
      ? done([...lines, sum].join('\n'))
      : failed([...lines, sum].join('\n'))
  }
  const { copied, kept, unfit } = await copy(from, to, report)
  return done([...named('not of the library', unfit), `${copied} copied, ${kept} were there`].join('\n'))
}

/** Media files from one place to the other: before a shop gets a second machine, or leaves one. */
export const mediaCopyOperation: Operation = {
  name: ['media', 'copy'],
  usage: '<s3|folder> [--check]',
  summary:
    'copies files of the library from the other place to there; --check copies nothing and compares their contents',
  options: { check: { type: 'boolean' } },
  run: (operations, [to = ''], options) => run(operations, to, options['check'] === true),
}
