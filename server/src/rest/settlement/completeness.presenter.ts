import { z } from 'zod'
import { paperKindLabels } from '../../modules/settlement/enums.js'
import { paperTexts } from '../../modules/settlement/paper/texts.js'
import { count } from '../shapes.js'

/** Number of waybills that lack each document. */
export const missingShape = z.object({
  loadPicture: count('缺装车照片'),
  gatePicture: count('缺出场照片'),
  payeeContract: count('缺已签约的收款人'),
  card: count('缺结算卡'),
})

const kinds = Object.entries(paperKindLabels).map(([kind, label]) => `${kind} ${label}`)
/** The kinds of papers that a settlement lacks. */
export const lackingShape = z.array(z.string()).describe(`${paperTexts.lacked}：${kinds.join('，')}`)
