import type { Removal } from '../../../kernel/retention.js'
import type { Em } from '../../../kernel/sql/database.js'
import { affected, rows, sql } from '../../../kernel/sql/sql.js'
import type { ChangedType } from '../enums.js'
import { KEPT_SECONDS, type Place } from './place.js'

/** Note of a change; its records are null where there were too many to name. */
export interface Note {
  companyId: string
  personId: string | null
  type: ChangedType
  ids: string[] | null
  tx: string
  /** Request of the verb that changed them; null for jobs and corrections by hand. */
  requestId: string | null
}

/** Notes that came since a place, and the place up to which they were read. */
export interface Look {
  place: Place
  notes: Note[]
  /** Whether there were more than are read at once, or the earlier place is not known here. */
  lost: boolean
}

/** Type of a note that names the request of its transaction instead of records. */
const REQUEST = 'REQUEST'

interface Row extends Omit<Note, 'companyId' | 'type' | 'requestId'> {
  type: ChangedType | typeof REQUEST
  snapshot: string
  takenAt: number
  isKnown: boolean
  companyId: string | null
}

/** Place of this moment. */
export async function placeNow(em: Em): Promise<Place> {
  const [now] = await rows<Place>(
    em,
    sql`select pg_current_snapshot()::text as snapshot, floor(extract(epoch from now()))::float8 as "takenAt"`,
  )
  if (!now) throw new Error('a snapshot is one row')
  return now
}

/**
 * Notes of companies that were committed since a place. Both come from one statement, so that no commit falls between
 * them. Transaction numbers of another database, whose rows were copied here, are beyond the present snapshot.
 */
export async function notesSince(em: Em, companyIds: readonly string[], since: Place, most: number): Promise<Look> {
  const before = sql`${since.snapshot}::pg_snapshot`
  const found = await rows<Row>(
    em,
    sql`
    select s.snapshot::text as snapshot, s."takenAt", pg_snapshot_xmax(${before}) <= pg_snapshot_xmax(s.snapshot) as "isKnown",
      n.company_id as "companyId", n.person_id as "personId", n.type, n.ids, n.tx::text as tx
    from (select pg_current_snapshot() as snapshot, floor(extract(epoch from now()))::float8 as "takenAt") s
    left join (
      select n.company_id, n.person_id, n.type, n.ids, n.tx from change_note n
      where n.company_id = any(${[...companyIds]}::uuid[]) and n.tx >= pg_snapshot_xmin(${before})
        and not pg_visible_in_snapshot(n.tx, ${before}) and n.tx < pg_snapshot_xmax(pg_current_snapshot())
      limit ${most + 1}
    ) n on true`,
  )
  const [first] = found
  if (!first) throw new Error('a snapshot is one row')
  const { snapshot, takenAt, isKnown } = first
  const requests = new Map(found.flatMap(({ type, tx, ids }) => (type === REQUEST ? [[tx, ids?.[0]]] : [])))
  const notes = found.flatMap(({ companyId, personId, type, ids, tx }) =>
    companyId === null || type === REQUEST
      ? []
      : [{ companyId, personId, type, ids, tx, requestId: requests.get(tx) ?? null }],
  )
  const lost = !isKnown || found.length > most || takenAt - since.takenAt > KEPT_SECONDS
  return { place: { snapshot, takenAt }, notes, lost }
}

/** Removes notes of a company that nobody can ask for any more. */
export const removeNotes = ({ em, companyId, before }: Removal<string>, limit: number): Promise<number> =>
  affected(
    em,
    sql`with gone as (
          select id from change_note where company_id = ${companyId}
            and noted_at < ${before}::timestamptz - make_interval(secs => ${2 * KEPT_SECONDS}) limit ${limit})
        delete from change_note n using gone where n.company_id = ${companyId} and n.id = gone.id`,
  )
