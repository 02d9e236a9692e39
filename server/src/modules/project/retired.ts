import type { Tx } from '../../kernel/command/command.js'
import { retiredKeys } from '../basedata/index.js'

/** What a trip names of what stands here: projects and dump sites by their ids, soils by their names. */
export interface NamedOfHaul {
  projectIds: readonly string[]
  dumpSiteIds: readonly string[]
  soils: readonly string[]
}

/** What of it is out of use; the rest stays in use until the transaction ends. */
export const retiredOfHaul = (tx: Tx, { projectIds, dumpSiteIds, soils }: NamedOfHaul): Promise<ReadonlySet<string>> =>
  retiredKeys(tx, [
    { table: 'project', by: 'id', keys: projectIds },
    { table: 'dump_site', by: 'id', keys: dumpSiteIds },
    { table: 'soil_type', by: 'name', keys: soils },
  ])
