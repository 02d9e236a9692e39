import type { JsonSchema } from './schemas.js'

/** Examples of members by name; all others are derived from their schemas. */
const named: Readonly<Record<string, unknown>> = {
  mobile: '13800000001',
  phone: '13800000001',
  contactPhone: '13800000001',
  captainMobile: '13900000001',
  bindingBankNo: '6222020200112233445',
  bindingBankName: '中国工商银行深圳福田支行',
  payeeName: '王建国',
  giveCardUserId: '张三',
  percent: '100',
  invoiceSn: '25442000000012345678',
  invoiceCode: '4403192130',
  sellerTaxNo: '91440300MA5DA1234H',
  taxPoint: '3',
  weightTons: '12.500',
  siteWeight: '12.300',
  load: '12.5',
  cardNo: '0012345678',
  settleCardNo: '0012345678',
  cardNos: '0012345678',
  truckCode: '粤B12345',
  goTruckCode: '粤B12345',
  projectName: '前海一期',
  projectInfoName: '前海一期',
  garbageName: '坪山渣土场',
  captainName: '黄师傅',
  driverName: '李师傅',
  agentName: '张三',
  settleName: '李四',
  createBy: '李四',
  applyName: '李四',
  auditName: '王五',
  companyAuthName: '深圳市土方工程有限公司',
  settleNo: 'JS202603010001',
  settleNos: 'JS202603010001',
  paymentNo: 'FK202603310001',
  tradeNo: 'ICBC20260331000001',
  machineCode: 'WJ-1',
  fleetName: '黄师傅车队',
  captchaCode: 'A7KX',
  image: 'data:image/png;base64,iVBORw0KGgo=',
  remark: '夜班',
  reason: '数量有误',
  supplier: '坪山渣土场',
  soilType: '一类土',
  goSoilType: '一类土',
  inSoilType: '一类土',
  goTicketSoilType: '一类土',
  gps: '114.0579,22.5431',
  lng: '114.0579',
  lat: '22.5431',
  accuracy: 12,
  yearMonth: '2026-03',
  dueDate: '2026-03-31',
  paymentDate: '2026-03-31',
  expiresOn: '2026-12-31',
  ascs: 'createTime',
  descs: 'createTime',
  size: 20,
  companyName: '深圳市土方工程有限公司',
  contactName: '张三',
  companyNo: '91440300MA5DA1234H',
  companyRepre: '张三',
  companyFound: '2015-03-02',
  idName: '张三',
  idSex: '男',
  idNation: '汉',
  idNo: '440307199003071415',
  idBirth: '1990-03-07',
  idStartDate: '2016-05-20',
  idEndDate: '长期',
  email: 'zhangsan@example.com',
  positionName: '结算专员',
}

/** Id of the row in examples. */
export const EXAMPLE_ID = '019a3f60-1c00-7000-8000-000000000001'
export const OTHER_EXAMPLE_ID = '019a3f60-1c00-7000-8000-000000000002'
const TIME = '2026-03-01 08:00:00'
const byName: readonly [RegExp, unknown][] = [
  [/^id$|Ids?$|_id$|^ids$/, EXAMPLE_ID],
  [/(Time|Datetime|At|Start|End)$|^(start|end|at)$/, TIME],
  [/Date$/, '2026-03-01'],
  [/(Amt|Amount|Price|price|receivable|actual|actuallyPaid|payTaxes|amount)$/, '88.00'],
  [/(Url|Picture|picture)$/, '/files/waybill/1.jpg'],
]

/** Schema with an example for each of its values, by name or by their own `example`. */
export function withExamples({ example, ...schema }: JsonSchema, name = ''): JsonSchema {
  if (example !== undefined) return { ...withExamples(schema, name), examples: [example] }
  const { properties, items, anyOf, oneOf, ...rest } = schema
  if (properties) {
    const members = Object.entries(properties as Record<string, JsonSchema>)
    return {
      ...schema,
      properties: Object.fromEntries(members.map(([key, member]) => [key, withExamples(member, key)])),
    }
  }
  if (items) return { ...schema, items: withExamples(items as JsonSchema, name) }
  const branches = (anyOf ?? oneOf) as JsonSchema[] | undefined
  const kept = branches?.map((branch) => withExamples(branch, name))
  if (kept?.some((branch) => branch.properties || branch.items)) return { ...rest, [anyOf ? 'anyOf' : 'oneOf']: kept }
  return { ...schema, examples: [exampleOf(schema, name)] }
}

/** Value that the schema accepts. */
export function exampleOf(schema: JsonSchema, name = ''): unknown {
  const { properties, items, examples, example = Array.isArray(examples) ? examples[0] : undefined } = schema
  if (example !== undefined) return example
  if (properties) {
    const members = Object.entries(properties as Record<string, JsonSchema>)
    return Object.fromEntries(members.map(([key, member]) => [key, exampleOf(member, key)]))
  }
  if (items) return [exampleOf(items as JsonSchema, name)]
  const branch = firstBranch(schema)
  return branch ? exampleOf(branch, name) : plainValue(schema, name)
}

const firstBranch = ({ anyOf, oneOf }: JsonSchema): JsonSchema | undefined =>
  ((anyOf ?? oneOf) as JsonSchema[] | undefined)?.find(({ type }) => type !== 'null')

function plainValue(schema: JsonSchema, name: string): unknown {
  const { const: only, enum: values, default: standard, minimum, pattern } = schema
  if (only !== undefined) return only
  if (Array.isArray(values)) return values[0]
  if (standard !== undefined) return standard
  const [type] = [schema.type ?? 'string'].flat()
  if (type === 'null') return null
  if (type === 'boolean') return true
  const known = named[name] ?? byName.find(([names]) => names.test(name))?.[1]
  if (type === 'number' || type === 'integer')
    return Number.isFinite(Number(known ?? NaN)) ? Number(known) : Math.max(Number(minimum ?? 1), 1)
  if (type !== 'string') return {}
  // Pattern of digits alone.
  if (typeof pattern === 'string' && pattern.startsWith('^[+-]'))
    return Number.isNaN(Number(known ?? 'none')) ? '1' : known
  return known ?? '示例'
}
