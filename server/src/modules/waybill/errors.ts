import { defineErrors, type TextsOf } from '../../kernel/errors.js'

export const waybillErrors = defineErrors({
  DEVICE_KEY_INVALID: ['unauthenticated', '设备密钥无效或已吊销'],
  WAYBILL_IN_SETTLEMENT: ['rule', '运单{no}已在结算单中'],
  WAYBILL_SEALED: ['rule', '{field}不能修改：{reason}'],
  WAYBILL_UNDER_REVIEW: ['rule', '运单{no}有修改待审核，请先审核或撤回'],
  WAYBILL_NO_TAKEN: ['rule', '运单号{no}已存在'],
  EXCAVATOR_OVERLAP: ['rule', '{machineCode}在{from}至{to}已有工时记录，同一挖机的工时不能重叠'],
  EXCAVATOR_OWN: ['rule', '公司已开启复核，不能审核自己上报的{what}'],
  CHANGE_UNDONE: ['rule', '该修改已撤销'],
  CHANGE_NOT_UNDOABLE: ['rule', '{reason}'],
})

declare module '../../kernel/errors.js' {
  interface ErrorTexts extends TextsOf<typeof waybillErrors> {}
}
