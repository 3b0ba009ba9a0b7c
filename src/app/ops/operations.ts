import { createCatalogueOperations } from '#src/catalogue/server/catalogue-operations.ts'
import { createMerchandising } from '#src/catalogue/server/merchandising/merchandising.service.ts'
import * as contentStore from '#src/content/server/content.store.ts'
import { createRedirectsService } from '#src/content/server/redirects.service.ts'
import { createPreviewTokens } from '#src/content/server/preview-token.ts'
import { createSearchLog } from '#src/search/server/log/search-log.ts'
import type { TextLookup } from '#src/common/errors.ts'
import type { Clock } from '#src/platform/clock.ts'
import type { Config } from '#src/platform/config.ts'
import type { Database } from '#src/platform/database/database.ts'
import type { Log } from '#src/platform/logging.ts'
import type { PageSource } from '#src/shell/contract/page-source.ts'
import { createCatalogueParts } from '../catalogue-parts.ts'
import { createContentParts } from '../content-parts.ts'

export interface OperationsOptions {
  db: Database
  clock: Clock
  config: Pick<Config, 'publicUrl' | 'orderKeySecret'>
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
    merchandising: createMerchandising({ db, clock }),
    searchLog: createSearchLog({ db, clock, log }),
    previews: createPreviewTokens({ secret: config.orderKeySecret, clock }),
    /** An item by its number or its key. */
    findContent: async (name: string): Promise<number | null> => {
      const item = /^\d+$/.test(name)
        ? await contentStore.findItemById(db, Number(name))
        : await contentStore.findItemByKey(db, name)
      return item?.id ?? null
    },
    redirects: createRedirectsService({ db, clock, publicUrl: config.publicUrl, otherPages }),
  }
}

export type Operations = ReturnType<typeof createOperations>
