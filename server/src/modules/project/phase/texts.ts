/** The Chinese texts of phases. */
export const phaseTexts = {
  day: (label: string) => `${label}须为 yyyy-MM-dd，例如 2026-03-01`,
  dayOrder: '结束日期不能早于开始日期',
  noProject: '项目不存在或已停用',
  taken: (name: string) => `该项目已有分期“${name}”`,
  hints: {
    name: '同一项目内不重复',
    day: '例如 2026-03-01',
    cubic: '方，最多3位小数',
    amount: '元，最多2位小数',
  },
} as const
