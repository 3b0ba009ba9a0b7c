import { useState } from 'react'
import { TextField } from '#src/kit/Field.tsx'
import { Select } from '#src/kit/Select.tsx'
import { snackbars } from '#src/kit/snackbar-store.ts'
import { languages } from '#src/common/locale.ts'
import type { ListPanel, MerchandisedList } from '#src/listing/contract/merchandising.ts'
import { panelTextMax } from '#src/listing/contract/merchandising-limits.ts'
import { fieldColours } from '#src/products/contract/codes.ts'
import { ApiError } from '#src/shell/web/http/api-client.ts'
import { type TextFunction, useText } from '#src/shell/web/text/use-text.ts'
import { PictureField } from '../entry-form/PictureField.tsx'
import { TimeField } from '../promotions/fields.tsx'
import { useWork } from '../record/use-work.ts'
import { WorkDialog } from '../record/WorkDialog.tsx'
import { Note } from '../shell/states.tsx'
import { useUnsaved } from '../use-unsaved.ts'
import { addPanel, changePanel } from './merchandising-api.ts'
import { bodyOf, clashingParts, laidOverParts, type PanelParts, partsOf, textNames } from './panel-parts.ts'

interface PanelFormProps {
  list: string
  /** Null: a new panel. */
  panel: ListPanel | null
  onSaved: () => void
  /** Reads the list again; null: it could not be read. */
  onStale: () => Promise<MerchandisedList | null>
  onClose: () => void
}

/** A panel between the rows of the list: its words in three languages, picture, link and times. */
export function PanelForm({ list, panel, onSaved, onStale, onClose }: PanelFormProps) {
  const t = useText()
  // The panel that the form began with, even where the list behind it has a newer one; null: saving adds one.
  const [base, setBase] = useState(panel)
  const [parts, setParts] = useState(() => partsOf(panel))
  const [clashes, setClashes] = useState<PanelParts>({})
  useUnsaved(JSON.stringify(parts) !== JSON.stringify(partsOf(base)))
  const change = (name: string, value: string | null): void => setParts({ ...parts, [name]: value ?? '' })
  /** Another person was quicker: theirs come in, and what was typed stays over them. A panel that they removed is added by the next save. */
  const takeIn = async (): Promise<void> => {
    const read = await onStale()
    if (read === null || base === null) return
    const theirs = read.panels?.find(({ id }) => id === base.id) ?? null
    if (theirs !== null) {
      const [before, saved] = [partsOf(base), partsOf(theirs)]
      setClashes(Object.fromEntries(clashingParts(before, parts, saved).map((name) => [name, saved[name] ?? ''])))
      setParts(laidOverParts(before, parts, saved))
    }
    setBase(theirs)
  }
  const work = useWork({
    call: async () => {
      setClashes({})
      try {
        const body = bodyOf(parts)
        await (base === null ? addPanel(list, body) : changePanel(base.id, { ...body, version: base.version }))
      } catch (error) {
        if (error instanceof ApiError && error.status === 409) await takeIn()
        throw error
      }
    },
    onDone: () => {
      snackbars.show({ text: t('/desk/saved'), variant: 'success' })
      onSaved()
      onClose()
    },
  })
  const field = (name: string) => ({ value: parts[name] ?? '', error: work.fields[name]?.[0] })
  return (
    <WorkDialog
      open
      onClose={onClose}
      title={t(panel === null ? '/desk/merchandising/new-panel' : '/desk/merchandising/panel')}
      work={work}
      verb={t('/desk/save')}
    >
      <p className="office-muted">{t('/desk/merchandising/panel-help')}</p>
      {Object.keys(clashes).length > 0 && (
        <PanelClashes
          clashes={clashes}
          onTake={(name) => {
            change(name, clashes[name] ?? '')
            const { [name]: _taken, ...left } = clashes
            setClashes(left)
          }}
        />
      )}
      {languages.map((language) => (
        <fieldset key={language} className="office-form__group">
          <legend className="kit-legend">{t(`/desk/merchandising/words/${language}`)}</legend>
          {textNames.map((name) => (
            <TextField
              key={name}
              label={t(`/desk/merchandising/text/${name}`)}
              maxLength={panelTextMax[name]}
              required={language === 'fi'}
              autoComplete="off"
              {...field(`words.${language}.${name}`)}
              onChange={({ target }) => change(`words.${language}.${name}`, target.value)}
            />
          ))}
        </fieldset>
      ))}
      <PictureField
        label={t('/desk/merchandising/picture')}
        isRequired
        {...field('picture')}
        onValue={(path) => change('picture', path)}
      />
      <TextField
        label={t('/desk/merchandising/link')}
        hint={t('/desk/merchandising/link-hint')}
        required
        autoComplete="off"
        {...field('link')}
        onChange={({ target }) => change('link', target.value)}
      />
      <Select
        label={t('/desk/merchandising/backdrop')}
        {...field('field')}
        options={fieldColours.map((value) => ({ value, label: t(`/desk/colour/${value}`) }))}
        onChange={({ target }) => change('field', target.value)}
      />
      <TimeField
        label={t('/desk/field/begins')}
        hint={t('/desk/merchandising/from-hint')}
        {...field('from')}
        onValue={(from) => change('from', from)}
      />
      <TimeField
        label={t('/desk/field/ends')}
        hint={t('/desk/merchandising/to-hint')}
        {...field('to')}
        onValue={(to) => change('to', to)}
      />
    </WorkDialog>
  )
}

/** What another person wrote in the fields that both changed, each to be taken over by one press. */
function PanelClashes({ clashes, onTake }: { clashes: PanelParts; onTake: (name: string) => void }) {
  const t = useText()
  return (
    <Note tone="due" announce>
      <p>{t('/desk/merchandising/panel-clash')}</p>
      <ul>
        {Object.entries(clashes).map(([name, theirs]) => (
          <li key={name}>
            <b>{labelOf(name, t)}:</b>{' '}
            {(name === 'field' ? t(`/desk/colour/${theirs}`) : theirs.replace(wallTime, '$1 $2')) || '–'}{' '}
            <button type="button" className="office-t" onClick={() => onTake(name)}>
              {t('/desk/product/take-theirs')}
            </button>
          </li>
        ))}
      </ul>
    </Note>
  )
}

const wallTime = /^(\d{4}-\d{2}-\d{2})T(\d{2}:\d{2})$/

function labelOf(name: string, t: TextFunction): string {
  const [, language, text] = name.split('.')
  if (language !== undefined)
    return `${t(`/desk/merchandising/words/${language}`)}, ${t(`/desk/merchandising/text/${text}`)}`
  return t(partLabels[name] ?? '/desk/merchandising/picture')
}

const partLabels: Readonly<Record<string, string>> = {
  link: '/desk/merchandising/link',
  field: '/desk/merchandising/backdrop',
  from: '/desk/field/begins',
  to: '/desk/field/ends',
}
