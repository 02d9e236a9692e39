import { describe, expect, it } from 'vitest'
import type { Money } from '../../../../ui/format/decimal'
import { type Trip, whyOf } from './why'

const trip = {
  settleable: true,
  settlementId: null,
  settleNo: null,
  notSettleableReason: null,
  giveCardNo: null,
  cardNo: 'B1',
  actuallyPaid: '0.00',
} as Trip

describe('what a captain is told of a trip', () => {
  it.each([
    [{}, '待结算', '待交卡：B1'],
    [{ cardNo: null }, '待结算', '未记入结算卡，请联系公司'],
    [{ giveCardNo: 'HZ1' }, '待结算', '已交卡（HZ1），待公司结算'],
    [{ settleable: false, notSettleableReason: '运单尚未卸车' }, '暂不能结算', '运单尚未卸车'],
    [{ settleable: false, settlementId: 's', settleNo: 'JS1' }, '已结算', '已结算，结算单JS1，待付款'],
    [
      { settlementId: 's', settleNo: 'JS1', actual: '1080.00' as Money, actuallyPaid: '1080.00' as Money },
      '已结算',
      '已结算并付款，结算单JS1',
    ],
    [
      { settlementId: 's', settleNo: 'JS1', actual: '1080.50' as Money, actuallyPaid: '1080.00' as Money },
      '已结算',
      '已结算，已付1,080.00元，结算单JS1',
    ],
  ])('%j is %s: %s', (facts, state, why) => {
    expect(whyOf({ ...trip, ...facts })).toMatchObject({ state, why })
  })
})
