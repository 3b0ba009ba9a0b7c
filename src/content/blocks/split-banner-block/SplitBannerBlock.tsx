import { clsx } from 'clsx'
import { Picture } from '#src/kit/Picture.tsx'
import type { SplitBannerBlock as SplitBannerFields } from './split-banner.block.ts'
import { useBlockPlace } from '../../web/block-place.ts'
import { CallsToAction } from '../../web/CallsToAction.tsx'
import { Emphasised } from '../../web/Emphasised.tsx'
import { panelLook } from '../../web/paint.ts'
import './SplitBannerBlock.css'

export function SplitBannerBlock({ block }: { block: SplitBannerFields }) {
  const { headingLevel: Heading, image, imageAlignment, title, subtitle } = block
  const { first, anchor } = useBlockPlace()
  const look = panelLook(block.backgroundColorHex)
  const isDark = look.className.includes('kit-on-accent')
  return (
    <section
      id={anchor}
      className={clsx('content-banner-split', `content-banner-split--${imageAlignment}`, look.className)}
      style={look.style}
    >
      {image && (
        <div className="content-banner-split__pic">
          <Picture
            image={image}
            preset="square"
            widths={[320, 640, 960, 1280]}
            sizes="(min-width: 768px) 50vw, 100vw"
            priority={first}
          />
        </div>
      )}
      <div className="content-banner-split__say">
        <Heading className="kit-d2">
          <Emphasised text={title} />
        </Heading>
        {subtitle !== '' && <p className="kit-lead">{subtitle}</p>}
        <CallsToAction block={block} variant={isDark ? 'cream' : 'primary'} newWindow={block.newWindow} />
      </div>
    </section>
  )
}
