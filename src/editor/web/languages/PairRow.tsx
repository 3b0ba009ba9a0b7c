import type { Language } from '#src/common/locale.ts'
import { addSnackbar } from '#src/kit/snackbar-store.ts'
import { useText } from '#src/shell/web/text/use-text.ts'
import type { FieldPair } from '../../rules/languages.ts'
import { plainWords, summaryOf } from '../../rules/summary.ts'
import { EditorContext, useEditor } from '../editor-context.ts'
import { EditorIcon } from '../EditorIcon.tsx'
import { Control } from '../form/Control.tsx'
import { FieldWall } from '../form/FieldWall.tsx'
import { FormContext, type FormTools, idOfField, useForm } from '../form/form-context.ts'
import { type Older, OlderMark } from './OlderMark.tsx'

const readTools: FormTools = {
  set: () => undefined,
  isReadOnly: true,
  errorAt: () => undefined,
  lit: '',
  rows: () => null,
  row: () => null,
}

interface PairRowProps {
  pair: FieldPair
  second: Language
  older: Older
}

/** A field in both languages: the source is read, the target is written, or takes the source's words over. */
export function PairRow({ pair, second, older }: PairRowProps) {
  const t = useText()
  const { words, language, session, deeds, selected } = useEditor()
  const { isReadOnly, errorAt, lit } = useForm()
  const { path, names, one, source, target, state, filled } = pair
  const id = idOfField(path)
  const label = names.map((name) => (typeof name === 'number' ? String(name) : name[words])).join(' › ')
  const isWhole = one.kind === 'list' || one.kind === 'group'
  const error = errorAt(path)
  const isBlank = source === null || source === undefined || source === ''
  const copy = (): void => {
    deeds.setValue(selected, path, filled, true)
    if (state === 'missing') return
    // Words that stood there are back at one press.
    addSnackbar({
      text: t('/edit/twin/field-copied', { what: label }),
      variant: 'info',
      actionText: t('/edit/undo'),
      action: () => void session.undo(),
    })
  }
  return (
    <div className="edit-pair" data-at={path.join('.')} data-lit={lit === path.join('.')}>
      <label className="edit-label" htmlFor={id} id={`${id}-label`}>
        {label}
      </label>
      <div className="edit-pair__source">
        {one.kind === 'richText' || isWhole ? (
          <p className="edit-input edit-pair__words" lang={second}>
            {shortOf(pair)}
          </p>
        ) : (
          <SourceControl pair={pair} second={second} label={label} />
        )}
      </div>
      <div className="edit-pair__own">
        {isWhole ? (
          <p className="edit-hint">
            {one.kind === 'list' ? t('/edit/twin/lacks-entries', { count: listed(source) }) : t('/edit/twin/lacks')}
          </p>
        ) : (
          <div lang={language}>
            <FieldWall>
              <Control one={one} value={target} path={path} id={id} describedBy={error ? `${id}-error` : undefined} />
            </FieldWall>
          </div>
        )}
        {error && (
          <p className="edit-error" id={`${id}-error`}>
            <EditorIcon name="warning" small /> {error}
          </p>
        )}
        <p className="edit-pair__foot">
          {state !== 'written' && (
            <span className="edit-hint">{t(state === 'missing' ? '/edit/twin/missing' : '/edit/twin/same')}</span>
          )}
          <OlderMark older={older} label={label} isReadOnly={isReadOnly} />
          {!isReadOnly && !isBlank && state !== 'same' && (
            <button
              type="button"
              className="edit-text-button"
              aria-label={t('/edit/twin/copy-field', { what: label, language: t(`/edit/language/${second}`) })}
              onClick={copy}
            >
              {t('/edit/twin/copy')}
            </button>
          )}
        </p>
      </div>
    </div>
  )
}

/** The control of the field, read-only, with the names that links have in the second language. */
function SourceControl({
  pair: { one, source, path },
  second,
  label,
}: {
  pair: FieldPair
  second: Language
  label: string
}) {
  const t = useText()
  const tools = useEditor()
  const id = `source-${idOfField(path)}`
  return (
    <EditorContext value={{ ...tools, language: second }}>
      <FormContext value={readTools}>
        <label className="kit-visually-hidden" htmlFor={id} id={`${id}-label`}>
          {label}, {t(`/edit/language/${second}`)}
        </label>
        <div lang={second}>
          <FieldWall>
            <Control one={one} value={source} path={path} id={id} describedBy={undefined} />
          </FieldWall>
        </div>
      </FormContext>
    </EditorContext>
  )
}

const listed = (value: unknown): number => (Array.isArray(value) ? value.length : 0)

/** The words of a text, of a group or of the entries that are missing. */
function shortOf({ one, source }: FieldPair): string {
  if (typeof source === 'string') return plainWords(source)
  const entries = Array.isArray(source) ? (source as unknown[]) : [source]
  const of = one.kind === 'list' ? one.of : one
  return entries
    .map((entry) => summaryOf({ entry: of }, { entry }))
    .filter((words) => words !== '')
    .join(' · ')
}
