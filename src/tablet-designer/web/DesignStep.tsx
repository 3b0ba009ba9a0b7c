import { type SyntheticEvent, useId } from 'react'
import { tabletLimits } from '#src/cart/contract/custom-tablet.ts'
import type { ProductDelivery, Variation } from '#src/products/contract/product.ts'
import { Button } from '#src/kit/Button.tsx'
import { Field } from '#src/kit/Field.tsx'
import { Icon } from '#src/kit/Icon.tsx'
import { useText } from '#src/shell/web/text/use-text.ts'
import { countBackText, truncateBackText } from '../rules/tablet-form.ts'
import { FlavourTiles } from './FlavourTiles.tsx'
import { TabletPrice } from './TabletPrice.tsx'
import { tabletField, type TabletForm } from './use-tablet-field.ts'

interface DesignStepProps {
  form: TabletForm
  variations: readonly Variation[]
  variation: Variation
  onSelect: (variation: Variation) => void
  letter: ProductDelivery | undefined
}

/** Step for the chocolate and its texts. */
export function DesignStep({ form, variations, variation, onSelect, letter }: DesignStepProps) {
  const text = useText()
  const { state, dispatch, faults } = form
  const isEmpty = state.values.frontText.trim() === ''
  const reason = faults.frontText && text(`/custom-tablet/${isEmpty ? 'continue-not-yet' : 'continue-front-fault'}`)
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    if (faults.frontText) dispatch({ do: 'touch', fields: ['frontText'] })
    else dispatch({ do: 'continue' })
  }
  return (
    <form className="designer__fields" noValidate onSubmit={submit}>
      <FlavourTiles variations={variations} chosen={variation} onSelect={onSelect} />
      <div className="designer__words">
        <LineField
          form={form}
          field="frontText"
          most={tabletLimits.frontText.max}
          onFocus={() => dispatch({ do: 'turn', side: 'front' })}
        />
        <BackField form={form} />
        <LineField
          form={form}
          field="signature"
          most={tabletLimits.signature.max}
          note={text('/custom-tablet/optional')}
          onFocus={() => dispatch({ do: 'turn', side: 'back' })}
        />
      </div>
      <p className="kit-small kit-muted">{text('/custom-tablet/rights')}</p>
      <div className="designer__go">
        <TabletPrice variation={variation} letter={letter} />
        <Button type="submit" disabledReason={reason}>
          {text('/custom-tablet/continue')} <Icon name="arrow" />
        </Button>
      </div>
    </form>
  )
}

interface LineFieldProps {
  form: TabletForm
  field: 'frontText' | 'signature'
  most: number
  note?: string
  onFocus: () => void
}

function LineField({ form, field, most, note, onFocus }: LineFieldProps) {
  const text = useText()
  const { value, error, ...input } = tabletField(form, field, text)
  const used = value.length
  return (
    <CountedField
      label={text(`/custom-tablet/field/${field}`)}
      note={note}
      error={error}
      isOver={used > most}
      counts={[text(`/custom-tablet/field/${field}-hint`), `${used} / ${most}`]}
    >
      {(control) => (
        <input className="kit-input" {...input} {...control} value={value} autoComplete="off" onFocus={onFocus} />
      )}
    </CountedField>
  )
}

function BackField({ form }: { form: TabletForm }) {
  const text = useText()
  const { value, error, onChange, ...area } = tabletField(form, 'backText', text)
  const { maxLines, counter } = tabletLimits.backText
  const { lines, characters } = countBackText(value)
  return (
    <CountedField
      label={text('/custom-tablet/field/backText')}
      note={text('/custom-tablet/optional')}
      error={error}
      isOver={false}
      counts={[
        text('/custom-tablet/lines', { lines, most: maxLines }),
        text('/custom-tablet/characters', { characters, most: counter }),
      ]}
    >
      {(control) => (
        <textarea
          className="kit-input"
          rows={3}
          {...area}
          {...control}
          value={value}
          onChange={(event) => onChange({ target: { value: truncateBackText(event.target.value) } })}
          onFocus={() => form.dispatch({ do: 'turn', side: 'back' })}
        />
      )}
    </CountedField>
  )
}

interface CountedFieldProps {
  label: string
  note?: string | undefined
  error: string | undefined
  isOver: boolean
  counts: readonly [string, string]
  children: Parameters<typeof Field>[0]['children']
}

/** A field whose counter screen readers announce with it. */
function CountedField({ label, note, error, isOver, counts, children }: CountedFieldProps) {
  const id = useId()
  return (
    <Field
      label={label}
      note={note}
      error={error}
      below={
        <p className={isOver ? 'kit-counter kit-counter--over kit-num' : 'kit-counter kit-num'} id={id}>
          <span>{counts[0]}</span>
          <span>{counts[1]}</span>
        </p>
      }
    >
      {(control) =>
        children({ ...control, 'aria-describedby': [control['aria-describedby'], id].filter(Boolean).join(' ') })
      }
    </Field>
  )
}
