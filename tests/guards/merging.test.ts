import { domains } from '@tufang/server/domains'
import { sql } from '@tufang/server/kernel/sql/sql'
import { mergesIn, usesOfBaseData } from '@tufang/server/modules/basedata/index'
import { World } from '@tufang/server/modules/domain'
import { testGround } from '@tufang/tests/ground'
import { rowsOf } from '@tufang/tests/rows'
import { describe, expect, it } from 'vitest'

/** What can be merged by the one mechanism, by its table; payees were before there was one. */
const kinds: Readonly<Record<string, string>> = { machine: 'machine', truck: 'truck' }

/** Tables that name such rows by their ids. Whoever adds one says in its domain what becomes of it (mergesOfBaseData). */
const naming: Readonly<Record<string, readonly string[]>> = {
  // Records say the machines' side's own id.
  machine: ['machine.merged_into'],
  truck: ['device_key.truck_id', 'track_point.truck_id', 'truck.merged_into', 'waybill.truck_id'],
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
