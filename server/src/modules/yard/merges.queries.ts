import type { Tx } from '../../kernel/command/command.js'
import { affected, sql } from '../../kernel/sql/sql.js'
import { type MergeOfBaseData, type Merging, mergesOfBaseData, usesIn, usesOfBaseData } from '../basedata/index.js'
import type { Filled } from '../domain.js'
import { yardTexts as texts } from './texts.js'

/** Lets whoever runs the dropped dump site run the kept one, unless somebody runs that already. */
async function moveYards({ em, actor, now }: Tx, { keep, drop }: Merging): Promise<number> {
  const own = sql`company_id = ${actor.companyId}`
  await affected(
    em,
    sql`update yard_site set ended_at = ${now}, ended_name = ${actor.name}, version = version + 1, updated_at = ${now}
        where ${own} and dump_site_id = ${drop.id} and ended_at is null
          and exists (select from yard_site k where k.company_id = ${actor.companyId} and k.dump_site_id = ${keep.id} and k.ended_at is null)`,
  )
  return affected(em, sql`update yard_site set dump_site_id = ${keep.id} where ${own} and dump_site_id = ${drop.id}`)
}

/** Keeps what was said of the trips that move to the kept dump site. */
const moveVisits = ({ em, actor }: Tx, { keep, drop }: Merging): Promise<number> =>
  affected(
    em,
    sql`update site_visit v set dump_site_id = ${keep.id} where v.company_id = ${actor.companyId} and v.dump_site_id = ${drop.id}
          and not exists (select from site_visit k
            where k.company_id = ${actor.companyId} and k.waybill_id = v.waybill_id and k.dump_site_id = ${keep.id})`,
  )

const mergesByYards: readonly MergeOfBaseData[] = [
  { entity: 'site', label: texts.claim, move: moveYards },
  { entity: 'site', label: texts.arrival, move: moveVisits },
]

/** Uses of dump sites by their desks, and the rows that move when two dump sites are merged. */
export const usesByYards: readonly Filled[] = [
  mergesOfBaseData.with(() => mergesByYards),
  usesOfBaseData.with(usesIn('yard_site', 'dump_site_id', { entity: 'site', label: texts.claim })),
  usesOfBaseData.with(usesIn('site_visit', 'dump_site_id', { entity: 'site', label: texts.arrival })),
]
