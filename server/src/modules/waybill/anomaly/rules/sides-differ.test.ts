import { judge } from '@tufang/tests/factories/trip'
import { describe, expect, it } from 'vitest'
import type { SideWord } from '../facts.js'

const word = (parts: Partial<SideWord>): SideWord => ({
  id: 'w1',
  side: 'DRIVER',
  verdict: 'REFUSED',
  thousandths: null,
  reason: '没去',
  ...parts,
})
const corrected = (thousandths: number, parts: Partial<SideWord> = {}) =>
  word({ verdict: 'CORRECTED', thousandths, ...parts })
const find = (words: SideWord[], trip: Parameters<typeof judge>[1] = {}, limits = {}) =>
  judge('SIDES_DIFFER', { words, unit: 'TON', thousandths: 20_000, ...trip }, { limits })

describe('words that differ from the waybill', () => {
  it('are refusals, whatever the quantity', () => {
    expect(find([word({})])?.text).toBe('司机拒绝签认：没去')
  })

  it('are quantities further away than the tolerance of the unit', () => {
    expect(find([corrected(20_200)])).toBeNull()
    expect(find([corrected(20_201)])?.text).toBe('司机更正为20.201吨（运单20.000吨）：没去')
    expect(find([corrected(19_400)], { unit: 'CUBIC' })).toBeNull()
    expect(find([corrected(19_399)], { unit: 'CUBIC' })).not.toBeNull()
    expect(find([corrected(20_201)], {}, { tonPercent: 2 })).toBeNull()
  })

  it('are any other number of trucks', () => {
    expect(find([corrected(2000)], { unit: 'TRUCK', thousandths: 1000 })?.text).toBe('司机更正为2车（运单1车）：没去')
  })

  it('are told together, in one flag', () => {
    const found = find([word({}), corrected(1000, { id: 'w2', side: 'SITE', reason: '过磅' })])
    expect(found?.text).toBe('司机拒绝签认：没去；渣土场更正为1.000吨（运单20.000吨）：过磅')
  })

  it('are found anew when a side speaks again, or the quantity changes', () => {
    const keys = [find([word({})]), find([word({ id: 'w3' })]), find([word({})], { thousandths: 21_000 })].map(
      (found) => found?.key,
    )
    expect(new Set(keys).size).toBe(3)
  })

  it('are nobody’s concern on a void waybill, as are confirmations', () => {
    expect(find([word({})], { status: 'VOID' })).toBeNull()
    expect(find([word({ verdict: 'CONFIRMED', reason: null })])).toBeNull()
  })
})
