import { clsx } from 'clsx'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { Icon } from '#src/kit/Icon.tsx'
import { useModal } from '#src/kit/overlays/use-modal.ts'
import { Picture, type PictureSource } from '#src/kit/Picture.tsx'
import { useText } from '#src/shell/web/text/use-text.ts'
import { StepButtons } from './StepButtons.tsx'
import './zoom.css'

interface ZoomDialogProps {
  open: boolean
  onClose: () => void
  images: readonly PictureSource[]
  current: number
  /** Around both ends. */
  onStep: (step: 1 | -1) => void
}

const wholeSizes = '100vmin'
const nearSizes = '200vmin'
const widths = [640, 1024, 1280]

/** The picture over the whole window. A press brings it closer, then it is moved by scrolling; arrows change it. */
export function ZoomDialog({ open, onClose, images, current, onStep }: ZoomDialogProps) {
  const text = useText()
  const { ref, props, present } = useModal(open, onClose)
  const [near, setNear] = useState(false)
  const frame = useRef<HTMLDivElement>(null)
  const image = images[current]
  // The middle first, as soon as the picture has grown.
  useEffect(() => {
    const element = frame.current
    const picture = element?.querySelector('img')
    if (!near || !element || !picture) return
    const observer = new ResizeObserver(() =>
      element.scrollTo(
        (element.scrollWidth - element.clientWidth) / 2,
        (element.scrollHeight - element.clientHeight) / 2,
      ),
    )
    observer.observe(picture)
    return () => observer.disconnect()
  }, [near, current])
  if (!open && near) setNear(false)
  const many = images.length > 1
  const step = (by: 1 | -1) => {
    setNear(false)
    onStep(by)
  }
  const handleKey = (event: KeyboardEvent) => {
    // Keys inside must not reach the page's own pictures, which this stands in.
    event.stopPropagation()
    if (!many || near) return
    if (event.key === 'ArrowLeft') step(-1)
    else if (event.key === 'ArrowRight') step(1)
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a shortcut of the buttons inside
    <dialog
      ref={ref}
      {...props}
      className="kit-modal product-zoom"
      aria-label={text('/catalogue/gallery/zoom-title')}
      onKeyDown={handleKey}
    >
      {present && image && (
        <>
          {/* What is larger than its window must be scrolled by keyboard too. */}
          <div
            className={clsx('product-zoom__frame', near && 'product-zoom__frame--near')}
            ref={frame}
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
            tabIndex={near ? 0 : -1}
          >
            <Picture
              image={image}
              preset="square"
              sizes={near ? nearSizes : wholeSizes}
              widths={widths}
              loading="eager"
            />
          </div>
          <div className="product-zoom__bar">
            <span className="product-zoom__place kit-num" aria-live="polite">
              {many && text('/catalogue/gallery/place', { number: current + 1, count: images.length })}
            </span>
            {many && <StepButtons onStep={step} />}
            <button
              type="button"
              className="kit-icon-btn"
              aria-label={text(`/catalogue/gallery/${near ? 'whole' : 'magnify'}`)}
              onClick={() => setNear(!near)}
            >
              <Icon name={near ? 'minus' : 'plus'} />
            </button>
            <button
              type="button"
              className="kit-icon-btn"
              aria-label={text('/catalogue/gallery/zoom-close')}
              onClick={onClose}
            >
              <Icon name="close" />
            </button>
          </div>
        </>
      )}
    </dialog>
  )
}
