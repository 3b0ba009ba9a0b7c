import type { Simulation, SimulationBody } from '#src/promotions/contract/simulation.ts'
import type { Language } from '#src/common/locale.ts'
import type {
  Choice,
  Codes,
  PromotionChoices,
  PromotionForm,
  PromotionWords,
} from '#src/promotions/contract/promotion-form.ts'
import { callApi } from '#src/shell/web/http/api-client.ts'
import type { AnyRecord } from '../../contract/records.ts'

const call = <Answer>(path: string, body?: object, signal?: AbortSignal) =>
  callApi<Answer>(`/api/admin/promotions/${path}`, {
    language: document.documentElement.lang as Language, // one of ours: the page sets it
    ...(body && { method: 'POST', body }),
    ...(signal && { signal }),
  })

export const fetchChoices = () => call<PromotionChoices>('choices')
export const simulate = (asked: SimulationBody, signal: AbortSignal) => call<Simulation>('simulate', asked, signal)
/** Codes that are shown this once. */
export const makeCodes = async (key: string, batch: string, count: number) =>
  (await call<Codes>(`${encodeURIComponent(key)}/codes`, { batch, count })).codes

/** A promotion as `GET /api/admin/promotions/{key}` and its actions answer it. */
export type PromotionRecord = AnyRecord &
  PromotionForm & {
    name: string
    state: string
    uses: number
    givenCents: number
    changedAt: string
    changedBy: string
    words: PromotionWords
    names: readonly Choice[]
  }
