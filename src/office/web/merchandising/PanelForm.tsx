import { useState } from 'react'
import { Button } from '#src/kit/Button.tsx'
import { TextField } from '#src/kit/Field.tsx'
import { Picture } from '#src/kit/Picture.tsx'
import { Select } from '#src/kit/Select.tsx'
import { snackbars } from '#src/kit/snackbar-store.ts'
import { type Language, languages } from '#src/common/locale.ts'
import type { ListPanel, ListPanelBody, PanelText } from '#src/listing/contract/merchandising.ts'
import { panelTextMax } from '#src/listing/contract/merchandising-limits.ts'
import { fieldColours } from '#src/products/contract/codes.ts'
import { useText } from '#src/shell/web/text/use-text.ts'
import { TimeField } from '../promotions/fields.tsx'
import { useWork } from '../record/use-work.ts'
import { WorkDialog } from '../record/WorkDialog.tsx'
import { savePanel } from './merchandising-api.ts'
import { PicturePicker } from './PicturePicker.tsx'

interface PanelFormProps {
  list: string
  /** Null: a new panel. */
  panel: ListPanel | null
  onSaved: () => void
  onClose: () => void
}

const noText: PanelText = { title: '', body: '', linkLabel: '' }
const textNames = ['title', 'body', 'linkLabel'] as const

/** A panel between the rows of the list: its words in three languages, picture, link and times. */
export function PanelForm({ list, panel, onSaved, onClose }: PanelFormProps) {
  const t = useText()
  const [isPicking, setPicking] = useState(false)
  const [body, setBody] = useState<ListPanelBody>({
    field: panel?.field ?? 'sand',
    picture: panel?.picture ?? '',
    link: panel?.link ?? '',
    words: panel?.words ?? { fi: noText },
    from: panel?.from ?? null,
    to: panel?.to ?? null,
  })
  const change = (more: Partial<ListPanelBody>): void => setBody({ ...body, ...more })
  const setText = (language: Language, name: keyof PanelText, value: string): void => {
    const texts = { ...noText, ...body.words[language], [name]: value }
    const { [language]: _before, ...others } = body.words
    const isEmpty = language !== 'fi' && textNames.every((one) => texts[one].trim() === '')
    change({ words: { ...others, ...(!isEmpty && { [language]: texts }) } as ListPanelBody['words'] }) // Finnish stays
  }
  const work = useWork({
    call: () => savePanel(list, body),
    onDone: () => {
      snackbars.show({ text: t('/desk/saved'), variant: 'success' })
      onSaved()
      onClose()
    },
  })
  const errorOf = (name: string): string | undefined => work.fields[name]?.[0]
  return (
    <>
      <WorkDialog
        open
        onClose={onClose}
        title={t(panel === null ? '/desk/merchandising/new-panel' : '/desk/merchandising/panel')}
        work={work}
        verb={t('/desk/save')}
      >
        <p className="office-muted">{t('/desk/merchandising/panel-help')}</p>
        {languages.map((language) => (
          <fieldset key={language} className="office-form__group">
            <legend className="kit-legend">{t(`/desk/merchandising/words/${language}`)}</legend>
            {textNames.map((name) => (
              <TextField
                key={name}
                label={t(`/desk/merchandising/text/${name}`)}
                value={body.words[language]?.[name] ?? ''}
                maxLength={panelTextMax[name]}
                required={language === 'fi'}
                autoComplete="off"
                error={errorOf(`words.${language}.${name}`)}
                onChange={({ target }) => setText(language, name, target.value)}
              />
            ))}
          </fieldset>
        ))}
        <fieldset className="office-form__group">
          <legend className="kit-legend">{t('/desk/merchandising/picture')}</legend>
          <span className="office-with">
            {body.picture !== '' && (
              <Picture
                className="office-pic office-pic--l"
                image={{ url: body.picture, altText: '' }}
                preset="thumbnail"
                sizes="72px"
              />
            )}
            <Button variant="secondary" onClick={() => setPicking(true)}>
              {t('/desk/merchandising/choose-picture')}
            </Button>
          </span>
          {errorOf('picture') && <p className="kit-error">{errorOf('picture')}</p>}
        </fieldset>
        <TextField
          label={t('/desk/merchandising/link')}
          hint={t('/desk/merchandising/link-hint')}
          value={body.link}
          required
          autoComplete="off"
          error={errorOf('link')}
          onChange={({ target }) => change({ link: target.value })}
        />
        <Select
          label={t('/desk/merchandising/backdrop')}
          value={body.field}
          error={errorOf('field')}
          options={fieldColours.map((value) => ({ value, label: t(`/desk/colour/${value}`) }))}
          onChange={({ target }) => change({ field: target.value as ListPanelBody['field'] })} // of the options
        />
        <TimeField
          label={t('/desk/field/begins')}
          hint={t('/desk/merchandising/from-hint')}
          value={body.from}
          error={errorOf('from')}
          onValue={(from) => change({ from })}
        />
        <TimeField
          label={t('/desk/field/ends')}
          hint={t('/desk/merchandising/to-hint')}
          value={body.to}
          error={errorOf('to')}
          onValue={(to) => change({ to })}
        />
      </WorkDialog>
      {isPicking && <PicturePicker onPick={(picture) => change({ picture })} onClose={() => setPicking(false)} />}
    </>
  )
}
