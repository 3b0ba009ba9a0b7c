import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { ParcelRecord } from '#src/fulfilment/contract/packing.ts'
import type { AnyRecord, Row } from '../../contract/records.ts'
import { fetchList, fetchRecord } from '../office-api.ts'
import { papersUrl } from '../orders/order-api.ts'
import { newsKey } from '../shell/use-news.ts'
import { act } from '../office-api.ts'
import { useWork } from '../record/use-work.ts'
import { useResource } from '../use-office.ts'
import { textOf } from '../text-of.ts'
import { fetchQueue, findParcels } from './packing-api.ts'

export type Parcel = AnyRecord & ParcelRecord

const everyMs = 20_000
/** A bench packs so many before it asks again. */
const rowsMost = 200

/** What happened to the parcel before: it was packed, or its number was not to be packed. */
export type Outcome = { kind: 'packed'; parcel: Parcel } | { kind: 'refused'; number: string; parcel: Parcel | null }

/** Opens the documents in another window and prints them; a browser that blocks it leaves the link. */
function printPapers(id: string): void {
  const papers = window.open(papersUrl([id]), 'office-papers', 'popup,width=560,height=760')
  papers?.addEventListener('load', () => papers.print())
  window.focus()
}

/** What must be there first comes first, then method by method, then the oldest; a day that is not known comes last. */
const inTurn = (rows: readonly Row[]): readonly Row[] => {
  const turnOf = (row: Row): string =>
    [textOf(row['deliverBy']) || '9', textOf(row['method']), textOf(row['createdAt'])].join(' ')
  return rows.toSorted((one, other) => (turnOf(one) < turnOf(other) ? -1 : turnOf(one) > turnOf(other) ? 1 : 0))
}

/** The packing bench: its queue, the parcel in hand, and what packing it does. */
export function useBench(method: string) {
  const queries = useQueryClient()
  const view = useResource('parcels')?.views.find(({ name }) => name === 'toPack')
  const [heldId, setHeldId] = useState<string | null>(null)
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const filter = { ...view?.filter, ...(method !== '' && { method: [method] }) }
  const rows = useQuery({
    queryKey: ['parcels', 'office-queue', filter],
    queryFn: () => fetchList('parcels', { filter, sort: view?.sort ?? '', pageSize: rowsMost }),
    refetchInterval: everyMs,
  })
  const queue = useQuery({ queryKey: ['office', 'packing-queue'], queryFn: fetchQueue, refetchInterval: everyMs })
  const waiting = inTurn(rows.data?.items ?? [])
  // Nothing was chosen yet, or what was in hand has been packed: the first that waits.
  const currentId = outcome ? null : (heldId ?? waiting[0]?.id ?? null)
  const parcel = useQuery({
    queryKey: ['office', 'record', 'parcels', currentId],
    queryFn: async () => (await fetchRecord('parcels', currentId ?? '')) as Parcel, // see fulfilment/contract/packing.ts
    enabled: currentId !== null,
  })
  const refresh = (): void => {
    void rows.refetch()
    void queue.refetch()
    void queries.invalidateQueries({ queryKey: newsKey })
  }
  const packing = useWork({
    call: () => act('parcels', currentId ?? '', 'pack'),
    onDone: (answer) => {
      if (answer) {
        setOutcome({ kind: 'packed', parcel: answer as Parcel }) // as above
        printPapers(answer.id)
      }
      refresh()
    },
  })
  const take = (id: string | null): void => {
    packing.leave()
    setOutcome(null)
    setHeldId(id)
  }
  const others = waiting.filter(({ id }) => id !== heldId && (outcome?.kind !== 'packed' || id !== outcome.parcel.id))
  const place = waiting.findIndex(({ id }) => id === currentId)
  return {
    rows,
    waiting,
    packedToday: queue.data?.packedToday ?? 0,
    methods: [...new Map(queue.data?.groups.map((group) => [group.method.value, group.method.label]))],
    parcel,
    currentId,
    outcome,
    packing,
    take,
    next: others[0] ?? null,
    step: (by: number): void => {
      const row = waiting[place + by]
      if (row) take(row.id)
    },
    canPack: parcel.data?.actions.includes('pack') === true && outcome === null,
    print: printPapers,
    /** Opens the parcel that a number means, or says why it cannot be packed. */
    open: async (number: string): Promise<void> => {
      packing.leave()
      const [id] = await findParcels(number)
      const found = id === undefined ? null : ((await fetchRecord('parcels', id)) as Parcel) // as above
      if (found?.actions.includes('pack')) take(found.id)
      else setOutcome({ kind: 'refused', number, parcel: found })
    },
  }
}

export type Bench = ReturnType<typeof useBench>
