import { useState } from 'react'
import type { FieldGroup, Fields } from '#src/content/contract/fields.ts'
import { Tabs } from '#src/kit/Tabs.tsx'
import { useText } from '#src/shell/web/text/use-text.ts'
import { later } from '../app/later.tsx'
import { useEditor, useSession } from '../editor-context.ts'
import { EditorIcon } from '../EditorIcon.tsx'
import { iconOf } from '../icon-of.ts'
import { BlockMenu } from './BlockMenu.tsx'
import { FieldsForm } from './FieldsForm.tsx'
import { FormContext } from './form-context.ts'
import { PageDetails } from './PageDetails.tsx'
import { SharedNote } from './SharedNote.tsx'
import { type Focus, useFormTools } from './use-form-tools.tsx'

const Placement = later(async () => (await import('./Placement.tsx')).Placement)
const PlacementLook = later(async () => (await import('./Placement.tsx')).PlacementLook)

/** The form of the chosen block, or of the page. `focus`: the field to go to. */
export function BlockForm({ focus }: { focus: Focus }) {
  const t = useText()
  const { schema, words, type, session, deeds, selected } = useEditor()
  const { content, document: item } = useSession(session)
  const at = selected === null ? null : (deeds.find(selected) ?? null)
  const definition = at === null ? type : schema.types[at.entry.type ?? '']
  const values = at === null ? content.fields : (at.entry.fields ?? {})
  const tools = useFormTools(at, focus)
  const { isReadOnly } = tools

  const groups = definition ? tabsOf(definition.fields, at === null) : []
  const [tab, setTab] = useState<FieldGroup>('content')
  const shownTab = groups.includes(tab) ? tab : (groups[0] ?? 'content')
  const wantedTab = focus && definition ? (definition.fields[String(focus.path[0])]?.group ?? 'content') : null
  const [turn, setTurn] = useState(0)
  if (focus && focus.turn !== turn) {
    setTurn(focus.turn)
    if (wantedTab) setTab(wantedTab)
  }
  const path = at
    ? deeds.list().filter((one) => at.path.slice(0, one.path.length).join('.') === one.path.join('.'))
    : []
  const crumbs = [
    content.name,
    ...path.map(({ entry }) => schema.types[entry.type ?? '']?.label[words] ?? t('/edit/shared/block')),
  ]
  const title = at === null ? content.name : (definition?.label[words] ?? t('/edit/shared/block'))
  return (
    <FormContext value={tools}>
      <div className="edit-form__head">
        <h2>
          <EditorIcon name={iconOf(definition?.icon)} /> {title || t('/edit/unnamed')}
          {at !== null && !isReadOnly && <BlockMenu at={at} />}
        </h2>
        <p className="edit-hint edit-ellipsis">{at === null ? type.label[words] : crumbs.join(' › ')}</p>
      </div>
      {isReadOnly && (
        <p className="edit-note">{t(item.trashed ? '/edit/read-only/trashed' : '/edit/read-only/right')}</p>
      )}
      {at?.entry.ref !== undefined ? (
        <>
          <SharedNote id={at.entry.ref} />
          <div className="edit-fields">
            <PlacementLook entry={at.entry} node={at.id} />
            <Placement entry={at.entry} node={at.id} />
          </div>
        </>
      ) : definition ? (
        <Tabs
          label={t('/edit/form/tabs')}
          tabs={groups.map((id) => ({ id, label: t(`/edit/form/tab/${id}`) }))}
          selected={shownTab}
          onSelect={setTab}
        >
          <div className="edit-fields" key={shownTab}>
            {at === null && shownTab === 'content' && <PageDetails />}
            {at !== null && shownTab === 'look' && <PlacementLook entry={at.entry} node={at.id} />}
            {at !== null && shownTab === 'audience' && <Placement entry={at.entry} node={at.id} />}
            <FieldsForm fields={definition.fields} values={values} path={[]} group={shownTab} />
          </div>
        </Tabs>
      ) : (
        <p className="edit-note">{t('/edit/form/unknown-type', { type: at?.entry.type ?? '' })}</p>
      )}
    </FormContext>
  )
}

const order: readonly FieldGroup[] = ['content', 'look', 'audience', 'seo']
/** Blocks in areas are not in the form: a container has no tab of content. */
function tabsOf(fields: Fields, isPage: boolean): FieldGroup[] {
  const inForm = Object.values(fields).filter(({ kind }) => kind !== 'area')
  const named = new Set<FieldGroup>(inForm.map(({ group }) => group ?? 'content'))
  for (const group of isPage ? (['content'] as const) : (['look', 'audience'] as const)) named.add(group)
  return order.filter((group) => named.has(group))
}
