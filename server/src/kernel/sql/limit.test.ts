import { afterAll, describe, expect, it } from 'vitest'
import { projectLimits } from '../../modules/project-limits.js'
import { Actor, type ActorFacts, type RequestFacts } from '../command/actor.js'
import { acting, knowLimits, ofLimit, seeing, seeingAll, withinLimit } from './limit.js'

knowLimits({
  ...projectLimits,
  rules: new Map([
    ['trip', { ...ofLimit('project_id'), columns: { fee: 'null' } }],
    ['place', { ...ofLimit('id'), always: true }],
  ]),
  columnsOf: (table) => (table === 'trip' ? ['id', 'fee'] : []),
})
afterAll(() => knowLimits(projectLimits))

const who = (projectIds: readonly string[] | null): Actor =>
  new Actor({ userId: 'u', companyId: 'c', projectIds } as ActorFacts, {} as RequestFacts)
const limited = who(['p'])
const sent = (text: string) => withinLimit(text, ['v'])

describe('a limit', () => {
  it('changes no statement of anybody who has none', () => {
    expect(sent('select 1 from trip t')).toBeUndefined()
    expect(seeing(who(null), () => sent('select 1 from trip t'))).toBeUndefined()
    expect(acting(who(null), () => sent('select 1 from trip t for update'))).toBeUndefined()
    expect(seeing(limited, () => seeingAll(() => sent('select 1 from trip t')))).toBeUndefined()
  })

  it('puts the rows that are seen in the place of a table, under its name', () => {
    expect(seeing(limited, () => sent('select x.id from trip x join other o on o.id = x.id'))).toEqual({
      text: `select x.id from (select t.id, null as fee from trip t where t.company_id = $3::uuid and t.project_id = any($2::uuid[])) x join other o on o.id = x.id`,
      values: ['v', ['p'], 'c'],
    })
    expect(seeing(limited, () => sent('select 1 from "trip" as "t0"'))?.text).toContain(') t0')
    expect(seeing(limited, () => sent('select (select count(*) from trip where id = $1)'))?.text).toContain(
      ') trip where id = $1)',
    )
  })

  it('leaves alone what only looks like a table', () => {
    for (const text of [
      'select from trips',
      'with trip as (select 1) select from trip',
      'delete from trip where id = 1',
    ])
      expect(seeing(limited, () => sent(text))).toBeUndefined()
  })

  it('refuses a statement that lists its tables, where it would not find them', () => {
    for (const text of [
      'select from other o, trip t where o.id = t.id',
      'select from (select 1) o, lateral trip as t',
      'select from other o join third d on d.id = o.id, "trip" t',
    ])
      expect(() => seeing(limited, () => sent(text))).toThrow('joined')
    for (const text of ['select o.id, trip from other o', 'select from other o order by o.id, trip desc'])
      expect(seeing(limited, () => sent(text))).toBeUndefined()
  })

  it('hides from verbs what they lock, in the order in which they lock it, and what is not there for them', () => {
    const lock =
      'select t.id, exists (select from trip o where o.id = t.id) from trip t join (select 1 where true) k on true where a and b order by t.id for update'
    expect(acting(limited, () => sent(lock))?.text).toBe(
      'select t.id, exists (select from trip o where o.id = t.id) from trip t join (select 1 where true) k on true where t.project_id = any($2::uuid[]) and a and b order by t.id for update',
    )
    expect(acting(limited, () => sent('select sum(fee) from trip'))).toBeUndefined()
    expect(acting(limited, () => sent('select name from place p'))?.text).toContain('p')
  })

  it('refuses to lock rows of such a table without saying which, or by either of two things', () => {
    for (const text of ['select from trip t for update', 'select from trip t where a or b for update'])
      expect(() => acting(limited, () => sent(text))).toThrow('which')
  })
})
