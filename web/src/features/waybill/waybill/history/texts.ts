/** Every text of a waybill's history. */
export const texts = {
  title: '修改历史',
  none: '没有修改记录',
  blank: '（空）',
  to: '改为',
  reason: '原因',
  failed: '修改历史加载失败',
}
