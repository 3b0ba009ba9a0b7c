import { Picture } from '#src/kit/Picture.tsx'
import { useLanguage } from '#src/shell/web/page/page-context.ts'
import type { ArticleHeroBlock as ArticleHeroFields } from './article-hero.block.ts'
import { useBlockPlace } from '../../web/block-place.ts'
import { Emphasised } from '../../web/Emphasised.tsx'
import { inkStyle } from '../../web/paint.ts'
import { articleDate } from '../../web/pages/article-page/article-facts.ts'
import './ArticleHeroBlock.css'

export function ArticleHeroBlock({ block }: { block: ArticleHeroFields }) {
  const { headingLevel: Heading, heading, heroText, heroImage, publishedDate } = block
  const { first, anchor } = useBlockPlace()
  const date = articleDate(publishedDate, useLanguage())
  return (
    <section id={anchor}>
      {heroImage && (
        <div className="content-ahero__pic">
          <Picture image={heroImage} preset="default" sizes="100vw" priority={first} loading="eager" />
        </div>
      )}
      <div className="content-ahero__say">
        {date !== '' && (
          <p className="kit-ui kit-num" style={inkStyle(block.dateTextColor)}>
            <time dateTime={publishedDate}>{date}</time>
          </p>
        )}
        {heading !== '' && (
          <Heading className="kit-d1">
            <Emphasised text={heading} />
          </Heading>
        )}
        {heroText !== '' && (
          <p className="kit-lead" style={inkStyle(block.heroTextColor)}>
            {heroText}
          </p>
        )}
      </div>
    </section>
  )
}
