import { clsx } from 'clsx'
import { TextField } from '#src/kit/Field.tsx'
import { Checkbox } from '#src/kit/Checkbox.tsx'
import { Select } from '#src/kit/Select.tsx'
import type { PromotionChoices } from '#src/promotions/contract/promotion-form.ts'
import { piecesMost } from '#src/promotions/contract/simulation.ts'
import { useText } from '#src/shell/web/text/use-text.ts'
import { OfficeIcon } from '../OfficeIcon.tsx'
import type { Values } from '../record/SchemaForm.tsx'
import { Note, useFailure } from '../shell/states.tsx'
import { useResource } from '../use-office.ts'
import { TimeField } from './fields.tsx'
import { CountedGoods } from '../goods/CountedGoods.tsx'
import { RowSearch } from '../goods/RowSearch.tsx'
import { Sums } from '../orders/Money.tsx'
import { Trace } from './Trace.tsx'
import { type SimulationState, useSimulation } from './use-simulation.ts'

interface SimulatorProps {
  choices: Pick<PromotionChoices, 'countries'>
  /** The key of a promotion that is tried as if it were on. */
  tried?: string | undefined
  /** What is typed of it and not saved. */
  draft?: Values | undefined
  firstCode?: string
  /** It has the page to itself. */
  isWide?: boolean
}

/** A cart that is made up, or a real one: what applies to it, in which order, what does not and why, and what it costs. */
export function Simulator({ choices, tried, draft, firstCode = '', isWide = false }: SimulatorProps) {
  const t = useText()
  const failure = useFailure()
  const simulation = useSimulation(tried, draft, firstCode)
  const { shown, answer, now } = simulation
  return (
    <section className={clsx('office-sim', isWide && 'office-sim--wide')} aria-label={t('/desk/promotions/try')}>
      <div className={isWide ? 'kit-visually-hidden' : 'office-sec__h'}>
        <h2 className="office-h">{t('/desk/promotions/try')}</h2>
      </div>
      <div className="office-sim__in">
        <Goods simulation={simulation} />
        <Around simulation={simulation} choices={choices} />
        <RealOnes simulation={simulation} />
      </div>
      <div className="office-sim__out" aria-live="polite" aria-busy={answer.isFetching}>
        {answer.error && (
          <Note tone="bad">
            <p>{failure(answer.error)}</p>
          </Note>
        )}
        {!shown && !answer.error && (
          <p className="office-sim__part office-muted">{t('/desk/promotions/nothing-yet')}</p>
        )}
        {shown && (
          <>
            <Trace steps={shown.steps} />
            {shown.problems.map((problem) => (
              <Note key={problem} tone="due">
                <p>{problem}</p>
              </Note>
            ))}
            <div className="office-box">
              <Sums
                rows={[
                  [t('/desk/money/goods'), shown.goodsCents],
                  ...(shown.promotionCents > 0
                    ? [[t('/desk/promotions/taken'), -shown.promotionCents, 'minus'] as const]
                    : []),
                  [shown.methodName || t('/desk/money/delivery'), shown.shippingCents],
                  [t('/desk/promotions/pays'), shown.totalCents, 'sum'],
                ]}
              />
            </div>
          </>
        )}
      </div>
      <p className="office-muted">
        {[
          t('/desk/promotions/same-rules'),
          tried !== undefined || draft ? t('/desk/promotions/as-if-on') : '',
          now.customer || simulation.isReal ? t('/desk/promotions/is-written-down') : '',
        ].join(' ')}
      </p>
    </section>
  )
}

/** The goods of the cart: chosen here, or what the real one has. */
function Goods({ simulation }: { simulation: SimulationState }) {
  const t = useText()
  const { now, put, isReal, shown } = simulation
  if (isReal) {
    return (
      <ul className="office-items office-sim__part">
        {(shown?.lines ?? []).map((line, index) => (
          <li key={index}>
            <span>
              {line.name}
              <small>{line.isGift ? t('/desk/promotions/gift') : line.code}</small>
            </span>
            <span className="office-end">{line.quantity}</span>
          </li>
        ))}
      </ul>
    )
  }
  return (
    <div className="office-sim__part">
      <CountedGoods lines={now.lines} most={piecesMost} onLines={(lines) => put({ lines })} />
    </div>
  )
}

/** Code, country, delivery, moment and a customer who is made up. */
function Around({ simulation, choices }: { simulation: SimulationState; choices: SimulatorProps['choices'] }) {
  const t = useText()
  const { now, put, isReal, shown } = simulation
  return (
    <div className="office-sim__part office-sim__two">
      <TextField
        label={t('/desk/field/code')}
        value={now.couponCode}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={64}
        {...(isReal && { placeholder: shown?.couponCode ?? '' })}
        onChange={({ target }) => put({ couponCode: target.value })}
      />
      {!isReal && (
        <Select
          label={t('/desk/field/countries')}
          value={now.countryCode}
          onChange={({ target }) => put({ countryCode: target.value, methodId: '' })}
          options={choices.countries}
        />
      )}
      <Select
        label={t('/desk/field/method')}
        value={now.methodId}
        onChange={({ target }) => put({ methodId: target.value })}
        options={[{ value: '', label: t('/desk/promotions/cheapest') }, ...(shown?.methods ?? [])]}
      />
      {!isReal && now.customer === null && (
        <Select
          label={t('/desk/promotions/shopper')}
          value={now.shopper}
          onChange={({ target }) => put({ shopper: target.value as typeof now.shopper })} // one of the options
          options={(['unknown', 'first-order', 'ordered-before'] as const).map((value) => ({
            value,
            label: t(`/desk/promotions/shopper/${value}`),
          }))}
        />
      )}
      <div className="office-sim__wide">
        <TimeField
          label={t('/desk/promotions/moment')}
          hint={t('/desk/promotions/hint/moment')}
          value={now.at}
          onValue={(at) => put({ at })}
          error={undefined}
        />
      </div>
      {!isReal && now.customer === null && (
        <div className="office-sim__wide">
          <Checkbox checked={now.isMember} onChange={({ target }) => put({ isMember: target.checked })}>
            {t('/desk/promotions/signed-in')}
          </Checkbox>
        </div>
      )}
    </div>
  )
}

/** A real customer or cart, for people who may read customers. */
function RealOnes({ simulation }: { simulation: SimulationState }) {
  const t = useText()
  const { now, put, shown } = simulation
  if (useResource('customers') === undefined) return null
  const open = shown?.openCartId ?? ''
  return (
    <details className="office-sim__part">
      <summary className="office-t">{t('/desk/promotions/real')}</summary>
      <div className="office-form">
        {now.customer ? (
          <p className="office-row">
            <b>{now.customer.label}</b>
            <button type="button" className="office-t" onClick={() => put({ customer: null, cartId: '' })}>
              <OfficeIcon name="close" size="xs" /> {t('/desk/promotions/other-customer')}
            </button>
            {open !== '' && now.cartId !== open && (
              <button
                type="button"
                className="office-t"
                onClick={() => put({ cartId: open, couponCode: '', methodId: '' })}
              >
                {t('/desk/promotions/own-cart')}
              </button>
            )}
          </p>
        ) : (
          <RowSearch
            label={t('/desk/promotions/customer')}
            resource="customers"
            onPick={(customer) => put({ customer })}
          />
        )}
        <TextField
          label={t('/desk/promotions/cart')}
          hint={t('/desk/promotions/hint/cart')}
          value={now.cartId}
          autoComplete="off"
          spellCheck={false}
          maxLength={36}
          onChange={({ target }) => put({ cartId: target.value.trim(), couponCode: '', methodId: '' })}
        />
      </div>
    </details>
  )
}
