import { type RefObject, useEffect, useRef, useState } from 'react'
import { Button } from '#src/kit/Button.tsx'
import { Select } from '#src/kit/Select.tsx'
import { useText } from '#src/shell/web/text/use-text.ts'
import { OfficeIcon } from '../OfficeIcon.tsx'
import { Page } from '../shell/Page.tsx'
import { Failed, LoadingRows, NoRight, useFailure } from '../shell/states.tsx'
import { useKeys } from '../shell/use-keys.ts'
import { useResource } from '../use-office.ts'
import { InHand } from './InHand.tsx'
import { Papers } from './Papers.tsx'
import { Queue } from './Queue.tsx'
import { type Bench, useBench } from './use-bench.ts'
import '../styles/office-list.css'
import '../styles/office-cards.css'
import '../styles/office-list-foot.css'
import '../styles/office-record.css'
import '../styles/office-packing.css'

export function Packing() {
  const t = useText()
  const resource = useResource('parcels')
  if (!resource) {
    return (
      <Page title={t('/desk/menu/packing')}>
        <NoRight />
      </Page>
    )
  }
  return <BenchPage />
}

/** Queue, one parcel, label and slip. Nothing here needs a mouse. */
function BenchPage() {
  const t = useText()
  const [method, setMethod] = useState('')
  const bench = useBench(method)
  const field = useRef<HTMLInputElement>(null)
  const { rows, waiting, packedToday, methods, take, next, step, canPack, packing, outcome } = bench
  const pack = (): void => {
    if (canPack) packing.run()
  }
  const goOn = (): void => {
    take(next?.id ?? null)
    field.current?.focus()
  }
  useKeys({
    '/': () => field.current?.focus(),
    j: () => step(1),
    k: () => step(-1),
    p: pack,
  })
  // Whatever was done, the next number can be read.
  useEffect(() => field.current?.focus(), [outcome, bench.currentId])
  return (
    <Page
      title={t('/desk/menu/packing')}
      hasOwnSearch
      facts={
        <>
          <span>{t('/desk/packing/left', { count: waiting.length })}</span>
          <span>{t('/desk/packing/today', { count: packedToday })}</span>
        </>
      }
      actions={
        <Select
          label={t('/desk/packing/method')}
          value={method}
          onChange={({ target }) => {
            setMethod(target.value)
            take(null)
          }}
          options={[
            { value: '', label: t('/desk/packing/all-methods') },
            ...methods.map(([value, label]) => ({ value, label })),
          ]}
        />
      }
    >
      {rows.error && <Failed error={rows.error} onRetry={() => void rows.refetch()} />}
      <div className="office-pack">
        {rows.isPending ? <LoadingRows rows={10} /> : <Queue bench={bench} />}
        <section aria-label={t('/desk/packing/in-hand')}>
          <Scan bench={bench} field={field} onPack={pack} onNext={goOn} />
          <InHand bench={bench} onPack={pack} onNext={goOn} />
        </section>
        <Papers
          parcel={outcome?.kind === 'packed' ? outcome.parcel : outcome === null ? bench.parcel.data : undefined}
        />
      </div>
      <div className="office-foot">
        <span className="office-keys">
          <kbd className="office-key">/</kbd> {t('/desk/packing/key-field')} <Arrow name="chevron-down" />{' '}
          <Arrow name="chevron-up" /> {t('/desk/packing/key-step')} <kbd className="office-key">P</kbd>{' '}
          {t('/desk/packing/key-pack')} <kbd className="office-key">Enter</kbd> {t('/desk/packing/key-enter')}
        </span>
      </div>
    </Page>
  )
}

interface ScanProps {
  bench: Bench
  field: RefObject<HTMLInputElement | null>
  onPack: () => void
  onNext: () => void
}

/** The number field. While it is empty, P packs, arrows step and Enter goes on: labels begin with other letters. */
function Scan({ bench, field, onPack, onNext }: ScanProps) {
  const t = useText()
  const failure = useFailure()
  const [number, setNumber] = useState('')
  const [fault, setFault] = useState<string | null>(null)
  const open = (): void => {
    setFault(null)
    if (number.trim() === '') {
      if (bench.outcome) onNext()
      return
    }
    bench.open(number.trim()).then(
      () => setNumber(''),
      (error: unknown) => setFault(failure(error)),
    )
  }
  return (
    <>
      <form
        className="office-scan"
        onSubmit={(event) => {
          event.preventDefault()
          open()
        }}
      >
        <label className="office-search">
          <span className="kit-visually-hidden">{t('/desk/packing/number')}</span>
          <OfficeIcon name="scan" size="l" />
          <input
            ref={field}
            className="kit-input"
            value={number}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={60}
            placeholder={t('/desk/packing/number')}
            onChange={({ target }) => setNumber(target.value)}
            onKeyDown={(event) => {
              if (number !== '' || event.ctrlKey || event.metaKey || event.altKey) return
              const work = { p: onPack, arrowdown: () => bench.step(1), arrowup: () => bench.step(-1) }[
                event.key.toLowerCase()
              ]
              if (!work) return
              event.preventDefault()
              work()
            }}
          />
        </label>
        <Button variant="secondary" className="office-btn--big" type="submit">
          {t('/desk/packing/open')}
          <kbd className="office-key">Enter</kbd>
        </Button>
        <Button variant="secondary" className="office-btn--big" onClick={() => bench.step(1)}>
          {t('/desk/packing/skip')}
          <Arrow name="chevron-down" />
        </Button>
      </form>
      {fault !== null && <p role="alert">{fault}</p>}
    </>
  )
}

/** The brand's faces have no arrows. */
function Arrow({ name }: { name: 'chevron-down' | 'chevron-up' }) {
  return (
    <kbd className="office-key">
      <OfficeIcon name={name} size="xs" />
    </kbd>
  )
}
