import type { Actor } from '../../../kernel/command/actor.js'
import type { Em } from '../../../kernel/sql/database.js'
import { seeing } from '../../../kernel/sql/limit.js'
import { rows, type Sql, sql } from '../../../kernel/sql/sql.js'
import type { NamedRow } from '../../basedata/index.js'

interface Reader {
  em: Em
  actor: Actor
}

/** Names that a sheet may use. Verbs see all rows, but an import may name only rows that its user sees. */
const named = ({ em, actor }: Reader, statement: Sql): Promise<NamedRow[]> =>
  seeing(actor, () => rows<NamedRow>(em, statement))

/** Projects that a price may be for. */
export const projectNames = (reader: Reader): Promise<NamedRow[]> =>
  named(
    reader,
    sql`select id, name, enabled from published_project where company_id = ${reader.actor.companyId} order by name, id`,
  )

/** Names of soils, by which prices store them. */
export const soilNames = (reader: Reader): Promise<NamedRow[]> =>
  named(
    reader,
    sql`select name as id, name, enabled from published_soil_type where company_id = ${reader.actor.companyId} order by sort, name`,
  )

/** Dump sites, by name or code. */
export const siteNames = (reader: Reader): Promise<NamedRow[]> =>
  named(
    reader,
    sql`select id, name, code as also, enabled from published_dump_site where company_id = ${reader.actor.companyId} order by name, id`,
  )
