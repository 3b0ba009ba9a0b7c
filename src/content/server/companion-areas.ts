import type { Executor } from '#src/platform/database/database.ts'
import type { Block } from '#src/shell/contract/block.ts'
import type { ViewContext } from '#src/shell/contract/view-context.ts'
import type { AreaName } from '../contract/area.ts'
import type { PageContent } from '#src/shell/contract/page-source.ts'
import { type Delivery, cacheTtlOf } from './content-delivery.ts'
import { findCompanion } from './content.store.ts'

/** Editable areas of what another domain owns (`product:KV1005`), from its companion item; null without one. */
export function createCompanionAreas(db: Executor, delivery: Delivery) {
  return async (
    owner: string,
    view: ViewContext,
  ): Promise<(Record<AreaName, Block[]> & Pick<PageContent, 'tags' | 'until' | 'isPersonal'>) | null> => {
    const item = await findCompanion(db, owner)
    const delivered = item ? await delivery.deliver(item.id, view) : null
    return delivered ? { ...delivered.areas, tags: [...delivered.tags], ...cacheTtlOf(delivered) } : null
  }
}

export type CompanionAreas = ReturnType<typeof createCompanionAreas>
