import { sql } from '@tufang/server/kernel/sql/sql'
import { RoleType } from '@tufang/server/modules/identity/role-types'
import { testApp } from '@tufang/tests/app'
import { approve, documents, handedIn, only, preview, reject, setPayees, settle } from '@tufang/tests/chain'
import { MINUTE } from '@tufang/tests/clock'
import { newCompany } from '@tufang/tests/company'
import { newSignedUpCaptain } from '@tufang/tests/factories/captain'
import { newCard } from '@tufang/tests/factories/card'
import { freightOf, newHaul } from '@tufang/tests/factories/haul'
import { newPayee } from '@tufang/tests/factories/payee'
import { newWaybills } from '@tufang/tests/factories/waybill'
import { messageDocuments, messagesOf } from '@tufang/tests/message'
import { invite, peopleDocuments, roleOf } from '@tufang/tests/people'
import { applyFor, priceDocuments, rejectPrice } from '@tufang/tests/price'
import { split } from '@tufang/tests/rearrange'
import { newColleague } from '@tufang/tests/role'
import { rowsOf } from '@tufang/tests/rows'
import { services } from '@tufang/tests/services'
import { signIn } from '@tufang/tests/sign-in'
import { applyForTask, approveTask } from '@tufang/tests/task'
import { changeDocuments } from '@tufang/tests/waybill-change'
import { check, commit, goodRow, imported, importGround, runnerOf, work } from '@tufang/tests/waybill-import'
import { describe, expect, it } from 'vitest'
import { start } from '../export/export-task'

/** Clerk who applies, and auditor who decides. */
async function desks() {
  const company = await newCompany()
  const [clerk, auditor] = [await company.as('结算员'), await company.as('审核员')]
  const applicant = await newColleague(company, ['chain:directPayPriceSet:add', 'chain:directPayPriceSet:get'])
  return { company, clerk, auditor, applicant: applicant.caller, haul: await newHaul(company) }
}

describe('a price', () => {
  it('is told to people who may decide, and their decision to the person who applied for it', async () => {
    const { applicant, auditor, haul } = await desks()
    const price = await applyFor(applicant, freightOf(haul))
    const told = { entity: 'directPayPrice', entityId: price.id, link: `/chain/price/direct?price=${price.id}` }
    expect(await messagesOf(auditor)).toMatchObject([{ kind: 'PRICE_TO_REVIEW', ...told }])
    expect(await messagesOf(applicant)).toEqual([])
    await rejectPrice(auditor, price)
    const [decided] = await messagesOf(applicant)
    expect(decided).toMatchObject({ kind: 'PRICE_REVIEWED', ...told })
    expect(decided?.text).toContain(`审核员驳回了您申请的直付价：${haul.project.name}`)
    expect(await messagesOf(auditor)).toHaveLength(1)
  })

  it('is told to nobody who does not want to hear of it, and not when it is refused', async () => {
    const { applicant, auditor, haul } = await desks()
    await auditor.ask(messageDocuments.prefer, { preferences: [{ kind: 'PRICE_TO_REVIEW', on: false }] })
    await applyFor(applicant, freightOf(haul))
    await applicant.gql(priceDocuments.apply, { input: { ...freightOf(haul), soilType: '没有这种土' } })
    expect(await messagesOf(auditor)).toEqual([])
  })
})

it('a task application is told to people who may decide, and the decision to the person who handed it in', async () => {
  const { applicant, auditor, haul } = await desks()
  const task = await applyForTask(applicant, freightOf(haul))
  expect(await messagesOf(auditor)).toMatchObject([{ kind: 'TASK_TO_REVIEW', entityId: task.id }])
  await approveTask(auditor, task)
  // The resulting price is decided already.
  expect(await messagesOf(auditor)).toHaveLength(1)
  expect(await messagesOf(applicant)).toMatchObject([{ kind: 'TASK_REVIEWED', entityId: task.id }])
})

it('a change of a waybill is told to people who may decide, and the decision to the person who asked for it', async () => {
  const { company, clerk, auditor } = await desks()
  const [waybill] = await newWaybills(company, 1)
  const variables = { id: waybill?.id, version: 1, input: { settlePrice: '88' } }
  const { updateWaybill } = await clerk.ask<{ updateWaybill: { review: { id: string } } }>(
    changeDocuments.update,
    variables,
  )
  const { id } = updateWaybill.review
  const told = { entity: 'waybillReview', entityId: id, link: `/chain/business/waybillReviews?review=${id}` }
  expect(await messagesOf(auditor)).toMatchObject([{ kind: 'WAYBILL_CHANGE_TO_REVIEW', ...told }])
  await auditor.ask(changeDocuments.approve, { id })
  expect(await messagesOf(clerk)).toMatchObject([
    { kind: 'WAYBILL_CHANGE_REVIEWED', ...told, text: `审核员通过了您对运单${waybill?.no}的修改` },
  ])
})

describe('a settlement', () => {
  it('is told to people who may decide, and their decision to the person who made it', async () => {
    const { company, clerk, auditor } = await desks()
    const card = await newCard(company)
    const waybills = await newWaybills(company, 2, { card })
    const receipt = await handedIn(clerk, '王五', card)
    const source = { receipts: [{ giveCardNo: receipt.giveCardNo }] }
    await preview(clerk, source)
    const made = only((await settle(clerk, source)).settlements)
    const link = `/chain/settlement/statement?value=%5B%22${made.id}%22%5D`
    const told = { entity: 'settlement', entityId: made.id, link }
    expect(await messagesOf(auditor)).toMatchObject([
      {
        kind: 'SETTLEMENT_TO_APPROVE',
        ...told,
        text: expect.stringMatching(`^结算员生成了结算单${made.settleNo}：.+，2趟，${made.settleAmt}元$`),
      },
    ])
    const ids = waybills.map(({ id }) => id)
    await setPayees(clerk, await newPayee(company), ids)
    const { part } = await split(clerk, made, ids.slice(0, 1))
    expect(await messagesOf(auditor)).toMatchObject([{ entityId: part.id }, { entityId: made.id }])
    await approve(auditor, made)
    await reject(auditor, part)
    expect((await messagesOf(clerk)).map(({ kind, text }) => [kind, text])).toEqual([
      ['SETTLEMENT_DECIDED', expect.stringMatching(`^审核员驳回了您生成的结算单${part.settleNo}：`)],
      ['SETTLEMENT_DECIDED', expect.stringMatching(`^审核员审核通过了您生成的结算单${made.settleNo}：`)],
    ])
    expect(await messagesOf(auditor)).toHaveLength(2)
  })
})

describe('an import', () => {
  it('that is done is told to the person who gave the word for it, once, with what came of it', async () => {
    const { company, clerk, auditor } = await desks()
    const ground = await importGround(company)
    const { id } = await imported(clerk, company, [goodRow(ground), goodRow(ground)])
    await work(clerk, company, { id })
    expect(await messagesOf(clerk)).toMatchObject([
      {
        kind: 'IMPORT_DONE',
        entity: 'waybillImport',
        entityId: id,
        link: `/thirdImport?import=${id}`,
        text: expect.stringMatching(/^“.+\.xlsx”已导入，新增2行，更新0行，无变化0行，拒绝0行$/),
      },
    ])
    expect(await messagesOf(auditor)).toEqual([])
  })

  it('that ends before its end says why', async () => {
    const { company, clerk } = await desks()
    const { id } = await check(clerk, [goodRow(await importGround(company))])
    await commit(clerk, { id })
    const roleId = await roleOf(company, '结算员')
    await rowsOf(sql`update role set permissions = '{}' where company_id = ${company.id} and id = ${roleId}`)
    await (await runnerOf()).work({ companyId: company.id, id })
    expect(await messagesOf(clerk)).toMatchObject([
      { kind: 'IMPORT_DONE', text: expect.stringMatching(/导入中止：.*新增运单/) },
    ])
  })
})

describe('an invitation', () => {
  it('is told inside the product to the person who works for another company, again when it is sent again', async () => {
    const [company, other] = [await newCompany(), await newCompany()]
    const { mobile } = other.people.结算员
    const { id } = await invite(company, { phone: mobile })
    const himself = await other.as('结算员')
    const told = { kind: 'INVITED', link: '/chooseCompany', text: `管理员邀请您加入${company.name}，职位：文员` }
    expect(await messagesOf(himself)).toMatchObject([told])
    ;(await testApp()).clock.advance(2 * MINUTE)
    await (await company.as('管理员')).ask(peopleDocuments.resend, { id })
    expect(await messagesOf(himself)).toMatchObject([told, told])
  })

  it('reaches the person who is new by his phone alone', async () => {
    const company = await newCompany()
    const { userId } = await invite(company)
    expect(await rowsOf(sql`select id from message where user_id = ${userId}`)).toEqual([])
  })
})

it('a card that is voided is told to its captain, and to the person who has it on his list', async () => {
  const { company, clerk } = await desks()
  const captain = await newSignedUpCaptain(company)
  const card = await newCard(company, { captain })
  await clerk.ask(documents.scan, { cardNos: [card.cardNo] })
  const admin = await company.as('管理员')
  await admin.ask('mutation ($cardNo: String!) { voidCard(cardNo: $cardNo) { id } }', { cardNo: card.cardNo })
  const himself = await signIn(await testApp(), { mobile: captain.mobile, roleType: RoleType.CAPTAIN })
  const text = `${company.name}的管理员作废了您的电子结算卡${card.cardNo}`
  expect(await messagesOf(himself)).toMatchObject([{ kind: 'CARD_VOIDED', text, entityId: card.id }])
  expect(await messagesOf(clerk)).toMatchObject([
    { kind: 'SCANNED_CARD_VOIDED', link: `/scan/ledger?cardNo=${card.cardNo}` },
  ])
  expect(await messagesOf(admin)).toEqual([])
})

it('an export that is done is told to the person who started it', async () => {
  const { company, clerk } = await desks()
  await newWaybills(company, 2)
  const task = await start(clerk)
  const { exportRunner } = await services()
  await exportRunner.run({ companyId: company.id, id: task.id })
  await exportRunner.run({ companyId: company.id, id: task.id })
  expect(await messagesOf(clerk)).toMatchObject([
    { kind: 'EXPORT_DONE', entityId: task.id, text: `“${task.title}”已导出，共2条` },
  ])
})

it('four eyes that are switched are told to all administrators', async () => {
  const { company, auditor } = await desks()
  const admin = await company.as('管理员')
  const { caller: other } = await newColleague(company, ['chain:company:setting'])
  await admin.ask(priceDocuments.setFourEyes, { enabled: true })
  await admin.ask(priceDocuments.setFourEyes, { enabled: true })
  for (const told of [admin, other])
    expect(await messagesOf(told)).toMatchObject([{ kind: 'FOUR_EYES_CHANGED', text: '管理员开启了双人复核' }])
  expect(await messagesOf(auditor)).toEqual([])
})
