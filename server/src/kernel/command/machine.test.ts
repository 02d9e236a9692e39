import { describe, expect, it } from 'vitest'
import { DomainError } from '../errors.js'
import { Actor, type ActorFacts } from './actor.js'
import { defineMachine, type Move } from './machine.js'
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
  roleType: 2,
  companyId: null,
  company: null,
  email: null,
  avatar: null,
  lockHash: null,
  permissions: new Set(),
  captainScopes: [],
  locked: false,
}
const actorWith = (...permissions: Permission[]) =>
  new Actor(
    { ...facts, permissions: new Set(permissions) },
    { requestId: '', address: '', userAgent: '', method: '', uri: '' },
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
