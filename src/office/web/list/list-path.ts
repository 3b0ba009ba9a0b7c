export interface ListPlace {
  filter?: Readonly<Record<string, unknown>>
  /** `-createdAt`, as the server writes it; empty: the list's own. */
  sort?: string
}

/** The address of a list: what it is narrowed to and how it is sorted stand in it, as `ra-core` reads them. */
export function listPath(resource: string, { filter = {}, sort = '' }: ListPlace = {}): string {
  const query = new URLSearchParams({ filter: JSON.stringify(filter), page: '1' })
  if (sort !== '') {
    query.set('sort', sort.replace(/^-/, ''))
    query.set('order', sort.startsWith('-') ? 'DESC' : 'ASC')
  }
  return `/${resource}?${query.toString()}`
}

export const recordPath = (resource: string, id: unknown): string => `/${resource}/${encodeURIComponent(String(id))}`
