import { buttonClass } from '#src/kit/button-class.ts'
import { EmptyState } from '#src/kit/EmptyState.tsx'
import type { PageModel } from '#src/shell/contract/page-model.ts'
import { SiteLink } from '#src/shell/web/navigation/SiteLink.tsx'
import { useText } from '#src/shell/web/text/use-text.ts'
import { PageAreas } from '../../ContentArea.tsx'
import { NotFoundSearch } from './NotFoundSearch.tsx'
import './NotFoundPage.css'

/** Says that there is no such page, and offers the main menu's pages and the start page instead. */
export function NotFoundPage({ page }: { page: PageModel }) {
  const text = useText()
  const { mainMenuItems, currentLanguageStartPage } = page.navigation
  const popular = mainMenuItems.filter((item) => item.url !== '')
  return (
    <>
      <div className="kit-wrap content-not-found">
        <EmptyState
          headingLevel="h1"
          mascotLabel={text('/content/mascot')}
          title={text('/content/not-found/heading')}
          text={text('/content/not-found/text')}
          action={
            <SiteLink className={buttonClass({})} to={currentLanguageStartPage}>
              {text('/content/to-start')}
            </SiteLink>
          }
        />
        <NotFoundSearch />
        {popular.length > 0 && (
          <nav className="content-not-found__popular" aria-labelledby="lost-popular">
            <h2 className="kit-d4" id="lost-popular">
              {text('/content/not-found/popular')}
            </h2>
            <ul>
              {popular.map((item) => (
                <li key={item.id}>
                  <SiteLink className="content-not-found__link kit-hover-line" to={item.url}>
                    {item.name}
                  </SiteLink>
                </li>
              ))}
            </ul>
          </nav>
        )}
      </div>
      <PageAreas areas={[page.mainContentArea, page.bottomContentArea]} />
    </>
  )
}
