import { useState } from 'react'
import { Button } from '#src/kit/Button.tsx'
import { Checkbox } from '#src/kit/Checkbox.tsx'
import { Select } from '#src/kit/Select.tsx'
import { Alert } from '#src/kit/Notice.tsx'
import { Picture } from '#src/kit/Picture.tsx'
import { useText } from '#src/shell/web/text/use-text.ts'
import type { WithdrawalChoice, WithdrawalChoices } from '../contract/withdrawal.ts'

interface WithdrawalLinesProps {
  choices: WithdrawalChoices
  onBack: () => void
  /** Pieces by line. */
  onDone: (chosen: ReadonlyMap<number, number>) => void
}

/** Which goods; what was made to the shopper's words cannot be chosen, and says why. */
export function WithdrawalLines({ choices, onBack, onDone }: WithdrawalLinesProps) {
  const text = useText()
  const [chosen, setChosen] = useState<ReadonlyMap<number, number>>(
    () => new Map(choices.lines.filter(({ isExcluded }) => !isExcluded).map(({ line, quantity }) => [line, quantity])),
  )
  const change = (line: number, quantity: number) => {
    const next = new Map(chosen)
    if (quantity === 0) next.delete(line)
    else next.set(line, quantity)
    setChosen(next)
  }
  return (
    <form
      className="kit-form"
      onSubmit={(event) => {
        event.preventDefault()
        if (chosen.size > 0) onDone(chosen)
      }}
    >
      {choices.isLate && (
        <Alert variant="warning">
          <p>{text('/orders/withdrawal/late')}</p>
        </Alert>
      )}
      <fieldset className="order-withdrawal__lines">
        <legend className="kit-d3">{text('/orders/withdrawal/which-lines')}</legend>
        {choices.lines.map((choice) => (
          <Choice
            key={choice.line}
            choice={choice}
            quantity={chosen.get(choice.line) ?? 0}
            onChange={(quantity) => change(choice.line, quantity)}
          />
        ))}
      </fieldset>
      <div className="kit-row">
        <Button type="submit" disabledReason={chosen.size > 0 ? undefined : text('/orders/withdrawal/nothing-chosen')}>
          {text('/orders/withdrawal/to-review')}
        </Button>
        <Button variant="secondary" onClick={onBack}>
          {text('/orders/withdrawal/back')}
        </Button>
      </div>
    </form>
  )
}

interface ChoiceProps {
  choice: WithdrawalChoice
  quantity: number
  onChange: (quantity: number) => void
}

function Choice({ choice, quantity, onChange }: ChoiceProps) {
  const text = useText()
  const { displayName, productImageUrl, isExcluded, paidDisplay } = choice
  return (
    <div className="order-withdrawal__line">
      <Checkbox
        checked={quantity > 0}
        disabled={isExcluded}
        onChange={({ target }) => onChange(target.checked ? choice.quantity : 0)}
        note={paidDisplay}
      >
        {displayName}
        <span className="kit-small kit-muted">
          {' '}
          {isExcluded ? text('/orders/withdrawal/engraved') : text('/orders/units', { n: choice.quantity })}
        </span>
      </Checkbox>
      {productImageUrl && <Picture image={{ url: productImageUrl, altText: '' }} preset="tiny" sizes="64px" />}
      {quantity > 0 && choice.quantity > 1 && (
        <Select
          label={text('/orders/withdrawal/pieces', { name: displayName })}
          value={String(quantity)}
          onChange={({ target }) => onChange(Number(target.value))}
          options={Array.from({ length: choice.quantity }, (_, index) => ({
            value: String(index + 1),
            label: String(index + 1),
          }))}
        />
      )}
    </div>
  )
}
