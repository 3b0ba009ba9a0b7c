import { socialMediaBlock, type SocialMediaBlock } from '../blocks/social-media-block/social-media.block.ts'
import { videoBlock, type VideoBlock } from '../blocks/video-block/video.block.ts'
import { publicVideoId } from '../rules/video-address.ts'
import { enriched, type ServerBlock } from './content-types.ts'

/** Gives blocks that show other services' content the URLs of their frames; the services' code is never sent to the page. */
export const embeddingBlocks = (embedOrigin: string, asksThumbnails: boolean): readonly ServerBlock[] => {
  const frameOf = (id: number, language: string): string =>
    embedOrigin === '' || id === 0 ? '' : `${embedOrigin}/embed/${id}?language=${language}`
  return [
    enriched<SocialMediaBlock>(socialMediaBlock, {
      enrich: (block, { language }) => {
        const frameUrl = block.html === '' ? '' : frameOf(block.contentLink.id, language)
        return { block: { ...block, html: '', frameUrl }, tags: [] }
      },
    }),
    enriched<VideoBlock>(videoBlock, {
      enrich: (block, { language }) => {
        const videoId = block.video ? null : publicVideoId(block.youtubeVideoUrl)
        const added = {
          frameUrl: videoId === null ? '' : frameOf(block.contentLink.id, language),
          thumbnailUrl: videoId !== null && asksThumbnails ? `/api/video-thumbnails/${videoId}` : '',
        }
        // An address that is no video leads nowhere.
        const youtubeVideoUrl = videoId === null ? '' : block.youtubeVideoUrl
        return { block: { ...block, youtubeVideoUrl, ...added }, tags: [] }
      },
    }),
  ]
}
