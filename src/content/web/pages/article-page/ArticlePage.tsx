import { Picture } from '#src/kit/Picture.tsx'
import type { PageModel } from '#src/shell/contract/page-model.ts'
import { useLanguage } from '#src/shell/web/page/page-context.ts'
import { useText } from '#src/shell/web/text/use-text.ts'
import type { ArticlePageFields } from '../../../contract/pages/page-fields.ts'
import { ContentArea, PageAreas } from '../../ContentArea.tsx'
import { paint, paintClass } from '../../paint.ts'
import { SafeHtml } from '../../SafeHtml.tsx'
import { PageHead } from '../PageHead.tsx'
import { articleDate, readingMinutes } from './article-facts.ts'
import './ArticlePage.css'

export function ArticlePage({ page }: { page: PageModel }) {
  const fields = page.fields as ArticlePageFields // checked on save
  const text = useText()
  const date = articleDate(fields.publishedDate, useLanguage())
  const minutes = readingMinutes(fields.mainBody)
  return (
    <>
      <article>
        <PageHead
          page={page}
          heading={fields.heading}
          lead={fields.heroText}
          field={fields.field}
          meta={
            <>
              {date !== '' && <time dateTime={fields.publishedDate}>{date}</time>}
              {date !== '' && ' · '}
              {text('/content/article/reading-time', { minutes })}
            </>
          }
        />
        {fields.heroImage && (
          <figure className={`art__pic ${paintClass}`} style={paint(fields.field)}>
            <Picture
              image={fields.heroImage}
              preset="default"
              widths={[384, 768, 1024, 1280, 2048]}
              sizes="(min-width: 1024px) 72vw, 100vw"
              priority
            />
          </figure>
        )}
        <ContentArea blocks={page.topContentArea} />
        <div className="kit-wrap art__body">
          <SafeHtml html={fields.mainBody} className="art__text" />
        </div>
      </article>
      <PageAreas areas={[page.mainContentArea, page.bottomContentArea]} />
    </>
  )
}
