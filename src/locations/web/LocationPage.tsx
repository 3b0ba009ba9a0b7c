import { Fragment } from 'react'
import { PageAreas } from '#src/content/web/ContentArea.tsx'
import { Emphasised } from '#src/content/web/Emphasised.tsx'
import { GoLink } from '#src/content/web/GoLink.tsx'
import { paint, paintClass } from '#src/content/web/paint.ts'
import { SafeHtml } from '#src/content/web/SafeHtml.tsx'
import { Accordion, type AccordionItem } from '#src/kit/Accordion.tsx'
import { Breadcrumbs } from '#src/kit/Breadcrumbs.tsx'
import { Icon } from '#src/kit/Icon.tsx'
import { Picture } from '#src/kit/Picture.tsx'
import type { PageModel } from '#src/shell/contract/page-model.ts'
import { SiteLink } from '#src/shell/web/navigation/SiteLink.tsx'
import { useText } from '#src/shell/web/text/use-text.ts'
import type { LocationPageFields, LunchItem } from '../contract/location-page.ts'
import { mondayOf } from '../rules/lunch-days.ts'
import { parseLunchLists } from '../rules/lunch-lists.ts'
import { LocationFacts } from './LocationFacts.tsx'
import { NearbyPlaces } from './NearbyPlaces.tsx'
import { OpenState } from './OpenState.tsx'
import { useNow } from './use-now.ts'
import { shopDay } from '#src/common/working-days.ts'
import { dayAfter } from '#src/common/holidays.ts'
import './LocationPage.css'

/** A café or shop: address, hours, lunch and places nearby. */
export function LocationPage({ page }: { page: PageModel<LocationPageFields> }) {
  const text = useText()
  const now = useNow(page.answeredAt)
  const crumbs = page.navigation.breadcrumbs
  const isKnown = page.postalCode !== ''
  return (
    <>
      <header className={`locations-head ${paintClass}`} style={paint(page.field)}>
        <div className="locations-head__say">
          {crumbs.length > 1 && <Breadcrumbs crumbs={crumbs} label={text('/content/breadcrumbs')} Link={SiteLink} />}
          <h1 className="kit-d1">
            <Emphasised text={page.title} />
          </h1>
          {page.mainIntro !== '' && <p className="kit-lead">{page.mainIntro}</p>}
          {isKnown && (
            <div className="locations-head__facts">
              <OpenState periods={page.openPeriods} now={now} />
              <address className="kit-num">
                {page.streetAddress}, {page.postalCode} {page.city}
              </address>
              <p className="locations-head__ways">
                <a className="kit-go" href={page.mapsUrl} target="_blank" rel="noopener noreferrer">
                  {text('/locations/directions')} <Icon name="external" size="s" />
                </a>
                {page.phone !== '' && (
                  <a className="kit-go kit-num" href={`tel:${page.phone.replaceAll(/[^+\d]/g, '')}`}>
                    {page.phone}
                  </a>
                )}
              </p>
            </div>
          )}
        </div>
        {page.mainImage && (
          <div className="locations-head__pic">
            <Picture image={page.mainImage} preset="default" sizes="(min-width: 1024px) 58vw, 100vw" priority />
          </div>
        )}
      </header>
      <PageAreas areas={[page.topContentArea]} />
      <div className="kit-wrap locations-body">
        <div className="locations-body__main">
          <Lunch page={page} now={now} />
          <SafeHtml html={page.mainBody} className="locations-text" />
        </div>
        <LocationFacts page={page} now={now} />
      </div>
      <PageAreas areas={[page.mainContentArea]} />
      <NearbyPlaces places={page.nearby} allUrl={page.finderUrl} now={now} />
      <PageAreas areas={[page.bottomContentArea]} />
    </>
  )
}

/** This week's lists: today's is open, past days are folded into one, and next week's stand below. */
function Lunch({ page, now }: { page: PageModel<LocationPageFields>; now: Date }) {
  const text = useText()
  const items = parseLunchLists(page.lunchLists)
  const today = shopDay(now)
  const nextMonday = dayAfter(mondayOf(page.today), 7)
  const weeks = [
    { heading: '/locations/lunch/this-week', items: items.filter(({ Id }) => Id < nextMonday) },
    { heading: '/locations/lunch/next-week', items: items.filter(({ Id }) => Id >= nextMonday) },
  ].filter((week) => week.items.length > 0)
  if (weeks.length === 0) {
    return page.services.includes('lunch') ? <p className="kit-lead">{text('/locations/lunch/none')}</p> : null
  }
  const shown = (of: readonly LunchItem[]): AccordionItem[] =>
    of.map(({ Id, Title, MainBody }) => ({
      id: Id,
      title: Title,
      body: <SafeHtml html={MainBody} className="locations-menu" />,
      open: Id === today,
    }))
  const pastOf = (of: readonly LunchItem[]): AccordionItem[] => {
    const past = shown(of.filter(({ Id }) => Id < today))
    const body = <Accordion headingLevel="h4" items={past} />
    return past.length === 0 ? [] : [{ id: 'past', title: text('/locations/lunch/past'), body }]
  }
  return (
    <section className="locations-lunch">
      {weeks.map((week, index) => (
        <Fragment key={week.heading}>
          <div className="kit-head">
            <h2 className={index === 0 ? 'kit-d2' : 'kit-d3'}>
              <Emphasised text={text(week.heading)} />
            </h2>
            {index === 0 && page.lunchListUrl !== '' && (
              <GoLink to={page.lunchListUrl}>{text('/locations/lunch/all')}</GoLink>
            )}
          </div>
          <Accordion
            headingLevel="h3"
            items={[...shown(week.items.filter(({ Id }) => Id >= today)), ...pastOf(week.items)]}
          />
        </Fragment>
      ))}
    </section>
  )
}
