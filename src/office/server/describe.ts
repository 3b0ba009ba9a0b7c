import type { Actor } from '#src/common/actor.ts'
import type { TextLookup } from '#src/common/errors.ts'
import type { Language } from '#src/common/locale.ts'
import { may, needsStepUp } from '#src/common/permissions.ts'
import type { Report } from '#src/platform/resources/report.ts'
import type { Field, Option, Resource } from '#src/platform/resources/resource.ts'
import type { ResourceDescription } from '../contract/description.ts'

/** Text keys of a resource's words; `office/{resource}/…` of its domain's texts. */
export const resourceKeys = {
  name: (resource: string) => `office/${resource}/name`,
  field: (resource: string, field: string) => `office/${resource}/field/${field}`,
  option: (resource: string, field: string, { value, label }: Option) =>
    label ?? `office/${resource}/${field}/${value}`,
  view: (resource: string, view: string) => `office/${resource}/view/${view}`,
  action: (resource: string, action: string) => `office/${resource}/action/${action}`,
}

/** Text keys of a report's words; `office/report-{name}/…` of its domain's texts. */
export const reportKeys = {
  name: (report: string) => resourceKeys.name(`report-${report}`),
  field: (report: string, column: string) => resourceKeys.field(`report-${report}`, column),
  /** What is counted. */
  note: (report: string) => `office/report-${report}/note`,
}

/** Every text that the description of a report needs. */
export const textsOfReport = ({ name, columns }: Report): string[] => [
  reportKeys.name(name),
  reportKeys.note(name),
  ...Object.keys(columns).map((column) => reportKeys.field(name, column)),
]

/** Every text that the description of a resource needs. */
export const textsOf = ({ name, fields, views = {}, actions = {} }: Resource): string[] => [
  resourceKeys.name(name),
  ...Object.entries(fields).flatMap(([field, { options = [] }]) => [
    resourceKeys.field(name, field),
    ...options.map((option) => resourceKeys.option(name, field, option)),
  ]),
  ...Object.keys(views).map((view) => resourceKeys.view(name, view)),
  ...Object.keys(actions).map((action) => resourceKeys.action(name, action)),
]

/** What a person may see and do of a resource; null where they may not read it. */
export function describeResource(
  resource: Resource,
  actor: Actor,
  language: Language,
  text: TextLookup,
): ResourceDescription | null {
  const { name, reading, exporting, fields, columns, sort, search, views = {}, actions = {}, change, create } = resource
  if (!may(actor, reading)) return null
  const words = (key: string): string => text(language, key)
  const mayDo = (writing: { permission: Parameters<typeof may>[1] } | undefined) =>
    writing !== undefined && may(actor, writing.permission)
  const describeField = (field: string, { kind, sorts, filters, hidden, options }: Field) => ({
    name: field,
    label: words(resourceKeys.field(name, field)),
    kind,
    sorts: sorts === true,
    filters: filters === true,
    hidden: hidden === true,
    ...(options && {
      options: options.map((option) => ({
        value: option.value,
        label: [option.group, resourceKeys.option(name, field, option)]
          .flatMap((key) => (key ? words(key) : []))
          .join(': '),
        ...(option.turn && { turn: option.turn }),
      })),
    }),
  })
  return {
    name,
    label: words(resourceKeys.name(name)),
    fields: Object.entries(fields).map(([field, parts]) => describeField(field, parts)),
    columns: [...columns],
    sort,
    views: Object.entries(views).map(([view, { filter, sort: by = '', waits }]) => ({
      name: view,
      label: words(resourceKeys.view(name, view)),
      filter: { ...filter },
      sort: by,
      waits: waits === true,
    })),
    searchFrom: search?.from ?? null,
    actions: Object.entries(actions)
      .filter(([, one]) => mayDo(one))
      .map(([key, { permission, body, isBulk }]) => ({
        name: key,
        label: words(resourceKeys.action(name, key)),
        body,
        isBulk: isBulk === true,
        needsStepUp: needsStepUp(permission),
      })),
    change: mayDo(change) ? change?.body : null,
    create: mayDo(create) ? create?.body : null,
    canExport: exporting !== undefined && may(actor, exporting),
    exportNeedsStepUp: exporting !== undefined && needsStepUp(exporting),
  }
}
