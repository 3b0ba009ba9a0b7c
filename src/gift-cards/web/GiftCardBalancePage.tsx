import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { Button } from '#src/kit/Button.tsx'
import { TextField } from '#src/kit/Field.tsx'
import { Breadcrumbs } from '#src/kit/Breadcrumbs.tsx'
import { Icon } from '#src/kit/Icon.tsx'
import { Alert } from '#src/kit/Notice.tsx'
import type { PageModel } from '#src/shell/contract/page-model.ts'
import { SiteLink } from '#src/shell/web/navigation/SiteLink.tsx'
import { useLanguage } from '#src/shell/web/page/page-context.ts'
import { useText } from '#src/shell/web/text/use-text.ts'
import type { GiftCardBalance } from '../contract/gift-card.ts'
import { codeLength, pinLength, typedCodeMaxLength, typedPinMaxLength } from '../contract/limits.ts'
import { normaliseCode, normalisePin } from '../rules/code.ts'
import { giftCardFault } from './gift-card-fault.ts'
import { fetchBalance } from './gift-card-api.ts'
import { GiftCardDrawing } from './GiftCardDrawing.tsx'
import './gift-card-balance.css'

/** The balance of a card, by code and PIN. Neither is stored, nor written into the address. */
export function GiftCardBalancePage({ page }: { page: PageModel }) {
  const text = useText()
  const language = useLanguage()
  const { navigation } = page
  const [typed, setTyped] = useState({ code: '', pin: '' })
  const [isTried, setTried] = useState(false)
  const { mutate, data, error, isPending } = useMutation({ mutationFn: () => fetchBalance(typed, language) })
  const isShort = {
    code: normaliseCode(typed.code).length !== codeLength,
    pin: normalisePin(typed.pin).length !== pinLength,
  }
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (!isShort.code && !isShort.pin && !isPending) mutate()
  }
  return (
    <>
      <section className="gift-card-balance__head">
        <div className="kit-wrap">
          <Breadcrumbs crumbs={navigation.breadcrumbs} label={text('/gift-card/balance/crumbs')} Link={SiteLink} />
          <div className="gift-card-balance__title">
            <h1 className="kit-d1">
              {text('/gift-card/balance/title-before')} <i>{text('/gift-card/balance/title-after')}</i>
            </h1>
            <p className="kit-lead">{text('/gift-card/balance/lead')}</p>
          </div>
        </div>
      </section>
      <div className="kit-wrap gift-card-balance">
        <form className="kit-form gift-card-balance__form" noValidate onSubmit={handleSubmit}>
          {error && <Failure error={error} />}
          <TextField
            label={text('/gift-card/code')}
            hint={text('/gift-card/balance/code-hint')}
            error={isTried && isShort.code ? text('/gift-card/balance/code-short') : undefined}
            className="kit-num"
            value={typed.code}
            maxLength={typedCodeMaxLength}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            onChange={({ target }) => setTyped({ ...typed, code: target.value })}
          />
          <TextField
            label={text('/gift-card/pin')}
            error={isTried && isShort.pin ? text('/gift-card/balance/pin-short') : undefined}
            className="kit-num gift-card-balance__pin"
            value={typed.pin}
            maxLength={typedPinMaxLength}
            inputMode="numeric"
            autoComplete="off"
            onChange={({ target }) => setTyped({ ...typed, pin: target.value })}
          />
          <Button type="submit" className="gift-card-balance__go" busy={isPending}>
            {text('/gift-card/balance/show')}
          </Button>
        </form>
        {data && !error && <Balance balance={data} shopUrl={navigation.productsPageUrl} />}
      </div>
    </>
  )
}

function Failure({ error }: { error: unknown }) {
  const text = useText()
  return (
    <Alert announce>
      <p>{giftCardFault(error) ?? text('/gift-card/balance/not-now')}</p>
    </Alert>
  )
}

function Balance({ balance, shopUrl }: { balance: GiftCardBalance; shopUrl: string }) {
  const text = useText()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [balance])
  const { last4, balanceDisplay } = balance
  return (
    <section className="gift-card-balance__card">
      <h2 className="kit-visually-hidden" ref={heading} tabIndex={-1}>
        {text('/gift-card/balance/left-named', { amount: balanceDisplay })}
      </h2>
      <GiftCardDrawing
        isSum
        amount={balanceDisplay}
        line={`•••• ${last4}`}
        label={text('/gift-card/balance/drawing', { amount: balanceDisplay, last4 })}
      />
      <dl className="gift-card-balance__rows kit-num">
        <Row name={text('/gift-card/balance/value')} value={balance.valueDisplay} />
        {balance.movements.map(({ kind, dayDisplay, amountDisplay }, index) => (
          <Row key={index} name={text(`/gift-card/balance/${kind}`, { day: dayDisplay })} value={amountDisplay} />
        ))}
        <Row isStrong name={text('/gift-card/balance/left')} value={balanceDisplay} />
        <Row
          name={text('/gift-card/balance/valid')}
          value={text('/gift-card/balance/until', { day: balance.expiresDisplay })}
        />
      </dl>
      {balance.balance > 0 && (
        <SiteLink className="kit-go" to={shopUrl}>
          {text('/gift-card/balance/use')} <Icon name="arrow" />
        </SiteLink>
      )}
    </section>
  )
}

const Row = ({ name, value, isStrong = false }: { name: string; value: string; isStrong?: boolean }) => (
  <div className={isStrong ? 'gift-card-balance__strong' : undefined}>
    <dt>{name}</dt>
    <dd>{value}</dd>
  </div>
)
