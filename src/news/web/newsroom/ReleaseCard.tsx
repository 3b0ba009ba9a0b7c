import { GoLink } from '#src/content/web/GoLink.tsx'
import { paint, paintClass } from '#src/content/web/paint.ts'
import { patternStyle } from '#src/content/web/pattern.ts'
import { Picture } from '#src/kit/Picture.tsx'
import { SiteLink } from '#src/shell/web/navigation/SiteLink.tsx'
import { useLanguage } from '#src/shell/web/page/page-context.ts'
import { useText } from '#src/shell/web/text/use-text.ts'
import type { NewsImage, NewsItem } from '../../contract/release.ts'
import { ReleaseMeta } from '../ReleaseMeta.tsx'

interface ReleaseCardProps {
  item: NewsItem
  headingLevel: 'h2' | 'h3' | 'h4'
}

/** A release in the newsroom's list: title and intro next to its picture. */
export function ReleaseCard({ item, headingLevel: Heading }: ReleaseCardProps) {
  const [image] = item.images
  return (
    <article className="news-card" lang={useOtherLanguage(item)}>
      <div className="news-card__say">
        <ReleaseMeta item={item} />
        <Heading className="kit-d3">
          <SiteLink className="kit-hover-line kit-hover-line--far" to={item.url}>
            {item.title}
          </SiteLink>
        </Heading>
        {item.intro !== '' && <p className="news-card__intro">{item.intro}</p>}
      </div>
      {image && (
        <div className="news-card__pic">
          <Picture image={pictureOf(image)} preset="small" sizes="(min-width: 768px) 200px, 104px" />
        </div>
      )}
    </article>
  )
}

/** The newest of all, across the page. */
export function LeadRelease({ item, headingLevel: Heading, field }: ReleaseCardProps & { field: string }) {
  const text = useText()
  const [image] = item.images
  return (
    <article className={`news-lead ${paintClass}`} style={paint(field)} lang={useOtherLanguage(item)}>
      <div className="news-lead__say">
        <ReleaseMeta item={item} />
        <Heading className="kit-d2">
          <SiteLink className="kit-hover-line kit-hover-line--far" to={item.url}>
            {item.title}
          </SiteLink>
        </Heading>
        {item.intro !== '' && <p className="kit-lead">{item.intro}</p>}
        <GoLink to={item.url}>
          <span>
            {text('/news/read')}
            <span className="kit-visually-hidden">: {item.title}</span>
          </span>
        </GoLink>
      </div>
      <div className="news-lead__pic">
        {image ? (
          <Picture image={pictureOf(image)} preset="default" sizes="(min-width: 1024px) 58vw, 100vw" priority />
        ) : (
          <span className="news-lead__pattern" style={patternStyle(field)} />
        )}
      </div>
    </article>
  )
}

/** The picture's alternative text is empty: the title next to it says the same. */
const pictureOf = ({ url, width, height }: NewsImage) => ({ url, altText: '', width, height })

function useOtherLanguage({ languageCode }: NewsItem): string | undefined {
  return languageCode === useLanguage() ? undefined : languageCode
}
