import { isEmpty } from '../office-api.ts'

/** The same filter, whatever order its parts stand in. */
export const sameFilter = (one: object, other: object): boolean => {
  const parts = (filter: object): string =>
    JSON.stringify(
      Object.entries(filter)
        .filter(([, value]) => !isEmpty(value))
        .toSorted(([a], [b]) => a.localeCompare(b)),
    )
  return parts(one) === parts(other)
}
