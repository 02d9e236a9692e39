/** The Chinese texts of base data, by what a row is called. */
export const basedataTexts = {
  create: (what: string) => `新增${what}`,
  update: (what: string) => `修改${what}`,
  retire: (what: string) => `停用${what}`,
  restore: (what: string) => `启用${what}`,
  delete: (what: string) => `删除${what}`,
  merge: (what: string) => `合并${what}`,
  mergeSelf: '不能并入自己',
  taken: (label: string, value: string) => `${label}“${value}”已存在`,
  nameStays: (label: string, uses: string) => `${label}已被使用，不能修改，可以停用后新增：${uses}`,
  version: '请提供版本号',
  use: (label: string, count: number) => `${label}${count}条`,
} as const
