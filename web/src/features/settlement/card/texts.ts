import type { CardKind } from '../../../gql/types.generated'
import { countTexts } from '../../../ui/format/texts'
import { commonTexts } from '../../../ui/texts'

/** Every text of the card ledger. */
export const texts = {
  title: '结算卡台账',
  chooseTitle: '选择车队长主卡',
  kinds: { CAPTAIN: '主卡', SUB: '子卡' } satisfies Record<CardKind, string>,
  tripsUnit: countTexts.trips,
  yuanUnit: commonTexts.yuan,
  lost: '已挂失',
  detail: '明细',
  ledger: '查看台账',
  chooseOther: '选择其他主卡',
  subCard: (cardNo: string) => `子卡 ${cardNo} 属于此主卡`,
  missing: (cardNo: string) => `结算卡 ${cardNo} 不存在或无权查看`,
  linkUnreadable: '链接无效，无法识别要查看的结算卡',
  empty: '没有结算卡',
}
