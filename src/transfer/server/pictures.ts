import { realpath } from 'node:fs/promises'
import { join, resolve, sep } from 'node:path'
import type { TextLookup } from '#src/common/errors.ts'
import { ok, refuse, type Result } from '#src/common/result.ts'
import type { PictureIntake } from '#src/platform/images/picture-intake.ts'
import type { Entry, Values } from './entries.ts'
import { excerpt, faultAt } from './fault.ts'
import { mediaPattern } from '#src/products/contract/codes.ts'
import type { Wrong } from './cell-type.ts'
import { inLanguages, detailOf } from './fault-words.ts'

export type StorePicture = (name: string, isDryRun: boolean) => Promise<Result<string, Wrong>>

const prefix = '/media/'

/**
 * Finds the path of a picture for a name in a file: a path names a picture the shop has already, any other name a file of the
 * folder, which is checked and stored. Nothing outside the folder is ever opened, and nothing is fetched.
 */
export function createStorePicture(
  { intake, text }: { intake: PictureIntake; text: TextLookup },
  folder: string | null,
): StorePicture {
  const known = new Map<string, Awaited<ReturnType<StorePicture>>>()
  async function take(name: string, isDryRun: boolean): ReturnType<StorePicture> {
    if (name.startsWith(prefix)) {
      const isThere = mediaPattern.test(name) && (await intake.has(name.slice(prefix.length)))
      return isThere ? ok(name) : refuse({ reason: 'unknown', detail: detailOf('no-picture', { name: excerpt(name) }) })
    }
    if (folder === null) return refuse({ reason: 'folder', detail: detailOf('no-folder-said') })
    const root = await realpath(resolve(folder)).catch(() => null)
    const path = root === null ? null : await realpath(join(root, name)).catch(() => null)
    if (root === null) return refuse({ reason: 'folder', detail: detailOf('no-folder', { name: excerpt(folder) }) })
    if (path === null || !path.startsWith(root + sep))
      return refuse({ reason: 'unknown', detail: detailOf('no-file', { name: excerpt(name) }) })
    const taken = await intake.take(path, isDryRun)
    if (taken.ok) return ok(`${prefix}${taken.value}`)
    const { key, params } = taken.error
    const why = inLanguages((language) => text(language, key, params))
    return refuse({ reason: 'picture', detail: detailOf('picture', { name: excerpt(name), ...why }) })
  }
  return async (name, isDryRun) => {
    // The same picture on many lines is opened once.
    const before = known.get(name)
    if (before !== undefined) return before
    const taken = await take(name, isDryRun)
    if (known.size > 1_000) known.clear()
    known.set(name, taken)
    return taken
  }
}

/** Names of files become paths of pictures the shop has; what is no picture is a fault of its line. */
export async function storePictures(entry: Entry, take: StorePicture, isDryRun: boolean): Promise<void> {
  const places: Values[] = [entry.head, ...(entry.parts ?? [])]
  for (const place of places) {
    const names = place.values.get('images')
    if (!Array.isArray(names)) continue
    const paths: string[] = []
    for (const name of names as string[]) {
      const taken = await take(name, isDryRun)
      if (taken.ok) paths.push(taken.value)
      else entry.faults.push(faultAt(place, 'images', taken.error.reason, taken.error.detail))
    }
    place.values.set('images', [...new Set(paths)])
  }
}
