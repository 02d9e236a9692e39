import { testApp } from '@tufang/tests/app'
import { handedIn, only, reject, type SettlementAnswer, setPayees, settle } from '@tufang/tests/chain'
import { newCompany } from '@tufang/tests/company'
import { newCard } from '@tufang/tests/factories/card'
import { newPayee } from '@tufang/tests/factories/payee'
import { newProject } from '@tufang/tests/factories/project'
import { newWaybills } from '@tufang/tests/factories/waybill'
import { describe, expect, it } from 'vitest'

const list = `query ($filter: SettlementFilter, $sort: [SettlementSort!], $page: PageInput) {
  settlements(filter: $filter, sort: $sort, page: $page) {
    total summary { settleCnt settleAmt paidAmt } records { id settleNo agentName settleCnt settleAmt status projectName createTime }
  }
}`
interface Page {
  settlements: {
    total: number
    summary: { settleCnt: number; settleAmt: string; paidAmt: string }
    records: SettlementAnswer[]
  }
}

/** Three settlements a day apart: 王五 with 1 waybill, 王小二 with 2, 赵六 with 3 (rejected), each in a project of its own. */
async function withSettlements() {
  const company = await newCompany()
  const { clock } = await testApp()
  const clerks = [await company.as('结算员'), await company.as('管理员'), await company.as('结算员')]
  const auditor = await company.as('审核员')
  const reader = await company.as('只读')
  const settlements: SettlementAnswer[] = []
  const numbers: string[] = []
  const payees = [await newPayee(company), await newPayee(company), await newPayee(company)]
  for (const [index, agent] of ['王五', '王小二', '赵六'].entries()) {
    clock.set(new Date(Date.UTC(2026, 9, 1 + index, 4)))
    const clerk = clerks[index] ?? reader
    const card = await newCard(company)
    const project = await newProject(company, { name: `项目${index}` })
    const waybills = await newWaybills(company, index + 1, { card, project, settlePrice: '10.50' })
    const receipt = await handedIn(clerk, agent, card)
    numbers.push(receipt.giveCardNo)
    const settlement = only((await settle(clerk, { receipts: [{ giveCardNo: receipt.giveCardNo }] })).settlements)
    settlements.push(settlement)
    const payee = payees[index]
    if (payee)
      await setPayees(
        clerk,
        payee,
        waybills.map(({ id }) => id),
      )
    if (index === 2) await reject(auditor, settlement)
  }
  const ask = async (variables: Record<string, unknown> = {}) => (await reader.ask<Page>(list, variables)).settlements
  const found = async (filter: Record<string, unknown>) =>
    (await ask({ filter })).records.map(({ agentName }) => agentName)
  return {
    company,
    settlements: settlements as [SettlementAnswer, SettlementAnswer, SettlementAnswer],
    numbers,
    payees,
    ask,
    found,
  }
}

describe('settlements', () => {
  it('come newest first, with sums over all pages that leave out rejected ones', async () => {
    const { ask } = await withSettlements()
    const page = await ask({ page: { size: 2 } })
    expect(page.records.map(({ agentName }) => agentName)).toEqual(['赵六', '王小二'])
    expect(page).toMatchObject({ total: 3, summary: { settleCnt: 3, settleAmt: '31.50', paidAmt: '0.00' } })
    expect((await ask({ page: { size: 2, current: 2 } })).records.map(({ agentName }) => agentName)).toEqual(['王五'])
  })

  it('are filtered by each filter of the list', async () => {
    const { company, settlements, numbers, payees, ask, found } = await withSettlements()
    const [first, second, third] = settlements
    expect(await found({ settleNo: second.settleNo.slice(4) })).toEqual(['王小二'])
    expect(await found({ settleNos: [first.settleNo, third.settleNo] })).toEqual(['赵六', '王五'])
    expect(await found({ projectId: first.projectId })).toEqual(['王五'])
    expect(await found({ projectId: 'no id' })).toEqual([])
    expect(await found({ agentName: '王' })).toEqual(['王小二', '王五'])
    expect(await found({ settleName: company.people.管理员.name })).toEqual(['王小二'])
    expect(await found({ status: ['REJECTED'] })).toEqual(['赵六'])
    expect(await found({ createTime: { from: '2026-10-02T00:00:00+08:00', to: '2026-10-03T00:00:00+08:00' } })).toEqual(
      ['王小二'],
    )
    expect(await found({ payeeName: payees[1]?.name })).toEqual(['王小二'])
    expect(await found({ giveCardNo: numbers[0] })).toEqual(['王五'])
    expect(await ask({ filter: { agentName: '王' } })).toMatchObject({
      total: 2,
      summary: { settleCnt: 3, settleAmt: '31.50' },
    })
  })

  it.each([
    ['SETTLE_NO', 'ASC'],
    ['CREATE_TIME', 'ASC'],
    ['SETTLE_CNT', 'ASC'],
    ['SETTLE_AMT', 'ASC'],
    ['PROJECT_NAME', 'ASC'],
  ])('are sorted by %s', async (field, direction) => {
    const { ask } = await withSettlements()
    const { records } = await ask({ sort: [{ field, direction }] })
    expect(records.map(({ agentName }) => agentName)).toEqual(['王五', '王小二', '赵六'])
    const turned = await ask({ sort: [{ field, direction: 'DESC' }] })
    expect(turned.records.map(({ agentName }) => agentName)).toEqual(['赵六', '王小二', '王五'])
  })

  it('are sorted by several fields', async () => {
    const { ask } = await withSettlements()
    const { records } = await ask({ sort: [{ field: 'STATUS', direction: 'DESC' }, { field: 'SETTLE_CNT' }] })
    expect(records.map(({ agentName }) => agentName)).toEqual(['赵六', '王五', '王小二'])
  })
})
