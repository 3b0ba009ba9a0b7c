import type { OrderPreview } from '#src/checkout/contract/staff-orders.ts'
import type { DeliveryWindow, OfferedPoint } from '#src/delivery/contract/delivery.ts'
import { pointName } from '#src/delivery/rules/delivery-texts.ts'
import { MethodList } from '#src/delivery/web/MethodList.tsx'
import { FieldError, TextField } from '#src/kit/Field.tsx'
import { RadioGroup } from '#src/kit/RadioGroup.tsx'
import { useText } from '#src/shell/web/text/use-text.ts'
import { Section } from '../record/Section.tsx'
import { Note } from '../shell/states.tsx'
import type { OrderForm } from './use-order-form.ts'

const errorId = 'phone-order-delivery'

/** How it is delivered, and where it is collected or when it is brought where that is asked. */
export function Delivery({ form, error }: { form: OrderForm; error: string | undefined }) {
  const t = useText()
  const { draft, put, preview, pointsNear, setPointsNear } = form
  const { delivery } = draft
  const seen = preview.data
  return (
    <Section title={t('/desk/money/delivery')}>
      <div className="office-form" tabIndex={-1} id={errorId}>
        {(seen?.methods ?? []).length === 0 && <p className="office-muted">{t('/desk/phone-order/goods-first')}</p>}
        {seen && seen.methods.length > 0 && (
          <MethodList
            methods={seen.methods}
            selectedId={delivery?.methodId ?? null}
            place={seen.place}
            onChoose={(methodId) => put({ delivery: { methodId } })}
          />
        )}
        {error !== undefined && <FieldError id={`${errorId}-error`} text={error} />}
        {seen && seen.deliveryProblem !== '' && (
          <Note tone="due" announce>
            <p>{seen.deliveryProblem}</p>
          </Note>
        )}
        {seen?.points && delivery && (
          <>
            <TextField
              label={t('/desk/phone-order/places-near')}
              hint={t('/desk/phone-order/places-near-hint')}
              value={pointsNear}
              type="search"
              maxLength={60}
              onChange={({ target }) => setPointsNear(target.value)}
            />
            <Points
              points={seen.points}
              chosen={delivery.pickupPointId ?? null}
              onChosen={(pickupPointId) => put({ delivery: { methodId: delivery.methodId, pickupPointId } })}
            />
          </>
        )}
        {seen?.windows && delivery && (
          <Windows
            windows={seen.windows}
            chosen={delivery.window ?? null}
            onChosen={(window) => put({ delivery: { methodId: delivery.methodId, ...(window && { window }) } })}
          />
        )}
      </div>
    </Section>
  )
}

interface PointsProps {
  points: NonNullable<OrderPreview['points']>
  chosen: string | null
  onChosen: (id: string) => void
}

function Points({ points: { points, nearest, isAvailable }, chosen, onChosen }: PointsProps) {
  const t = useText()
  const offered: readonly OfferedPoint[] = points.length > 0 || nearest === null ? points : [nearest]
  if (offered.length === 0)
    return <p className="office-muted">{t(`/desk/phone-order/${isAvailable ? 'no-places' : 'places-down'}`)}</p>
  return (
    <RadioGroup
      legend={t('/desk/phone-order/place')}
      value={chosen}
      onChange={onChosen}
      options={offered.map((point) => ({
        value: point.id,
        label: pointName(point),
        note: point.isFull ? t('/desk/phone-order/full') : point.distance,
        disabled: point.isFull,
      }))}
    />
  )
}

interface WindowsProps {
  windows: NonNullable<OrderPreview['windows']>
  chosen: DeliveryWindow | null
  onChosen: (window: DeliveryWindow | null) => void
}

const idOf = ({ date, from, to }: DeliveryWindow): string => `${date} ${from} ${to}`

/** A time need not be chosen: without one the carrier agrees on it. */
function Windows({ windows: { windows }, chosen, onChosen }: WindowsProps) {
  const t = useText()
  if (windows.length === 0) return null
  return (
    <RadioGroup
      legend={t('/desk/phone-order/time')}
      value={chosen ? idOf(chosen) : ''}
      onChange={(id) => {
        const found = windows.find((one) => idOf(one) === id)
        onChosen(found ? { date: found.date, from: found.from, to: found.to } : null)
      }}
      options={[
        { value: '', label: t('/desk/phone-order/any-time') },
        ...windows.map((window) => ({
          value: idOf(window),
          label: `${window.day} ${window.time}`,
          disabled: window.isFull,
          ...(window.isFull && { note: t('/desk/phone-order/full') }),
        })),
      ]}
    />
  )
}
