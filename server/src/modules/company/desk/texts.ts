/** The Chinese texts of the desk. */
export const deskTexts = {
  desk: '平台运营',
  reviewer: '平台管理员',
  company: '公司',
  suspend: '停用公司',
  resume: '恢复公司',
  states: { ACTIVE: '正常', SUSPENDED: '已停用' },
} as const
