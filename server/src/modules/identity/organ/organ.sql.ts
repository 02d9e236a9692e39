import { type Sql, sql } from '../../../kernel/sql/sql.js'

/** An organ of a company and all below it, as a list of ids. */
export const organAndBelow = (company: Sql, id: Sql): Sql => sql`(with recursive below as (
    select b.id from organ b where b.company_id = ${company} and b.id = ${id}
    union select b.id from organ b join below a on b.company_id = ${company} and b.parent_id = a.id) select id from below)`
