import { useId, useRef, useState } from 'react'
import { Button } from '#src/kit/Button.tsx'
import { snackbars } from '#src/kit/snackbar-store.ts'
import type { ListRule, MerchandisedList } from '#src/listing/contract/merchandising.ts'
import { browserClock } from '#src/shell/web/clock.ts'
import { ApiError } from '#src/shell/web/http/api-client.ts'
import { useText } from '#src/shell/web/text/use-text.ts'
import { RowSearch } from '../goods/RowSearch.tsx'
import { ProofBand } from '../record/ProofBand.tsx'
import { Section } from '../record/Section.tsx'
import { useWork } from '../record/use-work.ts'
import { Note } from '../shell/states.tsx'
import { useMay } from '../use-office.ts'
import { useUnsaved } from '../use-unsaved.ts'
import { countRuleChanges, type Draft, laidOver, moved, rulesInForce, shownCodes } from './draft-rules.ts'
import { FacetsForm } from './FacetsForm.tsx'
import { saveRules } from './merchandising-api.ts'
import { PanelList } from './PanelList.tsx'
import { RuleForm } from './RuleForm.tsx'
import { ShownList } from './ShownList.tsx'

interface ListWorkProps {
  list: MerchandisedList
  /** Reads the list again; null: it could not be read. */
  onStale: () => Promise<MerchandisedList | null>
}

/** One list with a draft of its rules: shoppers see nothing of the draft until it is saved. */
export function ListWork({ list, onStale }: ListWorkProps) {
  const t = useText()
  const isFixed = !useMay()('merchandising:write')
  const formId = useId()
  const code = useRef<HTMLInputElement>(null)
  const [draft, setDraft] = useState<Draft | null>(null)
  const [chosen, setChosen] = useState<string | null>(null)
  const [opened, setOpened] = useState<ListRule | null>(null)
  const [added, setAdded] = useState<Readonly<Record<string, string>>>({})
  const rules = draft ? laidOver(list.rules, draft) : list.rules
  const change = (next: readonly ListRule[]): void => setDraft({ base: list.rules, rules: next })
  const now = browserClock.now()
  const inForce = rulesInForce(rules, now)
  // A rule that was opened stays in the form, whether it counts now or not.
  const rule = opened && rules.includes(opened) ? opened : inForce.get(chosen ?? '')
  const choose = (of: string, its: ListRule | null = null): void => {
    setChosen(of)
    setOpened(its)
  }
  const shown = shownCodes(list, rules, now)
  const changes = countRuleChanges(list.rules, rules)
  const nameOf = (of: string): string => list.products.find((card) => card.code === of)?.displayName ?? added[of] ?? of
  useUnsaved(changes > 0)
  const work = useWork({
    call: async () => {
      try {
        await saveRules(list.list, { version: list.version, rules: [...rules] })
      } catch (error) {
        // What the draft changed stays, laid over the rules of the other person.
        if (error instanceof ApiError && error.status === 409) await onStale()
        throw error
      }
    },
    onDone: () => {
      snackbars.show({ text: t('/desk/saved'), variant: 'success' })
      // Where the list could not be read again, the draft stays: it is what was saved.
      void onStale().then((read) => read && setDraft(null))
    },
  })
  const errorOf = (field: string): string | undefined =>
    work.fields[`rules/${rules.findIndex((one) => one === rule)}/${field}`]?.[0]
  return (
    <div className="office-mer__work">
      <div className="office-col">
        <p className="office-muted">
          {t(list.totalCount > list.own.length ? '/desk/merchandising/first-of' : '/desk/merchandising/count', {
            shown: shown.length,
            count: list.totalCount,
          })}{' '}
          {!isFixed && t('/desk/merchandising/how')}
        </p>
        {shown.length === 0 && <p>{t('/desk/merchandising/nothing-shown')}</p>}
        <ShownList
          list={list}
          shown={shown}
          rules={inForce}
          chosen={chosen}
          isFixed={isFixed}
          onChoose={(of) => choose(of)}
          onMove={(of, to) => change(moved(rules, shown, of, to, now))}
        />
        {changes > 0 && (
          <div className="office-savebar">
            {/* The forms of a new sign-in stand next to this one, not in it. */}
            <form
              id={formId}
              hidden
              onSubmit={(event) => {
                event.preventDefault()
                work.run(code.current?.value.trim() ?? '')
              }}
            />
            {(work.error !== null || Object.keys(work.fields).length > 0) && (
              <Note tone="bad" announce>
                <p>{work.error ?? t('/desk/faults')}</p>
              </Note>
            )}
            <ProofBand work={work} formId={formId} code={code} />
            <Button type="submit" form={formId} busy={work.isBusy}>
              {t('/desk/merchandising/publish')}
            </Button>
            <Button variant="secondary" onClick={() => setDraft(null)}>
              {t('/desk/product/discard')}
            </Button>
            <output className="office-muted">{t('/desk/merchandising/changed', { count: changes })}</output>
          </div>
        )}
      </div>
      <div className="office-col">
        {!isFixed && (
          <Section title={t('/desk/merchandising/chosen')}>
            <div className="office-form">
              {chosen === null ? (
                <p className="office-muted">{t('/desk/merchandising/choose')}</p>
              ) : (
                <RuleForm
                  key={chosen}
                  name={nameOf(chosen)}
                  code={chosen}
                  rule={rule}
                  place={shown.indexOf(chosen) + 1}
                  errorOf={errorOf}
                  onRule={(next) => {
                    const others = rules.filter((one) => one !== rule)
                    change(next === null ? others : [...others, next])
                    setOpened(next)
                  }}
                />
              )}
              <RowSearch
                label={t('/desk/merchandising/other-product')}
                resource="products"
                onPick={({ value, label }) => {
                  setAdded({ ...added, [value]: label })
                  choose(value)
                }}
              />
            </div>
          </Section>
        )}
        <Section title={t('/desk/merchandising/rules')}>
          {rules.length === 0 && <p className="office-muted">{t('/desk/merchandising/no-rules')}</p>}
          <ul className="office-items">
            {rules.map((one, at) => (
              <li key={`${one.code} ${at}`}>
                <button type="button" onClick={() => choose(one.code, one)}>
                  {nameOf(one.code)}
                  <small>
                    {[
                      one.kind === 'pin'
                        ? t('/desk/merchandising/at-place', { place: one.place ?? 0 })
                        : t(`/desk/merchandising/kind/${one.kind}`),
                      one.from && t('/desk/merchandising/from', { time: one.from.replace('T', ' ') }),
                      one.to && t('/desk/merchandising/until', { time: one.to.replace('T', ' ') }),
                    ]
                      .filter(Boolean)
                      .join(', ')}
                  </small>
                </button>
                {!isFixed && (
                  <button
                    type="button"
                    className="office-t office-mer__remove"
                    aria-label={t('/desk/merchandising/remove-of', { name: nameOf(one.code) })}
                    onClick={() => change(rules.filter((other) => other !== one))}
                  >
                    {t('/desk/merchandising/remove')}
                  </button>
                )}
              </li>
            ))}
          </ul>
        </Section>
        {list.panels && <PanelList list={list.list} panels={list.panels} isFixed={isFixed} onStale={onStale} />}
        {list.facets && (
          <Section title={t('/desk/merchandising/facets')}>
            <FacetsForm list={list.list} facets={list.facets} isFixed={isFixed} onStale={onStale} />
          </Section>
        )}
      </div>
    </div>
  )
}
