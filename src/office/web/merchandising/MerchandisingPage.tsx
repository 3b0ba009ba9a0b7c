import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useNavigate, useParams } from 'react-router'
import { Button } from '#src/kit/Button.tsx'
import { TextField } from '#src/kit/Field.tsx'
import { Select } from '#src/kit/Select.tsx'
import { searchMaxLength, searchMinLength } from '#src/common/search-phrase.ts'
import type { KnownList, MerchandisedList } from '#src/listing/contract/merchandising.ts'
import { useText } from '#src/shell/web/text/use-text.ts'
import { Page } from '../shell/Page.tsx'
import { Failed, LoadingRows, NoRight } from '../shell/states.tsx'
import { useMay } from '../use-office.ts'
import { ListWork } from './ListWork.tsx'
import { fetchLists, fetchMerchandised, listPagePath } from './merchandising-api.ts'
import '../styles/office-list.css'
import '../styles/office-cards.css'
import '../styles/office-product.css'
import '../styles/office-promotions.css'
import '../styles/office-merchandising.css'

/** Lists of products as shoppers see them, each to be arranged; the list of all products first. */
export function MerchandisingPage() {
  const t = useText()
  const { list: name = 'all' } = useParams()
  const may = useMay()
  const isAllowed = may('merchandising:read')
  const lists = useQuery({
    queryKey: ['office', 'merchandising', 'lists'],
    queryFn: fetchLists,
    enabled: isAllowed,
  })
  const list = useQuery({
    queryKey: ['office', 'merchandising', name],
    queryFn: () => fetchMerchandised(name),
    enabled: isAllowed,
    // Another person's change comes with the answer to a save, not under the hand.
    staleTime: Infinity,
    gcTime: 0,
  })
  const error = lists.error ?? list.error
  const reread = async (): Promise<MerchandisedList | null> => {
    const [, read] = await Promise.all([lists.refetch(), list.refetch()])
    return read.error === null ? (read.data ?? null) : null
  }
  return (
    <Page
      title={list.data?.name ?? t('/desk/menu/merchandising')}
      crumbs={[{ label: t('/desk/menu/merchandising'), to: '/merchandising' }]}
      actions={
        list.data &&
        list.data.url !== '' && (
          <a className="office-t" href={list.data.url} target="_blank" rel="noreferrer">
            {t('/desk/merchandising/in-shop')}
          </a>
        )
      }
    >
      {!isAllowed && <NoRight />}
      {error && <Failed error={error} onRetry={() => void reread()} />}
      {/* What was read stays with its draft, even where it cannot be read again. */}
      {isAllowed && (lists.data || list.data || !error) && (
        <div className="office-mer">
          {lists.data && <Chooser all={[...lists.data.lists, ...lists.data.phrases]} current={name} />}
          {list.data && <ListWork key={name} list={list.data} onStale={reread} />}
          {!list.data && !error && <LoadingRows />}
        </div>
      )}
    </Page>
  )
}

function Chooser({ all, current }: { all: readonly KnownList[]; current: string }) {
  const t = useText()
  const navigate = useNavigate()
  const [phrase, setPhrase] = useState('')
  const words = phrase.trim()
  const isPhrase = words.length >= searchMinLength
  const decided = ({ rules, panels, hasFacets }: KnownList): number => rules + panels + Number(hasFacets)
  const labelOf = (one: KnownList): string =>
    one.list.startsWith('query:') ? t('/desk/merchandising/search-of', { phrase: one.name }) : one.name
  const options = all.map((one) => ({
    value: one.list,
    label: `${'  '.repeat(one.depth)}${labelOf(one)}${decided(one) > 0 ? ` (${decided(one)})` : ''}`,
  }))
  return (
    <div className="office-mer__lists">
      <nav aria-label={t('/desk/merchandising/lists')}>
        {all.map((one) => (
          <Link
            key={one.list}
            to={listPagePath(one.list)}
            data-depth={one.depth}
            {...(one.list === current && { 'aria-current': 'page' as const })}
          >
            {labelOf(one)}
            {decided(one) > 0 && <b>{decided(one)}</b>}
          </Link>
        ))}
      </nav>
      <Select
        className="office-mer__select"
        label={t('/desk/merchandising/list')}
        value={current}
        options={
          options.some(({ value }) => value === current)
            ? options
            : [{ value: current, label: current.replace(/^query:/, '') }, ...options]
        }
        onChange={({ target }) => void navigate(listPagePath(target.value))}
      />
      <form
        className="office-form"
        onSubmit={(event) => {
          event.preventDefault()
          if (isPhrase) void navigate(listPagePath(`query:${words}`))
        }}
      >
        <TextField
          label={t('/desk/merchandising/phrase')}
          value={phrase}
          maxLength={searchMaxLength}
          autoComplete="off"
          type="search"
          onChange={({ target }) => setPhrase(target.value)}
        />
        <Button
          type="submit"
          variant="secondary"
          disabledReason={isPhrase ? undefined : t('/desk/merchandising/phrase-short')}
        >
          {t('/desk/merchandising/open-phrase')}
        </Button>
      </form>
    </div>
  )
}
