import type { BlockComponent, BlockComponents } from '#src/content/web/block-components-context.ts'
import type { BlockCode } from '#src/shell/web/page/page-type.ts'

const known: Record<string, BlockComponent> = {}

/** Empty until `blockCode` has been brought, which the loader of a page with blocks awaits. */
export const blockComponents: BlockComponents = known

export const blockCode: BlockCode = {
  module: 'src/app/browser/block-components.ts',
  load: async () => void Object.assign(known, (await import('./block-components.ts')).blockComponents),
}
