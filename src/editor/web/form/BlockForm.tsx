import { useEffect, useState } from 'react'
import type { FieldGroup, Fields } from '#src/content/contract/fields.ts'
import { Tabs } from '#src/kit/Tabs.tsx'
import { useText } from '#src/shell/web/text/use-text.ts'
import type { FieldPath } from '../../contract/common.ts'
import { useEditor, useSession } from '../editor-context.ts'
import { EditorIcon } from '../EditorIcon.tsx'
import { iconOf } from '../icon-of.ts'
import { BlockMenu } from './BlockMenu.tsx'
import { FieldRow } from './FieldRow.tsx'
import { FieldsForm } from './FieldsForm.tsx'
import { FormContext, type FormTools } from './form-context.ts'
import { PageDetails } from './PageDetails.tsx'
import { Placement, PlacementLook } from './Placement.tsx'
import { SharedNote } from './SharedNote.tsx'

/** What the server refused, by path without `fields`: `topContentArea.0.heading`. */
type Errors = Readonly<Record<string, readonly string[]>>
const noErrors: Errors = {}

/** The form of the chosen block, or of the page. `focus`: the field to go to, counted so that the same one can be asked again. */
export function BlockForm({ focus }: { focus: { path: FieldPath; turn: number } | null }) {
  const t = useText()
  const { schema, words, type, session, deeds, selected } = useEditor()
  const { content, save, document: item } = useSession(session)
  const at = selected === null ? null : (deeds.find(selected) ?? null)
  const definition = at === null ? type : schema.types[at.entry.type ?? '']
  const values = at === null ? content.fields : (at.entry.fields ?? {})
  const where = (at?.path ?? []).filter((key) => key !== 'fields').join('.')
  const isReadOnly = !item.may.write || item.trashed !== null
  const lit = focus ? focus.path.join('.') : ''

  const tools: FormTools = {
    set: (path, value) => deeds.setValue(selected, path, value),
    isReadOnly,
    errorAt: (path) => {
      const errors = save.kind === 'refused' ? save.errors : noErrors
      return errors[[where, ...path].filter((key) => key !== '').join('.')]?.join(' ')
    },
    lit,
    rows: (fields, inside, path) => <FieldsForm fields={fields} values={inside} path={path} />,
    row: (one, value, path) => <FieldRow one={one} value={value} path={path} />,
  }

  const groups = definition ? tabsOf(definition.fields, at === null) : []
  const [tab, setTab] = useState<FieldGroup>('content')
  const shownTab = groups.includes(tab) ? tab : 'content'
  const wantedTab = focus && definition ? (definition.fields[String(focus.path[0])]?.group ?? 'content') : null
  const [turn, setTurn] = useState(0)
  if (focus && focus.turn !== turn) {
    setTurn(focus.turn)
    if (wantedTab) setTab(wantedTab)
  }
  useEffect(() => {
    if (!focus) return
    // The field may stand in a list that opens with it.
    const timer = setTimeout(() => {
      const row = document.querySelector<HTMLElement>(`[data-at="${CSS.escape(focus.path.join('.'))}"]`)
      row?.scrollIntoView({ block: 'center' })
      const control = row?.querySelector<HTMLElement>('input, textarea, select, button, [contenteditable]')
      control?.focus({ preventScroll: true })
    }, 60)
    return () => clearTimeout(timer)
  }, [focus])

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
          <div className="edit-fields" key={`${selected} ${shownTab}`}>
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
function tabsOf(fields: Fields, isPage: boolean): FieldGroup[] {
  const named = new Set<FieldGroup>(Object.values(fields).map(({ group }) => group ?? 'content'))
  named.add('content')
  if (!isPage) for (const group of ['look', 'audience'] as const) named.add(group)
  return order.filter((group) => named.has(group))
}
