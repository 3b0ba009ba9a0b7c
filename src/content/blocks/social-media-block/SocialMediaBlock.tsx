import { clsx } from 'clsx'
import type { SocialMediaBlock as SocialMediaFields } from './social-media.block.ts'
import { useBlockPlace } from '../../web/block-place.ts'
import { ButtonList } from '../../web/CallsToAction.tsx'
import { EmbedFrame } from '../../web/embed/EmbedFrame.tsx'
import { Emphasised, withoutEmphasis } from '../../web/Emphasised.tsx'
import { panelLook } from '../../web/paint.ts'
import './SocialMediaBlock.css'

export function SocialMediaBlock({ block }: { block: SocialMediaFields }) {
  const { headingLevel: Heading, heading, service, frameUrl = '' } = block
  const { anchor } = useBlockPlace()
  const look = panelLook(block.altBackgroundColorHex ?? block.backgroundColorHex)
  return (
    <section id={anchor} className={clsx('kit-section', look.className)} style={look.style}>
      <div className="kit-wrap content-social">
        {heading !== '' && (
          <Heading className="kit-d3">
            <Emphasised text={heading} />
          </Heading>
        )}
        {frameUrl !== '' && (
          <EmbedFrame
            src={frameUrl}
            service={service}
            title={withoutEmphasis(heading) || service}
            height={block.frameHeight}
          />
        )}
        <ButtonList buttons={block.buttonList} />
      </div>
    </section>
  )
}
