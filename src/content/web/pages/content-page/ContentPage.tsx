import { Picture } from '#src/kit/Picture.tsx'
import type { PageModel } from '#src/shell/contract/page-model.ts'
import type { ContentPageFields } from '../../../contract/pages/page-fields.ts'
import { PageAreas } from '../../ContentArea.tsx'
import { paint, paintClass } from '../../paint.ts'
import { SafeHtml } from '../../SafeHtml.tsx'
import { PageHead } from '../PageHead.tsx'
import { LoginBox, SignInFault } from './LoginBox.tsx'
import './ContentPage.css'

/** Picture, heading, lead with another picture, text, blocks; and a box that asks to sign in where editors want it. */
export function ContentPage({ page }: { page: PageModel<ContentPageFields> }) {
  const { heroImage, introImage, mainBody } = page
  return (
    <>
      {heroImage && (
        <div className={`content-page__hero ${paintClass}`} style={paint(page.field)}>
          <Picture image={heroImage} preset="default" widths={[384, 768, 1024, 1280, 2048]} sizes="100vw" priority />
        </div>
      )}
      <PageHead page={page} heading={page.topic} lead={page.mainIntro} field={page.field} />
      <SignInFault page={page} />
      <LoginBox page={page} />
      <PageAreas areas={[page.topContentArea]} />
      {(introImage || mainBody !== '') && (
        <div className="kit-wrap kit-section content-page__body">
          {introImage && (
            <div className="content-page__intro">
              <Picture image={introImage} preset="half" sizes="(min-width: 1024px) 33vw, 100vw" />
            </div>
          )}
          <SafeHtml html={mainBody} className="content-article__text" />
        </div>
      )}
      <PageAreas areas={[page.mainContentArea, page.bottomContentArea]} />
    </>
  )
}
