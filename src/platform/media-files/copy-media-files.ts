import { createHash, randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { isMediaName, type MediaFiles } from './media-files.ts'

/* Media files from one place to another: before a shop gets a second machine, or leaves one. */

const reportEach = 500

/** Copies what the other place has not, or has in another size; what is there stays. A copy that was broken off goes on. */
export async function copyMediaFiles(from: MediaFiles, to: MediaFiles, report: (line: string) => void) {
  const there = new Map<string, number>()
  for await (const { name, bytes } of to.list()) there.set(name, bytes)
  /** Their names are none of the library's: an operator has put them there. */
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
export async function compareMediaFiles(from: MediaFiles, to: MediaFiles, report: (line: string) => void) {
  const faults: { missing: string[]; different: string[]; unfit: string[] } = { missing: [], different: [], unfit: [] }
  const { missing, different, unfit } = faults
  let same = 0
  for await (const { name } of from.list()) {
    if (!isMediaName(name)) {
      unfit.push(name)
      continue
    }
    const [wanted, found] = [await hashOf(await from.read(name)), await hashOf(await to.read(name))]
    if (found === null && wanted !== null) missing.push(name)
    else if (found !== wanted) different.push(name)
    else same += 1
    if (same % reportEach === 0) report(`${same} compared`)
  }
  return { same, ...faults }
}

async function hashOf(content: Readable | null): Promise<string | null> {
  if (content === null) return null
  const hash = createHash('sha256')
  for await (const chunk of content) hash.update(chunk as Uint8Array) // no encoding is set
  return hash.digest('hex')
}
