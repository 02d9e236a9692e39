/** The Chinese texts of surveys. */
export const surveyTexts = {
  survey: '实测',
  titles: { create: '填报实测', update: '修改实测', delete: '删除实测' },
  version: '请带回版本',
  future: (label: string) => `${label}不能晚于今天`,
  outside: (label: string, from: string, to: string) => `${label}须在分期开始之后、结束后90天之内，即${from}至${to}`,
  taken: (day: string) => `该分期${day}已有实测，请修改那一次`,
} as const
