import { clsx } from 'clsx'
import { useText } from '#src/shell/web/text/use-text.ts'
import { Section } from '../record/Section.tsx'
import { useFormats } from '../use-formats.ts'
import { type Order, receiptUrl } from './order-api.ts'

type Row = readonly [label: string, cents: number | null, kind?: 'sum' | 'minus']

/** What the order came to, what the card and the gift cards paid, what went back, and the receipts. */
export function Money({ order }: { order: Order }) {
  const t = useText()
  const { moment, money, day, number } = useFormats()
  const { money: sums } = order
  const came: Row[] = [
    [t('/desk/money/goods'), sums.goodsCents],
    ...sums.discounts.map(({ name, code, amountCents }): Row => [
      code === '' ? name : `${name}, ${code}`,
      -Math.abs(amountCents),
      'minus',
    ]),
    [t('/desk/money/delivery'), sums.shippingCents],
    [t('/desk/money/total'), sums.totalCents, 'sum'],
    ...sums.taxes.map(({ rate, taxCents }): Row => [t('/desk/money/tax', { rate: number(rate) }), taxCents]),
  ]
  const paid: Row[] = [
    [t('/desk/money/authorised'), sums.authorisedCents],
    ...sums.captures.map(({ amountCents, at, status }): Row => [
      `${t(`/desk/money/capture-${status}`)} ${moment(at)}`,
      amountCents,
    ]),
    ...(sums.giftCardCents > 0 ? [[t('/desk/money/gift-card'), sums.giftCardCents] as const] : []),
    [t('/desk/money/refunded'), sums.refundedCents],
    [t('/desk/money/refundable'), sums.refundableCents, 'sum'],
  ]
  return (
    <Section title={t('/desk/part/money')}>
      <div className="office-half">
        <Sums rows={came} />
        <div>
          <Sums rows={paid} />
          {sums.receipts.map(({ kind, number, issuedOn, totalCents }) => (
            <p key={number} className="office-row">
              <a className="office-t" href={receiptUrl(order.id, number)} target="_blank" rel="noreferrer">
                {t(`/desk/money/${kind}`, { number })}
              </a>
              <span className="office-muted office-end">{`${day(issuedOn)}, ${money(totalCents)}`}</span>
            </p>
          ))}
        </div>
      </div>
      {sums.refunds.length > 0 && (
        <ul className="office-items">
          {sums.refunds.map((refund) => (
            <li key={refund.id}>
              <span>
                <b>{`${t(`/desk/money/refund-${refund.status}`)} ${moment(refund.at)}`}</b>
                <small>{[refund.reason, refund.by].filter(Boolean).join('. ')}</small>
              </span>
              <span className="office-end office-neg">{money(-(refund.cardCents + refund.giftCardCents))}</span>
            </li>
          ))}
        </ul>
      )}
    </Section>
  )
}

export function Sums({ rows }: { rows: readonly Row[] }) {
  const t = useText()
  const { money } = useFormats()
  return (
    <dl className="office-dl office-dl--sums">
      {rows.map(([label, cents, kind], index) => {
        return (
          <SumOf key={index} label={label} isSum={kind === 'sum'} isMinus={kind === 'minus'}>
            {cents === null ? t('/desk/money/unknown') : money(cents)}
          </SumOf>
        )
      })}
    </dl>
  )
}

interface SumOfProps {
  label: string
  isSum: boolean
  isMinus: boolean
  children: string
}

function SumOf({ label, isSum, isMinus, children }: SumOfProps) {
  return (
    <>
      <dt className={clsx(isSum && 'office-dl__sum')}>{label}</dt>
      <dd className={clsx(isSum && 'office-dl__sum')}>
        {isMinus ? <span className="office-neg">{children}</span> : children}
      </dd>
    </>
  )
}
