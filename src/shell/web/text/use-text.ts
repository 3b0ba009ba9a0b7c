import { useCallback } from 'react'
import { useIntl } from 'react-intl'

export type TextParams = Record<string, string | number>
export type TextFunction = (key: string, params?: TextParams) => string

/** UI texts by key (`/cart/title`). A key without a text shows its last segment (C-3.5). */
export function useText(): TextFunction {
  const intl = useIntl()
  return useCallback(
    (key, params) => {
      const message: unknown = intl.messages[key]
      if (!message) return key.split('/').at(-1) ?? key
      // Texts without ICU syntax travel as they are; the library would ask for a parser the browser does not have.
      if (typeof message === 'string' && !message.includes('{')) return message
      return intl.formatMessage({ id: key }, params)
    },
    [intl],
  )
}
