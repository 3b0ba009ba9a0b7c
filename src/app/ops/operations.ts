import { createCatalogueOperations } from '#src/catalogue/server/catalogue-operations.ts'
import * as contentStore from '#src/content/server/content.store.ts'
import { createRedirectsService } from '#src/content/server/redirects.service.ts'
import { createPreviewTokens } from '#src/content/server/preview-token.ts'
import type { TextLookup } from '#src/common/errors.ts'
import type { Clock } from '#src/platform/clock.ts'
import type { Config } from '#src/platform/config.ts'
import type { Database } from '#src/platform/database/database.ts'
import type { Log } from '#src/platform/logging.ts'
import type { PageSource } from '#src/shell/contract/page-source.ts'
import { createJobs, type Jobs } from '#src/platform/jobs/jobs.ts'
import { createDesignerOperations } from '#src/tablet-designer/server/designer-operations.ts'
import { createCatalogueParts } from '../catalogue-parts.ts'
import { createContentParts } from '../content-parts.ts'
import { queues } from '../queues.ts'

export interface OperationsOptions {
  db: Database
  clock: Clock
  /** `databaseUrl` only for lines that send work to the server. */
  config: Pick<Config, 'publicUrl' | 'orderKeySecret'> & Partial<Pick<Config, 'databaseUrl'>>
  log: Log
  text: TextLookup
}

/** Name kept with every change made here. */
export const actorName = 'cli'

/** The services the command line speaks to, the same ones the HTTP routes will. */
export function createOperations({ db, clock, config, log, text }: OperationsOptions) {
  const catalogue = createCatalogueParts({ db, clock, log, text, publicUrl: config.publicUrl, onRefreshed: () => {} })
  const { service } = createContentParts({
    db,
    clock,
    foreignBlockTypes: catalogue.blockTypes,
    linkResolvers: [catalogue.resolveLinks],
  })
  let isLoaded = false
  /** The catalogue's lists are read when a line first asks for them, and not kept in step: a line is short. */
  const otherPages: PageSource['resolve'] = async (path, language) => {
    if (!isLoaded) {
      await catalogue.lists.start()
      catalogue.lists.stop()
      isLoaded = true
    }
    return catalogue.pageSource.resolve(path, language)
  }
  return {
    content: service,
    catalogue: createCatalogueOperations({ db, clock }),
    previews: createPreviewTokens({ secret: config.orderKeySecret, clock }),
    /** An item by its number or its key. */
    findContent: async (name: string): Promise<number | null> => {
      const item = /^\d+$/.test(name)
        ? await contentStore.findItemById(db, Number(name))
        : await contentStore.findItemByKey(db, name)
      return item?.id ?? null
    },
    designer: createDesignerOperations({ db, clock }),
    /** Runs a line that promises work to the server, which does it afterwards. */
    withJobs: async <Answer>(run: (jobs: Jobs) => Promise<Answer>): Promise<Answer> => {
      if (config.databaseUrl === undefined) throw new Error('No database to send work through')
      const jobs = createJobs({ url: config.databaseUrl, queues, log })
      await jobs.start()
      try {
        return await run(jobs)
      } finally {
        await jobs.stop()
      }
    },
    redirects: createRedirectsService({ db, clock, publicUrl: config.publicUrl, otherPages }),
  }
}

export type Operations = ReturnType<typeof createOperations>
