import {
  type GraphQLArgument,
  type GraphQLInputObjectType,
  type GraphQLSchema,
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isListType,
  isObjectType,
} from 'graphql'
import { renamedMembers } from '../kernel/fields.js'
import { renamedTo } from '../kernel/graphql.js'

const reason = '原因，记入历史'
const version = '所见的版本；填写后，他人已修改则拒绝'

/** Meanings of arguments by name; `field.argument` where the meaning differs for one field. */
const words: Readonly<Record<string, string>> = {
  approve: '通过为 true，驳回为 false',
  by: '按日还是按月',
  cardNo: '卡号',
  cardNos: '卡号，一次可多个',
  changeSetId: '那次修改的编号',
  code: '短信验证码',
  companyAuthId: '要进入的公司',
  enabled: '打开还是关闭',
  filter: '查询条件，不填则为全部',
  garbageId: '渣土场编号',
  giveCardNo: '回执单号',
  id: '编号',
  idempotencyKey: '幂等键，1 到 200 个字符：以同一个键再发一次，得到上一次的答复',
  ids: '编号，一次可多个',
  input: '要写入的内容',
  keyword: '查找的文字',
  mobile: '手机号',
  name: '名称',
  param: '姓名、承运人或手机号中的文字',
  password: '锁屏密码',
  projectInfoId: '项目编号',
  reason,
  refreshToken: '刷新令牌，用一次即换新',
  remark: '备注',
  resolution: '怎样处理',
  roleType: '身份类型',
  settlementId: '结算单编号',
  settlementIds: '结算单编号，一次可多个',
  soilType: '土质',
  sort: '排序，先后有别；不填则按列表的默认次序',
  token: '单据二维码中的令牌',
  truckCodes: '车牌',
  version,
  waybillId: '运单编号',
  waybillIds: '运单编号，一次可多个',
  'changePhone.phone': '解绑时为当前手机号，绑定时为新手机号',
  'changePhone.type': '哪一步',
  'companiesOfPhone.code': '短信验证码，或校验后所得的一次性登录码',
  'dictionary.name': '字典的名称，例如 tp_mode',
  'node.type': '记录的类型',
  'nodes.type': '记录的类型',
  'platformDictionary.name': '字典的名称，不填则为全部字典',
  'savedViews.list': '列表的名称，与保存时相同',
  'sheet.name': '列表',
}

const roots: Readonly<Record<string, string>> = {
  Query: '查询：不修改任何内容',
  Mutation: '操作：每个操作是一个事务，全部完成或全部不做',
  Subscription: '订阅：以 text/event-stream 持续接收',
}

/**
 * Describes arguments and sort fields without a description of their own, so that the playground explains each. Throws
 * for an argument that has none here either.
 */
export function describeSchema(schema: GraphQLSchema): void {
  for (const type of Object.values(schema.getTypeMap())) {
    if (type.name.startsWith('__')) continue
    type.description ??= roots[type.name]
    if (isEnumType(type) && type.name.endsWith('SortField')) describeSorts(schema, type.name)
    if (isInputObjectType(type)) tellRenamed(type)
    if (isInputObjectType(type) && type.name.endsWith('Filter')) tellEmptyLists(type)
    if (!isObjectType(type)) continue
    for (const { name, args } of Object.values(type.getFields())) {
      for (const argument of args) argument.description ??= wordOf(name, argument)
    }
  }
}

/**
 * Marks former names of input members as deprecated: members that a type inherits lose that on the way into the schema.
 */
function tellRenamed(type: GraphQLInputObjectType): void {
  const members = type.getFields()
  for (const [former, present] of renamedMembers) {
    const member = members[former]
    if (member && members[present]) member.deprecationReason = renamedTo(present)
  }
}

/** An empty list in a filter finds nothing, where a caller may expect every row: each such member says so. */
function tellEmptyLists(type: GraphQLInputObjectType): void {
  for (const member of Object.values(type.getFields()))
    if (isListType(getNullableType(member.type))) member.description = `${member.description}；空列表不查到任何记录`
}

function wordOf(field: string, argument: GraphQLArgument): string {
  const { name, type } = argument
  const ofInput = name === 'input' ? getNamedType(type).description : undefined
  const word = words[`${field}.${name}`] ?? ofInput ?? words[name]
  if (word === undefined) throw new Error(`no word for the argument ${field}(${name})`)
  return word
}

const SORTS = /SortField$/

/** Describes each sort value by the field of the row: GO_DATETIME of `WaybillSortField` is goDatetime of `Waybill`. */
function describeSorts(schema: GraphQLSchema, name: string): void {
  const [sorts, row] = [schema.getType(name), schema.getType(name.replace(SORTS, ''))]
  if (!isEnumType(sorts) || !isObjectType(row)) return
  for (const value of sorts.getValues()) {
    const shown = row.getFields()[value.name.toLowerCase().replaceAll(/_(\w)/g, (_, letter) => letter.toUpperCase())]
    value.description ??= shown?.description?.split(/[，；：（]/)[0]
  }
}
