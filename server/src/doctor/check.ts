import type { Config } from '../config.js'
import type { Storage } from '../platform/storage/storage.js'

/** Runs one statement in a read-only transaction of its own and gives its rows. */
export type Read = <Row>(statement: string, values?: readonly unknown[]) => Promise<Row[]>

/** All that checks look at. */
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

/** How often something is not as it should be, and the first places. */
export interface Found {
  count: number
  first: readonly string[]
}

interface Told {
  name: string
  /** Its fault in a line, for whoever looks after the program. */
  title: string
  /** The way out of it. */
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

/** Places by their names, of which the first ones are told. */
export const foundAt = (places: readonly string[]): Found => ({ count: places.length, first: places.slice(0, SHOWN) })

/** Counts the rows that break the rule, and tells the columns of the first ones. */
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
