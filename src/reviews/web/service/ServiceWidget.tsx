import { memo, useContext, useEffect, useState } from 'react'
import { Button } from '#src/kit/Button.tsx'
import { allRefused } from '#src/shell/contract/consent.ts'
import { readConsent } from '#src/shell/web/consent-state.ts'
import { saveConsent } from '#src/shell/web/consent/save-consent.ts'
import { useLanguage } from '#src/shell/web/page/page-context.ts'
import { useText } from '#src/shell/web/text/use-text.ts'
import { ServiceScriptContext } from './service-script.ts'
import type { WidgetState } from './service-widgets.ts'

const loadWidgets = () => import('./service-widgets.ts')

/** Refreshes the widgets after lists or variations have changed. */
export const refreshServiceWidgets = (): void => void loadWidgets().then(({ refreshWidgets }) => refreshWidgets())

interface ServiceWidgetProps {
  kind: 'rating' | 'list' | 'testimonial'
  productCode: string
  /** True: it says why it is empty, and asks for consent. */
  talks?: boolean
}

/** An element that the service's script fills. React creates it and never touches its content. */
export function ServiceWidget({ kind, productCode, talks = false }: ServiceWidgetProps) {
  const language = useLanguage()
  const state = useWidgetState(`${kind} ${productCode} ${language}`)
  return (
    <>
      <Place kind={kind} productCode={productCode} language={language} />
      {talks && state === 'refused' && <Question />}
      {talks && state === 'missing' && <Missing />}
    </>
  )
}

const Place = memo(function Place(props: { kind: string; productCode: string; language: string }) {
  return (
    <div
      className={`review-service--${props.kind}`}
      data-review-widget={props.kind}
      data-product-code={props.productCode}
      data-language={props.language}
      suppressHydrationWarning
    />
  )
})

/** `place` changes with what the widget must show. */
function useWidgetState(place: string): WidgetState {
  const script = useContext(ServiceScriptContext)
  const [state, setState] = useState<WidgetState>('waiting')
  useEffect(() => {
    let stop: (() => void) | undefined
    let isOver = false
    void loadWidgets().then(({ followWidgets, widgetState }) => {
      if (isOver) return
      setState(widgetState())
      stop = followWidgets(script, () => setState(widgetState()))
    })
    return () => {
      isOver = true
      stop?.()
    }
  }, [script, place])
  return state
}

function Question() {
  const text = useText()
  const allow = () => saveConsent({ ...(readConsent() ?? allRefused), functional: true })
  return (
    <div className="review-service__say">
      <p>{text('/reviews/service/consent')}</p>
      <Button onClick={allow}>{text('/reviews/service/allow')}</Button>
    </div>
  )
}

function Missing() {
  const text = useText()
  return <p className="kit-muted">{text('/reviews/service/missing')}</p>
}
