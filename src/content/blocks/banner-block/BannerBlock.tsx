import { clsx } from 'clsx'
import { Picture } from '#src/kit/Picture.tsx'
import type { BannerBlock as BannerFields } from './banner.block.ts'
import { useBlockPlace } from '../../web/block-place.ts'
import { CallsToAction } from '../../web/CallsToAction.tsx'
import { Emphasised } from '../../web/Emphasised.tsx'
import { panelLook } from '../../web/paint.ts'
import { Drawing } from '../../web/SafeHtml.tsx'
import './BannerBlock.css'

export function BannerBlock({ block }: { block: BannerFields }) {
  const { headingLevel: Heading, title, subtitle, image, mobileImage } = block
  const { first, anchor } = useBlockPlace()
  const look = panelLook(block.backgroundColorHex)
  const isDrawn = image?.markup !== undefined
  return (
    <section
      id={anchor}
      className={clsx(
        'content-banner',
        isDrawn && 'content-banner--drawn',
        image && !isDrawn && 'content-banner--pic',
        look.className,
      )}
      style={look.style}
    >
      <div className="content-banner__say">
        <Heading className="kit-d2">
          <Emphasised text={title} />
        </Heading>
        {subtitle !== '' && <p className="kit-lead">{subtitle}</p>}
        <CallsToAction block={block} isQuiet />
      </div>
      {image?.markup !== undefined && (
        <Drawing className="content-banner__art" markup={image.markup} altText={image.altText} />
      )}
      {image && !isDrawn && (
        <Picture
          image={image}
          preset="default"
          sizes="100vw"
          priority={first}
          phone={mobileImage && { image: mobileImage, preset: 'hero-mobile', sizes: '100vw' }}
        />
      )}
    </section>
  )
}
