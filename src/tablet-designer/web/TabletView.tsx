import { type RefObject, useEffect, useMemo, useRef, useState } from 'react'
import { clsx } from 'clsx'
import type { Variation } from '#src/products/contract/product.ts'
import { followInView } from '#src/kit/in-view.ts'
import { Picture } from '#src/kit/Picture.tsx'
import { useText } from '#src/shell/web/text/use-text.ts'
import { drawSide } from '#src/engraving/rules/drawing.ts'
import { defaultCut, plate, type Side, sides } from '#src/engraving/rules/plate.ts'
import type { DesignValues } from '../rules/tablet-form.ts'
import { PageCrumbs } from '#src/products/web/PageCrumbs.tsx'

interface TabletViewProps {
  variation: Variation
  texts: DesignValues
  side: Side
  onTurn: (side: Side) => void
}

/** Preview of the tablet: the chosen side large, the other small if there is room. */
export function TabletView({ variation, texts, side, onTurn }: TabletViewProps) {
  const text = useText()
  const other = side === 'front' ? 'back' : 'front'
  const stage = useRef<HTMLDivElement>(null)
  const isOutOfSight = useIsOutOfSight(stage)
  return (
    <div className="designer__view">
      <PageCrumbs />
      <div className="designer__stage">
        <div className="designer__mid" ref={stage}>
          <TabletSide side={side} texts={texts} variation={variation} main />
          <TabletSide side={other} texts={texts} variation={variation} />
        </div>
        <div className="designer__foot">
          <fieldset className="designer-segment">
            <legend className="kit-visually-hidden">{text('/custom-tablet/side')}</legend>
            {sides.map((one) => (
              <button type="button" key={one} aria-pressed={one === side} onClick={() => onTurn(one)}>
                {text(`/custom-tablet/side/${one}`)}
              </button>
            ))}
          </fieldset>
          <p className="kit-ui kit-num">
            {[variation.flavour?.name, variation.weightString, text('/custom-tablet/size')].filter(Boolean).join(' · ')}
          </p>
        </div>
      </div>
      {isOutOfSight && <SmallView side={side} texts={texts} variation={variation} />}
    </div>
  )
}

/** Small preview at the upper edge of narrow windows while the main one is out of sight; hidden from screen readers. */
function SmallView(props: Omit<TabletSideProps, 'main'>) {
  const strip = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // A phone's keyboard moves the visible part of the page, and fixed elements with it
    const seen = window.visualViewport
    const follow = () => strip.current?.style.setProperty('--seen-top', `${seen?.offsetTop ?? 0}px`)
    follow()
    seen?.addEventListener('scroll', follow)
    seen?.addEventListener('resize', follow)
    return () => {
      seen?.removeEventListener('scroll', follow)
      seen?.removeEventListener('resize', follow)
    }
  }, [])
  return (
    <div className="designer-strip" ref={strip} aria-hidden="true">
      <TabletSide {...props} main={false} />
    </div>
  )
}

function useIsOutOfSight(element: RefObject<HTMLElement | null>): boolean {
  const [isOut, setOut] = useState(false)
  useEffect(() => {
    if (!element.current) return
    return followInView(element.current, (isInView) => setOut(!isInView))
  }, [element])
  return isOut
}

interface TabletSideProps {
  side: Side
  texts: DesignValues
  variation: Variation
  /** True for the large preview, the page's largest picture. */
  main?: boolean
}

function TabletSide({ side, texts, variation, main = false }: TabletSideProps) {
  const text = useText()
  const words = side === 'front' ? [texts.frontText] : [texts.backText, texts.signature]
  const path = useDrawing(side, texts)
  const name = text(`/custom-tablet/side/${side}`)
  const said = words.filter((word) => word.trim() !== '').join(', ')
  const { flavour } = variation
  return (
    <figure className={clsx('designer-tablet', !main && 'designer-tablet--small')}>
      <figcaption className="kit-visually-hidden">
        {said === ''
          ? text('/custom-tablet/preview-empty', { side: name })
          : text('/custom-tablet/preview', { side: name, text: said })}
      </figcaption>
      {flavour && (
        <Picture
          image={{ url: flavour.plates[side], altText: '', width: plate.width, height: plate.height }}
          preset="half"
          sizes={main ? '(min-width: 768px) 640px, 100vw' : '360px'}
          {...(main ? { priority: true } : { loading: 'eager' })}
        />
      )}
      <svg
        className="designer-tablet__cut"
        viewBox={`0 0 ${plate.width} ${plate.height}`}
        data-side={side}
        aria-hidden="true"
        focusable="false"
      >
        <path fill={flavour?.cut || defaultCut} d={path} />
      </svg>
    </figure>
  )
}

/** Draws again only when the words of this side change. */
function useDrawing(side: Side, { frontText, backText, signature }: DesignValues): string {
  const [words, name] = side === 'front' ? [frontText, ''] : [backText, signature]
  return useMemo(() => drawSide(side, words, name), [side, words, name])
}
