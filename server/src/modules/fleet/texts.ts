/** The Chinese texts of captains, drivers and their task applications (000 §4, 001 §5). */
export const fleetTexts = {
  what: '任务申请',
  tooManyMembers: (max: number) => `车队长和司机一次最多${max}个`,
  reason: '驳回原因',
  apply: '提交任务申请',
  update: '修改任务申请',
  approve: '审核任务申请',
  reject: '驳回任务申请',
  invalidate: '失效任务申请',
  delete: '删除任务申请',
  deleteMove: '删除',
  expired: '任务申请已失效',
  keyword: '查询条件过长',
} as const
