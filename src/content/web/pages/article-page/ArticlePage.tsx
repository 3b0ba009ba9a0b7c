import { Picture } from '#src/kit/Picture.tsx'
import type { PageModel } from '#src/shell/contract/page-model.ts'
import { useLanguage } from '#src/shell/web/page/page-context.ts'
import { useText } from '#src/shell/web/text/use-text.ts'
import type { ArticlePageFields } from '../../../contract/pages/page-fields.ts'
import { ContentArea, PageAreas } from '../../ContentArea.tsx'
import { inkStyle, paint, paintClass } from '../../paint.ts'
import { SafeHtml } from '../../SafeHtml.tsx'
import { PageHead } from '../PageHead.tsx'
import { articleDate, readingMinutes } from './article-facts.ts'
import './ArticlePage.css'

export function ArticlePage({ page }: { page: PageModel<ArticlePageFields> }) {
  const text = useText()
  const date = articleDate(page.publishedDate, useLanguage())
  const minutes = readingMinutes(page.mainBody, page.topContentArea, page.mainContentArea, page.bottomContentArea)
  return (
    <>
      <article className="content-article">
        <PageHead
          page={page}
          heading={page.heading}
          lead={page.heroText}
          field={page.field}
          meta={
            <>
              {date !== '' && (
                <time dateTime={page.publishedDate} style={inkStyle(page.dateTextColor ?? null)}>
                  {date}
                </time>
              )}
              {date !== '' && ' · '}
              {text('/content/article/reading-time', { minutes })}
            </>
          }
        />
        {page.heroImage && (
          <figure className={`content-article__pic ${paintClass}`} style={paint(page.field)}>
            <Picture
              image={page.heroImage}
              preset="default"
              widths={[384, 768, 1024, 1280, 2048]}
              sizes="(min-width: 1024px) 72vw, 100vw"
              priority
            />
          </figure>
        )}
        <ContentArea blocks={page.topContentArea} />
        <div className="kit-wrap content-article__body">
          <SafeHtml html={page.mainBody} className="content-article__text" />
        </div>
      </article>
      <PageAreas areas={[page.mainContentArea, page.bottomContentArea]} />
    </>
  )
}
