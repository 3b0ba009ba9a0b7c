import { type SyntheticEvent, useId } from 'react'
import type { ProductDelivery, Variation } from '#src/products/contract/product.ts'
import { Button } from '#src/kit/Button.tsx'
import { Icon } from '#src/kit/Icon.tsx'
import { Alert, Problem } from '#src/kit/Notice.tsx'
import { Stepper } from '#src/kit/Stepper.tsx'
import { useText } from '#src/shell/web/text/use-text.ts'
import { designFields, hasFault, recipientFields } from '../rules/tablet-form.ts'
import { RecipientFields } from './RecipientFields.tsx'
import { TabletPrice } from './TabletPrice.tsx'
import type { TabletForm } from './use-tablet-field.ts'
import type { TabletOrder } from './use-tablet-order.ts'

interface RecipientStepProps {
  form: TabletForm
  variation: Variation
  order: TabletOrder
  letter: ProductDelivery | undefined
}

/** The step for recipient, quantity and adding to the cart. */
export function RecipientStep({ form, variation, order, letter }: RecipientStepProps) {
  const text = useText()
  const { state, dispatch, faults } = form
  const reason = useReasonNotToAdd(form, variation)
  const id = useId()
  const isEditing = state.editing !== null
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    dispatch({ do: 'touch', fields: recipientFields })
    if (reason === undefined && !order.isSending) order.send()
  }
  return (
    <form className="designer__fields" noValidate onSubmit={submit}>
      <DesignWarning form={form} />
      <RecipientFields form={form} />
      <div className="designer__buy">
        <div className="designer__sum">
          <TabletPrice variation={variation} letter={letter} />
          <Stepper
            value={order.quantity}
            max={order.largest}
            lockedBy={variation.isBuyable && variation.inStock ? undefined : id}
            onCommit={(wanted) => dispatch({ do: 'set-quantity', quantity: wanted })}
            labels={{
              quantity: text('/custom-tablet/quantity'),
              decrease: text('/custom-tablet/quantity-less'),
              increase: text('/custom-tablet/quantity-more'),
              most: (n) => text('/custom-tablet/quantity-most', { n }),
            }}
          />
        </div>
        <p className="kit-small">{text('/custom-tablet/no-withdrawal')}</p>
        {order.problems.length > 0 && (
          <Alert announce>
            {order.problems.map((problem) => (
              <p key={problem}>{problem}</p>
            ))}
          </Alert>
        )}
        <div id={id}>
          <Button
            type="submit"
            wide
            busy={order.isSending}
            busyText={text(isEditing ? '/custom-tablet/saving' : '/custom-tablet/adding')}
            disabledReason={hasFault(faults, recipientFields) || reason !== undefined ? (reason ?? '') : undefined}
          >
            {text(isEditing ? '/custom-tablet/save' : '/custom-tablet/add')}
          </Button>
        </div>
        <p className="kit-small kit-muted">{text('/custom-tablet/ready-in')}</p>
        <button type="button" className="kit-go" onClick={() => dispatch({ do: 'back' })}>
          <Icon name="chevron-left" /> {text('/custom-tablet/back')}
        </button>
      </div>
    </form>
  )
}

/** Undefined: it can be added. */
function useReasonNotToAdd({ faults }: TabletForm, variation: Variation): string | undefined {
  const text = useText()
  if (!variation.isBuyable) return text('/custom-tablet/not-for-sale')
  if (!variation.inStock) return text('/custom-tablet/sold-out')
  if (hasFault(faults, designFields)) return text('/custom-tablet/design-fault')
  return hasFault(faults, recipientFields) ? text('/custom-tablet/incomplete') : undefined
}

/** What is missing in the step before, with a link back to it. */
function DesignWarning({ form: { state, dispatch, faults } }: { form: TabletForm }) {
  const text = useText()
  const isFaulty = hasFault(faults, designFields) || designFields.some((field) => state.refused[field] !== undefined)
  const isBackEmpty = state.values.backText.trim() === '' && state.values.signature.trim() === ''
  if (isFaulty) {
    const isFront = faults.frontText !== undefined || state.refused.frontText !== undefined
    const mend = () => {
      dispatch({ do: 'touch', fields: designFields })
      dispatch({ do: isFront ? 'back' : 'write-back' })
    }
    return (
      <Problem action={<LinkButton onPress={mend}>{text('/custom-tablet/design-fault-action')}</LinkButton>}>
        {text('/custom-tablet/design-fault')}
      </Problem>
    )
  }
  if (!isBackEmpty) return null
  const write = () => dispatch({ do: 'write-back' })
  return (
    <Problem action={<LinkButton onPress={write}>{text('/custom-tablet/missing-back-action')}</LinkButton>}>
      {text('/custom-tablet/missing-back')}
    </Problem>
  )
}

function LinkButton({ onPress, children }: { onPress: () => void; children: string }) {
  return (
    <button type="button" className="kit-link kit-ui" onClick={onPress}>
      {children}
    </button>
  )
}
