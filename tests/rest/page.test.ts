import { testApp } from '@tufang/tests/app'
import { newCompany } from '@tufang/tests/company'
import { newCard } from '@tufang/tests/factories/card'
import { newWaybills } from '@tufang/tests/factories/waybill'
import { describe, expect, it } from 'vitest'

await testApp()
const company = await newCompany()
const caller = await company.as('结算员')
const cards = [await newCard(company), await newCard(company), await newCard(company)]
for (const [index, card] of cards.entries()) await newWaybills(company, index + 1, { card })
const numbers = cards.map(({ cardNo }) => cardNo).sort()

interface PageAnswer {
  data: { records: { cardNo: string }[]; total: number }
}
const page = (query: string, path = '/chain/companycard/getBCardAccountPage') => caller.rest('GET', `${path}?${query}`)
const cardNosOf = async (query: string) => {
  const { data } = (await page(query)).json<PageAnswer>()
  return data.records.map(({ cardNo }) => cardNo)
}

describe('a page', () => {
  it('has the members that callers know', async () => {
    expect((await page('size=2&ascs=cardNo')).json()).toEqual({
      code: 0,
      msg: null,
      ok: true,
      data: {
        records: numbers.slice(0, 2).map((cardNo) => expect.objectContaining({ cardNo })),
        total: 3,
        size: 2,
        current: 1,
        pages: 2,
        orders: [],
        searchCount: true,
      },
    })
  })

  it('is empty past the end, with the true total', async () => {
    expect((await page('size=2&current=9')).json()).toMatchObject({
      data: { records: [], total: 3, size: 2, current: 9, pages: 2 },
    })
  })

  it.each([
    'descs=cardNo',
    'descs=card_no',
    'descs[]=card_no',
    'descs[0]=cardNo',
    'descs=card_no&descs=captain_name',
    'descs=card_no,captainName',
    'descs=card_no,&ascs=',
    'descs%5B%5D=cardNo&_=1764300000000&cardNo=',
    'descs=secret,cardNo;drop,cardNo&ascs=constructor',
  ])('is sorted by %s', async (query) => {
    expect(await cardNosOf(query)).toEqual(numbers.toReversed())
  })

  it('filters by its own parameters', async () => {
    expect(await cardNosOf(`cardNo=${numbers[1]}`)).toEqual([numbers[1]])
    expect(await cardNosOf('status=2')).toHaveLength(3)
    expect(await cardNosOf('status=9')).toEqual([])
  })

  it.each([
    ['size=0', 'INVALID_INPUT'],
    ['size=5001', 'INVALID_INPUT'],
    ['size=x', 'INVALID_INPUT'],
    ['size=1.5', 'INVALID_INPUT'],
    ['size=1&size=2', 'INVALID_INPUT'],
    ['current=0', 'INVALID_INPUT'],
    ['current=-1', 'INVALID_INPUT'],
    ['current=99999999999999', 'INVALID_INPUT'],
    ['status=7', 'INVALID_INPUT'],
    ['status=x', 'INVALID_INPUT'],
    ['cardNo=a&cardNo=b', 'INVALID_INPUT'],
  ])('with %s is 400', async (query, errorCode) => {
    const answer = await page(query)
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toMatchObject({ code: 1, errorCode, msg: expect.stringMatching(/[一-龥]/) })
  })

  it('takes its parameters from a body where the call is a POST', async () => {
    const answer = await caller.rest('POST', '/chain/companysettlewaybill/getSettleWaybill', {
      body: { current: '2', size: 4, descs: ['go_datetime'], isSettle: null, status: '3' },
    })
    expect(answer.json()).toMatchObject({ data: { total: 6, size: 4, current: 2, pages: 2 } })
    expect(answer.json<PageAnswer>().data.records).toHaveLength(2)
  })
})
