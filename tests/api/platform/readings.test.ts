import { sql } from '@tufang/server/kernel/sql/sql'
import { newCompany } from '@tufang/tests/company'
import { newCaptain } from '@tufang/tests/factories/captain'
import { newDriver } from '@tufang/tests/factories/driver'
import { newDumpSite } from '@tufang/tests/factories/dump-site'
import { newPayee } from '@tufang/tests/factories/payee'
import { newProject } from '@tufang/tests/factories/project'
import { statementsOf } from '@tufang/tests/queries'
import { rowsOf } from '@tufang/tests/rows'
import { describe, expect, it } from 'vitest'

const company = await newCompany()
const admin = await company.as('管理员')
const captain = await newCaptain(company, { name: '单重国' })
await newDriver(company, { captain, name: '单重国' })
await newDumpSite(company, { name: '单重国' })
await newProject(company, { name: '单重国' })
await newPayee(company, { name: '单重国' })

const totalOf = async (list: string, type: string, member: string, text: string): Promise<number> => {
  const document = `query ($filter: ${type}Filter) { answer: ${list}(filter: $filter) { total } }`
  return (await admin.ask<{ answer: { total: number } }>(document, { filter: { [member]: text } })).answer.total
}
const payees = (param: string) =>
  admin.ask<{ payees: { payeeName: string }[] }>('query ($param: String!) { payees(param: $param) { payeeName } }', {
    param,
  })

const lists: [string, string, string][] = [
  ['captains', 'Captain', 'name'],
  ['drivers', 'Driver', 'name'],
  ['sites', 'DumpSite', 'garbageName'],
  ['baseProjects', 'Project', 'projectName'],
  ['basePayees', 'Payee', 'payeeName'],
]

describe('how a name is read', () => {
  it('is kept with it, with all readings of its signs', async () => {
    const texts = ['张建国', '重庆 长运（B12）', '阿不都·买买提', '']
    const found = await rowsOf<{ reading: string }>(
      sql`select name_reading(t) as reading from unnest(${texts}::text[]) with ordinality as n(t, at) order by at`,
    )
    expect(found.map(({ reading }) => reading)).toEqual([
      '|zhang|jian|guo',
      '|chong,zhong|qing|chang,zhang|yun|(|b|1|2|)',
      '|a,e|bu,fou|dou,du|·|mai|mai|di,ti',
      '|',
    ])
  })

  it.each(lists)('finds it in %s by initials and pinyin', async (...list) => {
    for (const text of ['scg', 'dzg', 'shanchong', 'DANZHONGGUO', 'cg', ' ｓｃ ', '单重'])
      expect([text, await totalOf(...list, text)]).toEqual([text, 1])
    for (const text of ['zs', 'han', 'gg', 'scgz']) expect([text, await totalOf(...list, text)]).toEqual([text, 0])
  })

  it('finds a payee who is chosen, with no statement more than by signs', async () => {
    expect((await payees('scg')).payees).toEqual([{ payeeName: '单重国' }])
    const [bySigns, byReading] = [await statementsOf(() => payees('单')), await statementsOf(() => payees('shan'))]
    expect(byReading.length).toBe(bySigns.length)
  })
})
