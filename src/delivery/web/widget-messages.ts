/** Messages of the widget's frame; anything else from it is ignored. */
export type WidgetMessage =
  | { type: 'loaded' }
  | { type: 'ready' }
  | { type: 'height'; height: number }
  | { type: 'data_changed' }
  | { type: 'ask'; id: number; what: WidgetQuestion; values: Readonly<Record<string, unknown>> }

const questions = ['choose', 'points', 'windows'] as const
export type WidgetQuestion = (typeof questions)[number]

/** Upper limit of the frame's height. */
const maxHeight = 6_000

/** Null for anything that is not a message of the widget. */
export function readWidgetMessage(data: unknown): WidgetMessage | null {
  if (!isRecord(data)) return null
  switch (data['type']) {
    case 'delivery:loaded':
      return { type: 'loaded' }
    case 'delivery:ready':
      return { type: 'ready' }
    case 'delivery:data_changed':
      return isRecord(data['data']) && isRecord(data['data']['shipping_method']) ? { type: 'data_changed' } : null
    case 'delivery:height': {
      const { height } = data
      return typeof height === 'number' && height >= 0 && height <= maxHeight ? { type: 'height', height } : null
    }
    case 'delivery:ask': {
      const { id, values } = data
      const what = questions.find((question) => question === data['what'])
      if (what === undefined || typeof id !== 'number' || !isRecord(values)) return null
      return { type: 'ask', id, what, values }
    }
    default:
      return null
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
