import { domains } from '@tufang/server/domains'
import { sql } from '@tufang/server/kernel/sql/sql'
import { mergesIn, usesOfBaseData } from '@tufang/server/modules/basedata/index'
import { World } from '@tufang/server/modules/domain'
import { rowsOf } from '@tufang/tests/rows'
import { testGround } from '@tufang/tests/services'
import { describe, expect, it } from 'vitest'

/** Kinds of base data with the common merge, by table; payees have an older one. */
const kinds: Readonly<Record<string, string>> = {
  dump_site: 'site',
  machine: 'machine',
  project: 'project',
  project_phase: 'projectPhase',
  soil_type: 'soil',
  truck: 'truck',
}

/** Tables that refer to such rows by id. A new one declares in its domain how a merge affects it (mergesOfBaseData). */
const naming: Readonly<Record<string, readonly string[]>> = {
  dump_site: [
    'captain_task.dump_site_id',
    'direct_pay_price.dump_site_id',
    'dump_site.merged_into',
    'project_dump_site.dump_site_id',
    'project_price.dump_site_id',
    'site_visit.dump_site_id',
    'ticket_collection.dump_site_id',
    'ticket_entry.dump_site_id',
    'ticket_month_cost.dump_site_id',
    'ticket_purchase.dump_site_id',
    'ticket_reconciliation.dump_site_id',
    'ticket_refund.dump_site_id',
    'ticket_stock.dump_site_id',
    'waybill.dump_site_id',
    'yard_site.dump_site_id',
  ],
  project_phase: ['phase_survey.phase_id', 'project_phase.merged_into'],
  project: [
    'anomaly_norm.project_id',
    'captain_task.project_id',
    'direct_pay_price.project_id',
    'excavator_record.project_id',
    'message.project_id',
    'organ_project.project_id',
    'project.merged_into',
    'project_dump_site.project_id',
    'project_phase.project_id',
    'project_price.project_id',
    'project_soil_type.project_id',
    'role_project.project_id',
    'settlement.project_id',
    'ticket_collection.project_id',
    'ticket_entry.project_id',
    'ticket_refund.project_id',
    'waybill.project_id',
  ],
  soil_type: [
    'captain_task.soil_type',
    'direct_pay_price.soil_type',
    'direct_pay_price_member.soil_type',
    'project_price.soil_type',
    'project_soil_type.soil_type_id',
    'soil_type.merged_into',
    'ticket_collection.soil_type',
    'ticket_entry.soil_type',
    'ticket_purchase.soil_type',
    'ticket_refund.soil_type',
    'ticket_stock.soil_type',
  ],
  // Records say the machines' side's own id.
  machine: ['machine.merged_into'],
  truck: [
    'device_key.truck_id',
    'fleet_paper.truck_id',
    'track_point.truck_id',
    'truck.merged_into',
    'waybill.truck_id',
  ],
}

const namesOf = (all: readonly { entity: string; label: string }[]) =>
  all
    .filter(({ entity }) => Object.values(kinds).includes(entity))
    .map(({ entity, label }) => `${entity} ${label}`)
    .sort()

describe('what can be merged', () => {
  it('are the tables that name what a row became', async () => {
    const found = await rowsOf<{ name: string }>(
      sql`select table_name as name from information_schema.columns where column_name = 'merged_into' and table_schema = 'public'
            and table_name not like 'published%' and table_name <> 'payee' order by 1`,
    )
    expect(found.map(({ name }) => name)).toEqual(Object.keys(kinds).sort())
  })

  it('is named by nothing of which it is not said whether it moves or stays', async () => {
    const world = new World(domains, await testGround())
    const uses = new Set(namesOf(world.filled(usesOfBaseData)))
    expect(namesOf(mergesIn(world)())).toEqual([...uses])
  })

  it.each(Object.entries(naming))('is named by these of %s', async (table, columns) => {
    const found = await rowsOf<{ name: string }>(
      sql`select c.conrelid::regclass::text || '.' || a.attname as name from pg_constraint c
          join pg_class t on t.oid = c.conrelid and not t.relispartition
          join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[array_length(c.conkey, 1)]
          where c.contype = 'f' and c.confrelid = ${table}::regclass order by 1`,
    )
    expect(found.map(({ name }) => name)).toEqual(columns)
  })
})
