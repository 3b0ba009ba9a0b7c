import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { Button } from '#src/kit/Button.tsx'
import { FieldError } from '#src/kit/Field.tsx'
import { RadioGroup } from '#src/kit/RadioGroup.tsx'
import { useLanguage } from '#src/shell/web/page/page-context.ts'
import { useText } from '#src/shell/web/text/use-text.ts'
import { type ReportReason, reportReasons } from '../../contract/reviews.ts'
import { sendReport } from '../reviews-api.ts'

/** An unobtrusive form that reports a review to the shop. */
export function ReportReview({ id, title }: { id: string; title: string }) {
  const text = useText()
  const language = useLanguage()
  const [isAsking, setIsAsking] = useState(false)
  const [reason, setReason] = useState<ReportReason>('offensive')
  const { mutate, isPending, isSuccess, isError } = useMutation({
    mutationFn: () => sendReport(id, reason, language),
  })
  const send = (event: FormEvent) => {
    event.preventDefault()
    mutate()
  }
  if (isSuccess) return <output className="kit-small kit-muted">{text('/reviews/report-done')}</output>
  if (!isAsking)
    return (
      <button
        type="button"
        className="kit-txt-btn review__report kit-small"
        aria-label={text('/reviews/report-named', { title })}
        onClick={() => setIsAsking(true)}
      >
        {text('/reviews/report')}
      </button>
    )
  return (
    <form className="review__report-form" onSubmit={send}>
      <RadioGroup
        legend={text('/reviews/report-question')}
        options={reportReasons.map((value) => ({ value, label: text(`/reviews/report-reason/${value}`) }))}
        value={reason}
        onChange={setReason}
      />
      {isError && <FieldError id={`report-${id}`} text={text('/reviews/report-failed')} />}
      <div className="kit-row">
        <Button type="submit" size="small" busy={isPending} busyText={text('/reviews/form/sending')}>
          {text('/reviews/report-send')}
        </Button>
        <Button variant="secondary" size="small" onClick={() => setIsAsking(false)}>
          {text('/reviews/report-cancel')}
        </Button>
      </div>
    </form>
  )
}
