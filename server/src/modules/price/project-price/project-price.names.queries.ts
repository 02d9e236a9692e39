import type { Actor } from '../../../kernel/command/actor.js'
import type { Em } from '../../../kernel/sql/database.js'
import { seeing } from '../../../kernel/sql/limit.js'
import { rows, type Sql, sql } from '../../../kernel/sql/sql.js'
import type { NamedRow } from '../../basedata/index.js'

interface Reader {
  em: Em
  actor: Actor
}

/** An import is a verb, and verbs know all rows: what may be named is what whoever brings it in may see. */
const named = ({ em, actor }: Reader, statement: Sql): Promise<NamedRow[]> =>
  seeing(actor, () => rows<NamedRow>(em, statement))

/** The projects that a price may be for. */
export const projectNames = (reader: Reader): Promise<NamedRow[]> =>
  named(
    reader,
    sql`select id, name, enabled from published_project where company_id = ${reader.actor.companyId} order by name, id`,
  )

/** Prices write down what a soil is called. */
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
