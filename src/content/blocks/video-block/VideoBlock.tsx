import { clsx } from 'clsx'
import { useState } from 'react'
import { Icon } from '#src/kit/Icon.tsx'
import { Picture, type PictureSource } from '#src/kit/Picture.tsx'
import { usePage } from '#src/shell/web/page/page-context.ts'
import { useText } from '#src/shell/web/text/use-text.ts'
import type { VideoBlock as VideoFields } from './video.block.ts'
import { useBlockPlace } from '../../web/block-place.ts'
import { NewWindow } from '../../web/CallsToAction.tsx'
import { EmbedFrame } from '../../web/embed/EmbedFrame.tsx'
import { useAllowed } from '../../web/embed/use-allowed.ts'
import { Emphasised, withoutEmphasis } from '../../web/Emphasised.tsx'
import { FilmPlayer } from '../../web/film/FilmPlayer.tsx'
import { useStillness } from '../../web/film/use-film.ts'
import { panelLook } from '../../web/paint.ts'
import './VideoBlock.css'

export function VideoBlock({ block }: { block: VideoFields }) {
  const { headingLevel: Heading, heading, body, video } = block
  const { anchor, nested } = useBlockPlace()
  const text = useText()
  const isStill = useStillness()
  const look = panelLook(block.backgroundColorHex)
  const title = withoutEmphasis(heading) || body || video?.altText || text('/content/video/untitled')
  const preview = usePreview(block)
  if (!video && block.youtubeVideoUrl === '') return null
  return (
    <section id={anchor} className={clsx('kit-section', look.className)} style={look.style}>
      <figure className="kit-wrap content-video">
        {heading !== '' && (
          <Heading className={nested ? 'kit-d3' : 'kit-d2'}>
            <Emphasised text={heading} />
          </Heading>
        )}
        {video ? (
          <FilmPlayer
            film={video}
            title={title}
            poster={video.poster ?? preview}
            playsInView={block.plays === 'inView'}
            isSmall={nested}
            sizes={nested ? '(min-width: 768px) 50vw, 100vw' : '(min-width: 1280px) 1200px, 100vw'}
          />
        ) : (
          <PublicVideo block={block} title={title} preview={preview} />
        )}
        {(body !== '' || (video && isStill && block.plays === 'inView')) && (
          <figcaption>
            {body !== '' && <p>{body}</p>}
            {video && isStill && block.plays === 'inView' && (
              <p className="kit-small kit-muted content-video__still">
                <Icon name="info" size="s" /> {text('/content/video/still')}
              </p>
            )}
          </figcaption>
        )}
      </figure>
    </section>
  )
}

/** C-12: the editor's picture, the host's own once its visitor has allowed the host, the page's, or nothing but a ground. */
function usePreview({ videoPreviewImage, thumbnailUrl = '' }: VideoFields): PictureSource | null {
  const page = usePage() as { heroImage?: PictureSource | null } // of the pages that have one
  const isAllowed = useAllowed()
  if (videoPreviewImage) return videoPreviewImage
  return isAllowed && thumbnailUrl !== '' ? { url: thumbnailUrl, altText: '' } : (page.heroImage ?? null)
}

function PublicVideo({ block, title, preview }: { block: VideoFields; title: string; preview: PictureSource | null }) {
  const text = useText()
  const isAllowed = useAllowed()
  const [isOpen, setOpen] = useState(false)
  const { frameUrl = '', youtubeVideoUrl } = block
  const service = 'YouTube'
  if (isOpen && isAllowed) return <EmbedFrame src={frameUrl} service={service} title={title} height={540} />
  return (
    <div className="content-film">
      {preview ? (
        <div className="content-film__still">
          <Picture image={{ ...preview, altText: '' }} preset="default" sizes="(min-width: 1280px) 1200px, 100vw" />
        </div>
      ) : (
        <div className="content-film__still content-video__none" aria-hidden="true" />
      )}
      {frameUrl !== '' && isAllowed ? (
        <button type="button" className="content-film__play" onClick={() => setOpen(true)}>
          <Icon name="play" />
          {text('/content/video/watch')}
          <span className="kit-visually-hidden">, {text('/content/video/name', { title })}</span>
        </button>
      ) : frameUrl !== '' ? (
        <div className="content-video__ask">
          <EmbedFrame src={frameUrl} service={service} title={title} height={0} />
        </div>
      ) : (
        <a className="content-film__play" href={youtubeVideoUrl} target="_blank" rel="noopener noreferrer">
          <Icon name="play" />
          {text('/content/video/watch-at', { service })}
          <NewWindow />
        </a>
      )}
    </div>
  )
}
