import { sql } from '@tufang/server/kernel/sql/sql'
import { RoleType } from '@tufang/server/modules/identity/role-types'
import { testApp } from '@tufang/tests/app'
import { only, reject, settle } from '@tufang/tests/chain'
import { newCompany } from '@tufang/tests/company'
import { newSignedUpCaptain } from '@tufang/tests/factories/captain'
import { newCard } from '@tufang/tests/factories/card'
import { newPayee } from '@tufang/tests/factories/payee'
import { newWaybill } from '@tufang/tests/factories/waybill'
import { claimAll, newInvoice } from '@tufang/tests/invoice'
import { addPapers, newFiles, paperAnswer, paperDocuments, papersOf, setNeeds } from '@tufang/tests/paper'
import { newPayable, paid, payAll } from '@tufang/tests/payment'
import { statementsOf } from '@tufang/tests/queries'
import { merge, newSettlement, split } from '@tufang/tests/rearrange'
import { rowsOf } from '@tufang/tests/rows'
import { signIn } from '@tufang/tests/sign-in'
import { describe, expect, it } from 'vitest'

const ofNone = { neededPapers: [], missingPapers: [], paperRate: null, papers: [] }
const changesOf = ({ id }: { id: string }, field: string) =>
  rowsOf<{ before: unknown; after: unknown }>(
    sql`select before, after from field_change where entity_id = ${id} and field = ${field} order by created_at, id`,
  )
const filed = async (caller: Parameters<typeof paperAnswer>[0], papersComplete: boolean): Promise<string[]> => {
  const { records } = await paperAnswer<{ records: { id: string }[] }>(caller, 'list', { filter: { papersComplete } })
  return records.map(({ id }) => id).toSorted()
}
const idsOf = (...settlements: { id: string }[]) => settlements.map(({ id }) => id).toSorted()

describe('what papers each settlement needs', () => {
  it('is nothing until the company says so, which its history tells', async () => {
    const company = await newCompany()
    const admin = await company.as('管理员')
    const settlement = await newSettlement(company)
    expect(await paperAnswer(admin, 'needs')).toEqual([])
    expect(await papersOf(admin, settlement)).toMatchObject(ofNone)
    expect(await setNeeds(admin, 'INVOICE', 'RECEIPT', 'INVOICE')).toEqual(['RECEIPT', 'INVOICE'])
    expect(await paperAnswer(await company.as('只读'), 'needs')).toEqual(['RECEIPT', 'INVOICE'])
    expect(await papersOf(admin, settlement)).toMatchObject({
      ...{ neededPapers: ['RECEIPT', 'INVOICE'], missingPapers: ['RECEIPT', 'INVOICE'], paperRate: '0.00' },
    })
    expect(await setNeeds(admin)).toEqual([])
    expect(await papersOf(admin, settlement)).toMatchObject(ofNone)
    expect(await changesOf(company, 'kinds')).toEqual([
      { before: '', after: '已签回执单、发票' },
      { before: '已签回执单、发票', after: '' },
    ])
  })

  it('is said by people with the permission, of what can be needed, and not by a dry run', async () => {
    const company = await newCompany()
    const admin = await company.as('管理员')
    expect(await admin.refusal(paperDocuments.setNeeds, { kinds: ['OTHER'] })).toMatchObject({
      message: '“其他”不能设为需要的资料',
      extensions: { code: 'INVALID_INPUT' },
    })
    expect(await (await company.as('结算员')).code(paperDocuments.setNeeds, { kinds: [] })).toBe('FORBIDDEN')
    expect(await paperAnswer(admin, 'setNeeds', { kinds: ['CONTRACT'], dryRun: true })).toEqual(['CONTRACT'])
    expect(await paperAnswer(admin, 'needs')).toEqual([])
    await setNeeds(await (await newCompany()).as('管理员'), 'CONTRACT')
    expect(await paperAnswer(admin, 'needs')).toEqual([])
  })
})

describe('papers', () => {
  it('are put on many settlements at once, each answered on its own', async () => {
    const [company, foreign] = [await newCompany(), await newCompany()]
    const clerk = await company.as('结算员')
    const [one, other, gone] = [
      await newSettlement(company),
      await newSettlement(company),
      await newSettlement(company),
    ]
    await reject(await company.as('审核员'), gone)
    const theirs = await newSettlement(foreign)
    const [file = '', second = ''] = await newFiles(company, 2)
    const [foreignFile = ''] = await newFiles(foreign)
    const [invoice = ''] = await newFiles(company, 1, 'INVOICE')
    const row = (settlement: { id: string }, fileUrl: string, kind = 'RECEIPT') => ({
      ...{ settlementId: settlement.id, fileUrl, kind, fileName: '回执单.jpg' },
    })
    const input = [
      ...[row(one, file), row(other, file, 'OTHER'), row(one, file, 'CONTRACT'), row(theirs, second)],
      ...[row(gone, second), row(one, foreignFile), row(one, invoice), row(one, 'https://example.com/a.jpg')],
      ...[row(one, second, 'WEIGH_NOTE'), row({ id: 'x' }, second), row(one, `${file},${second}`)],
    ]
    const noFile = { ok: false, msg: '资料文件不存在', settleNo: one.settleNo }
    const expected = [
      { ok: true, msg: null, settleNo: one.settleNo, settlementId: one.id, fileUrl: file },
      { ok: true, settleNo: other.settleNo },
      { ok: false, msg: `结算单${one.settleNo}已有此文件` },
      { ok: false, msg: '结算单不存在', settleNo: null, settlementId: theirs.id },
      { ok: false, msg: `结算单${gone.settleNo}当前为“已驳回”，不能上传资料` },
      ...[noFile, noFile, noFile],
      { ok: true, settleNo: one.settleNo },
      { ok: false, msg: '结算单不存在' },
      noFile,
    ]
    expect(await paperAnswer(clerk, 'add', { input, dryRun: true })).toMatchObject(expected)
    expect((await papersOf(clerk, one)).papers).toEqual([])
    expect(await paperAnswer(clerk, 'add', { input, key: 'once' })).toMatchObject(expected)
    expect(await paperAnswer(clerk, 'add', { input, key: 'once' })).toMatchObject(expected)
    const { papers } = await papersOf(clerk, one)
    const said = { fileName: '回执单.jpg', createBy: company.people.结算员.name, allowedActions: ['remove'] }
    expect(papers).toMatchObject([
      { ...said, kind: 'RECEIPT', fileUrl: expect.stringMatching(/^http.*\/files\/.*\?token=/) },
      { ...said, kind: 'WEIGH_NOTE' },
    ])
    expect(await changesOf(one, 'paper')).toEqual([
      { before: null, after: '已签回执单：回执单.jpg' },
      { before: null, after: '磅单：回执单.jpg' },
    ])
    const again = await addPapers(clerk, one, 'OTHER', [papers[0]?.fileUrl ?? ''])
    expect(again).toMatchObject([{ ok: false, msg: `结算单${one.settleNo}已有此文件` }])
  })

  it('are a hundred at most', async () => {
    const company = await newCompany()
    const clerk = await company.as('结算员')
    const settlement = await newSettlement(company)
    const files = await newFiles(company, 101)
    const all = await addPapers(clerk, settlement, 'WEIGH_NOTE', files.slice(0, 99))
    expect(all.every(({ ok }) => ok)).toBe(true)
    expect(await addPapers(clerk, settlement, 'OTHER', files.slice(99))).toMatchObject([
      { ok: true },
      { ok: false, msg: `结算单${settlement.settleNo}的资料不能超过100份` },
    ])
    const input = files.map((fileUrl) => ({ settlementId: settlement.id, kind: 'OTHER', fileUrl, fileName: 'a' }))
    expect(await clerk.code(paperDocuments.add, { input })).toBe('INVALID_INPUT')
    expect(await clerk.code(paperDocuments.add, { input: [] })).toBe('INVALID_INPUT')
    expect(await (await company.as('只读')).code(paperDocuments.add, { input: input.slice(0, 1) })).toBe('FORBIDDEN')
  })

  it('never become more when many send them at once', async () => {
    const company = await newCompany()
    const clerk = await company.as('结算员')
    const settlement = await newSettlement(company)
    const files = await newFiles(company, 112)
    const batches = [0, 1, 2, 3].map((at) => addPapers(clerk, settlement, 'OTHER', files.slice(at * 28, at * 28 + 28)))
    const results = (await Promise.all(batches)).flat()
    expect(results.filter(({ ok }) => ok)).toHaveLength(100)
    expect((await papersOf(clerk, settlement)).papers).toHaveLength(100)
  })

  it('are taken off again, which the history keeps, until the settlement is paid', async () => {
    const company = await newCompany()
    const admin = await company.as('管理员')
    const { settlement } = await newPayable(company)
    await addPapers(admin, settlement, 'CONTRACT', await newFiles(company, 2))
    const [first, second] = (await papersOf(admin, settlement)).papers
    const foreign = await (await newCompany()).as('管理员')
    for (const id of [first?.id, 'x']) expect(await foreign.code(paperDocuments.remove, { id })).toBe('NOT_FOUND')
    expect(await (await company.as('出纳')).code(paperDocuments.remove, { id: first?.id })).toBe('FORBIDDEN')
    const { id: settlementId } = settlement
    const gone = { id: first?.id, type: 'SettlementPaper', settlementId, settlement: { id: settlementId } }
    expect(await paperAnswer(admin, 'remove', { id: first?.id, dryRun: true })).toEqual(gone)
    expect(await paperAnswer(admin, 'remove', { id: first?.id, key: 'once' })).toEqual(gone)
    expect(await paperAnswer(admin, 'remove', { id: first?.id, key: 'once' })).toEqual(gone)
    // Keys of the version before kept `true` for a deletion.
    await rowsOf(sql`update idempotency_key set answer = 'true' where company_id = ${company.id} and key = 'once'`)
    const former = { ...gone, settlementId: null, settlement: null }
    expect(await paperAnswer(admin, 'remove', { id: first?.id, key: 'once' })).toEqual(former)
    expect(await admin.code(paperDocuments.remove, { id: first?.id })).toBe('NOT_FOUND')
    expect((await papersOf(admin, settlement)).papers).toMatchObject([{ id: second?.id }])
    expect((await changesOf(settlement, 'paper')).at(-1)).toEqual({ before: '合同：资料1.jpg', after: null })
    await paid(admin, await payAll(admin, settlement))
    expect((await papersOf(admin, settlement)).papers).toMatchObject([{ id: second?.id, allowedActions: [] }])
    expect(await admin.refusal(paperDocuments.remove, { id: second?.id })).toMatchObject({
      message: `结算单${settlement.settleNo}已付款，资料不能删除`,
      extensions: { code: 'PAPER_FIXED' },
    })
    // A missing paper may still be added.
    expect(await addPapers(admin, settlement, 'INVOICE', await newFiles(company))).toMatchObject([{ ok: true }])
  })

  it('stay as files once they were on a settlement', async () => {
    const company = await newCompany()
    const clerk = await company.as('结算员')
    const settlement = await newSettlement(company)
    const [used = '', unused = ''] = await newFiles(company, 2)
    await addPapers(clerk, settlement, 'OTHER', [used])
    const attached = await rowsOf<{ address: string }>(
      sql`select '/files/' || id as address from stored_file where company_id = ${company.id} and attached_at is not null`,
    )
    expect(attached).toEqual([{ address: used }])
    expect(attached).not.toContainEqual({ address: unused })
  })
})

describe('how complete they are', () => {
  it('is told by rate and filter, of settlements that are not over', async () => {
    const company = await newCompany()
    const admin = await company.as('管理员')
    const [full, half] = [await newSettlement(company), await newSettlement(company)]
    const [none, gone] = [await newSettlement(company), await newSettlement(company)]
    await reject(await company.as('审核员'), gone)
    expect(await filed(admin, true)).toEqual(idsOf(full, half, none, gone))
    await setNeeds(admin, 'RECEIPT', 'CONTRACT', 'SITE_CONFIRMATION')
    for (const kind of ['RECEIPT', 'CONTRACT', 'SITE_CONFIRMATION'])
      await addPapers(admin, full, kind, await newFiles(company))
    await addPapers(admin, half, 'RECEIPT', await newFiles(company, 2))
    await addPapers(admin, none, 'OTHER', await newFiles(company))
    expect(await papersOf(admin, full)).toMatchObject({ missingPapers: [], paperRate: '100.00' })
    const lacking = { missingPapers: ['CONTRACT', 'SITE_CONFIRMATION'], paperRate: '33.33' }
    expect(await papersOf(admin, half)).toMatchObject(lacking)
    expect(await papersOf(admin, none)).toMatchObject({ paperRate: '0.00' })
    expect(await papersOf(admin, gone)).toMatchObject(ofNone)
    expect(await filed(admin, true)).toEqual(idsOf(full, gone))
    expect(await filed(admin, false)).toEqual(idsOf(half, none))
    const completeness = await admin.ask(
      'query ($ids: [ID!]!) { documentCompleteness(settlementIds: $ids) { needed held lacking } }',
      { ids: [half.id, gone.id] },
    )
    expect(completeness).toEqual({
      documentCompleteness: [
        { needed: 3, held: 1, lacking: lacking.missingPapers },
        { needed: 0, held: 0, lacking: [] },
      ],
    })
  })

  it('counts invoices that have claimed all of a settlement', async () => {
    const company = await newCompany()
    const admin = await company.as('管理员')
    await setNeeds(admin, 'INVOICE')
    const { settlement, payee } = await newPayable(company, 2)
    const [waybillId] = settlement.waybillIds
    const [half, rest] = [await newInvoice(admin, payee, '100.00'), await newInvoice(admin, payee, '100.00')]
    const claim = 'mutation ($input: [ClaimInvoiceInput!]!) { claimInvoices(input: $input) { ok } }'
    await admin.ask(claim, { input: [{ invoiceId: half.id, waybillIds: [waybillId] }] })
    expect(await papersOf(admin, settlement)).toMatchObject({ missingPapers: ['INVOICE'], paperRate: '0.00' })
    await claimAll(admin, rest, settlement)
    expect(await papersOf(admin, settlement)).toMatchObject({ missingPapers: [], paperRate: '100.00', papers: [] })
    expect(await filed(admin, false)).toEqual([])
  })
})

describe('merging and splitting', () => {
  it('takes papers to the settlement that is kept, of a file once, and leaves them with the rest', async () => {
    const company = await newCompany()
    const admin = await company.as('管理员')
    const payee = await newPayee(company)
    const [one, other] = [await newSettlement(company, { payee }), await newSettlement(company, { payee })]
    const [shared = '', own = ''] = await newFiles(company, 2)
    await addPapers(admin, one, 'RECEIPT', [shared])
    await addPapers(admin, other, 'CONTRACT', [shared, own])
    await merge(admin, [other, one])
    const kept = [{ kind: 'RECEIPT' }, { kind: 'CONTRACT' }]
    expect((await papersOf(admin, one)).papers).toMatchObject(kept)
    expect((await papersOf(admin, other)).papers).toEqual([])
    const { rest, part } = await split(admin, one, one.waybillIds.slice(0, 1))
    expect((await papersOf(admin, rest)).papers).toMatchObject(kept)
    expect((await papersOf(admin, part)).papers).toEqual([])
  })

  it('is refused where one settlement would hold more than a hundred', async () => {
    const company = await newCompany()
    const admin = await company.as('管理员')
    const payee = await newPayee(company)
    const [one, other] = [await newSettlement(company, { payee }), await newSettlement(company, { payee })]
    await addPapers(admin, one, 'OTHER', await newFiles(company, 60))
    await addPapers(admin, other, 'OTHER', await newFiles(company, 41))
    await expect(merge(admin, [one, other])).rejects.toThrow(`结算单${one.settleNo}的资料不能超过100份`)
    expect((await papersOf(admin, other)).papers).toHaveLength(41)
  })
})

describe('who sees papers', () => {
  it('is nobody of another company, and no captain', async () => {
    const company = await newCompany()
    const [admin, captain] = [await company.as('管理员'), await newSignedUpCaptain(company)]
    await setNeeds(admin, 'RECEIPT')
    const waybill = await newWaybill(company, { card: await newCard(company, { captain }), settlePrice: '50' })
    const settlement = only((await settle(admin, { waybillIds: [waybill.id] })).settlements)
    await addPapers(admin, settlement, 'CONTRACT', await newFiles(company))
    expect(await papersOf(admin, settlement)).toMatchObject({ paperRate: '0.00', papers: [{ kind: 'CONTRACT' }] })
    const himself = await signIn(await testApp(), { mobile: captain.mobile, roleType: RoleType.CAPTAIN })
    expect(await papersOf(himself, settlement)).toMatchObject({ settleNo: settlement.settleNo, ...ofNone })
    expect(await filed(himself, true)).toEqual([settlement.id])
    expect(await filed(himself, false)).toEqual([])
    const asked = 'query ($ids: [ID!]!) { documentCompleteness(settlementIds: $ids) { needed held lacking } }'
    expect(await himself.ask(asked, { ids: [settlement.id] })).toEqual({
      documentCompleteness: [{ needed: 0, held: 0, lacking: [] }],
    })
    expect(await paperAnswer(await (await newCompany()).as('管理员'), 'one', { id: settlement.id })).toBeNull()
  })

  it('is told in as many statements of twenty settlements as of two', async () => {
    const query = `{ settlements(page: { size: 50 }) { total records {
      id neededPapers missingPapers paperRate papers { id allowedActions } } } }`
    const sent = async (count: number) => {
      const company = await newCompany()
      const admin = await company.as('管理员')
      await setNeeds(admin, 'RECEIPT', 'INVOICE')
      for (let at = 0; at < count; at++)
        await addPapers(admin, await newSettlement(company, { count: 1 }), 'RECEIPT', await newFiles(company))
      return statementsOf(async () => {
        const { settlements } = await admin.ask<{ settlements: { total: number; records: { papers: object[] }[] } }>(
          query,
        )
        expect(settlements.records.map(({ papers }) => papers.length)).toEqual(Array(count).fill(1))
      })
    }
    expect((await sent(20)).length).toBe((await sent(2)).length)
  })
})
