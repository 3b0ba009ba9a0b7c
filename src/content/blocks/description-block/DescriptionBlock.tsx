import type { DescriptionBlock as DescriptionFields } from './description.block.ts'
import { useBlockPlace } from '../../web/block-place.ts'
import { CollapsibleText } from '../../web/CollapsibleText.tsx'
import { Emphasised } from '../../web/Emphasised.tsx'
import './DescriptionBlock.css'

/** A text of more characters than this begins collapsed, tags not counted (specification 2, 4 and C-21). */
const collapsedAbove = 200

export function DescriptionBlock({ block }: { block: DescriptionFields }) {
  const { heading, headingLevel: Heading, body } = block
  const { anchor } = useBlockPlace()
  return (
    <section id={anchor} className="kit-section content-description">
      <div className="kit-wrap">
        <div className="content-description__in">
          {heading !== '' && (
            <Heading className="kit-d3">
              <Emphasised text={heading} />
            </Heading>
          )}
          <CollapsibleText html={body} above={collapsedAbove} lines={4} />
        </div>
      </div>
    </section>
  )
}
