/** The Chinese texts of what a project costs. */
export const costTexts = {
  project: '项目',
} as const
