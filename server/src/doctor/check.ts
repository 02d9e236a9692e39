import type { Config } from '../config.js'
import type { Storage } from '../platform/storage/storage.js'

/** Runs one statement in a read-only transaction of its own and gives its rows. */
export type Read = <Row>(statement: string, values?: readonly unknown[]) => Promise<Row[]>

/** Program as the checks inspect it: its configuration, database and storage. */
export interface Inspected {
  config: Config
  read: Read
  storage: Storage
  /** Time of this machine, in ms. */
  now(): number
  /** Bytes that are left on the disk of a folder, and all that it has. */
  room(folder: string): Promise<{ free: number; total: number }>
  /** Whether contents of files are left unread. */
  quick: boolean
}

/** Number of faults, with the first places of them. */
export interface Found {
  count: number
  first: readonly string[]
}

interface Told {
  name: string
  /** Fault in a line, for the operator. */
  title: string
  /** Steps that mend the fault. */
  mend: string
}

export interface Check extends Told {
  look(inspected: Inspected): Promise<Found>
}

/** A statement that answers with the rows which break a rule. */
export interface RowCheck extends Told {
  sql: string
}

const SHOWN = 3

/** Count of the places, with the first few by name. */
export const foundAt = (places: readonly string[]): Found => ({ count: places.length, first: places.slice(0, SHOWN) })

/** Check for the rows that break a rule: it counts them and lists the columns of the first ones. */
export const checkOf = ({ sql, ...told }: RowCheck): Check => ({
  ...told,
  async look({ read }) {
    const [row] = await read<{ count: number; first: Record<string, unknown>[] }>(
      `with found as materialized (${sql})
       select (select count(*)::int from found) as count,
         (select coalesce(json_agg(f), '[]') from (select * from found limit ${SHOWN}) f) as first`,
    )
    return { count: row?.count ?? 0, first: (row?.first ?? []).map(shown) }
  },
})

const shown = (row: Record<string, unknown>): string =>
  Object.entries(row)
    .filter(([, value]) => value !== null)
    .map(([name, value]) => `${name}=${typeof value === 'string' ? value : JSON.stringify(value)}`)
    .join(' ')
