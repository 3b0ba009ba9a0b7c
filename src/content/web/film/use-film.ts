import { type RefObject, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { followInView } from '#src/kit/in-view.ts'
import { usePage } from '#src/shell/web/page/page-context.ts'

const stillQuery = '(prefers-reduced-motion: reduce)'

function followMotion(listener: () => void): () => void {
  const query = window.matchMedia(stillQuery)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

/** Whether the visitor prefers reduced motion. */
export const useStillness = (): boolean =>
  useSyncExternalStore(
    followMotion,
    () => window.matchMedia(stillQuery).matches,
    () => false,
  )

export interface PlayedFilm {
  isPlaying: boolean
  /** The film has been started and has not reached its end. */
  isBegun: boolean
  /** The browser can play none of the sources. */
  isBroken: boolean
  seconds: number
  /** The current caption; empty: none, or captions are off. */
  caption: string
  hasCaptions: boolean
  setCaptions: (on: boolean) => void
  isCaptioned: boolean
  toggle: () => void
  seek: (seconds: number) => void
}

/** `HTMLMediaElement.NETWORK_NO_SOURCE`. */
const noSource = 3

/** The part of the film that must be visible before it starts automatically. */
const inView = 0.6

/**
 * A film's state. With `playsInView` it starts, without sound, when it becomes visible, and pauses when it does not, until the viewer
 * uses its controls; never when the visitor prefers reduced motion. If the browser refuses, the button is still there
 * (specification 2, section 2).
 */
export function useFilm(playsInView: boolean): { video: RefObject<HTMLVideoElement | null>; played: PlayedFilm } {
  const video = useRef<HTMLVideoElement>(null)
  const { isEdited = false } = usePage()
  const lessMotionWanted = useStillness()
  const isStill = lessMotionWanted || isEdited
  const [isPlaying, setPlaying] = useState(false)
  const [isBegun, setBegun] = useState(false)
  const [isBroken, setBroken] = useState(false)
  const [seconds, setSeconds] = useState(0)
  const [caption, setCaption] = useState('')
  const [hasCaptions, setHasCaptions] = useState(false)
  const [isCaptioned, setCaptioned] = useState(true)
  /** The viewer has used the controls, or the film has ended: it no longer starts or pauses automatically. */
  const isHandled = useRef(false)

  useEffect(() => {
    const film = video.current
    if (!film) return
    const listeners = {
      playing: () => (setPlaying(true), setBegun(true)),
      pause: () => setPlaying(false),
      timeupdate: () => setSeconds(film.currentTime),
      ended: () => {
        isHandled.current = true
        setBegun(false)
        setSeconds(0)
      },
    }
    // When no source can be played, the error event fires on the last source element and does not bubble.
    const fail = () => setBroken(film.networkState === noSource)
    for (const [name, listen] of Object.entries(listeners)) film.addEventListener(name, listen)
    film.addEventListener('error', fail, true)
    return () => {
      for (const [name, listen] of Object.entries(listeners)) film.removeEventListener(name, listen)
      film.removeEventListener('error', fail, true)
    }
  }, [])

  useEffect(() => {
    const track = video.current?.textTracks[0]
    setHasCaptions(track !== undefined)
    if (!track) return
    showTrack(track, isCaptioned)
    const tell = () =>
      setCaption([...(track.activeCues ?? [])].map((cue) => ('text' in cue ? String(cue.text) : '')).join('\n'))
    track.addEventListener('cuechange', tell)
    return () => {
      track.removeEventListener('cuechange', tell)
      setCaption('')
    }
  }, [isCaptioned])

  useEffect(() => {
    const film = video.current
    if (!film || !playsInView || isStill) return
    const startOrPause = (isInView: boolean) => {
      if (isHandled.current) return
      if (!isInView) return film.pause()
      mute(film)
      film.play().catch(() => {})
    }
    return followInView(film, startOrPause, { threshold: inView })
  }, [playsInView, isStill])

  const played: PlayedFilm = {
    isPlaying,
    isBegun,
    isBroken,
    seconds,
    caption,
    hasCaptions,
    isCaptioned,
    setCaptions: setCaptioned,
    toggle: () => {
      const film = video.current
      isHandled.current = true
      if (!film) return
      if (isPlaying) film.pause()
      else film.play().catch(() => {})
    },
    seek: (to) => {
      if (video.current) moveTo(video.current, to)
    },
  }
  return { video, played }
}

function moveTo(film: HTMLVideoElement, seconds: number): void {
  film.currentTime = seconds
}

function mute(film: HTMLVideoElement): void {
  film.muted = true
}

/** Keeps an active track hidden: the page reads its cues and shows them itself. */
function showTrack(track: TextTrack, isOn: boolean): void {
  track.mode = isOn ? 'hidden' : 'disabled'
}
