import { sql } from '@tufang/server/kernel/sql/sql'
import { closePdf } from '@tufang/server/platform/pdf/pdf'
import { testApp } from '@tufang/tests/app'
import { handedIn, only, settle } from '@tufang/tests/chain'
import { newCompany, type TestCompany } from '@tufang/tests/company'
import { newCard } from '@tufang/tests/factories/card'
import { newPayee } from '@tufang/tests/factories/payee'
import { newProject } from '@tufang/tests/factories/project'
import { newWaybill, newWaybills } from '@tufang/tests/factories/waybill'
import { newFiles, paperAnswer, paperDocuments, sendPaper } from '@tufang/tests/paper'
import { distorted } from '@tufang/tests/papers/distort'
import { Sheet } from '@tufang/tests/papers/sheet'
import { merge, newSettlement } from '@tufang/tests/rearrange'
import { rowOf } from '@tufang/tests/rows'
import { services } from '@tufang/tests/services'
import { png, pngOf, upload } from '@tufang/tests/upload'
import { create } from 'qrcode'
import { afterAll, describe, expect, it } from 'vitest'

/** A4 page with ten points for a millimetre. */
const PAGE = [2100, 2970] as const
/** Size in which the program prints codes. */
const SIZE = 220

/** Printed page with a QR code in its corner, as photographed by a phone. */
function photographOf(text: string, seed = 1): Promise<Buffer> {
  const sheet = new Sheet(...PAGE, '#fdfdfb')
  sheet.write('结算单', 900, 160, { size: 60 })
  const { modules } = create(text, { errorCorrectionLevel: 'M' })
  const side = SIZE / modules.size
  const [left, top] = [PAGE[0] - SIZE - 150, 130]
  sheet.context.fillStyle = '#000'
  for (let row = 0; row < modules.size; row++)
    for (let column = 0; column < modules.size; column++)
      if (modules.get(row, column)) sheet.context.fillRect(left + column * side, top + row * side, side, side)
  return distorted(sheet.png(), seed)
}

afterAll(closePdf)

const app = await testApp()
const { documents: printing } = await services()
const nothing = { settlementId: null, settleNo: null, kind: null }

/** Address on the document that a company printed last. */
async function printedUrl({ id }: TestCompany): Promise<string> {
  const { token } = await rowOf<{ token: string }>(
    sql`select token from document_seal where company_id = ${id} order by issued_at desc, id desc limit 1`,
  )
  return `https://tufang.example.com/check/${token}`
}

/** Reading of a paper that a clerk of the company has sent. */
async function readBy(company: TestCompany, content: Buffer): Promise<unknown> {
  const clerk = await company.as('结算员')
  return paperAnswer(clerk, 'read', { fileUrl: await sendPaper(app, clerk, content) })
}

async function photographedSettlement(company: TestCompany, { id }: { id: string }): Promise<Buffer> {
  await printing.settlementPdf(company.actor('结算员'), [id])
  return photographOf(await printedUrl(company))
}

describe('a paper that was sent', () => {
  it('says by its code which settlement was printed, and after a merge which one is kept', async () => {
    const company = await newCompany()
    const payee = await newPayee(company)
    const [one, other] = [await newSettlement(company, { payee }), await newSettlement(company, { payee })]
    const picture = await photographedSettlement(company, other)
    expect(await readBy(company, picture)).toEqual({ settlementId: other.id, settleNo: other.settleNo, kind: null })
    await merge(await company.as('管理员'), [one, other])
    expect(await readBy(company, picture)).toEqual({ settlementId: one.id, settleNo: one.settleNo, kind: null })
    expect(await readBy(await newCompany(), picture)).toEqual(nothing)
  })

  it('says of a receipt that it is one, and for which settlement where that is one alone', async () => {
    const company = await newCompany()
    const clerk = await company.as('结算员')
    const [card, project] = [await newCard(company), await newProject(company)]
    await newWaybills(company, 2, { card, project, settlePrice: '10' })
    const other = await newCard(company)
    const second = await newWaybill(company, { card: other, project: await newProject(company), settlePrice: '10' })
    const receipt = await handedIn(clerk, '王五', card, other)
    await printing.receiptPdf(company.actor('结算员'), [receipt.giveCardNo])
    const picture = await photographOf(await printedUrl(company))
    const kind = 'RECEIPT'
    expect(await readBy(company, picture)).toEqual({ ...nothing, kind })
    const { giveCardNo } = receipt
    const first = only((await settle(clerk, { receipts: [{ giveCardNo, settleCardNo: card.cardNo }] })).settlements)
    expect(await readBy(company, picture)).toEqual({ settlementId: first.id, settleNo: first.settleNo, kind })
    await settle(clerk, { waybillIds: [second.id] })
    expect(await readBy(company, picture)).toEqual({ ...nothing, kind })
  })

  it('says its number as a PDF', async () => {
    const company = await newCompany()
    const settlement = await newSettlement(company)
    const clerk = await company.as('结算员')
    const path = '/chain/companysettle/downloadSettlePdf'
    const pdf = await clerk.rest('GET', path, { query: { settleId: settlement.id } })
    expect(pdf.headers['content-type']).toBe('application/pdf')
    expect(await readBy(company, pdf.rawPayload)).toEqual({
      ...{ settlementId: settlement.id, settleNo: settlement.settleNo, kind: null },
    })
  })

  it('says nothing where no code is on it, or another one, or one of two settlements', async () => {
    const company = await newCompany()
    const [one, other] = [await newSettlement(company), await newSettlement(company)]
    const both = await printing.settlementPdf(company.actor('结算员'), [one.id, other.id])
    const foreign = [await photographOf('https://example.com/check/abc'), await photographOf('01,32,044001900111')]
    for (const content of [png(), both, ...foreign]) expect(await readBy(company, content)).toEqual(nothing)
  })

  it.each([
    [
      'a broken PDF',
      Buffer.from('%PDF-1.7\n1 0 obj << /Type /Catalog /Pages 1 0 R >> endobj trailer << /Root 1 0 R >>'),
    ],
    ['a PDF of nothing', Buffer.from('%PDF-')],
  ])('says nothing when it is %s', async (_, content) => {
    expect(await readBy(await newCompany(), content)).toEqual(nothing)
  })
})

describe('what is read', () => {
  it('is a paper of the own company, by people who may put it on a settlement', async () => {
    const company = await newCompany()
    const clerk = await company.as('结算员')
    const link = await sendPaper(app, clerk)
    expect(await (await company.as('只读')).code(paperDocuments.read, { fileUrl: link })).toBe('FORBIDDEN')
    const stranger = await (await newCompany()).as('结算员')
    expect(await stranger.code(paperDocuments.read, { fileUrl: link })).toBe('NOT_FOUND')
    const [invoice] = await newFiles(company, 1, 'INVOICE')
    for (const fileUrl of [invoice, 'https://example.com/a.jpg', ''])
      expect(await clerk.code(paperDocuments.read, { fileUrl })).toBe('NOT_FOUND')
  })

  it('was taken as a picture or a PDF of 5 MB at most', async () => {
    const clerk = await (await newCompany()).as('结算员')
    const send = async (content: Buffer, caller = clerk) =>
      (await upload(app, caller, '/upms/file/upload?fileType=image&dir=paper/', { content })).json<{ msg: string }>()
        .msg
    expect(await send(Buffer.from('<html></html>'))).toContain('结算资料只能是JPG、PNG、PDF格式!')
    expect(await send(png(5 * 1024 * 1024))).toContain('结算资料大小不能超过5MB!')
    expect(await send(png(), await (await newCompany()).as('出纳'))).toContain('没有权限')
    expect(await send(png().subarray(0, 50))).toContain('图片已损坏')
    expect(await send(Buffer.from('\xff\xd8\xff<html>', 'latin1'))).toContain('图片已损坏')
    expect(await send(pngOf(60_000, 60_000, Buffer.alloc(10)))).toContain('图片尺寸过大')
  })
})
