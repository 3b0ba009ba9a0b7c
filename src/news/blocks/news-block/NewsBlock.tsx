import { clsx } from 'clsx'
import { useBlockPlace } from '#src/content/web/block-place.ts'
import { Emphasised } from '#src/content/web/Emphasised.tsx'
import { GoLink } from '#src/content/web/GoLink.tsx'
import { Breadcrumbs } from '#src/kit/Breadcrumbs.tsx'
import { Icon } from '#src/kit/Icon.tsx'
import { SiteLink } from '#src/shell/web/navigation/SiteLink.tsx'
import { usePage } from '#src/shell/web/page/page-context.ts'
import { useText } from '#src/shell/web/text/use-text.ts'
import { FeedNotice } from '../../web/FeedNotice.tsx'
import { NewsRows } from '../../web/NewsRows.tsx'
import { Newsroom } from '../../web/newsroom/Newsroom.tsx'
import { PressContacts } from '../../web/PressContacts.tsx'
import { Subscribe } from '../../web/subscribe/Subscribe.tsx'
import type { NewsBlock as NewsFields } from './news.block.ts'
import './NewsBlock.css'

const below = { h1: 'h2', h2: 'h3', h3: 'h4', h4: 'h4' } as const

/** A few releases next to a heading, or the whole newsroom, which is also the page's head when it has the first heading. */
export const NewsBlock = ({ block }: { block: NewsFields }) =>
  block.newsroomView ? <NewsroomBlock block={block} /> : <FewReleases block={block} />

function NewsroomBlock({ block }: { block: NewsFields }) {
  const text = useText()
  const page = usePage()
  const { anchor } = useBlockPlace()
  const { heading, headingLevel: Heading, lead, subscription, feedUrl, newest } = block
  const { pressHeading, pressText, pressContacts, pressLink } = block
  const isHead = Heading === 'h1'
  const crumbs = page.navigation.breadcrumbs
  // When the block shows no heading, the headings inside take its level.
  const Inner = heading === '' && !isHead ? Heading : below[Heading]
  return (
    <section id={anchor} className={clsx('news-block', !isHead && 'news-block--inner')}>
      <div className="kit-wrap">
        {isHead && crumbs.length > 1 && (
          <Breadcrumbs crumbs={crumbs} label={text('/content/breadcrumbs')} Link={SiteLink} />
        )}
        <div className="news-block__head">
          <div className="news-block__words">
            {heading !== '' && (
              <Heading className={isHead ? 'kit-d1' : 'kit-d2'}>
                <Emphasised text={heading} />
              </Heading>
            )}
            {lead !== '' && <p className="kit-lead">{lead}</p>}
          </div>
          <div className="kit-row news-block__ways">
            {subscription && <Subscribe subscription={subscription} />}
            <a className="kit-go" href={feedUrl}>
              {text('/news/feed')} <Icon name="external" size="s" />
            </a>
          </div>
        </div>
      </div>
      <Newsroom source={block} newest={newest} field={block.field} headingLevel={Inner} />
      <PressContacts heading={pressHeading} lead={pressText} contacts={pressContacts} link={pressLink} level={Inner} />
    </section>
  )
}

function FewReleases({ block }: { block: NewsFields }) {
  const text = useText()
  const { anchor, nested } = useBlockPlace()
  const { heading, headingLevel: Heading, lead, subscription, newest, newsroomPageUrl } = block
  const { pressHeading, pressText, pressContacts, pressLink } = block
  return (
    <section id={anchor} className="kit-section">
      <div className={clsx('kit-wrap news-few', nested && 'news-few--nested')}>
        <div className="news-few__say">
          {heading !== '' && (
            <Heading className="kit-d2">
              <Emphasised text={heading} />
            </Heading>
          )}
          {lead !== '' && <p className="kit-lead">{lead}</p>}
          {subscription && <Subscribe subscription={subscription} variant="secondary" />}
        </div>
        <div className="news-few__list">
          <FeedNotice feed={newest.feed} />
          {newest.items.length === 0 ? (
            <p>{text('/news/empty')}</p>
          ) : (
            <NewsRows
              items={newest.items}
              headingLevel={heading === '' ? (Heading === 'h1' ? 'h2' : Heading) : below[Heading]}
            />
          )}
          {newsroomPageUrl !== '' && <GoLink to={newsroomPageUrl}>{text('/news/newsroom')}</GoLink>}
        </div>
      </div>
      <PressContacts
        heading={pressHeading}
        lead={pressText}
        contacts={pressContacts}
        link={pressLink}
        level={below[Heading]}
      />
    </section>
  )
}
