import { Emphasised, withoutEmphasis } from '#src/content/web/Emphasised.tsx'
import { Icon } from '#src/kit/Icon.tsx'
import { SiteLink } from '#src/shell/web/navigation/SiteLink.tsx'
import { useLanguage } from '#src/shell/web/page/page-context.ts'
import { useText } from '#src/shell/web/text/use-text.ts'
import type { LocationHit } from '../contract/location-list.ts'
import { formatRange } from '../rules/format-hours.ts'
import { formatKm } from './format-km.ts'
import { OpenState } from './OpenState.tsx'

interface LocationRowProps {
  hit: LocationHit
  /** Number on the list and the map, from 1. */
  number: number
  now: Date
  headingLevel: 'h2' | 'h3' | 'h4'
}

/** A place in the finder's list. */
export function LocationRow({ hit, number, now, headingLevel: Heading }: LocationRowProps) {
  const text = useText()
  const language = useLanguage()
  const name = plainTitle(hit.title)
  const details = text(hit.hasLunch ? '/locations/details-lunch' : '/locations/details')
  const week = [
    [text('/locations/weekdays'), hit.openingHoursMondayToFriday, hit.closingHoursMondayToFriday],
    [text('/locations/saturday'), hit.openingHoursSaturday, hit.closingHoursSaturday],
    [text('/locations/sunday'), hit.openingHoursSunday, hit.closingHoursSunday],
  ] as const
  return (
    <li className="locations-place">
      <span className="locations-place__no kit-num" aria-hidden="true">
        {number}
      </span>
      <div className="locations-place__in">
        <Heading className="kit-d3">
          <SiteLink to={hit.url}>
            <Emphasised text={hit.title} />
          </SiteLink>
        </Heading>
        <p className="kit-num">
          {hit.streetAddress}, {hit.postalCode} {hit.city}
        </p>
        <OpenState periods={hit.openPeriods} now={now} />
        <dl className="locations-week kit-num">
          {week.map(([day, open, close]) => (
            <div key={day}>
              <dt>{day}</dt>
              <dd>{open === '' ? text('/locations/closed-day') : formatRange(open, close, language)}</dd>
            </div>
          ))}
        </dl>
        <p className="locations-place__acts">
          <a
            className="kit-go"
            href={hit.mapsUrl}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={text('/locations/directions-to', { name })}
          >
            {text('/locations/directions')} <Icon name="external" size="s" />
          </a>
          <SiteLink className="kit-go" to={hit.url} aria-label={text('/locations/details-of', { details, name })}>
            {details}
          </SiteLink>
        </p>
      </div>
      {hit.distanceKm !== null && (
        <span className="kit-ui kit-muted kit-num">{formatKm(hit.distanceKm, language)}</span>
      )}
    </li>
  )
}

/** Title for labels, without emphasis and soft hyphens. */
export const plainTitle = (title: string): string => withoutEmphasis(title).replaceAll('\u00ad', '')
