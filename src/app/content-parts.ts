import { type ContentTypes, contentBlockTypes, contentPageTypes } from '#src/content/server/content-types.ts'
import { createDelivery, type LinkResolver } from '#src/content/server/content-delivery.ts'
import { createContentService } from '#src/content/server/content.service.ts'
import { createRedirectHits } from '#src/content/server/redirect-hits.ts'
import type { Clock } from '#src/platform/clock.ts'
import type { Database } from '#src/platform/database/database.ts'
import type { Log } from '#src/platform/logging.ts'

/** Content with the block types and links of the other domains joined in. */
export function createContentParts(options: {
  db: Database
  clock: Clock
  log: Pick<Log, 'warn'>
  foreignBlockTypes: ContentTypes
  linkResolvers: readonly LinkResolver[]
}) {
  const blockTypes: ContentTypes = { ...contentBlockTypes, ...options.foreignBlockTypes }
  const service = createContentService({
    db: options.db,
    clock: options.clock,
    blockTypes,
    pageTypes: contentPageTypes,
  })
  const delivery = createDelivery({
    db: options.db,
    blockTypes,
    pageTypes: contentPageTypes,
    linkResolvers: options.linkResolvers,
  })
  return { service, delivery, redirectHits: createRedirectHits(options) }
}
