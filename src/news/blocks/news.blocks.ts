import { newsBlock } from './news-block/news.block.ts'

/** The blocks of this domain. A new one is a folder, a line here, and a line in `components.ts`, which the compiler demands. */
export const newsBlocks = [newsBlock] as const
