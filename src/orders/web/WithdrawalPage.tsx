import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { Breadcrumbs } from '#src/kit/Breadcrumbs.tsx'
import { Alert } from '#src/kit/Notice.tsx'
import type { PageModel } from '#src/shell/contract/page-model.ts'
import { SiteLink } from '#src/shell/web/navigation/SiteLink.tsx'
import { useLanguage } from '#src/shell/web/page/page-context.ts'
import { useText } from '#src/shell/web/text/use-text.ts'
import type { Order } from '../contract/order.ts'
import type { WithdrawalChoices } from '../contract/withdrawal.ts'
import { parseOrderNumber } from '../rules/order-number.ts'
import type { WithdrawalForm } from '../rules/withdrawal-form.ts'
import { formFault } from './form-fault.ts'
import { useOrderAddress } from './order-address.ts'
import { fetchWithdrawalChoices, stateWithdrawal } from './orders-api.ts'
import './orders.css'
import './order-page.css'
import { WithdrawalDetails } from './WithdrawalDetails.tsx'
import { WithdrawalLines } from './WithdrawalLines.tsx'
import { WithdrawalReceipt } from './WithdrawalReceipt.tsx'
import { WithdrawalReview } from './WithdrawalReview.tsx'
import { useOrder } from './use-order.ts'

function buyerOf(order: Order | undefined): Pick<WithdrawalForm, 'name' | 'email'> {
  const { firstName = '', lastName = '', email = '' } = order?.payments[0]?.billingAddress ?? {}
  return { name: `${firstName} ${lastName}`.trim(), email }
}

type Step = 'details' | 'lines' | 'review'

/** The withdrawal function (C-5.5): who and which order, which goods of it, and a button that says what it does. */
export function WithdrawalPage({ page }: { page: PageModel }) {
  const text = useText()
  const language = useLanguage()
  const address = useOrderAddress()
  // Who may open the order need not say again whose it is; what they declare is still theirs to change.
  const { data: order } = useOrder(address)
  const [step, setStep] = useState<Step>('details')
  const [typed, setTyped] = useState<WithdrawalForm | null>(null)
  /** Pieces by line; a line that is not here stays with the shopper. */
  const [chosen, setChosen] = useState<ReadonlyMap<number, number>>(new Map())
  const choices = useMutation({
    mutationFn: ({ orderNumber, name, email }: WithdrawalForm) => {
      const key = address?.orderNumber === orderNumber ? address.key : null
      return fetchWithdrawalChoices({ orderNumber, name, email, ...(key && { key }) }, language)
    },
    onSuccess: ({ lines, isNothingLeft }) => {
      if (!isNothingLeft) setStep(lines.length > 0 ? 'lines' : 'review')
    },
    // Without a choice of lines the shopper can still withdraw from the whole order.
    onError: () => setStep('review'),
  })
  const statement = useMutation({
    mutationFn: (form: WithdrawalForm) =>
      stateWithdrawal(
        { ...form, ...(chosen.size > 0 && { lines: [...chosen].map(([line, quantity]) => ({ line, quantity })) }) },
        language,
      ),
  })
  const found: WithdrawalChoices = choices.data ?? {
    lines: [],
    withdrawUntil: null,
    isLate: false,
    isNothingLeft: false,
  }
  return (
    <div className="order-withdrawal">
      <header className="order-withdrawal__head">
        <div className="kit-wrap">
          <Breadcrumbs crumbs={page.navigation.breadcrumbs} label={text('/content/breadcrumbs')} Link={SiteLink} />
          <div className="order-withdrawal__title">
            <h1 className="kit-d1">{text('/orders/withdrawal/title')}</h1>
            <p className="kit-lead">{text('/orders/withdrawal/lead')}</p>
          </div>
        </div>
      </header>
      {statement.data && typed ? (
        <div className="kit-wrap">
          <WithdrawalReceipt answer={statement.data} email={typed.email} />
        </div>
      ) : (
        <div className="kit-wrap order-withdrawal__in">
          <div className="order-withdrawal__steps">
            {statement.isError && (
              <Alert announce>
                <p>{formFault(statement.error, text)}</p>
              </Alert>
            )}
            {step === 'details' && found.isNothingLeft && (
              <Alert announce>
                <p>{text('/orders/withdrawal/nothing-left')}</p>
              </Alert>
            )}
            {/* The browser reads the address first: the number it names stands in the field from the start. */}
            {step === 'details' && address !== null && (
              <WithdrawalDetails
                start={typed ?? { orderNumber: address.orderNumber, ...buyerOf(order), message: '' }}
                busy={choices.isPending}
                onDone={(given) => {
                  const form = { ...given, orderNumber: parseOrderNumber(given.orderNumber) ?? given.orderNumber }
                  setTyped(form)
                  setChosen(new Map())
                  choices.mutate(form)
                }}
              />
            )}
            {step === 'lines' && (
              <WithdrawalLines
                choices={found}
                onBack={() => setStep('details')}
                onDone={(lines) => {
                  setChosen(lines)
                  setStep('review')
                }}
              />
            )}
            {step === 'review' && typed && (
              <WithdrawalReview
                form={typed}
                lines={found.lines.filter(({ line }) => chosen.has(line))}
                quantities={chosen}
                isLate={found.isLate}
                busy={statement.isPending}
                onBack={() => setStep(found.lines.length > 0 ? 'lines' : 'details')}
                onConfirm={() => statement.mutate(typed)}
              />
            )}
          </div>
          <aside className="order-withdrawal__side">
            <h2 className="kit-d4">{text('/orders/withdrawal/how')}</h2>
            <ol>
              <li>{text('/orders/withdrawal/how-tell')}</li>
              <li>{text('/orders/withdrawal/how-confirm')}</li>
              <li>{text('/orders/withdrawal/how-send')}</li>
            </ol>
            <p className="kit-small kit-muted">{text('/orders/withdrawal/not-covered')}</p>
            {page.navigation.withdrawalPageUrl && (
              <SiteLink className="kit-link" to={page.navigation.withdrawalPageUrl}>
                {text('/orders/withdrawal/terms')}
              </SiteLink>
            )}
          </aside>
        </div>
      )}
    </div>
  )
}
