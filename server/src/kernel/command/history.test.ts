import { newCompany } from '@tufang/tests/company'
import { testDatabase } from '@tufang/tests/database'
import { rowsOf } from '@tufang/tests/rows'
import { expect, it } from 'vitest'
import { sql } from '../sql/sql.js'
import { systemClock } from '../values/clock.js'
import { newId } from '../values/id.js'
import { createRunCommand } from './command.js'
import { recordChanges } from './history.js'

it('keeps who changed which field, when and why, and no unchanged field', async () => {
  const company = await newCompany()
  const run = createRunCommand(await testDatabase(), systemClock)
  const row = { entity: 'thing', entityId: newId() }
  await run(company.actor('结算员'), { name: 'thing.change', title: '修改', input: null }, (tx) =>
    recordChanges(tx, [
      { ...row, field: 'price', before: null, after: '1.50', reason: '补价' },
      { ...row, field: 'count', before: 1, after: 2 },
      { ...row, field: 'remark', before: '同', after: '同' },
    ]),
  )
  const { id, name } = company.people.结算员
  const kept = { entity: 'thing', user_id: id, create_by: name }
  expect(
    await rowsOf(sql`select entity, field, before, after, reason, user_id, create_by from field_change
      where entity_id = ${row.entityId} order by field`),
  ).toEqual([
    { ...kept, field: 'count', before: 1, after: 2, reason: null },
    { ...kept, field: 'price', before: null, after: '1.50', reason: '补价' },
  ])
})
