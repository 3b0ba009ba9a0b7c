import { resolve } from 'node:path'
import { type DatabaseHandle, openDatabase } from '#src/platform/database/database.ts'
import { openReads, readsOf } from '#src/platform/database/reads.ts'
import { createImages } from '#src/platform/images/images.ts'
import { openMediaFiles } from '#src/platform/media-files/open-media-files.ts'
import { createPictureProcess } from '#src/platform/images/picture-process.ts'
import { createJobs, type Jobs } from '#src/platform/jobs/jobs.ts'
import { createKeyring } from '#src/platform/keys/keyring.ts'
import { createOutbox } from '#src/platform/mail/outbox.ts'
import { createSettings } from '#src/platform/settings/settings.ts'
import { createLiveTexts } from '#src/platform/texts/live-texts.ts'
import { createEdgeHeaders } from '#src/platform/edge/edge-headers.ts'
import { createEdgePurge } from '#src/platform/edge/edge-purge.ts'
import { purgeEdge } from '#src/platform/edge/edge-purge-api.ts'
import { createAnswerCache } from '#src/shell/server/html-cache.ts'
import { queues } from './queues.ts'
import type { ShopOptions } from './shop-options.ts'
import { readTextFiles } from './texts.ts'

/** Size of one process's cache of answers: the whole demo site in three languages takes a fifth of it. */
const answerCacheBytes = 64 * 1024 * 1024

/** Connections of one process to a replica. */
const replicaConnections = 8

export interface PlatformOptions extends Pick<ShopOptions, 'config' | 'log' | 'clock' | 'projectDir' | 'render'> {
  /** The connections of a command, or of a test; left out: a pool as the settings say. */
  database?: DatabaseHandle
  /** Left out: jobs as far as the process has the role. */
  jobs?: Jobs
}

/** Makes what every service is made with, whether the process serves, works or is a command. Nothing is started. */
export function createPlatform({ config, log, clock, projectDir, render, ...given }: PlatformOptions) {
  const { publicUrl } = config
  const database =
    given.database ??
    openDatabase({
      url: config.databaseUrl,
      maxConnections: config.databaseConnections,
      applicationName: 'konvehti',
      log,
    })
  const { db } = database
  const replica = config.readDatabaseUrl
  const reads = !replica
    ? readsOf(db)
    : openReads({
        primary: db,
        replica: openDatabase({
          url: replica,
          maxConnections: replicaConnections,
          applicationName: 'konvehti-reads',
          log,
        }),
        maxLagMs: config.readMaxLagMs,
        log,
      })
  const keyring = createKeyring(config.keys)
  const texts = createLiveTexts({ files: readTextFiles(resolve(projectDir, 'src'), config.textsDir), db, log })
  const settings = createSettings({ clock })
  const base = { db, clock, log, config, keyring, publicUrl, settings, text: texts.lookup }
  const jobs =
    given.jobs ?? createJobs({ url: config.databaseUrl, queues, log, sendsOnly: !config.roles.includes('jobs') })
  const outbox = createOutbox({ db, jobs, clock, smtp: config.smtp, from: config.smtp.from })
  const edge = config.edge.purge
  // One process is enough to tell the cache in front, and those that serve have other work.
  const edgePurge =
    edge && config.roles.includes('jobs') ? createEdgePurge({ log, send: (tags) => purgeEdge(edge, tags) }) : null
  const { tagHeader } = config.edge
  const edgeHeaders = tagHeader === '' ? undefined : createEdgeHeaders({ header: tagHeader, clock })
  const cache = createAnswerCache({
    maxBytes: answerCacheBytes,
    clock,
    ...(edgePurge && { onPurged: edgePurge.purge }),
  })
  const pictures = createPictureProcess({ log })
  const mediaFiles = openMediaFiles({ config, projectDir, clock, log })
  const cacheDir = resolve(projectDir, config.imageCacheDir)
  const cacheBytes = config.imageCacheMegabytes * 1024 * 1024
  const images = createImages({ clock, pictures, media: mediaFiles, cacheDir, cacheBytes })
  return {
    ...base,
    base,
    database,
    reads,
    texts,
    jobs,
    outbox,
    cache,
    edgeHeaders,
    edgePurge,
    pictures,
    mediaFiles,
    cacheDir,
    images,
    projectDir,
    render,
  }
}

export type Platform = ReturnType<typeof createPlatform>
