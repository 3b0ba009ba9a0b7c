import { clsx } from 'clsx'
import { dayName } from '#src/common/day-name.ts'
import { shopDay } from '#src/common/working-days.ts'
import { Icon, type IconName } from '#src/kit/Icon.tsx'
import type { PageModel } from '#src/shell/contract/page-model.ts'
import { useLanguage } from '#src/shell/web/page/page-context.ts'
import { useText } from '#src/shell/web/text/use-text.ts'
import type { LocationPageFields } from '../contract/location-page.ts'
import type { ServiceName } from '../contract/services.ts'
import { formatRange } from '../rules/format-hours.ts'
import { PlaceMap } from './FinlandMap.tsx'
import { plainTitle } from './LocationRow.tsx'
import { StreetMap } from './StreetMap.tsx'

const icons: Readonly<Record<ServiceName, IconName>> = {
  lunch: 'clock',
  cafe: 'cup',
  shop: 'bag',
  accessible: 'access',
  dogs: 'paw',
  wifi: 'wifi',
}

/** Hours, map, services and contact, next to the page's text. */
export function LocationFacts({ page, now }: { page: PageModel<LocationPageFields>; now: Date }) {
  const text = useText()
  const { services, phone, email, additionalContactInformation, latitude, longitude } = page
  if (page.postalCode === '') return null
  return (
    <aside className="locations-facts" aria-label={text('/locations/facts')}>
      <Hours page={page} now={now} />
      <StreetMap tiles={page.mapTiles} places={[{ latitude, longitude, name: plainTitle(page.title) }]}>
        <PlaceMap name={plainTitle(page.title)} city={page.city} position={page} />
      </StreetMap>
      {services.length > 0 && (
        <section>
          <h2 className="kit-d4">{text('/locations/services')}</h2>
          <ul className="locations-services">
            {services.map((name) => (
              <li key={name}>
                <Icon name={icons[name]} /> {text(`/locations/service/${name}`)}
              </li>
            ))}
          </ul>
        </section>
      )}
      {(phone !== '' || email !== '' || additionalContactInformation !== '') && (
        <section>
          <h2 className="kit-d4">{text('/locations/contact')}</h2>
          <dl className="locations-contact kit-num">
            {phone !== '' && (
              <div>
                <dt>{text('/locations/phone')}</dt>
                <dd>
                  <a className="kit-link" href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}>
                    {phone}
                  </a>
                </dd>
              </div>
            )}
            {email !== '' && (
              <div>
                <dt>{text('/locations/email')}</dt>
                <dd>
                  <a className="kit-link" href={`mailto:${email}`}>
                    {email}
                  </a>
                </dd>
              </div>
            )}
            {additionalContactInformation !== '' && (
              <div>
                <dt>{text('/locations/more')}</dt>
                <dd>{additionalContactInformation}</dd>
              </div>
            )}
          </dl>
        </section>
      )}
    </aside>
  )
}

function Hours({ page, now }: { page: PageModel<LocationPageFields>; now: Date }) {
  const text = useText()
  const language = useLanguage()
  const today = shopDay(now)
  const weekday = new Date(today).getUTCDay()
  const special = page.specialHours.filter(({ date }) => date >= today)
  const isSpecialDay = special.some(({ date }) => date === today)
  const week = [
    [
      '/locations/weekdays',
      page.openingHoursMondayToFriday,
      page.closingHoursMondayToFriday,
      weekday > 0 && weekday < 6,
    ],
    ['/locations/saturday', page.openingHoursSaturday, page.closingHoursSaturday, weekday === 6],
    ['/locations/sunday', page.openingHoursSunday, page.closingHoursSunday, weekday === 0],
  ] as const
  const said = (open: string, close: string): string =>
    open === '' ? text('/locations/closed-day') : formatRange(open, close, language)
  return (
    <section>
      <h2 className="kit-d4">{text('/locations/hours')}</h2>
      <table className="locations-hours kit-num">
        <caption className="kit-visually-hidden">{text('/locations/hours')}</caption>
        <tbody>
          {week.map(([name, open, close, isThisDay]) => (
            <tr key={name} className={clsx(isThisDay && !isSpecialDay && 'locations-hours__today')}>
              <th scope="row">
                {text(name)}
                {isThisDay && !isSpecialDay && `, ${text('/locations/is-today')}`}
              </th>
              <td>{said(open, close)}</td>
            </tr>
          ))}
          {special.map(({ date, open, close, label }) => (
            <tr key={date} className={clsx(date === today && 'locations-hours__today')}>
              <th scope="row">
                {[dayName(date, language), label, date === today ? text('/locations/is-today') : '']
                  .filter((part) => part !== '')
                  .join(', ')}
              </th>
              <td>{said(open, close)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {page.additionalOpeningHours !== '' && <p className="locations-fine">{page.additionalOpeningHours}</p>}
    </section>
  )
}
