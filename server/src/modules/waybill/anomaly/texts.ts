import { inputTexts } from '../../../kernel/values/texts.js'

/** The Chinese texts of anomalies. */
export const anomalyTexts = {
  anomaly: '异常',
  anomalies: '异常',
  sheet: '运单异常',
  reason: '原因',
  note: '说明',
  noteNeeded: '选择“其他”时请填写说明',
  unknownReason: '请选择列表中的原因',
  blockingNeedsAuditor: '该异常阻止结算，须由有“审核运单修改”权限的人处理',
  replaced: '该运单已有同一规则的新异常',
  confirm: '确认异常',
  clear: '排除异常',
  reopen: '撤销异常处理',
  handled: (move: string, done: number, refused: number) =>
    refused === 0 ? `${move}：${done}项成功` : `${move}：${done}项成功，${refused}项未处理`,
  setRule: '设置异常规则',
  rule: '异常规则',
  limitUnknown: '没有这项参数',
  limitTwice: '参数重复',
  limitRange: (label: string, min: number, max: number, unit: string) =>
    `${label}须为${min}到${max}之间的整数（${unit}）`,
  version: inputTexts.version,
} as const
