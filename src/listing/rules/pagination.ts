export const pageCount = (totalCount: number, pageSize: number): number => Math.ceil(totalCount / pageSize)
