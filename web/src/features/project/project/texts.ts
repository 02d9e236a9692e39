/** The texts of projects. */
export const texts = {
  clockHint: (day: string, night: string) => `HH:mm；不填为公司默认，白班 ${day}、夜班 ${night}`,
  clockWrong: '请按 06:00 的格式填写',
  ticketsHint: '去渣土场的新运单没有说明时即用票',
  allSites: '未限定，所有渣土场可选',
  allSoils: '未限定，所有土质可选',
  gone: '（已停用）',
  place: '坐标',
  shifts: '班次',
  phases: '项目分期',
  noPhases: '没有分期',
  allPhases: '该项目的全部分期',
  cubic: (volume: string) => `${volume} 方`,
  shiftTimes: (day: string, night: string) => `白班 ${day}，夜班 ${night}`,
}
