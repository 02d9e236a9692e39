import { phaseSurveyFields, projectPhaseFields } from '../../../gql/fields/project.generated'
import { commonTexts } from '../../../ui/texts'

/** The texts of surveys. */
export const texts = {
  what: '实测',
  add: '填报实测',
  edit: '修改实测',
  update: '修改',
  delete: commonTexts.remove,
  actions: commonTexts.actions,
  save: commonTexts.save,
  saved: '已保存',
  savedLower: '已保存；累计方量少于之前某日的，请核对',
  deleted: commonTexts.removed,
  deleteTitle: '删除实测',
  deleteQuestion: commonTexts.removeQuestion,
  deleteAbout: (phase: string, day: string, cubic: string) =>
    `${phase} ${day} 的累计实测 ${cubic} 方：删除后计划完成按之前一次计算，原来的数留在修改记录中。`,
  about: (phase: string, from: string, to: string) => `${phase}，${from} 至 ${to}；填自分期开始至当日的累计数`,
  cubic: `${phaseSurveyFields.cubic.label}（方）`,
  future: '不能晚于今天',
  history: '实测修改记录',
  none: '还没有实测',
  charts: '图表',
  sum: (surveyed: string, plan: string | null) =>
    plan === null
      ? `${projectPhaseFields.surveyedCubic.label} ${surveyed} 方`
      : `${projectPhaseFields.surveyedCubic.label} ${surveyed} 方 / ${projectPhaseFields.planCubic.label} ${plan} 方`,
  share: (percent: string) => `完成 ${percent}%`,
}
