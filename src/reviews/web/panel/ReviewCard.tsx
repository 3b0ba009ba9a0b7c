import { localeTag, shopTimeZone } from '#src/common/locale.ts'
import { Icon } from '#src/kit/Icon.tsx'
import { useLanguage } from '#src/shell/web/page/page-context.ts'
import { useText } from '#src/shell/web/text/use-text.ts'
import type { ReviewItem } from '../../contract/reviews.ts'
import { Stars } from '../Stars.tsx'
import { ReportReview } from './ReportReview.tsx'

/** One review; its text is rendered as plain text, never as markup, and marked with its language. */
export function ReviewCard({ item, headingLevel: Heading }: { item: ReviewItem; headingLevel: 'h3' }) {
  const text = useText()
  const language = useLanguage()
  const day = new Intl.DateTimeFormat(localeTag(language), { dateStyle: 'medium', timeZone: shopTimeZone })
  const lang = item.language === language ? undefined : item.language
  return (
    <article className="review">
      <Heading className="kit-d4 review__title" lang={lang} dir="auto">
        {item.title}
      </Heading>
      <p className="review__by kit-small">
        <Stars rating={item.rating} label={text('/reviews/stars', { rating: item.rating })} />
        <b dir="auto">{item.name}</b>
        <time className="kit-muted kit-num" dateTime={item.createdAt}>
          {day.format(new Date(item.createdAt))}
        </time>
        {item.verified && (
          <span className="review__buyer" title={text('/reviews/verified-hint')}>
            <Icon name="check" size="s" />
            {text('/reviews/verified')}
          </span>
        )}
        {lang && <span className="kit-muted">{text(`/reviews/language/${lang}`)}</span>}
      </p>
      <p className="review__text" lang={lang} dir="auto">
        {item.text}
      </p>
      {item.reply && (
        <div className="review__reply">
          <p className="kit-small">
            <b>{text('/reviews/reply')}</b>{' '}
            <time className="kit-muted kit-num" dateTime={item.reply.createdAt}>
              {day.format(new Date(item.reply.createdAt))}
            </time>
          </p>
          <p className="review__text" lang={lang}>
            {item.reply.text}
          </p>
        </div>
      )}
      <ReportReview id={item.id} title={item.title} />
    </article>
  )
}
