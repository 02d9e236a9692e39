import { sql } from '@tufang/server/kernel/sql/sql'
import { cardOf } from '@tufang/tests/chain'
import { newCompany } from '@tufang/tests/company'
import { newCard } from '@tufang/tests/factories/card'
import { newWaybill } from '@tufang/tests/factories/waybill'
import { rowsOf } from '@tufang/tests/rows'
import {
  changeDocuments,
  changesOf,
  decide,
  type UpdateAnswer,
  updateWaybill,
  waybillOf,
} from '@tufang/tests/waybill-change'
import { describe, expect, it } from 'vitest'
import { newClerks } from './clerks'

/** Clerks at once: twenty in `npm run test:clerks`. */
const CLERKS = process.env.CLERK_ROUNDS ? 20 : 8

describe(`${CLERKS} clerks at one waybill`, () => {
  it('one wins, the others see a difference, and the history is complete', async () => {
    const company = await newCompany()
    const clerks = await newClerks(company, CLERKS)
    const waybill = await newWaybill(company)
    for (let round = 1; round <= 3; round++) {
      const answers = await Promise.all(
        clerks.map((clerk, at) =>
          clerk.gql<{ updateWaybill: UpdateAnswer }>(changeDocuments.update, {
            id: waybill.id,
            version: round,
            input: { remark: `第${round}轮${at}` },
            reason: `结算员${at}`,
          }),
        ),
      )
      const won = answers.filter(({ errors }) => errors.length === 0)
      expect(won).toHaveLength(1)
      const remark = won[0]?.data?.updateWaybill.waybill.remark
      for (const { errors } of answers.filter(({ errors }) => errors.length > 0)) {
        expect(errors).toMatchObject([
          {
            extensions: {
              code: 'STALE',
              data: { version: round + 1, differences: [{ field: 'remark', theirs: remark }] },
            },
          },
        ])
      }
    }
    const clerk = await company.as('结算员')
    const history = (await changesOf(clerk, waybill)).toReversed()
    expect(history.map(({ field }) => field)).toEqual(['remark', 'remark', 'remark'])
    expect(history.slice(1).map(({ before }) => before)).toEqual(history.slice(0, -1).map(({ after }) => after))
    expect(await waybillOf(clerk, waybill)).toMatchObject({ version: 4, remark: history.at(-1)?.after })
  })

  it('ask for a change of money: one request is open, and one decision counts', async () => {
    const company = await newCompany()
    const clerks = await newClerks(company, CLERKS)
    const card = await newCard(company)
    const waybill = await newWaybill(company, { card })
    await Promise.all(
      clerks.map((clerk, at) =>
        clerk.gql(changeDocuments.update, { id: waybill.id, version: 1, input: { settlePrice: `${at + 1}` } }),
      ),
    )
    const open = await rowsOf<{ id: string }>(
      sql`select id from waybill_review where company_id = ${company.id} and status = 'PENDING'`,
    )
    expect(open).toHaveLength(1)
    const [reviewer, admin] = [await company.as('审核员'), await company.as('管理员')]
    const id = open[0]?.id ?? ''
    const decisions = await Promise.all([
      reviewer.gql(changeDocuments.approve, { id }),
      admin.gql(changeDocuments.reject, { id, reason: '不符' }),
      admin.gql(changeDocuments.approve, { id }),
      reviewer.gql(changeDocuments.reject, { id, reason: '不符' }),
    ])
    expect(decisions.filter(({ errors }) => errors.length === 0)).toHaveLength(1)
    const { pendingReview, receivable } = await waybillOf(admin, waybill)
    expect(pendingReview).toBe(false)
    expect((await cardOf(admin, card)).unsettledAmount).toBe(receivable ?? '100.00')
    const { review } = await updateWaybill(clerks[0] ?? admin, waybill, { exAmt: '1' })
    await decide(admin, 'approve', { id: review?.id ?? '' })
  })
})
