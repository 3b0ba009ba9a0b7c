import { useQuery } from '@tanstack/react-query'
import { ListBase, ResourceContextProvider } from 'ra-core'
import { Link } from 'react-router'
import { buttonClass } from '#src/kit/button-class.ts'
import { useText } from '#src/shell/web/text/use-text.ts'
import type { ResourceDescription } from '../../contract/description.ts'
import { fetchViews } from '../office-api.ts'
import { OfficeIcon } from '../OfficeIcon.tsx'
import { screenOf } from '../screens.ts'
import { Page } from '../shell/Page.tsx'
import { useOffice } from '../use-office.ts'
import { CreateButton } from '../record/CreateButton.tsx'
import { ExportButton } from './ExportButton.tsx'
import { ListBody } from './ListBody.tsx'
import { keptRows } from './ListFoot.tsx'
import '../styles/office-list.css'
import '../styles/office-cards.css'
import '../styles/office-list-foot.css'

/** The list of a resource, made from the server's description of it. */
export function ListPage({ resource }: { resource: ResourceDescription }) {
  const t = useText()
  const { name, label, sort } = resource
  const views = useQuery({ queryKey: ['office', 'views', name], queryFn: () => fetchViews(name) })
  const screen = screenOf(name)
  const { me } = useOffice()
  return (
    <ResourceContextProvider value={name}>
      <ListBase
        disableAuthentication
        // The search pauses by itself.
        debounce={0}
        perPage={keptRows(me.id, name) ?? screen.perPage ?? 25}
        sort={{ field: sort.replace(/^-/, ''), order: sort.startsWith('-') ? 'DESC' : 'ASC' }}
        // What went wrong stands in the page, with a way to try again.
        queryOptions={{ onError: () => {} }}
      >
        <Page
          title={label}
          hasOwnSearch={resource.searchFrom !== null}
          actions={
            <>
              {resource.canExport && <ExportButton resource={resource} />}
              {screen.Create && <screen.Create resource={resource} />}
              {screen.pages?.map(({ text, icon, path }) => (
                <Link key={path} className={buttonClass({ variant: 'secondary' })} to={path}>
                  <OfficeIcon name={icon} /> {t(text)}
                </Link>
              ))}
              {resource.create !== null &&
                (screen.createPath === undefined ? (
                  <CreateButton resource={resource} />
                ) : (
                  <Link className={buttonClass({})} to={screen.createPath}>
                    <OfficeIcon name="plus" /> {t('/desk/add')}
                  </Link>
                ))}
            </>
          }
        >
          <ListBody resource={resource} saved={views.data ?? []} screen={screen} />
        </Page>
      </ListBase>
    </ResourceContextProvider>
  )
}
