import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { Button } from '#src/kit/Button.tsx'
import { TextField } from '#src/kit/Field.tsx'
import { Icon } from '#src/kit/Icon.tsx'
import { Alert } from '#src/kit/Notice.tsx'
import { TextArea } from '#src/kit/TextArea.tsx'
import { useLanguage } from '#src/shell/web/page/page-context.ts'
import { useText } from '#src/shell/web/text/use-text.ts'
import { textLimits } from '../../contract/limits.ts'
import type { ReviewField, ReviewFields } from '../../rules/review-fields.ts'
import { sendReview } from '../reviews-api.ts'
import { draftOf, failureKey, saveReviewDraft, reviewResolver, serverErrors, toNewReview } from './review-form-state.ts'
import { StarInput } from './StarInput.tsx'

interface ReviewFormProps {
  productCode: string
  /** Number of the reviewed order; empty: the writer may enter it. */
  orderNumber?: string
  onBack: () => void
}

/** Form for the visitor's review. Typed text stays until it is sent: after a failure, and when the panel closes. */
export function ReviewForm({ productCode, orderNumber = '', onBack }: ReviewFormProps) {
  const text = useText()
  const language = useLanguage()
  const heading = useRef<HTMLHeadingElement>(null)
  const trap = useRef<HTMLInputElement>(null)
  const [isSent, setIsSent] = useState(false)
  const [start] = useState(() => draftOf(productCode, orderNumber))
  const form = useForm<ReviewFields>({ mode: 'onTouched', resolver: reviewResolver, defaultValues: start })
  const { register, formState, subscribe, control } = form
  const rating = useWatch({ control, name: 'rating' })
  const { mutateAsync, isPending, error } = useMutation({
    mutationFn: (values: ReviewFields) =>
      sendReview(toNewReview(productCode, values, trap.current?.value ?? ''), language),
  })
  useEffect(() => heading.current?.focus(), [isSent])
  useEffect(
    () =>
      subscribe({ formState: { values: true }, callback: ({ values }) => saveReviewDraft(productCode, { ...values }) }),
    [subscribe, productCode],
  )

  async function send(values: ReviewFields): Promise<void> {
    try {
      await mutateAsync(values)
      saveReviewDraft(productCode, null)
      setIsSent(true)
    } catch (failure) {
      for (const [field, message] of serverErrors(failure)) form.setError(field, { type: 'server', message })
    }
  }
  const errorOf = (name: ReviewField): string | undefined => {
    const fault = formState.errors[name]
    if (!fault?.message) return undefined
    return fault.type === 'server' ? fault.message : text(`/${fault.message}`)
  }
  const field = (name: ReviewField) => ({ ...register(name), error: errorOf(name) })
  const back = (
    <button type="button" className="kit-go" onClick={onBack}>
      <Icon name="chevron-left" /> {text('/reviews/form/back')}
    </button>
  )

  if (isSent)
    return (
      <div className="review-form">
        <h3 className="kit-d3" tabIndex={-1} ref={heading}>
          {text('/reviews/form/thanks-title')}
        </h3>
        <output>{text('/reviews/form/thanks-text')}</output>
        {back}
      </div>
    )
  return (
    <form className="review-form" noValidate onSubmit={(event) => void form.handleSubmit(send)(event)}>
      {back}
      <h3 className="kit-d3" tabIndex={-1} ref={heading}>
        {text('/reviews/form/heading')}
      </h3>
      <p>{text('/reviews/form/intro')}</p>
      <StarInput field={register('rating')} value={rating} error={errorOf('rating')} />
      <TextField {...field('title')} label={text('/reviews/form/title')} />
      <TextArea
        {...field('text')}
        label={text('/reviews/form/text')}
        limit={textLimits.max}
        rows={5}
        defaultValue={start.text}
      />
      <TextField
        {...field('name')}
        label={text('/reviews/form/name')}
        hint={text('/reviews/form/name-hint')}
        autoComplete="nickname"
      />
      <TextField
        {...field('email')}
        label={text('/reviews/form/email')}
        hint={text('/reviews/form/email-hint')}
        type="email"
        inputMode="email"
        autoComplete="email"
      />
      <TextField
        {...field('orderNumber')}
        label={text('/reviews/form/order-number')}
        note={text('/reviews/form/optional')}
        hint={text('/reviews/form/order-number-hint')}
        autoComplete="off"
      />
      {/* Trap field, hidden from people. */}
      <div className="review-form__trap" aria-hidden="true">
        <label>
          {text('/reviews/form/website')}
          <input ref={trap} name="website" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      {error !== null && serverErrors(error).length === 0 && (
        <Alert announce>
          <p>{text(failureKey(error))}</p>
        </Alert>
      )}
      <Button type="submit" wide busy={isPending} busyText={text('/reviews/form/sending')}>
        {text('/reviews/form/send')}
      </Button>
    </form>
  )
}
