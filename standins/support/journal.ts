import {
  closeSync,
  fsyncSync,
  ftruncateSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeSync,
} from 'node:fs'
import { dirname } from 'node:path'

export type Journal<Entry> = {
  /** The entries found on disk when the journal was opened, oldest first. */
  readonly replayed: readonly Entry[]
  /** Returns only after the line is on the disk. */
  append(entry: Entry): void
  /** Puts these entries in place of all lines. A kill in between leaves either the old file or the new one. */
  replaceAll(entries: readonly Entry[]): void
  close(): void
}

/**
 * An append-only file of JSON lines. Each append is synced before it returns, so whatever was answered to a caller is
 * still there after a kill. A kill in the middle of a write leaves a torn last line: it was never acknowledged, and it
 * is cut off here. A broken line anywhere else means a damaged file, and opening throws.
 */
export function openJournal<Entry>(file: string): Journal<Entry> {
  mkdirSync(dirname(file), { recursive: true })
  let descriptor = openSync(file, 'a+')
  const { entries, length } = readEntries<Entry>(file)
  ftruncateSync(descriptor, length)
  return {
    replayed: entries,
    append(entry) {
      writeFully(descriptor, Buffer.from(`${JSON.stringify(entry)}\n`))
      fsyncSync(descriptor)
    },
    replaceAll(kept) {
      const replacement = `${file}.new`
      rmSync(replacement, { force: true })
      const next = openSync(replacement, 'a+')
      writeFully(next, Buffer.from(kept.map((entry) => `${JSON.stringify(entry)}\n`).join('')))
      fsyncSync(next)
      closeSync(descriptor)
      renameSync(replacement, file)
      descriptor = next
    },
    close() {
      closeSync(descriptor)
    },
  }
}

function readEntries<Entry>(file: string): { entries: Entry[]; length: number } {
  const bytes = readFileSync(file)
  const length = bytes.lastIndexOf(0x0a) + 1
  const lines = bytes.subarray(0, length).toString('utf8').split('\n').slice(0, -1)
  const entries = lines.map((line, index) => {
    try {
      return JSON.parse(line) as Entry // the file is written by this module alone
    } catch (error) {
      throw new Error(`${file}: line ${index + 1} is not JSON`, { cause: error })
    }
  })
  return { entries, length }
}

function writeFully(descriptor: number, bytes: Buffer): void {
  let offset = 0
  while (offset < bytes.length) offset += writeSync(descriptor, bytes, offset)
}
