import { closePdf } from '@tufang/server/platform/pdf/pdf'
import type { Caller } from '@tufang/tests/caller'
import { newCompany } from '@tufang/tests/company'
import { newCaptain } from '@tufang/tests/factories/captain'
import { newCard } from '@tufang/tests/factories/card'
import { statementsOf } from '@tufang/tests/queries'
import { extractText, getDocumentProxy } from 'unpdf'
import { afterAll, describe, expect, it } from 'vitest'

afterAll(closePdf)

const LABELS = '/chain/companycard/labels'
const CREATE = `mutation ($input: CreateCardsInput!) { createCards(input: $input) { id labelsUrl firstNo lastNo } }`

interface Batch {
  id: string
  labelsUrl: string
  firstNo: string
  lastNo: string
}

async function makeCards(clerk: Caller, prefix: string, count: number): Promise<Batch> {
  const input = { prefix, count, kind: 'CAPTAIN', cardType: 'PURCHASE' }
  return (await clerk.ask<{ createCards: Batch }>(CREATE, { input })).createCards
}

async function pagesOf(file: Buffer): Promise<{ texts: string[]; widths: number[] }> {
  const document = await getDocumentProxy(new Uint8Array(file))
  const { text } = await extractText(document)
  const pages = await Promise.all(text.map((_, at) => document.getPage(at + 1)))
  const widths = pages.map((page) => Math.round((page.getViewport({ scale: 1 }).width * 25.4) / 72))
  return { texts: text.map((page) => page.replaceAll(/\s/g, '')), widths }
}

describe('labels of cards', () => {
  it('stand twenty-four on a sheet, in the order of their numbers, read at once', async () => {
    const company = await newCompany()
    const clerk = await company.as('管理员')
    const { labelsUrl, firstNo, lastNo } = await makeCards(clerk, 'Q', 25)
    const file = await clerk.rest('GET', labelsUrl)
    expect(file.headers['content-type']).toBe('application/pdf')
    const { texts, widths } = await pagesOf(file.rawPayload)
    expect(widths).toEqual([210, 210])
    expect(texts[0]?.match(/Q\d{6}/g)).toHaveLength(24)
    expect(texts[0]).toContain(firstNo)
    expect(texts[1]).toContain(lastNo)
    for (const part of [company.name, '主卡·购票', '未绑定车队长']) expect(texts[0]).toContain(part)
    const one = await makeCards(clerk, 'R', 1)
    const [few, many] = [
      await statementsOf(() => clerk.rest('GET', one.labelsUrl)),
      await statementsOf(() => clerk.rest('GET', labelsUrl)),
    ]
    expect(many).toHaveLength(few.length)
  })

  it('are printed one a page for a label printer, with whose card it is', async () => {
    const company = await newCompany()
    const clerk = await company.as('管理员')
    const captain = await newCaptain(company, { name: '李强' })
    const cards = [await newCard(company, { captain }), await newCard(company, { captain })]
    const body = { cardNos: cards.map(({ cardNo }) => cardNo), layout: 'SINGLE' }
    const { texts, widths } = await pagesOf((await clerk.rest('POST', LABELS, { body })).rawPayload)
    expect(widths).toEqual([70, 70])
    for (const text of texts) expect(text).toContain('李强')
  })

  it('are refused for what is void, unknown or another company’s, and to people who may not print', async () => {
    const company = await newCompany()
    const clerk = await company.as('管理员')
    const voided = await newCard(company, { status: 'VOIDED' })
    const theirs = await newCard(await newCompany())
    for (const { cardNo } of [voided, theirs, { cardNo: 'Z99' }]) {
      const answer = await clerk.rest('POST', LABELS, { body: { cardNos: [cardNo] } })
      expect(answer.json()).toMatchObject({
        code: 1,
        ok: false,
        msg: `${cardNo}${cardNo === voided.cardNo ? '已作废' : '不存在'}`,
      })
    }
    const { labelsUrl } = await makeCards(await (await newCompany()).as('管理员'), 'Q', 1)
    expect((await clerk.rest('GET', labelsUrl)).json()).toMatchObject({ code: 1 })
    const reader = await company.as('只读')
    expect((await reader.rest('POST', LABELS, { body: { cardNos: [voided.cardNo] } })).statusCode).toBe(403)
  })
})
