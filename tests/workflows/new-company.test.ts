import { RoleType } from '@tufang/server/modules/identity/role-types'
import { closePdf } from '@tufang/server/platform/pdf/pdf'
import { testApp } from '@tufang/tests/app'
import { approveRegistration, handIn, papersOf, rejectRegistration } from '@tufang/tests/authentication'
import type { Caller } from '@tufang/tests/caller'
import { approve, handedIn, only, type SettlementAnswer, scan, setPayees, settle } from '@tufang/tests/chain'
import { expectSound } from '@tufang/tests/checks'
import { checkData, commitData } from '@tufang/tests/data-import'
import { deskPerson } from '@tufang/tests/desk'
import { paid, payAll } from '@tufang/tests/payment'
import { receiveRegistrationCode, signIn } from '@tufang/tests/sign-in'
import { uniqueAccount, uniqueCreditCode, uniqueDigits, uniqueMobile, uniqueName } from '@tufang/tests/unique'
import { createWaybill } from '@tufang/tests/waybill-change'
import type { TestCell } from '@tufang/tests/workbook'
import { extractText } from 'unpdf'
import { afterAll, describe, expect, it } from 'vitest'

const app = await testApp()
afterAll(closePdf)

const plate = () => `粤B${uniqueDigits(5)}`
const create = (kind: string) => `mutation ($input: ${kind}Input!) { answer: create${kind}(input: $input) { id } }`

/** A company sets itself up by GraphQL alone, from its registration to its first settlement, in order. */
describe('a new company', () => {
  const companyName = `公司${uniqueName()}`
  const [captainMobile, plates] = [uniqueMobile(), [plate(), plate()]]
  const siteCode = uniqueName()
  let company = { id: '' }
  let admin: Caller = app.anonymous()
  let projectId: string
  let siteId: string
  let cardNos: string[]
  let settlement: SettlementAnswer

  const made = async (kind: string, input: object): Promise<string> =>
    (await admin.ask<{ answer: { id: string } }>(create(kind), { input })).answer.id
  const missing = async (): Promise<string[]> => {
    const { firstSteps } = await admin.ask<{ firstSteps: { step: string; done: boolean }[] }>(
      '{ firstSteps { step done } }',
    )
    return firstSteps.filter(({ done }) => !done).map(({ step }) => step)
  }
  const imported = async (kind: 'SITE' | 'CAPTAIN' | 'TRUCK', rows: TestCell[][]) =>
    commitData(admin, company, await checkData(admin, kind, rows))

  it('registers, and sees that everything is missing', async () => {
    const mobile = uniqueMobile()
    const input = {
      companyName,
      companyNo: uniqueCreditCode(),
      registerAddress: '深圳市南山区',
      contactName: '周文斌',
      contactPhone: mobile,
      code: await receiveRegistrationCode(app, mobile),
    }
    const { registerCompany } = await app
      .anonymous()
      .ask<{ registerCompany: { companyAuthId: string } }>(
        'mutation ($input: RegisterCompanyInput!) { registerCompany(input: $input) { companyAuthId } }',
        { input },
      )
    company = { id: registerCompany.companyAuthId }
    app.clock.advance(60_000)
    admin = await signIn(app, { mobile, roleType: RoleType.COMPANY })
    expect(await missing()).toEqual([
      'PROJECT',
      'SITE',
      'SOIL',
      'PRICE',
      'CAPTAIN',
      'TRUCK',
      'DRIVER',
      'CARD',
      'PAYEE',
      'WAYBILL',
      'RECEIPT',
      'SETTLEMENT',
      'AUTHENTICATION',
      'PAYMENT',
    ])
  })

  it('brings its sites, captains and trucks by spreadsheet', async () => {
    expect(
      await imported('SITE', [
        ['编码', '名称'],
        [siteCode, '部九窝受纳场'],
      ]),
    ).toMatchObject({ createCount: 1 })
    const captains = [
      ['姓名', '手机号'],
      ['李强', captainMobile],
    ]
    expect(await imported('CAPTAIN', captains)).toMatchObject({ status: 'DONE', createCount: 1 })
    const trucks = [['车牌', '车队长', '车型'], ...plates.map((plate) => [plate, '李强', '自卸车'])]
    expect(await imported('TRUCK', trucks)).toMatchObject({ createCount: 2, refusedCount: 0 })
    const { sites } = await admin.ask<{ sites: { records: { id: string; code: string }[] } }>(
      '{ sites { records { id code } } }',
    )
    siteId = only(sites.records).id
    expect(await missing()).not.toContain('TRUCK')
  })

  it('adds a soil, a project and its price by hand', async () => {
    await made('Soil', { name: '粘土', tonsPerCubic: '1.8' })
    projectId = await made('Project', { projectName: '妈湾跨海通道' })
    await made('ProjectPrice', { projectInfoId: projectId, tpMode: 'FREIGHT', soilType: '粘土', price: '250.50' })
    expect(await missing()).toEqual([
      'DRIVER',
      'CARD',
      'PAYEE',
      'WAYBILL',
      'RECEIPT',
      'SETTLEMENT',
      'AUTHENTICATION',
      'PAYMENT',
    ])
  })

  it('makes ten cards, and binds two of them to its captain', async () => {
    const { createCards } = await admin.ask<{ createCards: { cardCount: number; firstNo: string } }>(
      'mutation ($input: CreateCardsInput!) { createCards(input: $input) { cardCount firstNo lastNo } }',
      { input: { prefix: 'T', count: 10, kind: 'CAPTAIN', cardType: 'PURCHASE' } },
    )
    expect(createCards).toMatchObject({ cardCount: 10, firstNo: 'T000001', lastNo: 'T000010' })
    cardNos = ['T000001', 'T000002']
    const { captains } = await admin.ask<{ captains: { records: { id: string }[] } }>('{ captains { records { id } } }')
    const { bindCards } = await admin.ask<{ bindCards: { cards: object[]; refused: object[] } }>(
      `mutation ($input: BindCardsInput!) { bindCards(input: $input) { cards { status } refused { message } } }`,
      { input: { cardNos, captainId: only(captains.records).id, activate: true } },
    )
    expect(bindCards).toEqual({ cards: [{ status: 'ACTIVATED' }, { status: 'ACTIVATED' }], refused: [] })
  })

  it('enters three trips on both cards', async () => {
    const goDatetime = app.clock.now().toISOString()
    const trip = {
      projectInfoId: projectId,
      garbageId: siteId,
      goSoilType: '粘土',
      tpMode: 'FREIGHT',
      weightType: 'TRUCK',
    }
    const carried = { ...trip, weightTons: '1', goDatetime, inDatetime: goDatetime, completeDatetime: goDatetime }
    for (const [nth, plate] of [...plates, plates[0]].entries())
      expect(await createWaybill(admin, { ...carried, truckCode: plate, cardNo: cardNos[nth % 2] })).toMatchObject({
        status: 'UNLOADED',
      })
    expect(await missing()).toEqual(['DRIVER', 'PAYEE', 'RECEIPT', 'SETTLEMENT', 'AUTHENTICATION', 'PAYMENT'])
  })

  it('scans its first card, hands both in and settles them at the price of the project', async () => {
    const cards = cardNos.map((cardNo) => ({ cardNo }))
    expect((await scan(admin, ...cards)).refused).toEqual([])
    const receipt = await handedIn(admin, '李强', ...cards)
    expect(receipt).toMatchObject({ giveCardCnt: 3, cardCount: 2 })
    const { settlements, lackingPayeeIds } = await settle(admin, { receipts: [{ giveCardNo: receipt.giveCardNo }] })
    settlement = only(settlements)
    expect(settlement).toMatchObject({ settleCnt: 3, settleAmt: '751.50' })
    const payee = { payeeName: '李强', bindingBankNo: uniqueAccount(), bindingBankName: '建设银行' }
    const id = await made('Payee', payee)
    await admin.ask('mutation ($id: ID!) { signPayee(id: $id) { id } }', { id })
    expect(await setPayees(admin, { id }, lackingPayeeIds)).toMatchObject(
      lackingPayeeIds.map((one) => ({ id: one, ok: true })),
    )
    expect(await missing()).toEqual(['DRIVER', 'AUTHENTICATION', 'PAYMENT'])
  })

  it('cannot approve before it has shown who it is', async () => {
    const approval = 'mutation ($id: ID!) { approveSettlement(id: $id) { status } }'
    expect((await admin.refusal(approval, { id: settlement.id })).message).toBe(
      '公司尚未通过企业认证，不能审核结算单，请先完成企业认证',
    )
    const { viewer } = await admin.ask<{ viewer: { user: { id: string } } }>('{ viewer { user { id } } }')
    const papers = { ...(await papersOf(viewer.user.id)), companyName }
    const desk = await deskPerson(app)
    const rejected = await rejectRegistration(desk, await handIn(admin, papers), '营业执照照片不清晰')
    expect(rejected).toMatchObject({ status: 'REJECTED', reason: '营业执照照片不清晰' })
    expect(await approveRegistration(desk, await handIn(admin, papers))).toMatchObject({ status: 'APPROVED' })
    expect(await missing()).not.toContain('AUTHENTICATION')
    expect(await approve(admin, settlement)).toMatchObject({ status: 'APPROVED' })
    await paid(admin, await payAll(admin, settlement))
    expect(await missing()).toEqual(['DRIVER'])
  })

  it('takes away the statement, which names it, and leaves sound books behind', async () => {
    const query = { settleId: settlement.id }
    const file = await admin.rest('GET', '/chain/companysettle/downloadSettlePdf', { query })
    const { text } = await extractText(new Uint8Array(file.rawPayload), { mergePages: true })
    const words = text.replaceAll(/\s/g, '')
    for (const part of [companyName, settlement.settleNo, '柒佰伍拾壹元伍角整', ...plates])
      expect(words).toContain(part)
    await expectSound(app.database)
  })
})
