import type { Language } from '#src/common/locale.ts'
import { callApi } from '#src/shell/web/http/api-client.ts'
import type { GiftCardBalance, GiftCardBody } from '../contract/gift-card.ts'

export const fetchBalance = (body: GiftCardBody, language: Language): Promise<GiftCardBalance> =>
  callApi('/api/gift-cards/balance', { token: null, language, method: 'POST', body })
