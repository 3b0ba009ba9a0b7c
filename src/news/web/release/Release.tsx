import { withoutSoftHyphens } from '#src/common/soft-hyphens.ts'
import { languageNames } from '#src/common/locale.ts'
import { ShareLinks } from '#src/content/web/ShareLinks.tsx'
import { Emphasised } from '#src/content/web/Emphasised.tsx'
import { GoLink } from '#src/content/web/GoLink.tsx'
import { PageHead } from '#src/content/web/pages/PageHead.tsx'
import { paint, paintClass } from '#src/content/web/paint.ts'
import { SafeHtml } from '#src/content/web/SafeHtml.tsx'
import { NoteLine } from '#src/kit/Notice.tsx'
import { Picture } from '#src/kit/Picture.tsx'
import type { PageModel } from '#src/shell/contract/page-model.ts'
import { SiteLink } from '#src/shell/web/navigation/SiteLink.tsx'
import { useLanguage } from '#src/shell/web/page/page-context.ts'
import { useText } from '#src/shell/web/text/use-text.ts'
import type { NewsReleasePageFields } from '../../contract/page-fields.ts'
import type { NewsRelease } from '../../contract/release.ts'
import { newsDate } from '../../rules/news-date.ts'
import { FeedNotice } from '../FeedNotice.tsx'
import { NewsRows } from '../NewsRows.tsx'
import { Contact } from '../PressContacts.tsx'
import { Subscribe } from '../subscribe/Subscribe.tsx'
import { PressPictures } from './PressPictures.tsx'
import { ReleaseFiles } from './ReleaseFiles.tsx'
import './release.css'

interface ReleaseProps {
  page: PageModel<NewsReleasePageFields>
  release: NewsRelease
}

/** The release as an article, then material for the press: pictures, files, contacts, the company in short. */
export function Release({ page, release }: ReleaseProps) {
  const text = useText()
  const language = useLanguage()
  const { title, intro, categories, publishDateUtc, images, languageCode } = release
  const [image] = images
  const isForeign = languageCode !== language
  const others = page.moreReleases.filter(({ id }) => id !== release.id)
  return (
    <>
      <article className="news-release" lang={isForeign ? languageCode : undefined}>
        <PageHead
          page={page}
          heading={title}
          lead={intro}
          field={page.field}
          meta={
            <span className="news-release__meta">
              <time dateTime={publishDateUtc}>{newsDate(publishDateUtc)}</time>
              {categories.length > 0 && <span>{categories.map(({ name }) => name).join(', ')}</span>}
              <span lang={language}>{text('/news/release/kind')}</span>
            </span>
          }
        />
        {image && (
          <figure className={`news-release__pic ${paintClass}`} style={paint(page.field)}>
            <Picture
              image={{ url: image.url, altText: image.description, width: image.width, height: image.height }}
              preset="default"
              widths={[384, 768, 1024, 1280, 2048]}
              sizes="(min-width: 1024px) 72vw, 100vw"
              priority
            />
          </figure>
        )}
        <FeedNotice feed={page.feed} wide />
        <div className="kit-wrap news-release__body">
          <div className="news-release__text">
            {isForeign && (
              <NoteLine>
                <span lang={language}>{text(`/news/release/only-in-${languageCode}`)}</span>
              </NoteLine>
            )}
            <SafeHtml html={release.cleanedHtmlBody} className="news-release__words" />
          </div>
          <PressPictures images={images} />
          <div className="news-release__text">
            <ReleaseFiles files={release.files} />
            <Contacts page={page} release={release} />
            {release.companyInformationHtml !== '' && (
              <section className="news-release__company">
                <h2 className="kit-d4" lang={language}>
                  {text('/news/release/company', { name: page.siteTitle })}
                </h2>
                <SafeHtml html={release.companyInformationHtml} />
              </section>
            )}
            <OtherLanguages versions={release.languageVersions} />
            <div className="news-release__ways" lang={language}>
              <ShareLinks
                className="news-share"
                label={text('/news/release/share')}
                url={page.pageMetadata.canonicalUrl}
                title={withoutSoftHyphens(title)}
              />
              <p>
                <button type="button" className="kit-link kit-ui news-script" onClick={() => window.print()}>
                  {text('/news/release/print')}
                </button>
              </p>
              {page.subscription && <Subscribe subscription={page.subscription} />}
            </div>
          </div>
        </div>
      </article>
      {(others.length > 0 || page.newsroomUrl !== '') && (
        <section className="kit-section">
          <div className="kit-wrap">
            <div className="kit-head">
              <h2 className="kit-d2">
                <Emphasised text={text('/news/release/more')} />
              </h2>
              {page.newsroomUrl !== '' && <GoLink to={page.newsroomUrl}>{text('/news/release/all')}</GoLink>}
            </div>
            <NewsRows items={others} headingLevel="h3" />
          </div>
        </section>
      )}
    </>
  )
}

/** The release's contacts come before the page's contacts. */
function Contacts({ page: { pressContacts }, release: { contactHtml } }: ReleaseProps) {
  const text = useText()
  const language = useLanguage()
  if (contactHtml === '' && pressContacts.length === 0) return null
  return (
    <section className="news-contacts">
      <h2 className="kit-d3" lang={language}>
        {text('/news/release/contacts')}
      </h2>
      {contactHtml === '' ? (
        pressContacts.map((contact) => <Contact key={contact.name} contact={contact} />)
      ) : (
        <SafeHtml html={contactHtml} />
      )}
    </section>
  )
}

function OtherLanguages({ versions }: { versions: NewsRelease['languageVersions'] }) {
  const text = useText()
  const language = useLanguage()
  const label = text('/news/release/other-languages')
  if (versions.length === 0) return null
  return (
    <nav className="news-languages kit-ui" lang={language} aria-label={label}>
      <span className="kit-muted" aria-hidden="true">
        {label}
      </span>
      {versions.map(({ languageCode, url, title }) => (
        <SiteLink
          key={languageCode}
          className="kit-link"
          to={url}
          lang={languageCode}
          hrefLang={languageCode}
          title={title}
        >
          {languageNames[languageCode]}
        </SiteLink>
      ))}
    </nav>
  )
}
