import { Emphasised } from '#src/content/web/Emphasised.tsx'
import { GoLink } from '#src/content/web/GoLink.tsx'
import { SiteLink } from '#src/shell/web/navigation/SiteLink.tsx'
import { useLanguage } from '#src/shell/web/page/page-context.ts'
import { useText } from '#src/shell/web/text/use-text.ts'
import type { LocationHit } from '../contract/location-list.ts'
import { formatKm } from './format-km.ts'
import { OpenState } from './OpenState.tsx'

/** The nearest other places, and a link to all. */
export function NearbyPlaces({ places, allUrl, now }: { places: readonly LocationHit[]; allUrl: string; now: Date }) {
  const text = useText()
  const language = useLanguage()
  if (places.length === 0) return null
  return (
    <section className="kit-wrap locations-nearby">
      <div className="kit-head">
        <h2 className="kit-d2">
          <Emphasised text={text('/locations/nearby')} />
        </h2>
        {allUrl !== '' && <GoLink to={allUrl}>{text('/locations/all')}</GoLink>}
      </div>
      <ul>
        {places.map(({ contentId, url, title, streetAddress, city, distanceKm, openPeriods }) => (
          <li key={contentId}>
            <h3 className="kit-d4">
              <SiteLink to={url}>
                <Emphasised text={title} />
              </SiteLink>
            </h3>
            <p className="kit-num kit-ui">
              {streetAddress}, {city}
              {distanceKm !== null && `, ${formatKm(distanceKm, language)}`}
            </p>
            <OpenState periods={openPeriods} now={now} />
          </li>
        ))}
      </ul>
    </section>
  )
}
