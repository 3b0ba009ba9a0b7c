import type { ComponentsOf } from '#src/content/web/block-components-context.ts'
import { NewsBlock } from './news-block/NewsBlock.tsx'
import type { newsBlocks } from './news.blocks.ts'

export const newsBlockComponents = { NewsBlock } satisfies ComponentsOf<typeof newsBlocks>
