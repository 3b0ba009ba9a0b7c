import { Icon } from '#src/kit/Icon.tsx'
import { SiteLink } from '#src/shell/web/navigation/SiteLink.tsx'
import type { UspCardsBlock as UspCardsFields } from './usp-cards.block.ts'
import { Emphasised } from '../../web/Emphasised.tsx'
import './UspCardsBlock.css'

/** Facts under lines. */
export function UspCardsBlock({ block }: { block: UspCardsFields }) {
  const Heading = block.headingLevel
  const FactHeading = block.heading === '' ? block.headingLevel : below[block.headingLevel]
  return (
    <section className="kit-section">
      <div className="kit-wrap">
        {block.heading !== '' && (
          <div className="kit-head">
            <Heading className="kit-d2">
              <Emphasised text={block.heading} />
            </Heading>
          </div>
        )}
        <div className="facts" data-count={block.usps.length}>
          {block.usps.map((usp, index) => (
            <div className="fact" key={index}>
              <FactHeading className="kit-d3">
                {usp.url === '' ? (
                  <Emphasised text={usp.heading} />
                ) : (
                  <SiteLink to={usp.url} className="fact__link">
                    <Emphasised text={usp.heading} /> <Icon name="arrow" size="m" />
                  </SiteLink>
                )}
              </FactHeading>
              {usp.body !== '' && <p>{usp.body}</p>}
            </div>
          ))}
        </div>
      </div>
    </section>
  )
}

const below = { h1: 'h2', h2: 'h3', h3: 'h4', h4: 'h4' } as const
