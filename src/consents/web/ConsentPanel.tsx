import { useQuery } from '@tanstack/react-query'
import { useEffect, useId, useRef, useState } from 'react'
import { Emphasised } from '#src/content/web/Emphasised.tsx'
import { Button } from '#src/kit/Button.tsx'
import { Icon } from '#src/kit/Icon.tsx'
import { useBottomCover } from '#src/kit/overlays/use-bottom-cover.ts'
import { useUncoveredFocus } from '#src/kit/overlays/use-uncovered-focus.ts'
import { allAccepted, allRefused, type ConsentChoices, type ConsentClass } from '#src/shell/contract/consent.ts'
import { readConsent } from '#src/shell/web/consent-state.ts'
import { closeConsentSettings } from '#src/shell/web/consent/open-consent-settings.ts'
import { saveConsent } from '#src/shell/web/consent/save-consent.ts'
import { SiteLink } from '#src/shell/web/navigation/SiteLink.tsx'
import { useLanguage } from '#src/shell/web/page/page-context.ts'
import { useText } from '#src/shell/web/text/use-text.ts'
import { ConsentCategories } from './ConsentCategories.tsx'
import { fetchConsentNotices, logConsentChoice } from './consents-api.ts'

import './consent.css'
// Style sheet of the pages without scripts, imported here so that the build finds it.
import './cds/cds.css'

/** Consents are fresh for five minutes (specification 1, section 9). */
const freshMs = 300_000

export interface ConsentPanelProps {
  /** `asking`: the visitor has not chosen yet. `settings`: they came from the footer and may leave without a change. */
  mode: 'asking' | 'settings'
}

/**
 * The question at the lower edge (C-3.7), with three equal answers. It is not modal: it locks nothing, follows the skip link,
 * and never covers the focused element.
 */
export function ConsentPanel({ mode }: ConsentPanelProps) {
  const text = useText()
  const language = useLanguage()
  const titleId = useId()
  const panel = useRef<HTMLElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const [isChoosing, setChoosing] = useState(mode === 'settings')
  const [hasBegun, setBegun] = useState(false)
  const [choices, setChoices] = useState<ConsentChoices>(() => readConsent() ?? allRefused)
  const { data } = useQuery({
    queryKey: ['consents', language],
    queryFn: ({ signal }) => fetchConsentNotices(language, signal),
    staleTime: freshMs,
  })
  const notice = data?.[0]
  const isShown = notice !== undefined
  useBottomCover(panel, isShown, true)
  useUncoveredFocus(panel, isShown)
  useEffect(() => {
    if (mode === 'settings' && isShown) heading.current?.focus()
  }, [mode, isShown])
  // The pressed button is gone: focus moves to the first switch that can be changed.
  useEffect(() => {
    if (hasBegun) panel.current?.querySelector<HTMLElement>('[role="switch"]:not(:disabled)')?.focus()
  }, [hasBegun])
  useEffect(() => {
    if (mode !== 'settings') return
    const leave = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) closeConsentSettings()
    }
    document.addEventListener('keydown', leave)
    return () => document.removeEventListener('keydown', leave)
  }, [mode])
  if (!notice) return null

  const save = (chosen: ConsentChoices) => {
    const { functional, analytics, marketing } = chosen
    const hadFocus = panel.current?.contains(document.activeElement) ?? false
    saveConsent({ functional, analytics, marketing })
    logConsentChoice({
      version: notice.version,
      choices: { functional, analytics, marketing },
      page: window.location.pathname.slice(0, 300),
    }).catch(() => {}) // The choice is saved; only its log entry is missing.
    if (mode === 'settings') closeConsentSettings()
    else if (hadFocus) document.querySelector<HTMLElement>('#main')?.focus({ preventScroll: true })
  }
  const startChoosing = () => {
    setChoosing(true)
    setBegun(true)
  }
  const change = (name: ConsentClass, allowed: boolean) => setChoices({ ...choices, [name]: allowed })

  // Two short paragraphs: one long paragraph was often the largest text and delayed Largest Contentful Paint by seconds.
  const [, what = '', laterOn = ''] = /^(.*[.!?] )?(.+)$/s.exec(notice.body) ?? []
  return (
    <section className="consent kit-screen-only" ref={panel} aria-labelledby={titleId}>
      <div className="kit-wrap consent__in">
        <div className="consent__say">
          <h2 className="kit-d3" id={titleId} ref={heading} tabIndex={-1}>
            <Emphasised text={notice.title} />
          </h2>
          {what && <p>{what}</p>}
          <p>
            {laterOn}{' '}
            {notice.policyUrl !== '' && (
              <SiteLink className="kit-link kit-ui" to={notice.policyUrl}>
                {text('/consents/read-more')}
              </SiteLink>
            )}
          </p>
        </div>
        {isChoosing && <ConsentCategories categories={notice.categories} choices={choices} onChange={change} />}
        <div className="consent__btns">
          <Button variant="secondary" onClick={() => save(allAccepted)}>
            {text('/consents/accept-all')}
          </Button>
          <Button variant="secondary" onClick={() => save(allRefused)}>
            {text('/consents/only-necessary')}
          </Button>
          {isChoosing ? (
            <Button key="save" variant="secondary" onClick={() => save(choices)}>
              {text('/consents/save')}
            </Button>
          ) : (
            <Button key="choose" variant="secondary" aria-expanded={false} onClick={startChoosing}>
              {text('/consents/choose')}
            </Button>
          )}
        </div>
        {mode === 'settings' && (
          <button
            type="button"
            className="kit-icon-btn consent__x"
            aria-label={text('/consents/close')}
            onClick={closeConsentSettings}
          >
            <Icon name="close" />
          </button>
        )}
      </div>
    </section>
  )
}
