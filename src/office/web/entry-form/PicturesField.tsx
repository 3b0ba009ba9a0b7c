import { type DragEvent, useId, useLayoutEffect, useRef, useState } from 'react'
import { languages } from '#src/common/locale.ts'
import { Button } from '#src/kit/Button.tsx'
import { TextField } from '#src/kit/Field.tsx'
import { Picture } from '#src/kit/Picture.tsx'
import { useText } from '#src/shell/web/text/use-text.ts'
import type { FormPicture } from '#src/transfer/contract/entry-form.ts'
import { OfficeIcon } from '../OfficeIcon.tsx'
import { type PickedPicture, PicturePicker } from '../pictures/PicturePicker.tsx'
import { UploadPicture } from '../pictures/UploadPicture.tsx'
import '../styles/office-pictures.css'

interface PicturesFieldProps {
  label: string
  value: readonly FormPicture[]
  /** Messages by `1/sv`, of the second picture. */
  errorOf: (name: string) => string | undefined
  onValue: (value: FormPicture[]) => void
}

/** Pictures in order, the first one on the card, with what each shows. One is moved by drag, with the arrow keys of its handle, or with buttons. */
export function PicturesField({ label, value, errorOf, onValue }: PicturesFieldProps) {
  const t = useText()
  const [isPicking, setPicking] = useState(false)
  const [dragged, setDragged] = useState<number | null>(null)
  const [over, setOver] = useState<number | null>(null)
  const [said, setSaid] = useState('')
  const list = useRef<HTMLOListElement>(null)
  const upload = useRef<(files: Iterable<File>) => void>(null)
  const inHand = useRef<number | null>(null)
  const legend = useId()
  // A browser takes the focus from an element that is put elsewhere.
  useLayoutEffect(() => {
    if (inHand.current === null) return
    list.current?.querySelector<HTMLElement>(`[data-grip="${inHand.current}"]`)?.focus()
    inHand.current = null
  }, [value])
  const move = (from: number, to: number): void => {
    const one = value[from]
    if (!one || to < 0 || to >= value.length || from === to) return
    onValue(value.toSpliced(from, 1).toSpliced(to, 0, one))
    setSaid(t('/desk/pictures/moved', { place: to + 1 }))
  }
  // Several pictures may come before the next one is drawn.
  const held = useRef(value)
  useLayoutEffect(() => {
    held.current = value
  }, [value])
  const addPicture = ({ path, altText }: PickedPicture): void => {
    const there = held.current.findIndex((one) => one.path === path)
    if (there < 0) {
      const next = [...held.current, { path, ...altText }]
      held.current = next
      onValue(next)
    }
    setSaid(there < 0 ? '' : t('/desk/pictures/already', { name: t('/desk/pictures/name', { place: there + 1 }) }))
  }
  const drop = (event: DragEvent, at: number): void => {
    if (dragged === null) return
    event.preventDefault()
    move(dragged, at)
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- its buttons do the same without a mouse
    <fieldset
      className="office-form__group office-gallery"
      aria-labelledby={legend}
      // Otherwise the browser opens the file in place of the form.
      onDragOver={(event) => event.dataTransfer.types.includes('Files') && event.preventDefault()}
      onDrop={(event) => {
        if (event.dataTransfer.files.length === 0) return
        event.preventDefault()
        upload.current?.(event.dataTransfer.files)
      }}
    >
      <legend className="kit-visually-hidden" id={legend}>
        {label}
      </legend>
      <p className="office-muted">{t(value.length === 0 ? '/desk/pictures/none' : '/desk/pictures/how')}</p>
      {errorOf('') && <p className="kit-error">{errorOf('')}</p>}
      <output className="office-muted">{said}</output>
      <ol ref={list}>
        {value.map((picture, at) => {
          const name = t('/desk/pictures/name', { place: at + 1 })
          return (
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the handle moves it by keys
            <li
              key={picture.path}
              data-over={over === at && dragged !== at ? '' : undefined}
              onDragOver={(event) => {
                if (dragged === null) return
                event.preventDefault()
                setOver(at)
              }}
              onDrop={(event) => drop(event, at)}
            >
              <button
                type="button"
                className="office-ib"
                data-grip={at}
                draggable
                aria-label={t('/desk/pictures/move', { name })}
                onDragStart={(event) => {
                  event.dataTransfer.effectAllowed = 'move'
                  event.dataTransfer.setData('text/plain', picture.path)
                  setDragged(at)
                }}
                onDragEnd={() => {
                  setDragged(null)
                  setOver(null)
                }}
                onKeyDown={(event) => {
                  const step = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1, Home: -at }[event.key]
                  if (step === undefined) return
                  event.preventDefault()
                  inHand.current = Math.min(value.length - 1, Math.max(0, at + step))
                  move(at, at + step)
                }}
              >
                <OfficeIcon name="menu" />
              </button>
              <Picture
                className="office-pic office-pic--l"
                image={{ url: picture.path, altText: '' }}
                preset="thumbnail"
                sizes="72px"
              />
              <div className="office-gallery__words">
                {languages.map((language) => (
                  <TextField
                    key={language}
                    label={t(`/desk/pictures/shows/${language}`, { name })}
                    value={picture[language]}
                    maxLength={300}
                    autoComplete="off"
                    error={errorOf(`${at}/${language}`)}
                    onChange={({ target }) => onValue(value.with(at, { ...picture, [language]: target.value }))}
                  />
                ))}
                {errorOf(`${at}/path`) && <p className="kit-error">{errorOf(`${at}/path`)}</p>}
              </div>
              <div className="office-row">
                {at > 0 && (
                  <button
                    type="button"
                    className="office-ib"
                    aria-label={t('/desk/pictures/earlier', { name })}
                    onClick={() => {
                      inHand.current = at - 1
                      move(at, at - 1)
                    }}
                  >
                    <OfficeIcon name="chevron-up" />
                  </button>
                )}
                {at < value.length - 1 && (
                  <button
                    type="button"
                    className="office-ib"
                    aria-label={t('/desk/pictures/later', { name })}
                    onClick={() => {
                      inHand.current = at + 1
                      move(at, at + 1)
                    }}
                  >
                    <OfficeIcon name="chevron-down" />
                  </button>
                )}
                <button type="button" className="office-t" onClick={() => onValue(value.toSpliced(at, 1))}>
                  {t('/desk/form/remove', { name })}
                </button>
              </div>
            </li>
          )
        })}
      </ol>
      <div className="office-row">
        <Button variant="secondary" onClick={() => setPicking(true)}>
          {t('/desk/merchandising/choose-picture')}
        </Button>
        <UploadPicture onUploaded={addPicture} ref={upload} />
      </div>
      {isPicking && <PicturePicker onPick={addPicture} onClose={() => setPicking(false)} />}
    </fieldset>
  )
}
