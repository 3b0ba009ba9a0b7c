import { useId } from 'react'
import { Emphasised } from '#src/content/web/Emphasised.tsx'
import { useText } from '#src/shell/web/text/use-text.ts'
import { NewsletterForm } from './NewsletterForm.tsx'
import './newsletter.css'

/** Newsletter strip above the footer: introduction and form. */
export function NewsletterStrip() {
  const text = useText()
  const id = useId()
  return (
    <section className="consent-letter kit-screen-only" aria-labelledby={`${id}-title`}>
      <div className="kit-wrap consent-letter__in">
        <div className="consent-letter__say">
          <h2 className="kit-d2" id={`${id}-title`}>
            <Emphasised text={text('/consents/newsletter/heading')} />
          </h2>
          <p>{text('/consents/newsletter/lead')}</p>
        </div>
        <NewsletterForm />
      </div>
    </section>
  )
}
