/** The kinds of companies as licences name them. */
const FORMS = [
  '有限责任公司',
  '股份有限公司',
  '其他有限责任公司',
  '其他股份有限公司',
  '有限责任公司分公司',
  '股份有限公司分公司',
]
const OWNERS =
  '自然人独资 自然人投资或控股 自然人投资或控股的法人独资 非自然人投资或控股的法人独资 法人独资 国有独资 国有控股 外商投资企业法人独资 外商投资企业投资 ' +
  '港澳台投资企业法人独资 港澳台法人独资 台港澳法人独资 外国法人独资 中外合资 外商合资 台港澳与境内合资 上市 非上市 上市、国有控股 非上市、国有控股 ' +
  '上市、自然人投资或控股 非上市、自然人投资或控股'
const OTHERS =
  '个人独资企业 个体工商户 个体户 普通合伙企业 有限合伙企业 特殊普通合伙企业 合伙企业 全民所有制 集体所有制 股份合作制 联营 农民专业合作社 个人独资企业分支机构 ' +
  '合伙企业分支机构 内资企业法人 全民所有制分支机构'

const TYPES: readonly string[] = [
  ...FORMS,
  ...FORMS.flatMap((form) => OWNERS.split(' ').map((owner) => `${form}(${owner})`)),
  ...OTHERS.split(' '),
]
/** Share of wrong characters up to which a kind is recognised; the next kind must have at least one more. */
const MOST_WRONG = 0.25

/** Kind of company nearest to a text; without a near one the text itself. */
export function typeIn(read: string): { text: string; exact: boolean } | undefined {
  if (read === '') return undefined
  if (TYPES.includes(read)) return { text: read, exact: true }
  const [nearest, next] = TYPES.map((type) => ({ type, off: distance(type, read) })).sort((a, b) => a.off - b.off)
  const isNear = nearest && nearest.off <= Math.max(1, read.length * MOST_WRONG) && nearest.off < (next?.off ?? 99)
  return { text: isNear ? nearest.type : read, exact: false }
}

/** Number of characters to exchange, insert or delete between two texts. */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (const [at, character] of [...one].entries()) {
    const next = [at + 1]
    for (let to = 0; to < other.length; to++)
      next.push(
        Math.min((row[to] ?? 0) + (character === other[to] ? 0 : 1), (row[to + 1] ?? 0) + 1, (next[to] ?? 0) + 1),
      )
    row = next
  }
  return row.at(-1) ?? 0
}
