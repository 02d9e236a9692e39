import { baseProjectLabels } from '../../../gql/labels.generated'

/** The texts of projects. */
export const texts = {
  title: baseProjectLabels.projectName,
  what: baseProjectLabels.projectName,
  fields: baseProjectLabels,
  clockHint: (day: string, night: string) => `HH:mm；不填为公司默认，白班 ${day}、夜班 ${night}`,
  clockWrong: '请按 06:00 的格式填写',
  ticketsHint: '去渣土场的新运单没有说明时即用票',
  allSites: '未限定，所有渣土场可选',
  allSoils: '未限定，所有土质可选',
  gone: '（已停用）',
  yes: '是',
  no: '否',
  place: '坐标',
  shifts: '班次',
  shiftTimes: (day: string, night: string) => `白班 ${day}，夜班 ${night}`,
}
