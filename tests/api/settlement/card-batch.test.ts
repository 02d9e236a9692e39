import { sql } from '@tufang/server/kernel/sql/sql'
import { cardDocuments as documents, makeCards } from '@tufang/tests/cards'
import { newCompany } from '@tufang/tests/company'
import { newCard } from '@tufang/tests/factories/card'
import { rowsOf } from '@tufang/tests/rows'
import { describe, expect, it } from 'vitest'

const input = { prefix: 'K1', digits: 4, count: 3, kind: 'CAPTAIN', cardType: 'REFUND' }

describe('createCards', () => {
  it('makes cards in a row that nobody has yet, and goes on behind them', async () => {
    const company = await newCompany()
    const admin = await company.as('管理员')
    expect(await makeCards(admin, { ...input, prefix: 'k1' })).toMatchObject({
      batchNo: expect.stringMatching(/^ZK\d{8}0001$/),
      ...{ prefix: 'K1', firstNo: 'K10001', lastNo: 'K10003', cardCount: 3, boundCount: 0, activatedCount: 0 },
      createBy: company.people.管理员.name,
    })
    expect(await makeCards(admin, { ...input, count: 1, digits: null })).toMatchObject({ firstNo: 'K10004' })
    const { answer: list } = await admin.ask<{ answer: { records: { id: string }[] } }>(documents.cards, {
      filter: { bound: false },
    })
    const unbound = { status: 'NOT_ACTIVATED', captainId: null, captainName: null, bound: false, cardType: 'REFUND' }
    expect(list).toMatchObject({
      total: 4,
      records: ['K10001', 'K10002', 'K10003', 'K10004'].map((cardNo) => ({ cardNo, ...unbound })),
    })
    expect(list.records[0]).toMatchObject({ allowedActions: ['void', 'bind', 'setType'] })
    const { answer: history } = await admin.ask<{ answer: object[] }>(documents.history, { id: list.records[0]?.id })
    expect(history).toMatchObject([{ label: '制卡批次', before: null, createBy: company.people.管理员.name }])
    expect((await admin.ask(documents.series)).answer).toEqual([{ prefix: 'K1', digits: 4, nextNo: 'K10005' }])
    expect((await admin.ask(documents.batches, { sort: [{ field: 'FIRST_NO' }] })).answer).toMatchObject({
      total: 2,
      summary: { cardCount: 4 },
      records: [{ firstNo: 'K10001' }, { firstNo: 'K10004', lastNo: 'K10004' }],
    })
  })

  it('leaves out numbers that are taken, by another series, too', async () => {
    const company = await newCompany()
    const admin = await company.as('管理员')
    await newCard(company, { cardNo: 'K10002' })
    await makeCards(admin, { ...input, prefix: 'K', digits: 5, count: 1 })
    await rowsOf(sql`update card_series set next_no = 10003 where company_id = ${company.id} and prefix = 'K'`)
    expect(await makeCards(admin, input)).toMatchObject({ firstNo: 'K10001', lastNo: 'K10004', cardCount: 3 })
    expect(await makeCards(admin, { ...input, prefix: 'K', digits: 5, count: 2 })).toMatchObject({
      firstNo: 'K10005',
      lastNo: 'K10006',
    })
  })

  it('gives two clerks who make cards at once numbers of their own', async () => {
    const company = await newCompany()
    const callers = [await company.as('管理员'), await company.as('结算员')]
    const made = await Promise.all(
      [...callers, ...callers].map((caller, at) =>
        makeCards(caller, { prefix: at < 2 ? 'R7' : 'R', digits: at < 2 ? 4 : 5, count: 40 }),
      ),
    )
    expect(new Set(made.map(({ batchNo }) => batchNo)).size).toBe(4)
    const [found] = await rowsOf(
      sql`select count(*)::int as cards, count(distinct batch_id)::int as batches from card where company_id = ${company.id}`,
    )
    expect(found).toEqual({ cards: 160, batches: 4 })
  })

  it('is done once under a key, and not at all when it is tried', async () => {
    const company = await newCompany()
    const admin = await company.as('管理员')
    expect((await admin.ask<{ answer: object }>(documents.create, { input, dryRun: true })).answer).toMatchObject({
      firstNo: 'K10001',
    })
    const twice = [1, 2].map(() => admin.ask(documents.create, { input, key: 'make' }))
    const [first, second] = await Promise.all(twice)
    expect(second).toEqual(first)
    expect((await admin.ask(documents.cards)).answer).toMatchObject({ total: 3 })
  })

  it.each([
    [{ prefix: '1K' }, 'input.prefix', '卡号前缀须为一个大写字母，后面可带数字'],
    [{ prefix: 'K甲' }, 'input.prefix', '卡号前缀须为一个大写字母，后面可带数字'],
    [{ count: 0 }, 'input.count', '张数须为1到1000的整数'],
    [{ count: 1001 }, 'input.count', '张数须为1到1000的整数'],
    [{ digits: 2 }, 'input.digits', '序号位数须为3到10的整数'],
    [{ prefix: 'K1234567', digits: 8 }, 'input.digits', '卡号前缀与序号合计不能超过15位'],
  ])('says what is wrong with %o', async (wrong, field, message) => {
    const admin = await (await newCompany()).as('管理员')
    expect(await admin.refusal(documents.create, { input: { ...input, ...wrong } })).toMatchObject({
      extensions: { fieldErrors: [{ field, message }] },
    })
  })

  it('is refused where a series ends or has another length', async () => {
    const admin = await (await newCompany()).as('管理员')
    await makeCards(admin, { ...input, digits: 3, count: 990 })
    expect(await admin.refusal(documents.create, { input: { ...input, digits: 3, count: 10 } })).toMatchObject({
      message: '前缀K1的编号只剩9个，不够制10张卡，请换一个前缀',
      extensions: { code: 'CARD_SERIES_ENDS' },
    })
    expect(await admin.refusal(documents.create, { input: { ...input, digits: 4 } })).toMatchObject({
      extensions: { fieldErrors: [{ field: 'input.digits', message: '前缀K1的序号位数是3，不能改变' }] },
    })
  })
})

it('shows nobody the batches of another company', async () => {
  const batch = await makeCards(await (await newCompany()).as('管理员'), input)
  const stranger = await (await newCompany()).as('管理员')
  expect((await stranger.ask(documents.batches)).answer).toMatchObject({ total: 0 })
  expect(await stranger.ask('query ($id: ID!) { cardBatch(id: $id) { id } }', { id: batch.id })).toEqual({
    cardBatch: null,
  })
})
