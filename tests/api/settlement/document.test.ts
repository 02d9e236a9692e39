import { sql } from '@tufang/server/kernel/sql/sql'
import { RoleType } from '@tufang/server/modules/identity/role-types'
import { closePdf } from '@tufang/server/platform/pdf/pdf'
import { testApp } from '@tufang/tests/app'
import { documents, handedIn, only, reject, setPayees, settle } from '@tufang/tests/chain'
import { newCompany, type TestCompany } from '@tufang/tests/company'
import { newCaptain, newSignedUpCaptain } from '@tufang/tests/factories/captain'
import { newCard } from '@tufang/tests/factories/card'
import { newPayee } from '@tufang/tests/factories/payee'
import { newProject } from '@tufang/tests/factories/project'
import { newTruck } from '@tufang/tests/factories/truck'
import { newWaybill, newWaybills } from '@tufang/tests/factories/waybill'
import { rowOf, rowsOf } from '@tufang/tests/rows'
import { services } from '@tufang/tests/services'
import { signIn } from '@tufang/tests/sign-in'
import { extractText, getDocumentProxy } from 'unpdf'
import { afterAll, describe, expect, it } from 'vitest'

afterAll(closePdf)

const check = `query ($token: String!) { publicDocument(token: $token) { number companyName date cnt amount state } }`
const { documents: printing } = await services()
const app = await testApp()

async function textOf(file: Buffer): Promise<string> {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(file)), { mergePages: true })
  return text
}

/** Text of the newest QR code on a company's documents. */
async function scannedQr({ id }: TestCompany): Promise<string> {
  const { token } = await rowOf<{ token: string }>(
    sql`select token from document_seal where company_id = ${id} order by issued_at desc, id desc limit 1`,
  )
  return token
}

const look = async (token: string) =>
  (await app.anonymous().ask<{ publicDocument: unknown }>(check, { token })).publicDocument

async function withReceipt() {
  const company = await newCompany()
  const clerk = await company.as('管理员')
  const card = await newCard(company, { cardType: 'REFUND' })
  await newWaybills(company, 2, {
    card,
    project: await newProject(company, { name: '妈湾跨海通道䶮𠮷标' }),
    settlePrice: '12.34',
  })
  const receipt = await handedIn(clerk, '𠮷䶮师傅', card)
  return { company, clerk, card, receipt }
}

async function withSettlement() {
  const company = await newCompany()
  const clerk = await company.as('管理员')
  const truck = await newTruck(company, { captain: await newCaptain(company), plate: '粤B䶮𠮷8' })
  const payee = await newPayee(company, { name: '𠮷䶮' })
  const waybill = await newWaybill(company, {
    truck,
    payee,
    settlePrice: '1234.50',
    goDatetime: new Date('2026-10-01T04:00:00Z'),
  })
  const settlement = only((await settle(clerk, { waybillIds: [waybill.id] })).settlements)
  return { company, clerk, waybill, settlement }
}

describe('交卡回执单.pdf', () => {
  it('says what the receipt says, and loses no character', async () => {
    const { company, card, receipt } = await withReceipt()
    const text = await textOf(await printing.receiptPdf(company.actor('只读'), [receipt.giveCardNo]))
    for (const part of [
      company.name,
      receipt.giveCardNo,
      '𠮷䶮师傅',
      card.cardNo,
      '退票',
      '妈湾跨海通道䶮𠮷标',
      '甲方',
      '乙方',
    ]) {
      expect(text.replaceAll(/\s/g, '')).toContain(part)
    }
  })

  it('prints several in one file, and none when one of them is not there', async () => {
    const { company, clerk, receipt } = await withReceipt()
    const card = await newCard(company)
    await newWaybill(company, { card })
    const second = await handedIn(clerk, '赵六', card)
    const actor = company.actor('结算员')
    const text = await textOf(await printing.receiptPdf(actor, [receipt.giveCardNo, second.giveCardNo]))
    expect(text).toContain(second.giveCardNo)
    const { receipt: theirs, company: foreign } = await withReceipt()
    for (const no of ['HZ209901010001', 'x']) {
      await expect(printing.receiptPdf(actor, [receipt.giveCardNo, no])).rejects.toMatchObject({ code: 'NOT_FOUND' })
    }
    await expect(printing.receiptPdf((await newCompany()).actor('管理员'), [theirs.giveCardNo])).rejects.toThrow(
      '回执单不存在',
    )
    expect(await printing.receiptPdf(foreign.actor('出纳'), [theirs.giveCardNo])).toBeInstanceOf(Buffer)
  })

  it('stays genuine while waybills come and settlements are made, and is void once the receipt is', async () => {
    const { company, clerk, card, receipt } = await withReceipt()
    await printing.receiptPdf(company.actor('结算员'), [receipt.giveCardNo])
    const token = await scannedQr(company)
    const genuine = {
      number: receipt.giveCardNo,
      companyName: company.name,
      cnt: 2,
      amount: null,
      state: 'GENUINE',
      date: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    }
    expect(await look(token)).toEqual(genuine)
    await newWaybill(company, { card })
    expect(await look(token)).toEqual(genuine)
    await clerk.ask(documents.voidReceipt, { id: receipt.id })
    expect(await look(token)).toEqual({ ...genuine, state: 'VOIDED' })
  })

  it('is altered when what was printed has changed', async () => {
    const { company, receipt } = await withReceipt()
    await printing.receiptPdf(company.actor('结算员'), [receipt.giveCardNo])
    const token = await scannedQr(company)
    await rowsOf(sql`update receipt set giver = '别人' where company_id = ${company.id} and id = ${receipt.id}`)
    expect(await look(token)).toMatchObject({ state: 'ALTERED', number: receipt.giveCardNo })
  })
})

describe('结算单.pdf', () => {
  it('says what the settlement says, in figures and in capitals', async () => {
    const { company, settlement } = await withSettlement()
    const text = (await textOf(await printing.settlementPdf(company.actor('只读'), [settlement.id]))).replaceAll(
      /\s/g,
      '',
    )
    for (const part of [
      ...[company.name, settlement.settleNo, company.people.管理员.name, '粤B䶮𠮷8', '𠮷䶮运输队', '2026-10-01'],
      ...['1,234.50', '壹仟贰佰叁拾肆元伍角整', '车', '甲方', '乙方'],
    ]) {
      expect(text).toContain(part)
    }
  })

  it('is not found by another company', async () => {
    const { company, settlement } = await withSettlement()
    const stranger = (await newCompany()).actor('管理员')
    for (const id of [settlement.id, 'x', '0197a7de-0000-7000-8000-000000000000']) {
      await expect(printing.settlementPdf(stranger, [id])).rejects.toMatchObject({ code: 'NOT_FOUND' })
    }
    await expect(printing.settlementPdf(company.actor('管理员'), [settlement.id, 'x'])).rejects.toThrow('结算单不存在')
  })

  it('leads to one check page however often it is printed, altered with its payee and void with its rejection', async () => {
    const { company, clerk, waybill, settlement } = await withSettlement()
    const actor = company.actor('结算员')
    await printing.settlementPdf(actor, [settlement.id])
    const first = await scannedQr(company)
    await printing.settlementPdf(actor, [settlement.id])
    expect(await scannedQr(company)).toBe(first)
    const genuine = {
      number: settlement.settleNo,
      companyName: company.name,
      cnt: 1,
      amount: '1234.50',
      state: 'GENUINE',
    }
    expect(await look(first)).toMatchObject(genuine)

    await setPayees(clerk, await newPayee(company), [waybill.id])
    expect(await look(first)).toMatchObject({ ...genuine, state: 'ALTERED' })
    await printing.settlementPdf(actor, [settlement.id])
    const second = await scannedQr(company)
    expect(await look(second)).toMatchObject(genuine)

    await reject(clerk, settlement)
    for (const token of [first, second]) expect(await look(token)).toMatchObject({ ...genuine, state: 'VOIDED' })
  })
})

describe('a captain of several companies', () => {
  it('has what is all his printed with a check page of the company that it is of', async () => {
    const [first, other] = [await newCompany(), await newCompany()]
    const captain = await newSignedUpCaptain(first)
    await newSignedUpCaptain(other, captain.person)
    const card = await newCard(first, { cardType: 'REFUND', captain })
    await newWaybills(first, 2, { card, settlePrice: '12.34' })
    const { giveCardNo } = await handedIn(await first.as('管理员'), '交卡人', card)
    const himself = await signIn(app, { mobile: captain.person.mobile, roleType: RoleType.CAPTAIN })
    const printed = await himself.rest('POST', '/chain/companysettle/downloadReceiptPdf', { body: [giveCardNo] })
    expect(printed.statusCode, printed.body.slice(0, 200)).toBe(200)
    expect(printed.headers['content-type']).toBe('application/pdf')
    expect(await look(await scannedQr(first))).toMatchObject({ number: giveCardNo, companyName: first.name })
  })
})

describe('publicDocument', () => {
  it('tells a stranger number, company, date, totals and state, and nothing else', async () => {
    const { company, settlement } = await withSettlement()
    await printing.settlementPdf(company.actor('结算员'), [settlement.id])
    const token = await scannedQr(company)
    expect(token).toMatch(/^[\w-]{40,}$/)
    expect(Object.keys((await look(token)) as object).toSorted()).toEqual([
      ...['amount', 'cnt', 'companyName', 'date', 'number', 'state'],
    ])
  })

  it.each(['', 'x', 'x'.repeat(200), "' or 1=1 --", settlementToken()])('knows nothing of %j', async (token) => {
    expect(await look(token)).toBeNull()
  })
})

function settlementToken(): string {
  return 'A'.repeat(43)
}
