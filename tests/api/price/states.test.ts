import { sql } from '@tufang/server/kernel/sql/sql'
import { taskMachine } from '@tufang/server/modules/fleet/task/task.machine'
import { RoleType } from '@tufang/server/modules/identity/role-types'
import { priceMachine } from '@tufang/server/modules/price/direct-pay-price/direct-pay-price.machine'
import { testApp } from '@tufang/tests/app'
import type { Caller } from '@tufang/tests/caller'
import { newCompany, type RoleName } from '@tufang/tests/company'
import { newSignedUpCaptain } from '@tufang/tests/factories/captain'
import { newCaptainTask } from '@tufang/tests/factories/captain-task'
import { newDirectPayPrice } from '@tufang/tests/factories/direct-pay-price'
import { newHaul } from '@tufang/tests/factories/haul'
import { newColleague } from '@tufang/tests/role'
import { rowsOf } from '@tufang/tests/rows'
import { signIn } from '@tufang/tests/sign-in'
import { describe, expect, it } from 'vitest'
import {
  type Action,
  type Deed,
  type Made,
  maker,
  pricesByGraphql,
  pricesByRest,
  type State,
  tasksByGraphql,
} from './deeds'

/**
 * Actions as described in docs/behaviour/price.md: the permission, the states from which it starts, and the state to
 * which it leads.
 */
const ALL: State[] = ['PENDING', 'APPROVED', 'EXPIRED', 'REJECTED']
const SPEC: Record<Action, { key: string; from: State[]; to: State | null }> = {
  edit: { key: 'edit', from: ['PENDING'], to: 'PENDING' },
  delete: { key: 'edit', from: ['PENDING'], to: null },
  approve: { key: 'audit', from: ['PENDING'], to: 'APPROVED' },
  reject: { key: 'audit', from: ['PENDING'], to: 'REJECTED' },
  invalidate: { key: 'disabled', from: ['APPROVED'], to: 'EXPIRED' },
  copy: { key: 'add', from: ALL, to: null },
}
const KEYS = ['add', 'edit', 'del', 'get', 'audit', 'disabled']
/** Permissions that the named roles hold. */
const ROLES: [RoleName, string[]][] = [
  ['管理员', KEYS],
  ['审核员', ['get', 'audit', 'disabled']],
  ['只读', ['get']],
  ['结算员', []],
  ['出纳', []],
]

interface Somebody {
  name: string
  id: string
  caller: Caller
  keys: string[]
}

const app = await testApp()
const company = await newCompany()
const haul = await newHaul(company)
const everybody: Somebody[] = []
for (const [role, keys] of ROLES) everybody.push({ ...company.people[role], caller: await company.as(role), keys })
for (const keys of KEYS.map((key) => [key])) {
  const permissions = keys.map((key) => `chain:directPayPriceSet:${key}`)
  everybody.push({ ...(await newColleague(company, permissions)), name: `nothing but ${keys}`, keys })
}
const { person } = await newSignedUpCaptain(company)
const himself = await signIn(app, { mobile: person.mobile, roleType: RoleType.CAPTAIN })
everybody.push({ ...person, name: 'a captain', caller: himself, keys: [] })
/** Another person, who applied for the other records. */
const somebodyElse = await newColleague(company, [])

interface Trial {
  state: State
  action: Action
  who: Somebody
  own: boolean
  fourEyes: boolean
  /** Calls documented as GET answer again when their work is done already. */
  repeatable: boolean
}

function expected({ state, action, who, own, fourEyes, repeatable }: Trial): { answer: string; left: State | null } {
  const { key, from, to } = SPEC[action]
  if (!who.keys.includes(key)) return { answer: 'FORBIDDEN', left: state }
  if (action === 'copy') return { answer: 'OK', left: state }
  if (!from.includes(state)) return { answer: repeatable && state === to ? 'OK' : 'MOVE_NOT_ALLOWED', left: state }
  if (action === 'approve' && own && fourEyes) return { answer: 'PRICE_OWN', left: state }
  return { answer: 'OK', left: to }
}

interface Subject {
  name: string
  table: string
  machine: { states: Record<State, string>; moves: object }
  make: ReturnType<typeof maker>
  deeds: Partial<Record<Action, Deed>>
  documentedAsGet: Action[]
}

const prices = {
  table: 'direct_pay_price',
  machine: priceMachine,
  make: maker(newDirectPayPrice, company, haul),
}
const tasks = { table: 'captain_task', machine: taskMachine, make: maker(newCaptainTask, company, haul) }
const subjects: Subject[] = [
  { name: 'a direct-pay price over GraphQL', ...prices, deeds: pricesByGraphql, documentedAsGet: [] },
  {
    name: 'a direct-pay price over REST',
    ...prices,
    deeds: pricesByRest,
    documentedAsGet: ['approve', 'reject', 'invalidate'],
  },
  // The documented calls only list applications, and change none.
  { name: 'a task application over GraphQL', ...tasks, deeds: tasksByGraphql, documentedAsGet: [] },
]

const setFourEyes = (on: boolean) => rowsOf(sql`update company set four_eyes = ${on} where id = ${company.id}`)

async function statusOf({ table }: Subject, { id }: Made): Promise<State | null> {
  const [row] = await rowsOf<{ status: State }>(
    sql`select status from ${sql.ref(table)} where company_id = ${company.id} and id = ${id}`,
  )
  return row?.status ?? null
}

const atHand = new Map<string, Made>()

/** Record in a state; reused while a refused call has left it unchanged. */
async function madeFor({ table, make }: Subject, state: State, by: { id: string; name: string }): Promise<Made> {
  const key = `${table} ${state} ${by.id}`
  const made = atHand.get(key) ?? (await make(state, by))
  atHand.set(key, made)
  return made
}

/** Tries an action on a record of each state, as each person; returns unexpected outcomes. */
async function surprises(subject: Subject, action: Action, deed: Deed, fourEyes: boolean): Promise<string[]> {
  const found: string[] = []
  const repeatable = subject.documentedAsGet.includes(action)
  await setFourEyes(fourEyes)
  for (const state of Object.keys(subject.machine.states) as State[]) {
    for (const who of everybody) {
      for (const own of SPEC[action].key === 'audit' ? [false, true] : [false]) {
        const by = own ? who : somebodyElse
        const made = await madeFor(subject, state, by)
        const seen = JSON.stringify({ answer: await deed(who.caller, made), left: await statusOf(subject, made) })
        const told = JSON.stringify(expected({ state, action, who, own, fourEyes, repeatable }))
        if (seen !== told) found.push(`${state}, ${who.name}, own ${own}: ${seen}, not ${told}`)
        if (seen.includes('OK')) atHand.delete(`${subject.table} ${state} ${by.id}`)
      }
    }
  }
  await setFourEyes(false)
  return found
}

describe.each(subjects)('$name', (subject) => {
  const actions = Object.entries(subject.deeds) as [Action, Deed][]

  it('has the states and moves of docs/behaviour/price.md', () => {
    expect(Object.keys(subject.machine.states).toSorted()).toEqual(ALL.toSorted())
    const moves = Object.keys(subject.machine.moves).filter((move) => move !== 'view') as Action[]
    expect(moves).toEqual(expect.arrayContaining(actions.map(([action]) => action)))
    expect(Object.keys(SPEC)).toEqual(expect.arrayContaining(moves))
    const needs = (key: string) => `chain:directPayPriceSet:${key}`
    for (const move of moves) {
      const { from, to, key } = SPEC[move]
      expect(subject.machine.moves).toMatchObject({ [move]: { from, needs: needs(key), ...(to ? { to } : {}) } })
      if (to === null) expect(subject.machine.moves).not.toHaveProperty(`${move}.to`)
    }
  })

  const alone = actions.map(([action, deed]) => [action, 'one person', deed, false] as const)
  const two = actions
    .filter(([action]) => SPEC[action].key === 'audit')
    .map(([action, deed]) => [action, 'two people', deed, true] as const)
  it.each([...alone, ...two])(
    'goes by the table above with %s where it takes %s',
    async (action, _, deed, fourEyes) => {
      expect(await surprises(subject, action, deed, fourEyes)).toEqual([])
    },
  )
})

describe.each([
  { field: 'directPayPrice', make: prices.make, deeds: pricesByGraphql },
  { field: 'captainTask', make: tasks.make, deeds: tasksByGraphql },
])('allowedActions of $field', ({ field, make, deeds }) => {
  const question = `query ($id: ID!) { ${field}(id: $id) { allowedActions } }`
  const verbs = Object.keys(deeds) as Action[]

  it.each(ALL)('are what the verbs allow while it is %s', async (state) => {
    for (const { caller, keys, id, name } of everybody.filter((one) => one.keys.includes('get'))) {
      for (const [own, fourEyes] of [
        [false, false],
        [true, true],
        [true, false],
        [false, true],
      ] as const) {
        await setFourEyes(fourEyes)
        const made = await make(state, own ? { id, name } : somebodyElse)
        const found = await caller.ask<Record<string, { allowedActions: string[] }>>(question, { id: made.id })
        const mayDo = verbs.filter(
          (action) =>
            keys.includes(SPEC[action].key) &&
            SPEC[action].from.includes(state) &&
            !(action === 'approve' && own && fourEyes),
        )
        const view = state === 'PENDING' ? [] : ['view']
        expect(found[field]?.allowedActions.toSorted()).toEqual([...mayDo, ...view].toSorted())
      }
    }
    await setFourEyes(false)
  })

  it('are told to nobody who may not see it, in no state', async () => {
    for (const state of ALL) {
      const { id } = await make(state, somebodyElse)
      for (const { caller, keys } of everybody) {
        const { errors } = await caller.gql(question, { id })
        expect(errors[0]?.extensions.code).toBe(keys.includes('get') ? undefined : 'FORBIDDEN')
      }
    }
  })
})

it('a copy is a pending price of its own, and an approval of one’s own is marked', async () => {
  const admin = everybody[0]
  if (!admin) throw new Error('no administrator')
  const made = await prices.make('REJECTED', somebodyElse)
  expect(await pricesByGraphql.copy?.(admin.caller, made)).toBe('OK')
  const [copy] = await rowsOf<{ id: string; status: State }>(
    sql`select id, status from direct_pay_price where company_id = ${company.id} and copied_from_id = ${made.id}`,
  )
  expect(copy?.status).toBe('PENDING')
  const marks = sql`select audit_own as own from direct_pay_price where company_id = ${company.id}`
  for (const [by, own] of [
    [admin, true],
    [somebodyElse, false],
  ] as const) {
    const pending = await prices.make('PENDING', by)
    await pricesByRest.approve?.(admin.caller, pending)
    expect(await rowsOf(sql`${marks} and id = ${pending.id}`)).toEqual([{ own }])
  }
})
