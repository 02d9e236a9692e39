import { importTexts } from '../../../import/index.js'

/** The Chinese texts of sheets of surveys. */
export const surveyImportTexts = {
  example: '示例',
  words: {
    what: '分期实测',
    headings: '项目、分期',
    same: '同一分期同一天的实测',
    template: {
      file: '分期实测导入模板.xlsx',
      sheet: '分期实测',
      notes: [
        importTexts.notes.anyOrder,
        '读取第一张有表头的可见工作表，隐藏的行和列也会读取；项目为“示例”的行不导入，可以删除。',
        importTexts.notes.values,
        '项目和分期须已在系统中；同一分期同一天已有实测的，按文件更新，空着的备注不改原有内容。',
        importTexts.notes.most,
      ],
    },
  },
  hints: {
    projectName: '须是系统中已有的项目',
    phaseName: '须是该项目已有的分期',
    day: '例如 2026-03-31，不晚于今天',
    cubic: '方，自分期开始至当日的累计数，最多3位小数',
  },
  unknownProject: (name: string) => `项目“${name}”不存在`,
  unknownPhase: (project: string, name: string) => `项目“${project}”没有分期“${name}”`,
  severalPhases: (name: string) => `有几个分期叫“${name}”，请先改成不同的名称`,
  twice: '前面的行已是同一分期同一天的实测',
} as const
