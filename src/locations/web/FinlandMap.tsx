import { clsx } from 'clsx'
import { SiteLink } from '#src/shell/web/navigation/SiteLink.tsx'
import { useText } from '#src/shell/web/text/use-text.ts'
import type { MapPin } from '../contract/location-list.ts'
import { lakesPath, landPath, mapHeight, mapWidth, onMap, type Placed, spread } from '../rules/finland-map.ts'
import './finland-map.css'

/** Pins nearer than this to each other are pushed apart, in units of the drawing. */
const pinsApart = 27

interface FinlandMapProps {
  pins: readonly MapPin[]
  /** City of the list; empty: all. */
  city: string
  /** Address of the list of one city. */
  cityUrl: (city: string) => string
}

/**
 * Our own drawing, which loads nothing from third parties: each city has a pin that leads to the list of its places. The list
 * and its choice of cities hold the same information.
 */
export function FinlandMap({ pins, city, cityUrl }: FinlandMapProps) {
  const text = useText()
  const placed = spread(
    pins
      .map((pin) => ({ ...pin, ...onMap(pin) }))
      .filter(({ x, y }) => x > 0 && x < mapWidth && y > 0 && y < mapHeight),
    pinsApart,
  )
  return (
    <div className="locations-map">
      <div className="locations-map__in">
        <div className="locations-map__frame">
          <Land />
          <ul aria-label={text('/locations/map')}>
            {placed.map(({ x, y, ...pin }) => (
              <li key={pin.city} style={{ left: `${(100 * x) / mapWidth}%`, top: `${(100 * y) / mapHeight}%` }}>
                <SiteLink
                  className={clsx(
                    'locations-pin',
                    pin.city === city && 'locations-pin--chosen',
                    isTight({ x, y }, placed) && 'locations-pin--named-left',
                  )}
                  to={cityUrl(pin.city)}
                  aria-label={text('/locations/pin', { city: pin.city, count: pin.count })}
                >
                  <small>{pin.city}</small> <span>{pin.count}</span>
                </SiteLink>
              </li>
            ))}
          </ul>
        </div>
        <p className="locations-map__note">{text('/locations/map-note')}</p>
      </div>
    </div>
  )
}

/** Whether another pin is where the city's name would be. */
const isTight = ({ x, y }: Placed, others: readonly Placed[]): boolean =>
  others.some((other) => other.x > x && other.x - x < nameWidth && Math.abs(other.y - y) < nameHeight)

const nameWidth = 62
const nameHeight = 15

interface PlaceMapProps {
  name: string
  city: string
  position: { latitude: number; longitude: number }
}

/** One place on a part of the map around it. */
export function PlaceMap({ name, city, position }: PlaceMapProps) {
  const text = useText()
  const { x, y } = onMap(position)
  const [width, height] = [partWidth, partWidth * 0.75]
  const left = Math.min(Math.max(x - width / 2, 0), mapWidth - width)
  const top = Math.min(Math.max(y - height / 2, 0), mapHeight - height)
  return (
    <figure className="locations-place-map">
      <Land label={text('/locations/place-map', { name })} viewBox={`${left} ${top} ${width} ${height}`} />
      <span
        className="locations-pin"
        style={{ left: `${(100 * (x - left)) / width}%`, top: `${(100 * (y - top)) / height}%` }}
        aria-hidden="true"
      >
        <small>{city}</small>
      </span>
      <figcaption className="locations-map__note">{text('/locations/map-note')}</figcaption>
    </figure>
  )
}

/** Width of the part shown around one place, in the drawing's units. */
const partWidth = 200

function Land({ viewBox = `0 0 ${mapWidth} ${mapHeight}`, label }: { viewBox?: string; label?: string }) {
  return (
    <svg
      viewBox={viewBox}
      focusable="false"
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      <path className="locations-map__land" d={landPath} />
      <path className="locations-map__lake" d={lakesPath} />
    </svg>
  )
}
