import { resolve } from 'node:path'
import type { Clock } from '../clock.ts'
import type { Config } from '../config-type.ts'
import type { Log } from '../logging.ts'
import { createBucketApi } from './bucket-api.ts'
import { createBucketFiles } from './bucket-files.ts'
import { createFolderFiles } from './folder-files.ts'
import type { MediaFiles } from './media-files.ts'

export type MediaPlaces = Pick<Config, 'mediaStore' | 'mediaBucket' | 'mediaDir' | 'mediaSeedDir' | 'imageCacheDir'>
export type MediaStoreKind = Config['mediaStore']

export interface OpenMediaOptions {
  config: MediaPlaces
  /** Folders are relative to it. */
  projectDir: string
  clock: Clock
  log: Log
}

/** The media files of the settings; `kind` names the other place, to copy from one to the other. Null: there is no bucket. */
export function openMediaFiles(options: OpenMediaOptions): MediaFiles
export function openMediaFiles(options: OpenMediaOptions, kind: MediaStoreKind): MediaFiles | null
export function openMediaFiles(
  { config, projectDir, clock, log }: OpenMediaOptions,
  kind: MediaStoreKind = config.mediaStore,
): MediaFiles | null {
  const seed = resolve(projectDir, config.mediaSeedDir)
  if (kind === 'folder') return createFolderFiles([resolve(projectDir, config.mediaDir), seed])
  if (config.mediaBucket === null) return null
  const cacheDir = resolve(projectDir, config.imageCacheDir)
  return createBucketFiles({ api: createBucketApi(config.mediaBucket), seeds: [seed], cacheDir, clock, log })
}
