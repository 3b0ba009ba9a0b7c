import { type ReactNode, useEffect, useRef, useState } from 'react'
import { EmbedQuestion } from '#src/content/web/embed/EmbedQuestion.tsx'
import { useAllowed } from '#src/content/web/embed/use-allowed.ts'
import { Button } from '#src/kit/Button.tsx'
import { SiteLink } from '#src/shell/web/navigation/SiteLink.tsx'
import { useText } from '#src/shell/web/text/use-text.ts'
import type { MapTiles } from '../contract/map-tiles.ts'
import { type Position, streetMap, tileSize } from '../rules/street-map.ts'
import './street-map.css'

interface PlaceOnMap extends Position {
  name: string
  /** Link to the place; left out on its own page. */
  url?: string
}

interface StreetMapProps {
  /** Null: no street map is configured. */
  tiles: MapTiles | null
  /** Places in the order of the list: a pin's number is its place in that order. */
  places: readonly PlaceOnMap[]
  /** Our own drawing, which loads nothing from third parties; it shows until the visitor allows the tiles. */
  children: ReactNode
}

/**
 * Street map of the places. The tile server learns of the visitor only after their consent. The list holds the same
 * information.
 */
export function StreetMap({ tiles, places, children }: StreetMapProps) {
  const isAllowed = useAllowed()
  const [wasAsked, setAsked] = useState(false)
  if (tiles === null || places.length === 0) return children
  if (isAllowed) return <Tiles tiles={tiles} places={places} takesFocus={wasAsked} />
  return (
    <div>
      {children}
      <EmbedQuestion service={new URL(tiles.url).host} height={0} onAllowed={() => setAsked(true)} />
    </div>
  )
}

interface TilesProps {
  tiles: MapTiles
  places: readonly PlaceOnMap[]
  /** True if the button that opened it is gone, so the map takes the focus. */
  takesFocus: boolean
}

function Tiles({ tiles: { url, credit }, places, takesFocus }: TilesProps) {
  const text = useText()
  const [steps, setSteps] = useState(0)
  /** Index of the pin with keyboard focus, which must be visible. */
  const [at, setAt] = useState<number | null>(null)
  const { tiles, pins, canCloser, canFarther } = streetMap(places, steps, at)
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (takesFocus) box.current?.focus({ preventScroll: true })
  }, [takesFocus])
  const [, by = credit, terms = ''] = /^(.*?)\s*(https:\/\/\S+)?$/.exec(credit) ?? []
  return (
    <div className="locations-streets" ref={box} tabIndex={-1}>
      <div className="locations-streets__seen">
        <div className="locations-streets__middle">
          {tiles.map(({ z, x, y, left, top }) => (
            <img
              key={`${z} ${left} ${top}`}
              src={url.replace('{z}', String(z)).replace('{x}', String(x)).replace('{y}', String(y))}
              alt=""
              width={tileSize}
              height={tileSize}
              style={{ left, top }}
            />
          ))}
          <ol aria-label={text('/locations/street-map')}>
            {places.map(({ name, url: to }, index) => (
              <li key={to ?? name} style={pins[index]}>
                {to === undefined ? (
                  <span className="locations-pin">
                    <span className="kit-visually-hidden">{name}</span>
                  </span>
                ) : (
                  <SiteLink
                    className="locations-pin"
                    to={to}
                    aria-label={`${index + 1} ${name}`}
                    onFocus={({ target }) => target.matches(':focus-visible') && setAt(index)}
                  >
                    <span>{index + 1}</span>
                  </SiteLink>
                )}
              </li>
            ))}
          </ol>
        </div>
      </div>
      <div className="locations-streets__acts">
        <p className="kit-muted">{terms === '' ? by : <a href={terms}>{by}</a>}</p>
        <Button variant="secondary" size="small" {...without(canFarther)} onClick={() => setSteps(steps - 1)}>
          {text('/locations/farther')}
        </Button>
        <Button variant="secondary" size="small" {...without(canCloser)} onClick={() => setSteps(steps + 1)}>
          {text('/locations/closer')}
        </Button>
      </div>
    </div>
  )
}

/** No reason is shown: it is plain that there is no further step. */
const without = (isThere: boolean) => (isThere ? {} : { disabledReason: '' })
