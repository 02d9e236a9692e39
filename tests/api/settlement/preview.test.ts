import { handedIn, preview, setPrices, settle } from '@tufang/tests/chain'
import { newCompany } from '@tufang/tests/company'
import { contentOfDatabase } from '@tufang/tests/content'
import { newCard } from '@tufang/tests/factories/card'
import { newPayee } from '@tufang/tests/factories/payee'
import { newProject } from '@tufang/tests/factories/project'
import { newWaybill, newWaybills } from '@tufang/tests/factories/waybill'
import { describe, expect, it } from 'vitest'

async function aDaysWork() {
  const company = await newCompany()
  const clerk = await company.as('结算员')
  const [a, b] = [await newCard(company), await newCard(company)]
  const project = await newProject(company)
  const payee = await newPayee(company)
  await newWaybills(company, 3, { card: a, payee })
  await newWaybills(company, 2, { card: a })
  await newWaybills(company, 2, { card: a, pendingReview: true })
  const unpriced = await newWaybills(company, 2, { card: b, project })
  await newWaybill(company, { card: b, weightUnit: 'TON', weightTons: '31.335' })
  await setPrices(
    clerk,
    unpriced.slice(0, 1).map(({ id }) => ({ id, settlePrice: '33.33' })),
  )
  const receipts = [await handedIn(clerk, '王五', a), await handedIn(clerk, '赵六', b)]
  return { clerk, project, source: { receipts: receipts.map(({ giveCardNo }) => ({ giveCardNo })) } }
}

describe('previewSettlements', () => {
  it('says what will be in and at what price, what stays out and why, and what lacks a payee', async () => {
    const { clerk, project, source } = await aDaysWork()
    const seen = await preview(clerk, source)
    expect(seen).toMatchObject({ settleCnt: 7, settleAmt: '3666.83', excludedCount: 3 })
    expect(seen.groups.map((group) => [group.agentName, group.settleCnt, group.settleAmt]).toSorted()).toEqual(
      [
        ['王五', 5, '500.00'],
        ['赵六', 1, '3133.50'],
        ['赵六', 1, '33.33'],
      ].toSorted(),
    )
    expect(seen.groups.find(({ settleAmt }) => settleAmt === '33.33')).toMatchObject({
      projectId: project.id,
      projectName: project.name,
    })
    expect(seen.bySource.toSorted((x, y) => x.source.localeCompare(y.source))).toEqual([
      { source: 'PROJECT', count: 6, amount: '3633.50' },
      { source: 'TYPED', count: 1, amount: '33.33' },
    ])
    expect(seen.excluded.map(({ reason }) => reason).toSorted()).toEqual([
      ...['PENDING_REVIEW', 'PENDING_REVIEW', 'UNPRICED'],
    ])
    expect(seen.lackingPayeeIds).toHaveLength(4)
  })

  it('equals the act that follows', async () => {
    const { clerk, source } = await aDaysWork()
    const seen = await preview(clerk, source)
    const made = await settle(clerk, source)
    const sorted = (ids: string[]) => ids.toSorted()
    expect(sorted(made.lackingPayeeIds)).toEqual(sorted(seen.lackingPayeeIds))
    expect(made.excluded).toEqual(seen.excluded)
    const pick = ({ projectId, agentName, settleCnt, settleAmt }: (typeof seen.groups)[number]) =>
      JSON.stringify([projectId, agentName, settleCnt, settleAmt])
    expect(made.settlements.map((row) => pick({ ...row, projectName: '' })).toSorted()).toEqual(
      seen.groups.map(pick).toSorted(),
    )
  })

  it('writes nothing, takes no number and may be repeated', async () => {
    const { clerk, source } = await aDaysWork()
    const before = await contentOfDatabase()
    const first = await preview(clerk, source)
    expect(await preview(clerk, source)).toEqual(first)
    expect(await contentOfDatabase()).toEqual(before)
  })

  it('also answers when nothing may be settled', async () => {
    const company = await newCompany()
    const clerk = await company.as('结算员')
    const waybill = await newWaybill(company, { pendingReview: true })
    expect(await preview(clerk, { waybillIds: [waybill.id] })).toMatchObject({
      settleCnt: 0,
      settleAmt: '0.00',
      groups: [],
      bySource: [],
      excludedCount: 1,
      lackingPayeeIds: [],
    })
  })
})
