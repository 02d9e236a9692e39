/** Reasons of GraphQL repeat what was written, which may be long. */
const LONGEST = 200
const short = (reason: string): string =>
  reason.length > LONGEST ? `${reason.slice(0, LONGEST).toWellFormed()}…` : reason

/** Refusals of bulk queries, each with what to do instead. */
export const bulkTexts = {
  brokenText: '文本中有无法保存的字符',
  invalid: (reason: string) => `查询有误：${short(reason)}`,
  invalidVariables: (reason: string) => `变量有误：${short(reason)}`,
  directives: '批量查询不能带 @include、@skip，请把要查的字段直接写出',
  oneQuery: '批量查询须为一个 query，不能是 mutation，也不能有多个操作',
  oneList: '批量查询只能查一个列表，请每个列表各发起一次',
  noList: (field: string) => `${field} 不是可以批量查询的分页列表，请改查列表，例如 waybills、settlements`,
  noPage: '批量查询取出全部记录，请去掉列表的 page',
  recordsOnly: '批量查询只取 records，请去掉 total、summary 等其他字段',
  notFlat: (path: string) => `CSV 每条记录一行，不能含 ${path} 这样的下级列表，请去掉它，或改用 JSONL`,
  tooDear: '每条记录要取的内容过多，请减少下级列表的每页条数，或少选字段',
} as const
