import { Link } from 'react-router'
import { Button } from '#src/kit/Button.tsx'
import { useText } from '#src/shell/web/text/use-text.ts'
import { State } from '../FieldValue.tsx'
import { listPath, recordPath } from '../list/list-path.ts'
import { OfficeIcon } from '../OfficeIcon.tsx'
import { turnOf } from '../orders/order-turns.ts'
import { ProductName, ProductPicture } from '../goods/product-cells.tsx'
import { Failed, LoadingRows, Note } from '../shell/states.tsx'
import { useFormats } from '../use-formats.ts'
import { useResource } from '../use-office.ts'
import { textOf } from '../text-of.ts'
import type { Bench, Parcel } from './use-bench.ts'

interface InHandProps {
  bench: Bench
  onPack: () => void
  onNext: () => void
}

/** The parcel in hand, or what became of the one before. */
export function InHand({ bench, onPack, onNext }: InHandProps) {
  const t = useText()
  const { outcome, next, parcel, packing, waiting, rows } = bench
  const goOn = next && (
    <Button onClick={onNext}>
      {t('/desk/packing/next', { number: textOf(next['orderNumber']) || next.id })}
      <kbd className="office-key">Enter</kbd>
    </Button>
  )
  if (outcome?.kind === 'packed') {
    const { orderNumber, orderStatus, id } = outcome.parcel
    return (
      <>
        {orderStatus.value === 'OnHold' ? (
          <Note tone="due" announce>
            <p>
              <b>{t('/desk/packing/packed-held', { number: orderNumber })}</b> {t('/desk/packing/packed-held-text')}
            </p>
          </Note>
        ) : (
          <Note tone="ok" announce>
            <p>
              <b>{t('/desk/packing/packed', { number: orderNumber })}</b> {t('/desk/packing/packed-text')}
            </p>
          </Note>
        )}
        <div className="office-row">
          {goOn}
          <Button variant="secondary" onClick={() => bench.print(id)}>
            <OfficeIcon name="print" /> {t('/desk/packing/print-again')}
          </Button>
        </div>
        {!next && <AllPacked />}
      </>
    )
  }
  if (outcome?.kind === 'refused') {
    const found = outcome.parcel
    return (
      <>
        <Note
          tone="bad"
          announce
          action={
            found && (
              <Link className="office-t" to={recordPath('orders', found.orderNumber)}>
                {t('/desk/packing/open-order')}
              </Link>
            )
          }
        >
          <p>
            <b>
              {found
                ? t('/desk/packing/not-now', { number: found.orderNumber, state: found.status.label.toLowerCase() })
                : t('/desk/packing/unknown', { number: outcome.number })}
            </b>{' '}
            {found?.orderStatus.label}
          </p>
        </Note>
        <p className="office-muted">{t('/desk/packing/field-is-empty')}</p>
        <div className="office-row">{goOn}</div>
      </>
    )
  }
  if (parcel.error) return <Failed error={parcel.error} onRetry={() => void parcel.refetch()} />
  if (!parcel.data) return rows.isSuccess && waiting.length === 0 ? <AllPacked /> : <LoadingRows rows={4} />
  return <Contents parcel={parcel.data} bench={bench} onPack={onPack} problem={packing.error} />
}

function AllPacked() {
  const t = useText()
  const toShip = useResource('orders')?.views.find(({ name }) => name === 'toShip')
  return (
    <>
      <p className="office-pack__title">{t('/desk/packing/all-packed')}</p>
      <p className="office-muted">{t('/desk/packing/all-packed-text')}</p>
      {toShip && (
        <Link className="office-t" to={listPath('orders', toShip)}>
          {t('/desk/packing/to-ship')}
        </Link>
      )}
    </>
  )
}

interface ContentsProps {
  parcel: Parcel
  bench: Bench
  onPack: () => void
  problem: string | null
}

function Contents({ parcel, bench, onPack, problem }: ContentsProps) {
  const t = useText()
  const { day } = useFormats()
  const resource = useResource('parcels')
  const turn = resource && turnOf(resource, 'status', parcel.status.value)
  const pieces = parcel.lines.reduce((sum, { quantity }) => sum + quantity, 0)
  return (
    <>
      <div className="office-sec__h">
        <h2 className="office-pack__title">
          {parcel.orderNumber} <em>{t('/desk/packing/place', { place: parcel.place, count: parcel.count })}</em>
        </h2>
        <span className="office-sec__end">
          {turn ? <State turn={turn}>{parcel.status.label}</State> : <b>{parcel.status.label}</b>}
        </span>
      </div>
      <p className="office-sub">
        <span>{[parcel.method.label, parcel.pickupPoint?.name].filter(Boolean).join(', ')}</span>
        <span>{[parcel.address.firstName, parcel.address.lastName].filter(Boolean).join(' ')}</span>
        {parcel.deliverBy !== null && <span>{t('/desk/packing/by', { day: day(parcel.deliverBy) })}</span>}
        <span>{`${parcel.weightGrams} g`}</span>
      </p>
      {problem !== null && (
        <Note tone="bad" announce>
          <p>{problem}</p>
        </Note>
      )}
      {parcel.recalls.map(({ name, recall }) => (
        <Note key={name} tone="bad" announce>
          <p>
            <b>{t('/desk/packing/recalled', { name })}</b> {recall}
          </p>
        </Note>
      ))}
      {parcel.greeting !== '' && (
        <Note tone="info">
          <p>
            {t('/desk/packing/greeting')} <b>{parcel.greeting}</b>
          </p>
        </Note>
      )}
      {parcel.notes.map(({ at, by, text }) => (
        <Note key={at} tone="due">
          <p>
            {text} <small className="office-muted">{by}</small>
          </p>
        </Note>
      ))}
      <ul className="office-pack__items">
        {parcel.lines.map((line) => (
          <li key={line.position}>
            <ProductPicture url={line.imageUrl} size={72} />
            <span>
              <span className="office-name">
                <ProductName name={line.name} />
              </span>
              <br />
              <span className="office-muted">{[line.code, ...line.engraved].join(', ')}</span>
              {line.takeOutQuantity > 0 && (
                <>
                  <br />
                  <State turn="blocked">{t('/desk/order/take-out', { count: line.takeOutQuantity })}</State>
                </>
              )}
            </span>
            <b>
              {line.quantity} <small>{t('/desk/piece-unit')}</small>
            </b>
          </li>
        ))}
      </ul>
      <div className="office-pack__go">
        <Button
          className="office-btn--big"
          busy={bench.packing.isBusy}
          disabledReason={bench.canPack ? undefined : t('/desk/packing/not-ready')}
          onClick={onPack}
        >
          <OfficeIcon name="print" /> {t('/desk/packing/pack')}
          <kbd className="office-key">P</kbd>
        </Button>
        <span className="office-muted">{t('/desk/packing/pack-text', { count: pieces })}</span>
      </div>
    </>
  )
}
