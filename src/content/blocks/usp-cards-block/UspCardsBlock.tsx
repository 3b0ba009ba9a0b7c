import { Icon } from '#src/kit/Icon.tsx'
import { LoadedIcon } from '#src/kit/LoadedIcon.tsx'
import { SiteLink } from '#src/shell/web/navigation/SiteLink.tsx'
import type { UspCardsBlock as UspCardsFields } from './usp-cards.block.ts'
import { CallsToAction } from '../../web/CallsToAction.tsx'
import { Emphasised } from '../../web/Emphasised.tsx'
import { useBlockPlace } from '../../web/block-place.ts'
import './UspCardsBlock.css'

/** Facts under lines; where one of them has an icon, cards on the dark ground. */
export function UspCardsBlock({ block }: { block: UspCardsFields }) {
  const { anchor } = useBlockPlace()
  const Heading = block.headingLevel
  const FactHeading = block.heading === '' ? block.headingLevel : below[block.headingLevel]
  if (block.usps.some(({ icon }) => icon !== null)) return <UspCards block={block} level={FactHeading} />
  return (
    <section id={anchor} className="kit-section">
      <div className="kit-wrap">
        {block.heading !== '' && (
          <div className="kit-head">
            <Heading className="kit-d2">
              <Emphasised text={block.heading} />
            </Heading>
          </div>
        )}
        <div className="content-facts" data-count={block.usps.length}>
          {block.usps.map((usp, index) => (
            <div className="content-fact" key={index}>
              <FactHeading className="kit-d3">
                <FactName usp={usp} />
              </FactHeading>
              {usp.body !== '' && <p>{usp.body}</p>}
            </div>
          ))}
        </div>
        <CallsToAction block={block} isQuiet />
      </div>
    </section>
  )
}

function FactName({ usp }: { usp: UspCardsFields['usps'][number] }) {
  if (usp.url === '') return <Emphasised text={usp.heading} />
  return (
    <SiteLink to={usp.url} className="content-fact__link kit-hover-line kit-hover-line--far">
      <Emphasised text={usp.heading} /> <Icon name="arrow" size="m" />
    </SiteLink>
  )
}

function UspCards({ block, level: CardHeading }: { block: UspCardsFields; level: 'h1' | 'h2' | 'h3' | 'h4' }) {
  const { anchor } = useBlockPlace()
  const Heading = block.headingLevel
  return (
    <section id={anchor} className="content-panel content-panel--accent kit-on-accent">
      <div className="kit-wrap content-usps">
        <div className="content-usps__say">
          {block.heading !== '' && (
            <Heading className="kit-d2">
              <Emphasised text={block.heading} />
            </Heading>
          )}
          <CallsToAction block={block} isQuiet />
        </div>
        <ul className="content-usps__cards">
          {block.usps.map((usp, index) => (
            <li className="content-usp" key={index}>
              <span className="content-usp__mark">
                {usp.icon && <LoadedIcon className="content-usp__icon" src={usp.icon.url} />}
              </span>
              <div className="content-usp__say">
                <CardHeading className="kit-d4">
                  <FactName usp={usp} />
                </CardHeading>
                {usp.body !== '' && <p>{usp.body}</p>}
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

const below = { h1: 'h2', h2: 'h3', h3: 'h4', h4: 'h4' } as const
