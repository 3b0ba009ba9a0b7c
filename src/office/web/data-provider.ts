import { browserClock } from '#src/shell/web/clock.ts'
import type { DataProvider, RaRecord } from 'ra-core'
import { changeRecord, createRecord, fetchList, fetchRecord } from './office-api.ts'

const notOffered = (): never => {
  throw new Error('The office changes many records by their actions only')
}

/** What lists and records of `ra-core` ask for, by the calls that every resource has. */
export const dataProvider: DataProvider = {
  async getList<Kind extends RaRecord>(
    resource: string,
    { filter = {}, sort, pagination }: Parameters<DataProvider['getList']>[1],
  ) {
    const { q, ...fields } = filter as Record<string, unknown> // an object, as the address has it
    const order = sort && sort.field !== '' ? `${sort.order === 'DESC' ? '-' : ''}${sort.field}` : ''
    const { items, totalCount, isMore } = await fetchList(resource, {
      ...(typeof q === 'string' && { q }),
      ...(order !== '' && { sort: order }),
      filter: fields,
      page: pagination?.page ?? 1,
      pageSize: pagination?.perPage ?? 25,
    })
    return {
      data: items as object[] as Kind[],
      total: totalCount,
      meta: { isMore, readAt: new Date(browserClock.now()).toISOString() },
    } // rows have an id
  },
  async getOne<Kind extends RaRecord>(resource: string, { id }: { id: Kind['id'] }) {
    const record: object = await fetchRecord(resource, String(id))
    return { data: { ...record, id } as Kind } // what the server sends has an id
  },
  async update<Kind extends RaRecord>(
    resource: string,
    { id, data, previousData }: { id: Kind['id']; data: Partial<Kind>; previousData: Kind },
  ) {
    const record: object = await changeRecord(resource, String(id), { version: previousData['version'], ...data })
    return { data: record as Kind } // as above
  },
  async create<Kind extends RaRecord>(resource: string, { data }: { data: object }) {
    const record: object = await createRecord(resource, data)
    return { data: record as Kind } // as above
  },
  getMany: notOffered,
  getManyReference: notOffered,
  updateMany: notOffered,
  delete: notOffered,
  deleteMany: notOffered,
}
