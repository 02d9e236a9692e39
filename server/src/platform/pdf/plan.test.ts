import { extractText, getDocumentProxy } from 'unpdf'
import { afterAll, describe, expect, it } from 'vitest'
import { closePdf, type PlanDocument, renderPlanPdf } from './pdf.js'

afterAll(closePdf)

describe('renderPlanPdf', () => {
  it('prints who is paid what and when, the total in capitals and both parties', async () => {
    const [page = ''] = await pagesOf([plan()])
    for (const text of [
      ...['付款计划', 'JS202611200001-1', '深圳市䶮𠮷土石方工程有限公司', '妈湾跨海通道', '李出纳', '年内付清'],
      ...['2026-12-31', '欧阳建国', '宏达运输', '62170072000123456789', '建设银行', '1,234,567.80'],
      ...['壹佰贰拾叁万肆仟伍佰陆拾柒元捌角整', '甲方', '乙方：王祥', '第 1 页 / 共 1 页'],
    ])
      expect(page).toContain(text)
    expect(page).not.toContain('已失效')
  })

  it('repeats the head on every page, and signs beside figures', async () => {
    const pages = await pagesOf([plan(80), plan(1, { settleNo: 'JS202611200002' })])
    const long = pages.slice(0, -1)
    expect(long.length).toBeGreaterThan(1)
    long.forEach((page, index) => {
      expect(page).toContain('收款账号')
      expect(page).toContain(`第 ${index + 1} 页 / 共 ${long.length} 页`)
    })
    expect(long.join('').match(/2026-12-31/g)).toHaveLength(80)
    expect(long.at(-1)?.match(/2026-12-31/g)?.length).toBeGreaterThanOrEqual(3)
    expect(long.at(-1)).toContain('甲方')
    expect(pages.at(-1)).toContain('JS202611200002')
  })

  it('marks a plan that is not in force', async () => {
    const [page] = await pagesOf([plan(1, { inForce: false, remark: null })])
    expect(page).toContain('已失效')
    expect(page).not.toContain('备注')
  })
})

async function pagesOf(plans: PlanDocument[]): Promise<string[]> {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(await renderPlanPdf(plans))), {
    mergePages: false,
  })
  return text
}

const plan = (rows = 1, parts: Partial<PlanDocument> = {}): PlanDocument => ({
  settleNo: 'JS202611200001-1',
  companyAuthName: '深圳市䶮𠮷土石方工程有限公司',
  projectName: '妈湾跨海通道',
  agentName: '王祥',
  createBy: '李出纳',
  date: '2026-11-20 08:30:00+08',
  amount: '1234567.80',
  inForce: true,
  remark: '年内付清',
  checkUrl: 'https://tufang.example.com/check/3Jd8kQm2p9XvTzR4nWb6Yh',
  rows: Array.from({ length: rows }, (_, index) => ({
    sequence: index + 1,
    dueDate: '2026-12-31',
    payeeName: '欧阳建国',
    carrierName: '宏达运输',
    bindingBankNo: '62170072000123456789',
    bindingBankName: '建设银行',
    amount: '1234567.80',
  })),
  ...parts,
})
