import { told } from '../../../kernel/list/sheet.js'
import { yesOrNo } from '../../project/index.js'

/** How a sheet shows who applied for a row, decided it and ended it, behind the columns of its own. */
export const reviewedFields = {
  applyName: 'text',
  applyDatetime: 'datetime',
  auditName: 'text',
  auditDatetime: 'datetime',
  auditOwn: told(({ auditOwn }: { auditOwn: boolean }) => yesOrNo(auditOwn)),
  invalidName: 'text',
  invalidDatetime: 'datetime',
  reason: 'text',
} as const

export const reviewedTitles = {
  applyName: '申请人',
  applyDatetime: '申请时间',
  auditName: '审核人',
  auditDatetime: '审核时间',
  auditOwn: '本人审核',
  invalidName: '失效操作人',
  invalidDatetime: '失效时间',
  reason: '原因',
} as const
