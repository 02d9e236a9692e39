import { createRunCommand } from '@tufang/server/kernel/command/command'
import { sql } from '@tufang/server/kernel/sql/sql'
import { newId } from '@tufang/server/kernel/values/id'
import { RoleType } from '@tufang/server/modules/identity/role-types'
import { testApp } from '@tufang/tests/app'
import type { Caller } from '@tufang/tests/caller'
import { newCompany, type TestCompany } from '@tufang/tests/company'
import { newSignedUpCaptain } from '@tufang/tests/factories/captain'
import { newLoginLog } from '@tufang/tests/factories/login-log'
import type { Person } from '@tufang/tests/person'
import { statementsOf } from '@tufang/tests/queries'
import { insert, rowOf, rowsOf } from '@tufang/tests/rows'
import { services } from '@tufang/tests/services'
import { signIn } from '@tufang/tests/sign-in'
import { beforeAll, describe, expect, it } from 'vitest'

const app = await testApp()

const operations = `query ($filter: OperationLogFilter, $sort: [OperationLogSort!], $page: PageInput) {
  operationLogs(filter: $filter, sort: $sort, page: $page) {
    total summary { failed }
    records { id type title remoteAddr requestUri method createId createBy serviceId time createTime exception requestId params allowedActions }
  } }`
const logins = `query ($filter: LoginLogFilter, $page: PageInput) {
  loginLogs(filter: $filter, page: $page) {
    total summary { failed }
    records { id createId createBy userName createTime remoteAddr address userAgent requestUri method params type exception allowedActions }
  } }`
const deletions = `query ($filter: LogDeletionFilter) {
  logDeletions(filter: $filter) { total summary { operations logins } records { kind logId ofName loggedAt content createBy remoteAddr } } }`
const remove = {
  operation: 'mutation ($id: ID!) { deleteOperationLog(id: $id) { id type record { kind logId } } }',
  login: 'mutation ($id: ID!) { deleteLoginLog(id: $id) { id type record { kind logId } } }',
}

type Line = Record<string, unknown> & { id: string }
interface Listed {
  total: number
  summary: Record<string, number>
  records: Line[]
}
const listOperations = async (caller: Caller, variables = {}): Promise<Listed> =>
  (await caller.ask<{ operationLogs: Listed }>(operations, variables)).operationLogs
const listLogins = async (caller: Caller, variables = {}): Promise<Listed> =>
  (await caller.ask<{ loginLogs: Listed }>(logins, variables)).loginLogs
const listDeletions = async (caller: Caller): Promise<Listed> =>
  (await caller.ask<{ logDeletions: Listed }>(deletions)).logDeletions

interface Done {
  by?: Person
  title?: string
  type?: 'SUCCESS' | 'FAILURE'
  serviceId?: string
  method?: string
  requestUri?: string
  remoteAddr?: string
  createdAt?: Date
}
const addLine = (
  { id: companyId, people }: TestCompany,
  { by = people.结算员, type = 'SUCCESS', title = '扫卡', serviceId = 'WEB', ...rest }: Done = {},
) =>
  insert('operation_log', {
    companyId,
    id: newId(),
    userId: by.id,
    createBy: by.name,
    type,
    name: 'scan.add',
    title,
    serviceId,
    method: rest.method ?? 'POST',
    requestUri: rest.requestUri ?? '/graphql',
    remoteAddr: rest.remoteAddr ?? '10.1.1.1',
    createdAt: rest.createdAt ?? new Date(),
  })

describe('the operation log', () => {
  it('has a line of a verb with every field, and says what part of the program was asked', async () => {
    const company = await newCompany()
    const admin = await company.as('管理员')
    const { companySettings } = await admin.ask<{ companySettings: { version: number } }>(
      '{ companySettings { version } }',
    )
    const input = `{ payeeCheck: true, fourEyes: false, version: ${companySettings.version} }`
    const verb = { query: `mutation { updateCompanySettings(input: ${input}) { version } }` }
    await admin.rest('POST', '/graphql', { body: verb, headers: { 'x-client': 'web' } })
    await admin.gql(verb.query)
    const { records, total, summary } = await listOperations(admin)
    expect(total).toBe(2)
    expect(summary).toEqual({ failed: 1 })
    expect(records).toMatchObject([
      { type: 'FAILURE', serviceId: 'GRAPHQL', exception: expect.stringContaining('STALE') },
      {
        type: 'SUCCESS',
        title: '修改公司设置',
        remoteAddr: admin.credentials.address,
        requestUri: '/graphql',
        method: 'POST',
        createId: company.people.管理员.id,
        createBy: company.people.管理员.name,
        serviceId: 'WEB',
        exception: null,
        params: expect.stringContaining('payeeCheck'),
        allowedActions: ['delete'],
      },
    ])
  })

  describe('is searched', () => {
    let company: TestCompany
    let admin: Caller
    beforeAll(async () => {
      company = await newCompany()
      admin = await company.as('管理员')
      const { 审核员 } = company.people
      const day = (date: string) => new Date(`${date}T10:00:00+08:00`)
      await addLine(company, { createdAt: day('2026-01-05') })
      await addLine(company, { createdAt: day('2026-01-06'), type: 'FAILURE', requestUri: '/chain/companysettle/page' })
      await addLine(company, { createdAt: day('2026-02-07'), by: 审核员, title: '审核结算单', remoteAddr: '10.2.2.2' })
      await addLine(company, { createdAt: day('2026-02-08'), serviceId: 'JOB', method: 'JOB', title: '导入运单' })
    })

    it.each([
      [{}, 4, 1],
      [{ type: 'FAILURE' }, 1, 1],
      [{ title: '结算' }, 1, 0],
      [{ serviceId: 'JOB' }, 1, 0],
      [{ method: 'POST' }, 3, 1],
      [{ createBy: '审核' }, 1, 0],
      [{ createBy: '没有这个人' }, 0, 0],
      [{ createTime: { from: '2026-01-06T00:00:00+08:00', to: '2026-02-08T00:00:00+08:00' } }, 2, 1],
      [
        {
          requestUri: 'companysettle',
          createTime: { from: '2026-01-01T00:00:00+08:00', to: '2026-01-31T00:00:00+08:00' },
        },
        1,
        1,
      ],
      [
        { remoteAddr: '10.2.2.2', createTime: { from: '2026-02-01T00:00:00+08:00', to: '2026-02-20T00:00:00+08:00' } },
        1,
        0,
      ],
      [{ equal: { serviceId: 'WEB' } }, 3, 1],
    ])('by %j', async (filter, total, failed) => {
      for (const folded of [false, true]) {
        if (folded) await (await services(app)).operationLogCounts.fold()
        const found = await listOperations(admin, { filter })
        expect({ total: found.total, records: found.records.length, ...found.summary }).toEqual({
          total,
          records: total,
          failed,
        })
      }
    })

    it('by person exactly', async () => {
      const { total } = await listOperations(admin, { filter: { createId: company.people.审核员.id } })
      expect(total).toBe(1)
    })

    it.each([
      [{ requestUri: '/graphql' }],
      [{ remoteAddr: '10.1.1.1', createTime: { from: '2026-01-01T00:00:00+08:00', to: '2026-03-01T00:00:00+08:00' } }],
    ])('for what is looked for line by line in 31 days at most: %j', async (filter) => {
      const { message, extensions } = await admin.refusal(operations, { filter })
      expect(message).toBe('按此条件查询日志时，请选择不超过31天的时间')
      expect(extensions.code).toBe('LOG_SEARCH_TOO_WIDE')
    })

    it('with as many statements for one line as for four', async () => {
      const count = async (size: number) =>
        (await statementsOf(() => listOperations(admin, { page: { current: 1, size } }))).length
      expect(await count(4)).toBe(await count(1))
    })
  })

  it('is nobody’s but the company’s, and nobody’s to delete from elsewhere', async () => {
    const [own, other] = [await newCompany(), await newCompany()]
    const { id } = await addLine(own)
    const stranger = await other.as('管理员')
    expect((await listOperations(stranger)).total).toBe(0)
    expect(await stranger.ask('query ($id: ID!) { operationLog(id: $id) { id } }', { id })).toEqual({
      operationLog: null,
    })
    const { extensions } = await stranger.refusal(remove.operation, { id })
    expect(extensions.code).toBe('NOT_FOUND')
    expect((await listOperations(await own.as('管理员'))).records.map((row) => row.id)).toEqual([id])
  })

  it('shows everybody his own lines and no others', async () => {
    const company = await newCompany()
    await addLine(company)
    await addLine(company, { by: company.people.管理员 })
    const clerk = await company.as('结算员')
    const own = '{ myOperationLogs { total records { createId allowedActions } } }'
    expect(await clerk.ask(own)).toEqual({
      myOperationLogs: { total: 1, records: [{ createId: company.people.结算员.id, allowedActions: [] }] },
    })
    expect((await clerk.refusal(operations)).extensions.code).toBe('FORBIDDEN')
    expect((await clerk.refusal(remove.operation, { id: newId() })).extensions.code).toBe('FORBIDDEN')
  })

  it('keeps no password that a verb is asked with', async () => {
    const company = await newCompany()
    const run = createRunCommand(app.database, app.clock)
    const input = { id: 'x', password: 'Geheim#1', nested: [{ newPassword1: 'Geheim#2' }] }
    await run(company.actor('管理员'), { name: 'x.y', title: '试', input }, async () => true)
    const [{ params } = { params: '' }] = (await listOperations(await company.as('管理员'))).records
    expect(params).not.toContain('Geheim')
    expect(params).toContain('***')
  })
})

describe('the login log', () => {
  it('is of the company that was entered, by whatever way', async () => {
    const company = await newCompany()
    await newLoginLog(company, company.people.结算员)
    await newLoginLog(company, company.people.审核员, {
      exception: 'WRONG_PASSWORD: 账号或密码错误',
      address: '北京市',
    })
    const admin = await company.as('管理员')
    expect(await listLogins(admin)).toMatchObject({
      total: 2,
      summary: { failed: 1 },
      records: [
        {
          userName: company.people.审核员.name,
          method: 'PASSWORD',
          requestUri: '/oauth/token',
          type: 'FAILURE',
          address: '北京市',
        },
        { userName: company.people.结算员.name, method: 'CODE', requestUri: '/phone/token/sms', type: 'SUCCESS' },
      ],
    })
    const from = new Date(Date.now() - 86_400_000).toISOString()
    expect((await listLogins(admin, { filter: { method: 'CODE' } })).total).toBe(1)
    expect((await listLogins(admin, { filter: { createBy: company.people.审核员.mobile.slice(2, 9) } })).total).toBe(1)
    expect((await listLogins(admin, { filter: { address: '北京', createTime: { from } } })).total).toBe(1)
    expect((await admin.refusal(logins, { filter: { address: '北京' } })).extensions.code).toBe('LOG_SEARCH_TOO_WIDE')
    expect((await listLogins(await (await newCompany()).as('管理员'))).total).toBe(0)
  })

  it('shows a captain his own lines, and refuses him the company’s', async () => {
    const company = await newCompany()
    const { person } = await newSignedUpCaptain(company)
    const captain = await signIn(app, { mobile: person.mobile, roleType: RoleType.CAPTAIN })
    const own = '{ myLoginLogs { total records { createBy } } myOperationLogs { total } }'
    expect(await captain.ask(own)).toMatchObject({ myLoginLogs: { total: 1, records: [{ createBy: person.mobile }] } })
    expect((await captain.refusal(logins)).extensions.code).toBe('FORBIDDEN')
    expect((await captain.refusal(operations)).extensions.code).toBe('FORBIDDEN')
  })

  it('shows a person his own lines in another company as well, and nobody else’s', async () => {
    const [here, there] = [await newCompany(), await newCompany()]
    const himself = here.people.结算员
    await newLoginLog(here, himself)
    await newLoginLog(there, himself)
    await newLoginLog(there, there.people.结算员)
    const clerk = await here.as('结算员')
    expect(await clerk.ask('{ myLoginLogs { total records { createBy } } }')).toEqual({
      myLoginLogs: { total: 2, records: [{ createBy: himself.mobile }, { createBy: himself.mobile }] },
    })
  })
})

describe('a deletion', () => {
  it('takes a line out, and stays with all that the line said', async () => {
    const company = await newCompany()
    const admin = await company.as('管理员')
    const { id } = await addLine(company, { title: '作废结算卡' })
    const login = await newLoginLog(company, company.people.结算员)
    expect(await admin.ask(remove.operation, { id })).toEqual({
      deleteOperationLog: { id, type: 'OperationLog', record: { kind: 'OPERATION', logId: id } },
    })
    expect(await admin.ask(remove.login, { id: login.id })).toEqual({
      deleteLoginLog: { id: login.id, type: 'LoginLog', record: { kind: 'LOGIN', logId: login.id } },
    })
    expect((await admin.refusal(remove.operation, { id })).message).toBe('操作日志不存在')
    const { records, summary } = await listDeletions(admin)
    expect(summary).toEqual({ operations: 1, logins: 1 })
    const { 管理员, 结算员 } = company.people
    const common = { createBy: 管理员.name, ofName: 结算员.name, remoteAddr: admin.credentials.address }
    expect(records).toMatchObject([
      { kind: 'LOGIN', logId: login.id, ...common },
      { kind: 'OPERATION', logId: id, ...common, content: expect.stringContaining('作废结算卡') },
    ])
    expect((await listLogins(admin)).total).toBe(0)
    expect((await listOperations(admin)).records.map(({ title }) => title).sort()).toEqual([
      '删除操作日志',
      '删除操作日志',
      '删除登录日志',
    ])
  })

  it('is written once, however many delete the same line at once', async () => {
    const company = await newCompany()
    const admin = await company.as('管理员')
    const { id } = await addLine(company)
    const answers = await Promise.all(Array.from({ length: 6 }, () => admin.gql(remove.operation, { id })))
    expect(answers.filter(({ errors }) => errors.length === 0)).toHaveLength(1)
    expect((await listDeletions(admin)).total).toBe(1)
  })

  it('is refused without its permission, and then nothing is gone', async () => {
    const company = await newCompany()
    const { id } = await addLine(company)
    const { operationLogs } = await services(app)
    await expect(operationLogs.delete(company.actor('结算员'), id)).rejects.toMatchObject({ code: 'FORBIDDEN' })
    expect((await rowOf<{ count: number }>(sql`select count(*)::int from operation_log where id = ${id}`)).count).toBe(
      1,
    )
  })

  it('cannot be taken back by anybody who reaches the database, in any way', async () => {
    const company = await newCompany()
    const { id } = await addLine(company)
    await (await company.as('管理员')).ask(remove.operation, { id })
    const kept = () => rowsOf(sql`select * from log_deletion where company_id = ${company.id}`)
    const before = await kept()
    expect(before).toHaveLength(1)
    const own = sql`company_id = ${company.id}`
    for (const statement of [
      sql`delete from log_deletion where ${own}`,
      sql`delete from only log_deletion`,
      sql`with gone as (delete from log_deletion where ${own} returning *) select count(*) from gone`,
      sql`delete from log_deletion d using company c where c.id = d.company_id`,
      sql`update log_deletion set content = '{}' where ${own}`,
      sql`update log_deletion set create_by = '别人', company_id = company_id`,
      sql`insert into log_deletion select * from log_deletion where ${own}
          on conflict (company_id, log_id) do update set content = '{}'`,
      sql`merge into log_deletion d using company c on c.id = d.company_id when matched then delete`,
      sql`truncate log_deletion`,
      sql`truncate company cascade`,
    ])
      await expect(rowsOf(statement), statement.text).rejects.toThrow('log_deletion only grows')
    await expect(rowsOf(sql`delete from company where id = ${company.id}`)).rejects.toThrow()
    expect(await kept()).toEqual(before)
  })

  it('cannot be taken back where triggers are switched off for a load', async () => {
    const database = app.database
    const work = database.em.fork().transactional(async (em) => {
      await em.execute(`set local session_replication_role = replica`)
      await em.execute('delete from log_deletion')
    })
    await expect(work).rejects.toThrow('log_deletion only grows')
  })
})

describe('over REST', () => {
  it('answers pages with the documented members, and deletes', async () => {
    const company = await newCompany()
    const admin = await company.as('管理员')
    const { id } = await addLine(company, { type: 'FAILURE' })
    const page = (await admin.rest('GET', '/upms/log/page', { query: { type: '9', method: 'POST' } })).json()
    expect(page).toMatchObject({
      code: 0,
      data: { total: 1, records: [{ id, type: 9, serviceId: 'WEB', title: '扫卡' }] },
    })
    expect(Object.keys(page.data.records[0])).toEqual(
      'id type title remoteAddr requestUri method createBy serviceId time createTime exception'.split(' '),
    )
    expect((await admin.rest('DELETE', `/upms/log/${id}`)).json()).toMatchObject({
      code: 0,
      data: true,
      msg: '删除成功',
    })
    expect((await admin.rest('DELETE', `/upms/log/${id}`)).json()).toMatchObject({ code: 1, errorCode: 'NOT_FOUND' })
    const login = await newLoginLog(company, company.people.管理员)
    for (const path of ['/upms/loglogin/page', '/upms/loglogin/pageByUserId']) {
      const { data } = (await admin.rest('GET', path)).json()
      expect(Object.keys(data.records[0])).toEqual(
        'id createId createBy createTime remoteAddr address userAgent requestUri params type exception'.split(' '),
      )
      expect(data).toMatchObject({ total: 1, records: [{ id: login.id, type: 0 }] })
    }
    const clerk = await company.as('结算员')
    expect((await clerk.rest('GET', '/upms/loglogin/page')).statusCode).toBe(403)
    expect((await clerk.rest('GET', '/upms/loglogin/pageByUserId')).json()).toMatchObject({ data: { total: 0 } })
    expect((await admin.rest('DELETE', `/upms/loglogin/${login.id}`)).json()).toMatchObject({ code: 0, data: true })
  })

  it('has the dictionaries of the logs', async () => {
    const clerk = await (await newCompany()).as('只读')
    const itemsOf = async (type: string) =>
      (await clerk.rest('GET', `/upms/dict/type/${type}`))
        .json()
        .data.map((item: Line) => `${item.value} ${item.label}`)
    expect(await itemsOf('log_type')).toEqual(['0 正常', '9 异常'])
    expect(await itemsOf('request_method')).toEqual([
      'GET GET',
      'POST POST',
      'PUT PUT',
      'DELETE DELETE',
      'JOB 后台任务',
    ])
    expect(await itemsOf('nothing')).toEqual([])
  })
})
