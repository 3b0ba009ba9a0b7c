import { listingBlocks } from '#src/listing/blocks/listing.blocks.ts'
import { blockTypesOf, contentBlockTypes, contentPageTypes, type Enrich } from '#src/content/server/content-types.ts'
import { contentBlocks } from '#src/content/blocks/content.blocks.ts'
import { createDelivery } from '#src/content/server/content-delivery.ts'
import { createContentService } from '#src/content/server/content.service.ts'
import { createRedirectHits } from '#src/content/server/redirect-hits.ts'
import { createMedia } from '#src/media/server/media.service.ts'
import type { Clock } from '#src/platform/clock.ts'
import type { Database } from '#src/platform/database/database.ts'
import type { LinkResolver } from '#src/shell/contract/page-source.ts'
import type { Log } from '#src/platform/logging.ts'

/** Content with the block types and links of the other domains joined in. */
export function createContentParts(options: {
  db: Database
  clock: Clock
  log: Pick<Log, 'warn'>
  /** What domains add to blocks on delivery, by block type. */
  enrichers: Readonly<Record<string, Enrich>>
  linkResolvers: readonly LinkResolver[]
}) {
  const blockTypes = {
    ...contentBlockTypes,
    ...blockTypesOf([...contentBlocks, ...listingBlocks], options.enrichers),
  }
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
  return {
    service,
    delivery,
    types: { ...blockTypes, ...contentPageTypes },
    media: createMedia(options),
    redirectHits: createRedirectHits(options),
  }
}
