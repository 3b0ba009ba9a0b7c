import { useQueries } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { type Language, languages } from '#src/common/locale.ts'
import { writeEnd } from '#src/common/shop-time.ts'
import { Dialog } from '#src/kit/Dialog.tsx'
import { ApiError } from '#src/shell/web/http/api-client.ts'
import { useText } from '#src/shell/web/text/use-text.ts'
import { browserClock } from '#src/shell/web/clock.ts'
import type { PublishProblem } from '../../contract/document.ts'
import { StatusDot } from '../app/StatusDot.tsx'
import { useDeed } from '../app/use-deed.tsx'
import { fetchDocument, publish, unpublish, unschedule } from '../editor-api.ts'
import { useEditor, useSession } from '../editor-context.ts'
import { EditorIcon } from '../EditorIcon.tsx'
import { endWords, momentWords } from '../moment-words.ts'
import { WhenControl } from './WhenControl.tsx'

interface PublishDialogProps {
  onClose: () => void
  onDone: (text: string) => void
  onRefused: (problems: readonly PublishProblem[]) => void
}

const hourMs = 3_600_000

/** Which languages go to visitors, and when. */
export function PublishDialog({ onClose, onDone, onRefused }: PublishDialogProps) {
  const t = useText()
  const { session, language, words } = useEditor()
  const { content, document: item, save, conflicts } = useSession(session)
  const [chosen, setChosen] = useState<readonly Language[]>([language])
  const { publishAt, unpublishAt } = item.languages[language]
  const [when, setWhen] = useState<'now' | 'later'>(publishAt === null ? 'now' : 'later')
  const [at, setAt] = useState(
    () => publishAt ?? new Date(Math.ceil((browserClock.now() + hourMs) / hourMs) * hourMs).toISOString(),
  )
  const [until, setUntil] = useState(() => (unpublishAt === null ? '' : writeEnd(new Date(unpublishAt))))
  const [leavesNothing, setLeavesNothing] = useState<readonly Language[]>([])
  const { isBusy, fault, run } = useDeed()
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    const handleKey = (event: KeyboardEvent): void => {
      if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) form.current?.requestSubmit()
    }
    document.addEventListener('keydown', handleKey)
    return () => document.removeEventListener('keydown', handleKey)
  }, [])
  const names = chosen.map((one) => t(`/edit/language/${one}`)).join(', ')
  const isWaiting = conflicts.length > 0
  const others = useQueries({
    queries: languages.map((one) => ({
      queryKey: ['publish-address', item.id, one],
      queryFn: () => fetchDocument(item.id, one),
      enabled: one !== language && chosen.includes(one),
      gcTime: 0,
    })),
  })
  // A schedule leads old addresses on by itself.
  const renamed = languages.flatMap((one, index) => {
    const [slug, url] =
      one === language
        ? [content.slug, item.publishedUrl]
        : [others[index]?.data?.slug, others[index]?.data?.publishedUrl ?? null]
    const isRenamed = url !== null && item.parentId !== null && url.split('/').at(-1) !== slug
    return isRenamed && chosen.includes(one) && when === 'now' ? [{ one, url }] : []
  })

  const handlePublish = (): Promise<void> =>
    run(async () => {
      const nowhere = renamed.flatMap(({ one }) => (leavesNothing.includes(one) ? one : []))
      try {
        await session.saveNow()
        if (session.getState().save.kind !== 'saved') return t('/edit/publish/not-saved')
        const { languages: states } = await publish(item.id, {
          languages: [...chosen],
          ...(when === 'later' && { at }),
          ...(until !== '' && { until }),
          ...(nowhere.length > 0 && { leavesNothing: nowhere }),
        })
        session.setLanguages(states)
        onDone(t(when === 'now' ? '/edit/publish/done' : '/edit/publish/scheduled', { languages: names }))
        // The publication stands, whether its new address can be read or not.
        if (renamed.some(({ one }) => one === language))
          void fetchDocument(item.id, language).then(session.setAddresses, () => undefined)
      } catch (error) {
        const problems = error instanceof ApiError ? (error.problems as PublishProblem[] | null) : null // the contract's 400
        if (!problems || problems.length === 0) throw error
        onRefused(problems)
      }
      onClose()
    })
  const isAll = (...statuses: string[]): boolean =>
    chosen.length > 0 && chosen.every((one) => statuses.includes(item.languages[one].status))
  const handleEnd = (end: typeof unpublish, text: string): Promise<void> =>
    run(async () => {
      const { languages: states } = await end(item.id, chosen)
      session.setLanguages(states)
      onDone(text)
      onClose()
    })
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('/edit/publish/title', { name: content.name })}
      closeLabel={t('/edit/close')}
      className="edit-dialog"
      actions={
        <>
          {isAll('Published', 'PublishedWithDraft') && (
            <button
              type="button"
              className="edit-text-button"
              disabled={isBusy}
              onClick={() => void handleEnd(unpublish, t('/edit/publish/taken-off', { languages: names }))}
            >
              {t('/edit/publish/take-off')}
            </button>
          )}
          {chosen.some((one) => item.languages[one].publishAt ?? item.languages[one].unpublishAt) && (
            <button
              type="button"
              className="edit-text-button"
              disabled={isBusy}
              onClick={() => void handleEnd(unschedule, t('/edit/publish/unscheduled', { languages: names }))}
            >
              {t('/edit/publish/unschedule')}
            </button>
          )}
          <button type="button" className="edit-button" onClick={onClose}>
            {t('/edit/cancel')}
          </button>
          <button
            type="submit"
            form="publish"
            className="edit-button edit-button--primary"
            disabled={isBusy || chosen.length === 0 || isWaiting || (when === 'later' && at === '')}
          >
            {t(when === 'now' ? '/edit/publish/now-button' : '/edit/publish/later-button', { languages: names })}
          </button>
        </>
      }
    >
      <form
        id="publish"
        ref={form}
        onSubmit={(event) => {
          event.preventDefault()
          void handlePublish()
        }}
      >
        {when === 'now' && <p>{t('/edit/publish/text')}</p>}
        {isWaiting && <p className="edit-error">{t('/edit/publish/waiting')}</p>}
        {fault && (
          <p className="edit-error" role="alert">
            <EditorIcon name="warning" small /> {fault}
          </p>
        )}
        <fieldset className="edit-field">
          <legend className="edit-label">{t('/edit/languages')}</legend>
          {languages.map((one) => {
            const { status, publishAt: from, unpublishAt: to } = item.languages[one]
            const isThere = status !== 'Missing' || (one === language && save.kind !== 'saved')
            return (
              <label key={one} className="edit-check edit-check--line">
                <input
                  type="checkbox"
                  disabled={!isThere}
                  checked={chosen.includes(one)}
                  onChange={({ target }) =>
                    setChosen(target.checked ? [...chosen, one] : chosen.filter((other) => other !== one))
                  }
                />
                <span>
                  <b>{t(`/edit/language/${one}`)}</b> <StatusDot status={status} /> {t(`/edit/status/${status}`)}
                  {from && (
                    <span className="edit-hint">
                      {' '}
                      {t('/edit/publish/goes-on', { time: momentWords(new Date(from), words) })}
                    </span>
                  )}
                  {to && (
                    <span className="edit-hint">
                      {' '}
                      {t('/edit/publish/goes-off', { time: endWords(new Date(to), words, t) })}
                    </span>
                  )}
                  {!isThere && <span className="edit-hint"> {t('/edit/publish/no-draft')}</span>}
                </span>
              </label>
            )
          })}
        </fieldset>
        <fieldset className="edit-field">
          <legend className="edit-label">{t('/edit/publish/when')}</legend>
          <div>
            {(['now', 'later'] as const).map((one) => (
              <div key={one} className="edit-option" data-on={when === one}>
                <label className="edit-check">
                  <input type="radio" name="when" checked={when === one} onChange={() => setWhen(one)} />
                  <span>{t(`/edit/publish/${one}`)}</span>
                </label>
                {one === 'later' && when === 'later' && (
                  <WhenControl id="publish-at" label={t('/edit/publish/at')} edge="begin" value={at} onChange={setAt} />
                )}
              </div>
            ))}
          </div>
        </fieldset>
        {renamed.map(({ one, url }) => (
          <fieldset key={one} className="edit-field">
            <legend className="edit-label">{t('/edit/publish/old-address', { url })}</legend>
            {(['redirect', 'nothing'] as const).map((what) => (
              <label key={what} className="edit-check">
                <input
                  type="radio"
                  name={`old-address-${one}`}
                  checked={leavesNothing.includes(one) === (what === 'nothing')}
                  onChange={() =>
                    setLeavesNothing([
                      ...leavesNothing.filter((other) => other !== one),
                      ...(what === 'nothing' ? [one] : []),
                    ])
                  }
                />
                <span>{t(`/edit/publish/old-address/${what}`)}</span>
              </label>
            ))}
          </fieldset>
        ))}
        <WhenControl id="publish-until" label={t('/edit/publish/until')} edge="end" value={until} onChange={setUntil} />
      </form>
    </Dialog>
  )
}
