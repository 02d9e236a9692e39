/** The Chinese texts of phases. */
export const phaseTexts = {
  dayOrder: '结束日期不能早于开始日期',
  noProject: '项目不存在或已停用',
  taken: (name: string) => `该项目已有分期“${name}”`,
  truckCubic: (label: string, most: string) => `${label}须大于0，不超过${most}`,
  several: (label: string) => `${label}须为列表`,
  tooMany: (label: string, most: number) => `${label}最多${most}个`,
  noSite: '渣土场不存在',
  noSoil: (name: string) => `土质“${name}”不存在`,
  hints: {
    name: '同一项目内不重复',
    day: '例如 2026-03-01',
    cubic: '方，最多3位小数',
    amount: '元，最多2位小数',
    truckCubic: '方/车，大于0，最多3位小数',
    several: '多个以顿号分隔；不填则不限',
  },
} as const
