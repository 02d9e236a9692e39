import { newCompany, type TestCompany } from '@tufang/tests/company'
import { newPayee } from '@tufang/tests/factories/payee'
import { newProject } from '@tufang/tests/factories/project'
import { newSettlement, type Settled } from '@tufang/tests/rearrange'
import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Watched } from './browser'
import { operationsIn } from './calls'
import { type DemoApp, demoApp } from './demo-app'
import { openAs } from './sign-in'

let app: DemoApp
let company: TestCompany
let project: Awaited<ReturnType<typeof newProject>>
let payee: Awaited<ReturnType<typeof newPayee>>
let settlements: [Settled, Settled]
let clerk: Watched
let auditor: Watched
/** Second window of the clerk's browser. */
let beside: Page
/** Streams that the clerk's browser has opened. */
const streams: string[] = []

const LIST = '/chain/settlement'
const rowOf = (page: Page, { settleNo }: Settled) => page.getByRole('row').filter({ hasText: settleNo })

beforeAll(async () => {
  app = await demoApp()
  company = await newCompany()
  project = await newProject(company)
  payee = await newPayee(company, { name: '周华斌' })
  settlements = [
    await newSettlement(company, { project, count: 2, settlePrice: '100.00', payee }),
    await newSettlement(company, { project, count: 1, settlePrice: '50.00', payee }),
  ]
  clerk = await openAs(app, company.people.结算员.mobile)
  clerk.context.on('request', (request) => {
    if (request.headers().accept === 'text/event-stream') streams.push(request.url())
  })
  beside = await clerk.context.newPage()
  auditor = await openAs(app, company.people.审核员.mobile)
})

describe('windows of one company', () => {
  it('show what another one has changed, and keep selection, typed text and place', async () => {
    const { page } = clerk
    const [first, second] = settlements
    await Promise.all([page.goto(LIST), auditor.page.goto(LIST)])
    await page.getByRole('checkbox', { name: `选择${second.settleNo}` }).check()
    await page.getByRole('button', { name: '展开', exact: true }).click()
    const typed = page.getByRole('textbox', { name: '申请人' })
    await typed.fill('还没查的')
    await rowOf(page, first).getByText('待审核').waitFor()
    await rowOf(auditor.page, first).getByRole('button', { name: '审核通过' }).click()
    const question = auditor.page.getByRole('alertdialog', { name: '审核结算单' })
    await question.getByRole('button', { name: '确定' }).click()
    await rowOf(page, first).getByText('已审核').waitFor()
    expect(await page.getByRole('checkbox', { name: `选择${second.settleNo}` }).isChecked()).toBe(true)
    expect(await typed.inputValue()).toBe('还没查的')
    expect(new URL(page.url()).pathname).toBe(LIST)
    await rowOf(page, second).getByText('待审核').waitFor()
  })

  it('ask once for what their own verb has changed, and again for what others change', async () => {
    const { page } = auditor
    const [, second] = settlements
    const asked: string[] = []
    auditor.context.on('request', (request) => {
      asked.push(...operationsIn(request).filter((operation) => /^query Settlements(WithPapers)?$/.test(operation)))
    })
    await rowOf(page, second).getByRole('button', { name: '审核通过' }).click()
    await page.getByRole('alertdialog', { name: '审核结算单' }).getByRole('button', { name: '确定' }).click()
    await rowOf(page, second).getByText('已审核').waitFor()
    // Both are told by one look: what the clerk sees has been told to the auditor as well.
    await rowOf(clerk.page, second).getByText('已审核').waitFor()
    const third = await newSettlement(company, { project, count: 1, settlePrice: '20.00', payee })
    await rowOf(page, third).waitFor()
    expect(asked).toHaveLength(2)
  })

  it('share one stream, and the last one goes on with it', async () => {
    const { page } = clerk
    const next = await newSettlement(company, { project, count: 1, settlePrice: '30.00', payee })
    await beside.goto(LIST)
    await rowOf(beside, next).getByText('待审核').waitFor()
    expect(streams).toHaveLength(1)
    await page.close()
    await expect.poll(() => streams.length).toBe(2)
    await rowOf(auditor.page, next).getByRole('button', { name: '审核通过' }).click()
    await auditor.page.getByRole('alertdialog', { name: '审核结算单' }).getByRole('button', { name: '确定' }).click()
    await rowOf(beside, next).getByText('已审核').waitFor()
    expect([clerk.complaints, auditor.complaints]).toEqual([[], []])
  })
})
