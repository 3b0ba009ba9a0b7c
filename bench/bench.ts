import type { ShopDatabase } from './support/databases.ts'
import type { Profile } from './support/profile.ts'
import type { QueryPlan } from './support/query-plans.ts'

/** What rows share: the databases they measure on and how thoroughly they do it. */
export interface Bench {
  /** The demo brand as it is seeded; made at first use. */
  demo: (name?: string) => Promise<ShopDatabase>
  /** The demo's categories with generated products, nothing else published; made at first use and kept until the end. */
  generated: (count: number) => Promise<ShopDatabase>
  /** The demo brand with the look-alikes of the relevance set; made at first use. */
  lookAlikes: () => Promise<ShopDatabase>
  /** Milliseconds until a PostgreSQL with data answers. */
  databaseStartMs: number
  /** True proves only that everything runs: its figures mean nothing. */
  quick: boolean
  /** Adds what takes long: 100,000 products, Lighthouse five times instead of three. */
  full: boolean
  /** Where rows put the plans of statements, for the report. */
  plans: QueryPlan[]
  /** One line of progress. */
  say: (line: string) => void
}

/** One measured value, as it stands in the table. */
export interface Figure {
  name: string
  value: string
  /** Empty where there is none: the figure explains another one. */
  budget: string
  /** How much worse than its budget, as a factor: 1 is just met, above 1 missed, null without a budget. */
  overBudget: number | null
  note: string
}

export interface Row {
  /** For `--only`. */
  name: string
  title: string
  /** True for a row that needs more than the project's own installation and many minutes: only when named, or with `--full`. */
  isSlow?: boolean
  run: (bench: Bench) => Promise<Figure[]>
  /** Where the server's time goes under this row's load; absent for what a server's profile cannot explain. */
  profile?: (bench: Bench) => Promise<Profile>
}

/** Names and numbers behind a figure; `at least` and `at most` say which way is better. */
export interface Measured {
  name: string
  value: number
  /** Shows the value and the budget, e.g. `12.3 ms`. */
  show: (value: number) => string
  atLeast?: number
  atMost?: number
  note?: string
}

export function figure({ name, value, show, atLeast, atMost, note = '' }: Measured): Figure {
  const budget = atLeast ?? atMost
  if (budget === undefined) return { name, value: show(value), budget: '', overBudget: null, note }
  const factor = atLeast === undefined ? value / budget : budget / value
  return {
    name,
    value: show(value),
    budget: `${atLeast === undefined ? '≤' : '≥'} ${show(budget)}`,
    overBudget: Number.isFinite(factor) ? factor : Number.MAX_VALUE,
    note,
  }
}

/** A figure that is right or wrong, such as a comparison with brute force. */
export const verdict = (name: string, isRight: boolean, value: string, note = ''): Figure => ({
  name,
  value,
  budget: 'no difference',
  overBudget: isRight ? 0 : Number.MAX_VALUE,
  note,
})

export const isMissed = ({ overBudget }: Figure): boolean => overBudget !== null && overBudget > 1

export const milliseconds = (value: number): string => `${value < 100 ? value.toFixed(1) : Math.round(value)} ms`
export const ratio = (value: number): string => value.toFixed(2)
export const perSecond = (value: number): string => `${Math.round(value)}/s`
export const megabytes = (bytes: number): string => `${Math.round(bytes / 1024 / 1024)} MB`
export const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`
