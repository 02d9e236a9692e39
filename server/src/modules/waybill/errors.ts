import { defineErrors, type TextsOf } from '../../kernel/errors.js'

export const waybillErrors = defineErrors({
  DEVICE_KEY_INVALID: ['unauthenticated', '设备密钥无效或已吊销', '请管理员重新发放设备密钥'],
  WAYBILL_IN_SETTLEMENT: ['rule', '运单{no}已在结算单中', '请先把它移出结算单，或由审核人驳回结算单'],
  WAYBILL_SEALED: ['rule', '{field}不能修改：{reason}', '请先解除所说的情况'],
  WAYBILL_UNDER_REVIEW: ['rule', '运单{no}有修改待审核，请先审核或撤回'],
  WAYBILL_NO_TAKEN: ['rule', '运单号{no}已存在', '请核对运单号'],
  EXCAVATOR_OVERLAP: [
    'rule',
    '{machineCode}在{from}至{to}已有工时记录，同一挖机的工时不能重叠',
    '请修改时间，或先删除那条记录',
  ],
  EXCAVATOR_OWN: ['rule', '公司已开启复核，不能审核自己上报的{what}', '请另一个有审核权限的人审核'],
  WAYBILL_CHANGE_OWN: ['rule', '公司已开启复核，不能审核自己申请的运单修改', '请另一个有审核权限的人审核'],
  CHANGE_UNDONE: ['rule', '该修改已撤销', '请刷新查看'],
  CHANGE_NOT_UNDOABLE: ['rule', '{reason}'],
})

declare module '../../kernel/errors.js' {
  interface ErrorTexts extends TextsOf<typeof waybillErrors> {}
}
