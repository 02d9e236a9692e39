/** The Chinese texts of projects as a company sets them up. */
export const baseProjectTexts = {
  create: '新增项目',
  tooMany: (label: string, max: number) => `${label}最多${max}个`,
  sameShift: '夜班开始不能与白班开始相同',
  noSite: '渣土场不存在或已停用',
  organ: '机构',
  mergeHasPhases: (names: readonly string[]) => `它有分期${names.join('、')}，请先删除，或在保留的项目中重新建立`,
  mergeHasRoles: (count: number) => `有${count}个角色只看它，请先在角色的数据范围中改选保留的项目`,
  mergeHasOrgan: '它属于一个机构，请先移出，再确认保留的项目所属的机构',
  mergeOtherPhase: '两者不是同一项目的，或日期、渣土场、土质不同，请先改成一致',
  mergeSurveyed: (day: string) => `两者都有${day}的实测，请先删除其中之一`,
  mergePhases: (one: string, other: string) =>
    `同一时间的分期“${one}”和“${other}”各限定了其中一个，合并后运单会换分期，请先修改分期`,
  role: '角色的数据范围',
  message: '站内消息',
  noSoil: '土质不存在或已停用',
  hints: {
    clock: 'HH:mm，请将单元格设为文本',
    usesTickets: '是或否',
    several: '须是系统中启用的，多个以顿号分隔',
  },
} as const
