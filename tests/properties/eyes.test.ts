import { sql } from '@tufang/server/kernel/sql/sql'
import type { Caller } from '@tufang/tests/caller'
import { newCompany, type RoleName, type TestCompany } from '@tufang/tests/company'
import { excavatorDocuments, excavatorVerb } from '@tufang/tests/excavator'
import { freightOf, newHaul } from '@tufang/tests/factories/haul'
import { newMachine } from '@tufang/tests/factories/machine'
import { newProject } from '@tufang/tests/factories/project'
import { applyFor, priceDocuments } from '@tufang/tests/price'
import { runsOf } from '@tufang/tests/property-runs'
import { rowOf, rowsOf } from '@tufang/tests/rows'
import { applyForTask, taskDocuments } from '@tufang/tests/task'
import fc from 'fast-check'
import { expect, it } from 'vitest'

const PEOPLE: RoleName[] = ['管理员', '结算员', '审核员']
const { numRuns, settings, timeout } = runsOf(6)
const who = fc.integer({ min: 0, max: PEOPLE.length - 1 })
const step = fc.record({ who, what: fc.constantFrom('edit', 'on', 'off', 'approve') })

/** Record that is applied for, changed and approved. */
interface Case {
  table: string
  code: string
  /** Creates a record by this applicant, with functions that change and approve it. */
  make: (
    company: TestCompany,
    by: Caller,
  ) => Promise<{
    id: string
    edit: (by: Caller, at: number) => Promise<unknown>
    approve: [string, Record<string, unknown>]
  }>
}

const cases: readonly Case[] = [
  {
    table: 'direct_pay_price',
    code: 'PRICE_OWN',
    async make(company, by) {
      const haul = await newHaul(company)
      const { id } = await applyFor(by, freightOf(haul))
      const edit = (person: Caller, at: number) =>
        person.ask(priceDocuments.update, { id, input: freightOf(haul, `${81 + at}.00`) })
      return { id, edit, approve: [priceDocuments.audit, { id, approve: true }] }
    },
  },
  {
    table: 'captain_task',
    code: 'PRICE_OWN',
    async make(company, by) {
      const haul = await newHaul(company)
      const { id } = await applyForTask(by, freightOf(haul))
      const edit = (person: Caller, at: number) =>
        person.ask(taskDocuments.update, { id, input: freightOf(haul, `${81 + at}.00`) })
      return { id, edit, approve: [taskDocuments.audit, { id, approve: true }] }
    },
  },
  {
    table: 'excavator_record',
    code: 'EXCAVATOR_OWN',
    async make(company, by) {
      const [project, machine] = [await newProject(company), await newMachine(company)]
      const input = (hours: number) => ({
        ...{
          projectInfoId: project.id,
          machineId: machine.id,
          ledgerType: 'SHIFT',
          inType: 'DIG',
          staffName: '梁师傅',
        },
        startDatetime: '2026-03-04T08:00:00+08:00',
        endDatetime: `2026-03-04T${12 + (hours % 10)}:00:00+08:00`,
      })
      const { id } = await excavatorVerb(by, 'submit', { input: input(0) })
      const edit = (person: Caller, at: number) => excavatorVerb(person, 'update', { id, input: input(at + 1) })
      return { id, edit, approve: [excavatorDocuments.approve, { id }] }
    },
  },
]

it.each(cases)(
  'an approval of a $table is held against every hand, and says what it was held against',
  {
    timeout,
  },
  async ({ table, code, make }) => {
    const company = await newCompany()
    await rowsOf(
      sql`update role set permissions = (select permissions from role a where a.company_id = ${company.id} and a.name = '管理员')
        where company_id = ${company.id}`,
    )
    const people = await Promise.all(PEOPLE.map((role) => company.as(role)))
    const turn = (on: boolean) => rowsOf(sql`update company set four_eyes = ${on} where id = ${company.id}`)
    await fc.assert(
      fc.asyncProperty(who, fc.array(step, { minLength: 2, maxLength: 8 }), async (applicant, steps) => {
        await turn(true)
        const { id, edit, approve } = await make(company, people[applicant] as Caller)
        let on = true
        const hands = new Set([applicant])
        for (const [at, { who, what }] of steps.entries()) {
          const person = people[who] as Caller
          if (what === 'on' || what === 'off') {
            on = what === 'on'
            await turn(on)
          }
          if (what === 'edit') {
            await edit(person, at)
            hands.add(who)
          }
          if (what !== 'approve') continue
          if (on && hands.has(who)) {
            expect(await person.code(...approve)).toBe(code)
            continue
          }
          await person.ask(...approve)
          const kept = await rowOf(
            sql`select audit_own as own, four_eyes_off as off from ${sql.raw(table)} where id = ${id}`,
          )
          expect(kept).toEqual({ own: hands.has(who), off: !on })
          return
        }
      }),
      { ...settings, numRuns: numRuns * 2 },
    )
  },
)
