import { type KeyboardEvent, lazy, type MouseEvent, type PointerEvent, Suspense, useRef, useState } from 'react'
import { paint, paintClass } from '#src/content/web/paint.ts'
import { Picture, type PictureSource } from '#src/kit/Picture.tsx'
import { Wordmark } from '#src/kit/Wordmark.tsx'
import { track } from '#src/shell/web/analytics/track.ts'
import { browserClock } from '#src/shell/web/clock.ts'
import { useText } from '#src/shell/web/text/use-text.ts'
import { galleryThrottleMs, stepPicture, swipeStep } from './gallery-step.ts'
import { StepButtons } from './StepButtons.tsx'
import './gallery.css'

const loadZoom = () => import('./ZoomDialog.tsx')
const ZoomDialog = lazy(() => loadZoom().then((module) => ({ default: module.ZoomDialog })))

interface GalleryProps {
  images: readonly PictureSource[]
  /** False shows the first picture only. */
  carousel: boolean
  field: string
  /** Names a picture that has no description. */
  productName: string
}

const mainSizes = '(min-width: 1024px) 50vw, 100vw'
const mainWidths = [384, 640, 768, 832, 1024, 1280]
const detailSizes = '(min-width: 1024px) 60vw, 1px'

/**
 * The pictures of a variation: one large square, the others below it. Without script the small ones lead to the files.
 * Wide windows fill up to two compartments below with cut-outs of the first picture, as the printed catalogue does.
 */
export function Gallery({ images, carousel, field, productName }: GalleryProps) {
  const text = useText()
  const [index, setIndex] = useState(0)
  const [zoom, setZoom] = useState<'never' | 'open' | 'closed'>('never')
  const changedAt = useRef(Number.NEGATIVE_INFINITY)
  const [first] = images
  const shown = carousel ? images : images.slice(0, 1)
  const many = shown.length > 1
  const current = Math.min(index, Math.max(0, shown.length - 1))

  const show = (next: number) => {
    const now = browserClock.now()
    if (next === current || now - changedAt.current < galleryThrottleMs) return
    changedAt.current = now
    setIndex(next)
    track({ event: 'image_slider_interaction', picture: next + 1, slider: 'product' })
  }
  const go = (step: 1 | -1) => show(stepPicture(current, step, shown.length))
  const swipe = useSwipe(go)
  const handleKey = (event: KeyboardEvent) => {
    if (event.key === 'ArrowLeft') go(-1)
    else if (event.key === 'ArrowRight') go(1)
  }
  const enlarge = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    setZoom('open')
  }

  return (
    <div className={`product__media ${paintClass}`} style={paint(field)}>
      <div className="product__sticky">
        {/* The arrow keys are a shortcut of the links and buttons inside. */}
        {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
        <div className="product__stage" {...(many && { ...swipe, onKeyDown: handleKey })}>
          {shown.length === 0 && (
            <p className="product__none kit-small">
              <Wordmark name="konvehti" height={44} />
              {text('/catalogue/gallery/none')}
            </p>
          )}
          <div className="product__track" style={{ transform: `translateX(${-100 * current}%)` }}>
            {shown.map((image, place) => (
              <div className="product__slide" key={image.url} inert={place !== current}>
                <a
                  className="product__zoom"
                  href={image.url}
                  draggable={false}
                  aria-haspopup="dialog"
                  aria-label={text('/catalogue/gallery/zoom', { name: image.altText || productName })}
                  onClick={enlarge}
                  onPointerEnter={() => void loadZoom()}
                  onFocus={() => void loadZoom()}
                >
                  <Picture
                    image={image}
                    preset="square"
                    sizes={mainSizes}
                    widths={mainWidths}
                    priority={place === 0}
                    className="product__main"
                  />
                </a>
              </div>
            ))}
          </div>
          {many && (
            <div className="product__nav">
              <StepButtons onStep={go} />
            </div>
          )}
        </div>
        <Below images={shown} first={first} current={current} onChoose={show} />
        {zoom !== 'never' && (
          <Suspense fallback={null}>
            <ZoomDialog
              open={zoom === 'open'}
              onClose={() => setZoom('closed')}
              images={shown}
              current={current}
              onStep={go}
            />
          </Suspense>
        )}
      </div>
    </div>
  )
}

interface BelowProps {
  images: readonly PictureSource[]
  first: PictureSource | undefined
  current: number
  onChoose: (index: number) => void
}

/** Compartments under the large picture in a wide window. */
const compartments = 2

function Below({ images, first, current, onChoose }: BelowProps) {
  const text = useText()
  const details = first ? Math.max(0, compartments - Math.max(0, images.length - 1)) : 0
  const Holder = images.length > 1 ? 'nav' : 'div'
  const choose = (event: MouseEvent, index: number) => {
    event.preventDefault()
    onChoose(index)
  }
  return (
    <Holder className="product__thumbs" aria-label={images.length > 1 ? text('/catalogue/gallery/label') : undefined}>
      {images.length > 1 &&
        images.map((image, index) => (
          <a
            key={image.url}
            className="product__thumb"
            href={image.url}
            aria-label={text('/catalogue/gallery/picture', { number: index + 1 })}
            aria-current={index === current ? 'true' : undefined}
            onClick={(event) => choose(event, index)}
          >
            <Picture
              image={{ ...image, altText: '' }}
              preset="square"
              sizes="(min-width: 1024px) 25vw, 84px"
              widths={[192, 384, 640]}
            />
          </a>
        ))}
      {first &&
        ['a', 'b'].slice(0, details).map((cut) => (
          <div className={`product__thumb product__cut product__cut--${cut}`} key={cut}>
            <Picture
              image={{ url: first.url, altText: '' }}
              preset="square"
              sizes={detailSizes}
              widths={[192, 832, 1024]}
            />
          </div>
        ))}
    </Holder>
  )
}

/** A finger or pen that leaves the picture sideways; the mouse has the arrows. */
function useSwipe(onSwipe: (step: 1 | -1) => void) {
  const start = useRef<{ x: number; y: number } | null>(null)
  return {
    onPointerDown(event: PointerEvent) {
      start.current = event.pointerType === 'mouse' ? null : { x: event.clientX, y: event.clientY }
    },
    onPointerUp(event: PointerEvent) {
      if (start.current === null) return
      const step = swipeStep(event.clientX - start.current.x, event.clientY - start.current.y)
      start.current = null
      if (step !== null) onSwipe(step)
    },
    onPointerCancel() {
      start.current = null
    },
  }
}
