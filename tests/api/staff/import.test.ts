import { sql } from '@tufang/server/kernel/sql/sql'
import { newCompany, type TestCompany } from '@tufang/tests/company'
import { checkData, commitData, dataImportDocuments, dataRows } from '@tufang/tests/data-import'
import { newOrgan } from '@tufang/tests/factories/organ'
import { giveOwnRole } from '@tufang/tests/role'
import { rowsOf } from '@tufang/tests/rows'
import { uniqueMobile, uniqueName } from '@tufang/tests/unique'
import { rowsOfXlsx } from '@tufang/tests/waybill-import'
import { describe, expect, it } from 'vitest'

const HEAD = ['手机', '姓名', '岗位', '角色', '部门']

const people = (company: TestCompany, phones: string[]) =>
  rowsOf<{ mobile: string; name: string; organ: string | null; roles: string; texts: number }>(sql`
    select u.mobile, u.name, o.name as organ,
      (select string_agg(r.name, '、' order by r.name) from membership_role h join role r on r.company_id = h.company_id and r.id = h.role_id
        where h.company_id = m.company_id and h.membership_id = m.id) as roles,
      (select count(*)::int from sms_text t where t.membership_id = m.id) as texts
    from membership m join app_user u on u.id = m.user_id left join organ o on o.company_id = m.company_id and o.id = m.organ_id
    where m.company_id = ${company.id} and u.mobile = any(${phones}::text[]) order by u.name`)

describe('a sheet of people', () => {
  it('invites each of them, and tells of each why not', async () => {
    const company = await newCompany()
    const admin = await company.as('管理员')
    const office = await newOrgan(company)
    const site = await newOrgan(company, { kind: 'SITE', parent: office })
    const [first, second] = [uniqueMobile(), uniqueMobile()]
    const rows = [
      HEAD,
      [first, '一号', '结算员', '结算员、只读', `${office.name} / ${site.name}`],
      [`+86 ${second.slice(0, 3)}-${second.slice(3)}`, '二号', '会计', '出纳', site.name],
      [company.people.只读.mobile, '改名', '经理', '管理员', null],
      ['1390000', '三号', '司机', '没有的角色', '没有的部门'],
      [uniqueMobile(), null, '结算员', '结算员', null],
    ]
    const task = await checkData(admin, 'MEMBER', rows)
    expect(task).toMatchObject({ total: 5, createCount: 2, unchangedCount: 1, refusedCount: 2 })
    expect(await people(company, [first, second])).toEqual([])
    const told = await dataRows(admin, task)
    expect(told.slice(3).map(({ issues }) => issues.map(({ cell, message }) => [cell, message]))).toEqual([
      [
        ['D5', '角色“没有的角色”不存在'],
        ['E5', '机构“没有的部门”不存在'],
        ['A5', '请输入正确的手机号'],
      ],
      [['B6', '请填写姓名']],
    ])
    expect(await commitData(admin, company, task)).toMatchObject({ status: 'DONE', createCount: 2, pendingCount: 0 })
    expect(await people(company, [first, second])).toEqual([
      { mobile: first, name: '一号', organ: site.name, roles: '只读、结算员', texts: 1 },
      { mobile: second, name: '二号', organ: site.name, roles: '出纳', texts: 1 },
    ])
    const again = await checkData(admin, 'MEMBER', rows.slice(0, 3))
    expect(again).toMatchObject({ createCount: 0, unchangedCount: 2, pendingCount: 0 })
  })

  it('keeps nothing of a row that is refused after something was written', async () => {
    const company = await newCompany()
    const admin = await company.as('管理员')
    const [often, fine] = [uniqueMobile(), uniqueMobile()]
    await rowsOf(
      sql`insert into sms_text (id, mobile, membership_id) values (gen_random_uuid(), ${often}, gen_random_uuid())`,
    )
    const rows = [HEAD, [often, '常客', '结算员', '结算员', null], [fine, '新人', '结算员', '结算员', null]]
    const task = await checkData(admin, 'MEMBER', rows)
    expect((await dataRows(admin, task)).map(({ outcome }) => outcome)).toEqual(['REFUSED', 'CREATE'])
    await commitData(admin, company, task)
    expect((await people(company, [often, fine])).map(({ name }) => name)).toEqual(['新人'])
    expect(await rowsOf(sql`select id from app_user where mobile = ${often}`)).toEqual([])
  })

  it('gives nobody what whoever brings it in does not hold, by the time that it runs', async () => {
    const company = await newCompany()
    const role = await giveOwnRole(company, ['sys:user:index', 'sys:user:add'])
    const clerk = await company.as('结算员')
    const [phone, name] = [uniqueMobile(), uniqueName()]
    const beyond = await checkData(clerk, 'MEMBER', [HEAD, [phone, name, '经理', '管理员', null]])
    expect((await dataRows(clerk, beyond))[0]).toMatchObject({
      outcome: 'REFUSED',
      issues: [{ cell: 'D2', column: '角色' }],
    })
    const task = await checkData(clerk, 'MEMBER', [HEAD, [phone, name, '同事', '调度', null]])
    expect(task).toMatchObject({ createCount: 1 })
    await role.allow(['sys:user:index'])
    expect(await clerk.code(dataImportDocuments.commit, { id: task.id })).toBe('NOT_FOUND')
    expect(await people(company, [phone])).toEqual([])
  })

  it('has a template with the roles and organs to choose from, and is no concern of who sets up trucks', async () => {
    const company = await newCompany()
    const admin = await company.as('管理员')
    const { rawPayload } = await admin.rest('GET', '/chain/dataImport/template', { query: { kind: 'MEMBER' } })
    expect(rowsOfXlsx(rawPayload)[0]).toEqual(['手机号*', '姓名*', '职位*', '角色*', '机构'])
    const task = await checkData(admin, 'MEMBER', [HEAD, [uniqueMobile(), '一号', '结算员', '结算员', null]])
    await giveOwnRole(company, ['chain:basedata:get', 'chain:basedata:add'])
    const clerk = await company.as('结算员')
    for (const document of [dataImportDocuments.one, dataImportDocuments.commit, dataImportDocuments.cancel])
      expect(await clerk.code(document, { id: task.id })).toBe('NOT_FOUND')
    expect(await clerk.code(dataImportDocuments.rows, { filter: { importId: task.id } })).toBe('NOT_FOUND')
  })
})
