import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { localeTag, shopTimeZone } from '#src/common/locale.ts'
import { useText } from '#src/shell/web/text/use-text.ts'
import { createPreviewLink, endPreviewLink, fetchPreviewLinks, type Previewed } from '../editor-api.ts'
import { useEditor } from '../editor-context.ts'
import { Fault, useDeed } from './use-deed.tsx'

interface PreviewLinksProps {
  of: Previewed
  /** What a new link shows, and to whom. */
  text: string
  mayMake: boolean
  mayEnd: boolean
}

/** Links to drafts for people without an account: made, listed and revoked. */
export function PreviewLinks({ of, text, mayMake, mayEnd }: PreviewLinksProps) {
  const t = useText()
  const { session, words, language } = useEditor()
  const [days, setDays] = useState(2)
  const [made, setMade] = useState<{ id: number; url: string } | null>(null)
  const [said, setSaid] = useState('')
  const { isBusy, fault, run } = useDeed()
  const links = useQuery({
    queryKey: ['previewlinks', of.kind, of.id],
    queryFn: () => fetchPreviewLinks(of),
    gcTime: 0,
  })
  const timeOf = (moment: string): string =>
    new Intl.DateTimeFormat(localeTag(words), { timeZone: shopTimeZone, dateStyle: 'full', timeStyle: 'short' }).format(
      new Date(moment),
    )

  const change = (call: () => Promise<string>): Promise<void> =>
    run(async () => {
      setSaid('')
      setSaid(await call())
      await links.refetch()
    })
  const handleMake = () =>
    change(async () => {
      // The stranger sees what is stored.
      await session.saveNow()
      setMade(await createPreviewLink(of, language, days))
      return t('/edit/preview/made')
    })
  const handleCopy = (url: string): Promise<void> =>
    run(async () => {
      await navigator.clipboard.writeText(url)
      setSaid(t('/edit/preview/copied'))
    })
  const handleEnd = (id: number) =>
    change(async () => {
      await endPreviewLink(id)
      if (made?.id === id) setMade(null)
      return t('/edit/preview/ended')
    })
  return (
    <>
      <Fault text={fault} />
      {mayMake && (
        <form
          onSubmit={(event) => {
            event.preventDefault()
            void handleMake()
          }}
        >
          <p>{text}</p>
          <div className="edit-filter">
            <select
              className="edit-input"
              aria-label={t('/edit/preview/days')}
              value={days}
              onChange={({ target }) => setDays(Number(target.value))}
            >
              {[1, 2, 3, 5, 7].map((one) => (
                <option key={one} value={one}>
                  {t('/edit/preview/day', { count: one })}
                </option>
              ))}
            </select>
            <button type="submit" className="edit-button edit-button--primary" disabled={isBusy}>
              {t('/edit/preview/make')}
            </button>
          </div>
        </form>
      )}
      {made && (
        <div className="edit-note edit-filter">
          <input
            className="edit-input"
            readOnly
            aria-label={t('/edit/preview/link')}
            value={made.url}
            onFocus={({ target }) => target.select()}
          />
          <button type="button" className="edit-button" onClick={() => void handleCopy(made.url)}>
            {t('/edit/preview/copy')}
          </button>
        </div>
      )}
      <output className="edit-hint">{said}</output>
      <h3>{t('/edit/preview/links')}</h3>
      {links.isError && <p className="edit-error">{t('/edit/failed')}</p>}
      {links.data?.items.length === 0 && <p className="edit-hint">{t('/edit/preview/none')}</p>}
      <ul className="edit-links">
        {links.data?.items.map(({ id, made: { by, at }, expiresAt }) => (
          <li key={id}>
            <span>
              {t('/edit/preview/until', { time: timeOf(expiresAt) })}
              <span className="edit-hint"> {t('/edit/preview/made-by', { name: by, time: timeOf(at) })}</span>
            </span>
            {mayEnd && (
              <button
                type="button"
                className="edit-button"
                disabled={isBusy}
                aria-label={t('/edit/preview/end-one', { time: timeOf(expiresAt) })}
                onClick={() => void handleEnd(id)}
              >
                {t('/edit/preview/end')}
              </button>
            )}
          </li>
        ))}
      </ul>
    </>
  )
}
