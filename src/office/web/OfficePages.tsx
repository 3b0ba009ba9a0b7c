import { lazy, Suspense } from 'react'
import { Route, Routes, useParams } from 'react-router'
import { useText } from '#src/shell/web/text/use-text.ts'
import { ListPage } from './list/ListPage.tsx'
import { Page } from './shell/Page.tsx'
import { LoadingRows, Missing, NoRight } from './shell/states.tsx'
import { Today } from './today/Today.tsx'
import { useResource } from './use-office.ts'

const RecordPage = lazy(() => import('./record/RecordPage.tsx').then((file) => ({ default: file.RecordPage })))
const OrderPage = lazy(() => import('./orders/OrderPage.tsx').then((file) => ({ default: file.OrderPage })))
const ImportPage = lazy(() => import('./imports/ImportPage.tsx').then((file) => ({ default: file.ImportPage })))
const FormOfEntry = lazy(() => import('./entry-form/FormOfEntry.tsx').then((file) => ({ default: file.FormOfEntry })))
const Packing = lazy(() => import('./packing/Packing.tsx').then((file) => ({ default: file.Packing })))
const PromotionPage = lazy(() =>
  import('./promotions/PromotionPage.tsx').then((file) => ({ default: file.PromotionPage })),
)
const SimulatePage = lazy(() =>
  import('./promotions/SimulatePage.tsx').then((file) => ({ default: file.SimulatePage })),
)
const MerchandisingPage = lazy(() =>
  import('./merchandising/MerchandisingPage.tsx').then((file) => ({ default: file.MerchandisingPage })),
)
const NewOrderPage = lazy(() =>
  import('./phone-orders/NewOrderPage.tsx').then((file) => ({ default: file.NewOrderPage })),
)
const OwnPage = lazy(() => import('./own/OwnPage.tsx').then((file) => ({ default: file.OwnPage })))
const ReportsPage = lazy(() => import('./reports/ReportsPage.tsx').then((file) => ({ default: file.ReportsPage })))
const SettingsPage = lazy(() => import('./settings/SettingsPage.tsx').then((file) => ({ default: file.SettingsPage })))
const PeoplePage = lazy(() => import('./own/PeoplePage.tsx').then((file) => ({ default: file.PeoplePage })))

/** The pages under `/office`. A resource without a special page has the generic list and record. */
export function OfficePages() {
  return (
    <Suspense fallback={<Waiting />}>
      <Routes>
        <Route index element={<Today />} />
        <Route path="packing" element={<Packing />} />
        <Route path="own" element={<OwnPage />} />
        <Route path="people" element={<PeoplePage />} />
        <Route path="settings/*" element={<SettingsPage />} />
        <Route path="merchandising/:list?" element={<MerchandisingPage />} />
        <Route path="reports/:name?" element={<ReportsPage />} />
        <Route path=":resource" element={<ListOf />} />
        <Route path="orders/new" element={<NewOrderPage />} />
        <Route path="promotions/new" element={<PromotionOf />} />
        <Route path="promotions/simulate" element={<SimulatePage />} />
        <Route path="promotions/:id" element={<PromotionOf />} />
        <Route path=":resource/:id" element={<RecordOf />} />
        <Route path=":resource/:id/edit" element={<EntryForm />} />
        <Route path="*" element={<Elsewhere />} />
      </Routes>
    </Suspense>
  )
}

function ListOf() {
  const { resource: name = '' } = useParams()
  const resource = useResource(name)
  return resource ? <ListPage key={name} resource={resource} /> : <Elsewhere />
}

/** Resources with a page of a record made for them. */
const pages: Readonly<Record<string, typeof RecordPage>> = { orders: OrderPage, imports: ImportPage }

function RecordOf() {
  const { resource: name = '', id = '' } = useParams()
  const resource = useResource(name)
  if (!resource) return <Elsewhere />
  const Shown = pages[resource.name] ?? RecordPage
  return <Shown key={id} resource={resource} id={id} />
}

function EntryForm() {
  const { resource: name = '', id = '' } = useParams()
  const resource = useResource(name)
  return resource ? <FormOfEntry key={`${name}/${id}`} resource={resource} id={id} /> : <Elsewhere />
}

function PromotionOf() {
  const resource = useResource('promotions')
  const { id = null } = useParams()
  if (!resource || (id === null && resource.create === null)) return <Elsewhere />
  return <PromotionPage key={id} resource={resource} id={id} />
}

/** A page that is not there, or that this person may not open: the office says the same of both. */
function Elsewhere() {
  const t = useText()
  const { resource } = useParams()
  return <Page title={t(resource ? '/desk/no-right' : '/desk/missing')}>{resource ? <NoRight /> : <Missing />}</Page>
}

function Waiting() {
  const t = useText()
  return (
    <Page title={t('/entry/title')}>
      <LoadingRows />
    </Page>
  )
}
