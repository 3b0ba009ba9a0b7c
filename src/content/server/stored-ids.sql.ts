import { type SQL, sql } from 'drizzle-orm'
import { idMax } from '../contract/area.ts'

/** The ids that stand anywhere in the fields `v.fields` at the end of a path, as jsonb; a number that can be no id is left out, for it fits no column. */
export const storedIds = (end: 'media' | 'ref' | 'visitorGroups[*]'): SQL =>
  sql`jsonb_path_query(v.fields, ${`strict $.**.${end} ? (@.type() == "number" && @ >= 1 && @ <= ${idMax} && @.floor() == @)`}::jsonpath, '{}', true)`
