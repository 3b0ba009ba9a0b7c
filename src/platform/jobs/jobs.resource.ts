import { Type } from 'typebox'
import type { Refusal } from '#src/common/errors.ts'
import { ok, refuse, type Result } from '#src/common/result.ts'
import { createListQuery } from '../resources/list-query.ts'
import { action, defineResource, recordFields, type Resource } from '../resources/resource.ts'
import { jobList } from './job-list.sql.ts'
import { createJobsAdmin, type JobsAdminDeps } from './jobs-admin.ts'

const JobRecord = Type.Object({
  ...recordFields(jobList.fields),
  /** Jobs that failed for good, oldest first, with what went wrong the last time. What they carry is not shown. */
  failures: Type.Array(
    Type.Object({
      at: Type.String({ format: 'date-time' }),
      tries: Type.Integer(),
      error: Type.String(),
    }),
  ),
})

async function some(work: Promise<number>): Promise<Result<void, Refusal>> {
  if ((await work) > 0) return ok(undefined)
  return refuse({ kind: 'business', status: 409, problems: [{ key: 'office/jobs/none-dead' }] })
}

/** The queues of jobs in the back office: how much waits in each, and what failed for good, to be tried again or forgotten. */
export function jobResource(deps: JobsAdminDeps): Resource {
  const { db } = deps
  const jobs = createJobsAdmin(deps)
  const rows = createListQuery(jobList)
  const write = {
    permission: 'jobs:write',
    isBulk: true,
    body: Type.Object({}, { additionalProperties: false, examples: [{}] }),
  } as const
  return defineResource({
    reading: 'jobs:read',
    ...jobList,
    record: JobRecord,
    async find(id, { actor }) {
      const failures = await jobs.listDead(id, actor)
      const row = await rows.one(db, id)
      if (row === null) return null
      const told = failures.map(({ at, ...failure }) => ({ at: new Date(at).toISOString(), ...failure }))
      const ready = failures.length > 0 ? ['repeat', 'forget'] : []
      return { version: null, ready, fields: { ...row, failures: told } }
    },
    actions: {
      repeat: action({ ...write, run: (id, _, { actor }) => some(jobs.repeat(id, actor)) }),
      forget: action({ ...write, run: (id, _, { actor }) => some(jobs.forget(id, actor)) }),
    },
  })
}
