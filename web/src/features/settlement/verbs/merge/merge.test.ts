import { expect, it } from 'vitest'
import type { Money } from '../../../../ui/format/decimal'
import { candidatesFor, mergeChanges } from './merge'

const row = (id: string, payee: string | null = null, projectInfoId = 'p') => ({
  id,
  settleNo: `JS${id}`,
  settleCnt: 1,
  settleAmt: '10.00' as Money,
  projectInfoId,
  payee: payee === null ? null : { id: payee },
})

it('offers to merge what is of the same project and owed to the same payee', () => {
  const found = [row('1', 'a'), row('2', 'a'), row('3', 'b'), row('4', 'a', 'q'), row('5')]
  expect(candidatesFor([row('1', 'a')], found).map(({ id }) => id)).toEqual(['1', '2'])
  expect(candidatesFor([row('5')], found).map(({ id }) => id)).toEqual(['5'])
})

it('keeps what was asked for, fitting or not, for the server to say why not', () => {
  expect(candidatesFor([row('1', 'a'), row('3', 'b')], []).map(({ id }) => id)).toEqual(['1', '3'])
})

it('leaves everything with the survivor', () => {
  const survivor = { settleNo: 'JS1', settleCnt: 2, settleAmt: '20.00' as Money }
  expect(mergeChanges([row('1'), row('2')], survivor).map(({ after }) => after)).toEqual([
    { settleCnt: 2, settleAmt: '20.00' },
    null,
  ])
})
