import { useId } from 'react'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { FieldError } from '#src/kit/Field.tsx'
import { useText } from '#src/shell/web/text/use-text.ts'

interface StarInputProps {
  field: UseFormRegisterReturn
  /** Chosen number of stars; empty for none. */
  value: string
  error: string | undefined
}

const stars = ['1', '2', '3', '4', '5'] as const

/** Five radio buttons that look like stars: arrow keys move, and text next to them says what the number means. */
export function StarInput({ field, value, error }: StarInputProps) {
  const text = useText()
  const id = useId()
  return (
    <fieldset className="review-star-input" aria-describedby={error ? `${id}-error` : undefined}>
      <legend className="kit-legend">{text('/reviews/form/rating')}</legend>
      <div className="review-star-input__row">
        {stars.map((star) => (
          <label key={star} className={Number(star) <= Number(value) ? 'review-star-input__lit' : undefined}>
            <input type="radio" value={star} {...field} />
            <span className="review-star-input__star" aria-hidden="true" />
            <span className="kit-visually-hidden">{text(`/reviews/form/star-${star}`)}</span>
          </label>
        ))}
        <span className="kit-small kit-muted" aria-hidden="true">
          {value !== '' && text(`/reviews/form/star-${value}`)}
        </span>
      </div>
      {error && <FieldError id={`${id}-error`} text={error} />}
    </fieldset>
  )
}
