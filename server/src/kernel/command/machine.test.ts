import { RoleType } from '@tufang/server/modules/identity/role-types'
import { describe, expect, it } from 'vitest'
import { DomainError } from '../errors.js'
import { Actor, type ActorFacts } from './actor.js'
import { defineMachine, type Guard, type Move } from './machine.js'
import type { Permission } from './permissions.js'

type State = 'PENDING' | 'APPROVED' | 'REJECTED'

const needs = 'chain:companywaybill:audit'
const states = { PENDING: '待审核', APPROVED: '已审核', REJECTED: '已驳回' }
const approve: Move<State> = { from: ['PENDING'], to: 'APPROVED', needs, label: '审核' }
const reject: Move<State> = {
  from: ['PENDING', 'APPROVED'],
  to: 'REJECTED',
  needs: 'chain:companywaybill:edit',
  label: '驳回',
}
const definition = { what: '结算单', states, initial: 'PENDING' as State, final: ['REJECTED'] as State[] }

const facts: ActorFacts = {
  sessionId: '',
  userId: '',
  userName: '',
  mobile: '',
  userHash: '',
  roleType: RoleType.COMPANY,
  companyId: null,
  company: null,
  email: null,
  avatar: null,
  lockHash: null,
  readOnly: false,
  permissions: new Set(),
  captainScopes: [],
  siteScopes: [],
  elsewhere: [],
  projectIds: null,
  locked: false,
  closedBy: null,
}
const actorWith = (...permissions: Permission[]) =>
  new Actor(
    { ...facts, permissions: new Set(permissions) },
    { requestId: '', address: '', userAgent: '', method: '', uri: '', service: 'REST' },
  )

describe('a machine', () => {
  const machine = defineMachine({ ...definition, moves: { approve, reject } })

  it('moves as its table says', () => {
    expect(machine.next('PENDING', 'approve')).toBe('APPROVED')
    expect(machine.next('APPROVED', 'reject')).toBe('REJECTED')
    expect(machine.needs('approve')).toBe(needs)
  })

  it('refuses any other move by the names people know', () => {
    expect(() => machine.next('APPROVED', 'approve')).toThrow(
      new DomainError('MOVE_NOT_ALLOWED', { what: '结算单', state: '已审核', move: '审核' }),
    )
    expect(() => machine.next('REJECTED', 'reject')).toThrow('结算单当前为“已驳回”，不能驳回')
  })

  it('offers the moves that this person may make now', () => {
    expect(machine.movesFrom('PENDING', actorWith(needs, 'chain:companywaybill:edit'))).toEqual(['approve', 'reject'])
    expect(machine.movesFrom('PENDING', actorWith(needs))).toEqual(['approve'])
    expect(machine.movesFrom('REJECTED', actorWith(needs, 'chain:companywaybill:edit'))).toEqual([])
    expect(machine.movesFrom('PENDING', actorWith())).toEqual([])
  })
})

describe('what a row says of itself', () => {
  const unpaid: Guard<{ settleNo: string; paid: boolean }> = ({ settleNo, paid }) =>
    paid ? { code: 'SETTLEMENT_PAID', params: { settleNo, move: '驳回' } } : null
  const payeesComplete: Guard<{ missing: number }> = ({ missing }) =>
    missing > 0 ? { code: 'SETTLEMENT_PAYEE_MISSING', params: { count: missing } } : null
  const machine = defineMachine({
    what: '结算单',
    states,
    initial: 'PENDING',
    final: ['REJECTED'],
    moves: {
      approve: { from: ['PENDING'], to: 'APPROVED', needs, label: '审核', guards: [payeesComplete] },
      reject: {
        from: ['PENDING', 'APPROVED'],
        to: 'REJECTED',
        label: '驳回',
        first: [unpaid],
        guards: [payeesComplete],
      },
      print: { from: ['APPROVED'], needs, label: '打印', what: ({ settleNo }: { settleNo: string }) => settleNo },
      expire: { from: ['PENDING'], to: 'REJECTED', label: '过期', offered: false },
    },
  })
  const facts = { settleNo: 'JS1', paid: false, missing: 0 }
  const messageOf = (...[state, move, about]: Parameters<typeof machine.refusal<'reject'>>) =>
    machine.refusal(state, move, about)?.message ?? null

  it('stops a move that its state allows', () => {
    expect(machine.next('PENDING', 'approve', facts)).toBe('APPROVED')
    const refused = new DomainError('SETTLEMENT_PAYEE_MISSING', { count: 2 })
    expect(() => machine.next('PENDING', 'approve', { missing: 2 })).toThrow(refused)
    expect(() => machine.assertState('PENDING', 'approve')).not.toThrow()
    expect(() => machine.assertState('APPROVED', 'approve')).toThrow('结算单当前为“已审核”，不能审核')
  })

  it('is told before the state where it says more, after it otherwise, in the order of the table', () => {
    expect(messageOf('PENDING', 'reject', { ...facts, paid: true, missing: 1 })).toContain('JS1')
    expect(messageOf('REJECTED', 'reject', { ...facts, paid: true })).toContain('JS1')
    expect(messageOf('REJECTED', 'reject', { ...facts, missing: 1 })).toBe('结算单当前为“已驳回”，不能驳回')
    expect(messageOf('PENDING', 'reject', { ...facts, missing: 1 })).toBe('还有1趟没有收款人')
    expect(messageOf('PENDING', 'reject', facts)).toBeNull()
  })

  it('leaves the state where a verb leads nowhere, and names the row where it can', () => {
    expect(machine.next('APPROVED', 'print', facts)).toBe('APPROVED')
    expect(machine.refusal('PENDING', 'print', facts)?.message).toBe('JS1当前为“待审核”，不能打印')
  })

  it('offers and refuses verbs by the same rules as the verbs themselves', () => {
    const actor = actorWith(needs)
    expect(machine.actions('PENDING', actor, facts)).toEqual(['approve', 'reject'])
    expect(machine.actions('PENDING', actor, { ...facts, missing: 1 })).toEqual([])
    expect(machine.actions('PENDING', actorWith(), facts)).toEqual(['reject'])
    expect(machine.refusedActions('PENDING', actor, { ...facts, paid: true })).toEqual([
      { action: 'reject', reason: '结算单JS1已付款或已开票，不能驳回' },
      { action: 'print', reason: 'JS1当前为“待审核”，不能打印' },
    ])
    expect(machine.refusedActions('APPROVED', actorWith(), facts)).toEqual([
      { action: 'approve', reason: '结算单当前为“已审核”，不能审核' },
      { action: 'print', reason: expect.stringMatching(/^没有权限：/) },
    ])
  })

  it('must be known to the person who asks', () => {
    // @ts-expect-error the guard of this move judges how many are without a payee
    expect(() => machine.next('PENDING', 'approve')).toThrow()
    // @ts-expect-error a settlement’s number is missing
    machine.actions('PENDING', actorWith(), { paid: false, missing: 0 })
    // @ts-expect-error nobody needs anything for this move
    expect(() => actorWith().assert(machine.needs('reject'))).toThrow()
  })
})

describe('a table that contradicts itself does not become a machine', () => {
  it.each<[string, Record<string, Move<State>>, State[]]>([
    ['a state that nothing leads to', { reject }, ['REJECTED']],
    ['a final state that is left', { approve, reject }, ['REJECTED', 'APPROVED']],
    ['a state without a way out that is not final', { approve, reject }, []],
    ['a state reached only from itself', { reject, approve: { ...approve, from: ['APPROVED'] } }, ['REJECTED']],
  ])('%s', (_, moves, final) => {
    expect(() => defineMachine({ ...definition, final, moves })).toThrow(/^结算单: /)
  })
})
