/** The Chinese texts of the board and of its weekly report. */
export const boardTexts = {
  project: '项目',
  report: '项目周报',
  tooMany: (most: number) => `一次最多看${most}个项目，请减少所选的项目`,
  week: '周报所在的星期须为其周一，yyyy-MM-dd，例如 2026-11-23',
  fileOf: (week: string) => `项目周报${week}.pdf`,
} as const
