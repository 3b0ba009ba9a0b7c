import { clsx } from 'clsx'
import { Icon } from '#src/kit/Icon.tsx'
import { Picture, type PictureSource } from '#src/kit/Picture.tsx'
import type { Film } from '#src/media/contract/media.ts'
import { useLanguage } from '#src/shell/web/page/page-context.ts'
import { useText } from '#src/shell/web/text/use-text.ts'
import { filmLength } from '../../rules/video-address.ts'
import { type PlayedFilm, useFilm, useStillness } from './use-film.ts'
import './film.css'

interface FilmPlayerProps {
  film: Film
  /** The film's name for screen readers. */
  title: string
  /** Shown until it plays; null: the film's own, or its first picture. */
  poster: PictureSource | null
  playsInView?: boolean
  isSmall?: boolean
  /** How wide it is laid out. */
  sizes: string
}

/** A film of the media library: its poster with a button, and a bar of controls while it plays. */
export function FilmPlayer({ film, title, poster, playsInView = false, isSmall = false, sizes }: FilmPlayerProps) {
  const { video, played } = useFilm(playsInView)
  const isStill = useStillness()
  const text = useText()
  const language = useLanguage()
  const still = poster ?? film.poster
  const length = filmLength(film.durationMs, language === 'en' ? ':' : '.')
  return (
    <div className={clsx('content-film', isSmall && 'content-film--small', played.isBegun && 'content-film--begun')}>
      {still && (
        <div className="content-film__still">
          <Picture image={still} preset="default" widths={[384, 640, 1024, 1280]} sizes={sizes} />
        </div>
      )}
      {/* The film's tracks have the captions, where there are any. */}
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption */}
      <video
        ref={video}
        className="content-film__film"
        playsInline
        muted
        preload={still ? 'none' : 'metadata'}
        aria-label={title}
        width={film.width}
        height={film.height}
      >
        {film.sources.map(({ url, type }) => (
          <source key={url} src={url} type={type} />
        ))}
        {[...film.captions]
          .toSorted((one, other) => Number(other.language === language) - Number(one.language === language))
          .map((track) => (
            <track key={track.language} kind="captions" srcLang={track.language} src={track.url} />
          ))}
      </video>
      {played.isBroken ? (
        <p className="content-film__fault">{text('/content/video/broken')}</p>
      ) : played.isBegun ? (
        <FilmBar played={played} durationMs={film.durationMs} />
      ) : (
        <button type="button" className="content-film__play" onClick={played.toggle}>
          <Icon name="play" />
          {text(isStill ? '/content/video/play' : '/content/video/watch')} <small className="kit-num">{length}</small>
          <span className="kit-visually-hidden">, {text('/content/video/name', { title })}</span>
        </button>
      )}
      {played.caption !== '' && played.isBegun && <p className="content-film__caption">{played.caption}</p>}
    </div>
  )
}

function FilmBar({ played, durationMs }: { played: PlayedFilm; durationMs: number }) {
  const text = useText()
  const separator = useLanguage() === 'en' ? ':' : '.'
  const { isPlaying, seconds, hasCaptions, isCaptioned } = played
  const at = filmLength(seconds * 1_000, separator)
  const whole = filmLength(durationMs, separator)
  return (
    <div className="content-film__bar kit-on-accent">
      <button
        type="button"
        className="kit-icon-btn"
        aria-label={text(isPlaying ? '/content/video/pause' : '/content/video/play')}
        // The pressed start button is gone: this button takes its focus.
        ref={(button) => void (document.activeElement === document.body && button?.focus({ preventScroll: true }))}
        onClick={played.toggle}
      >
        <Icon name={isPlaying ? 'pause' : 'play'} />
      </button>
      <input
        className="content-film__line"
        type="range"
        min={0}
        max={durationMs / 1_000}
        step={0.1}
        value={Math.min(seconds, durationMs / 1_000)}
        aria-label={text('/content/video/position')}
        aria-valuetext={text('/content/video/at', { at, whole })}
        onChange={(event) => played.seek(Number(event.target.value))}
      />
      <span className="kit-num" aria-hidden="true">
        {at} / {whole}
      </span>
      {hasCaptions && (
        <button
          type="button"
          className="content-film__words"
          aria-pressed={isCaptioned}
          onClick={() => played.setCaptions(!isCaptioned)}
        >
          {text('/content/video/captions')}
        </button>
      )}
    </div>
  )
}
