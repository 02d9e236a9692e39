import { defineEntity, p } from '@mikro-orm/core'
import { companyKey, moment, ofCompany } from '../sql/columns.js'

export const OperationLog = defineEntity({
  name: 'OperationLog',
  tableName: 'operation_log',
  comment: '操作日志：每个写操作一行',
  filters: ofCompany,
  properties: {
    ...companyKey,
    userId: p.uuid().comment('用户'),
    createBy: p.text().comment('操作人姓名'),
    type: p.enum(['SUCCESS', 'FAILURE']).comment('结果：成功或失败'),
    name: p.text().comment('操作的代码'),
    title: p.text().comment('操作的名称'),
    serviceId: p.enum(['WEB', 'GRAPHQL', 'REST', 'JOB']).comment('经由：网页、GraphQL、REST 或后台任务'),
    method: p.text().strictNullable().comment('请求方法'),
    requestUri: p.text().strictNullable().comment('请求路径'),
    remoteAddr: p.text().strictNullable().comment('IP 地址'),
    requestId: p.text().strictNullable().comment('请求标识'),
    params: p.json<unknown>().defaultRaw("'{}'").comment('请求参数'),
    time: p.integer().default(0).comment('耗时（毫秒）'),
    exception: p.text().strictNullable().comment('失败原因'),
    createdAt: moment().defaultRaw('now()').comment('创建时间'),
  },
})

export const FieldChange = defineEntity({
  name: 'FieldChange',
  tableName: 'field_change',
  comment: '字段修改历史：每个改动的字段一行',
  filters: ofCompany,
  properties: {
    ...companyKey,
    entity: p.text().comment('对象的种类'),
    entityId: p.uuid().comment('对象'),
    field: p.text().comment('字段'),
    before: p.json<unknown>().strictNullable().comment('修改前的值'),
    after: p.json<unknown>().strictNullable().comment('修改后的值'),
    reason: p.text().strictNullable().comment('原因'),
    rowVersion: p.integer().strictNullable().comment('修改后该行的版本号'),
    changeSetId: p.uuid().strictNullable().comment('所属的一次修改'),
    userId: p.uuid().comment('用户'),
    createBy: p.text().comment('操作人姓名'),
    createdAt: moment().defaultRaw('now()').comment('创建时间'),
  },
})
