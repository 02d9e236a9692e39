import { extractText, getDocumentProxy } from 'unpdf'
import { afterAll, describe, expect, it } from 'vitest'
import {
  closePdf,
  type ReceiptDocument,
  renderReceiptPdf,
  renderSettlementPdf,
  type SettlementDocument,
} from './pdf.js'

const LONG_NAME =
  '广东省深圳市前海深港现代服务业合作区䶮𠮷龘土石方工程运输劳务分包建设集团股份有限责任公司宝安区沙井街道第一分公司（特殊普通合伙）'

afterAll(closePdf)

describe('renderReceiptPdf', () => {
  it('prints the receipt with its rows, its total and both parties', async () => {
    const [page] = await pagesOf(await renderReceiptPdf([receipt({ giveCardCnt: 12345 })]))
    for (const text of [
      '交卡回执单',
      'HZ202611200001',
      '深圳市前海土石方工程有限公司',
      '王祥',
      '2026-11-20 08:30:00',
      '1 张',
      '12,345 趟，交卡时未结算，含修改待审核',
    ]) {
      expect(page).toContain(text)
    }
    for (const text of [
      '购票',
      'B10000000000001',
      '妈湾跨海通道',
      '合计',
      '12,345',
      '甲方',
      '乙方',
      '签字',
      '日期',
      '第 1 页 / 共 1 页',
    ]) {
      expect(page).toContain(text)
    }
    expect(page).not.toContain('已作废')
  })

  it('loses no character, whatever the fonts lack', async () => {
    const names = ['䶮𠮷祥', '𪚥𤴐', '𬟭𫟼', '🚚王', 'Ω≈ç√é', '\u{e123}号', '王\u{fe00}五']
    for (const giveCardUserId of names) {
      const [page] = await pagesOf(await renderReceiptPdf([receipt({ giveCardUserId })]))
      expect(page).toContain(`乙方：${giveCardUserId}`)
    }
  })

  it('replaces broken characters, and keeps their neighbours', async () => {
    const [page] = await pagesOf(await renderReceiptPdf([receipt({ giveCardUserId: '王\u0000祥\ud842' })]))
    expect(page).toContain('王 祥\ufffd')
  })

  it('begins no line with what ends something, and ends none with what begins something', async () => {
    const company = '深圳市（前海、沙井、福永）土石方工程，运输；劳务：分包【第一】建设「集团」有限公司。'.repeat(2)
    for (let before = 0; before < 12; before++) {
      const companyAuthName = `${'粤'.repeat(before)}${company}`
      const row = { ...receipt({}).rows[0], projectName: companyAuthName }
      const lines = await linesOf(await renderReceiptPdf([receipt({ companyAuthName, rows: [row] as never })]))
      expect(lines.length).toBeGreaterThan(20)
      expect(lines.filter((line) => /^[、，。）】」：；]|[（【「]$/.test(line))).toEqual([])
    }
  })

  it('wraps a long company name instead of cutting it', async () => {
    expect([...LONG_NAME].length).toBeGreaterThan(60)
    const [page = ''] = await pagesOf(await renderReceiptPdf([receipt({ companyAuthName: LONG_NAME })]))
    const text = page.replaceAll(/\s/g, '')
    expect(text.split(LONG_NAME)).toHaveLength(3)
  })

  it('begins each receipt on its own page and counts its own pages, with the head on every one', async () => {
    const receipts = [receipt({}, 90), receipt({ giveCardNo: 'HZ202611200002', state: 'VOIDED' }, 2)]
    const pages = await pagesOf(await renderReceiptPdf(receipts))
    const lastOfFirst = pages.findIndex((page) => page.includes('甲方'))
    expect(lastOfFirst).toBeGreaterThan(0)
    pages.slice(0, lastOfFirst + 1).forEach((page, index) => {
      expect(page).toContain(`第 ${index + 1} 页 / 共 ${lastOfFirst + 1} 页`)
      expect(page).toContain('结算卡号')
      expect(page).not.toContain('已作废')
    })
    expect(pages).toHaveLength(lastOfFirst + 2)
    expect(pages.at(-1)).toContain('第 1 页 / 共 1 页')
    expect(pages.at(-1)).toContain('HZ202611200002')
    expect(pages.at(-1)).toContain('已作废')
  })

  it('keeps rows, total and signatures together at every length', async () => {
    for (let rows = 18; rows <= 40; rows++) {
      const pages = await pagesOf(await renderReceiptPdf([receipt({}, rows)]))
      const last = pages.at(-1) ?? ''
      expect(last.match(/B1\d{13}/g)?.length, `${rows} rows`).toBeGreaterThanOrEqual(3)
      expect(last).toContain('合计')
      expect(last).toContain('乙方')
      expect(pages.join('').match(/B1\d{13}/g)).toHaveLength(rows)
    }
  })

  it('stays small', async () => {
    expect((await renderReceiptPdf([receipt({}, 8)])).length).toBeLessThan(300_000)
  })

  it('refuses to render nothing', async () => {
    await expect(renderReceiptPdf([])).rejects.toThrow(RangeError)
  })
})

describe('renderSettlementPdf', () => {
  it('prints carriers, dates, trucks, totals and the amount in capitals', async () => {
    const pages = await pagesOf(await renderSettlementPdf([settlement()]))
    const text = pages.join('\n')
    for (const expected of [
      '结算单',
      'JS202611200001',
      '深圳市䶮𠮷土石方工程有限公司',
      '李会计',
      '已审核',
      '2026-11-20',
    ]) {
      expect(text).toContain(expected)
    }
    for (const expected of [
      '承运人：宏达运输',
      '2026-11-01 小计',
      '粤B00001',
      '1,234.500',
      '320.00',
      '15.10',
      '2,880.00',
    ]) {
      expect(text).toContain(expected)
    }
    expect(text).toContain('1,080,000.50 元')
    expect(text).toContain('壹佰零捌万元伍角整')
    expect(pages.at(-1)).toContain('甲方：深圳市䶮𠮷土石方工程有限公司')
    expect(pages.at(-1)).toContain('乙方：王祥')
  })

  it('sums up no day of one line, which has said it', async () => {
    const text = (await pagesOf(await renderSettlementPdf([settlement(1, 1)]))).join('\n')
    expect(text).toContain('2,880.00')
    expect(text).not.toContain('小计')
  })

  it('repeats the carrier and the column titles on every page', async () => {
    const pages = await pagesOf(await renderSettlementPdf([settlement(3, 120)]))
    expect(pages.length).toBeGreaterThan(8)
    pages.forEach((page, index) => {
      expect(page).toContain(`第 ${index + 1} 页 / 共 ${pages.length} 页`)
      expect(page).toContain('承运人：')
      expect(page).toContain('核算合计')
    })
    expect(pages.join('').match(/粤B\d{5}/g)).toHaveLength(360)
    expect(pages.slice(0, -1).join('')).not.toContain('甲方')
  })

  it('marks a settlement without effect', async () => {
    const [page] = await pagesOf(await renderSettlementPdf([settlement(1, 1, { status: 'REJECTED' })]))
    expect(page).toContain('已驳回')
  })

  it('prints a settlement without carriers', async () => {
    const [page] = await pagesOf(await renderSettlementPdf([settlement(0, 0, { settleAmt: '0.00' })]))
    expect(page).toContain('零元整')
    expect(page).toContain('甲方')
  })

  it('rejects a text that is no amount, and renders the next document', async () => {
    await expect(renderSettlementPdf([settlement(1, 1, { settleAmt: 'abc' })])).rejects.toThrow()
    expect((await renderSettlementPdf([settlement(1, 1)])).subarray(0, 5).toString()).toBe('%PDF-')
  })
})

describe('the PDF thread', () => {
  it('rejects running work when it is closed, and opens again for the next document', async () => {
    const underWay = renderReceiptPdf([receipt()])
    const rejected = expect(underWay).rejects.toThrow('ended')
    await closePdf()
    await rejected
    expect((await renderReceiptPdf([receipt()])).length).toBeGreaterThan(1000)
  })

  it('leaves the event loop free', async () => {
    await renderReceiptPdf([receipt()])
    const [own, all] = [process.threadCpuUsage(), process.cpuUsage()]
    await renderSettlementPdf([settlement(3, 120)])
    // Progress of the work is asserted instead of times, since other work on the machine stretches those.
    expect(process.threadCpuUsage(own).user).toBeLessThan(process.cpuUsage(all).user / 4)
  })
})

async function pagesOf(pdf: Buffer): Promise<string[]> {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(pdf)), { mergePages: false })
  return text
}

function receipt(parts: Partial<ReceiptDocument> = {}, rows = 1): ReceiptDocument {
  return {
    companyAuthName: '深圳市前海土石方工程有限公司',
    giveCardNo: 'HZ202611200001',
    giveCardUserId: '王祥',
    giveCardDatetime: '2026-11-20 08:30:00+08',
    state: 'OPEN',
    giveCardCnt: 12,
    checkUrl: 'https://tufang.example.com/check/3Jd8kQm2p9XvTzR4nWb6Yh',
    rows: Array.from({ length: rows }, (_, index) => ({
      cardType: '购票',
      settleCardNo: `B1${String(index + 1).padStart(13, '0')}`.slice(0, 15),
      projectName: '妈湾跨海通道',
      giveCardCnt: 12,
      giveCardDatetime: new Date('2026-11-20T00:30:00Z'),
    })),
    ...parts,
  }
}

function settlement(carriers = 1, trucks = 2, parts: Partial<SettlementDocument> = {}): SettlementDocument {
  const truckRows = Array.from({ length: trucks }, (_, index) => ({
    truckCode: `粤B${String(index + 1).padStart(5, '0')}`,
    settleCnt: 9,
    weightTons: '1234.5',
    weightUnit: 'CUBIC' as const,
    settlePrice: '320',
    payeePrice: '15.1',
    totalAmt: '2880.00',
  }))
  return {
    id: '0193-1',
    settleNo: 'JS202611200001',
    status: 'APPROVED',
    companyAuthName: '深圳市䶮𠮷土石方工程有限公司',
    projectName: '妈湾跨海通道',
    agentName: '王祥',
    settleName: '李会计',
    date: '2026-11-20 08:30:00+08',
    settleCnt: 3600,
    settleAmt: '1080000.50',
    checkUrl: 'https://tufang.example.com/check/3Jd8kQm2p9XvTzR4nWb6Yh',
    carriers: Array.from({ length: carriers }, () => ({
      carrierName: '宏达运输',
      cnt: 1200,
      amt: '360000.17',
      detail: [{ createDatetime: '2026-11-01', cnt: 1200, totalAmt: '360000.17', detailDetail: truckRows }],
    })),
    ...parts,
  }
}

/** Texts of the first page in their lines. */
async function linesOf(pdf: Uint8Array): Promise<string[]> {
  const page = await (await getDocumentProxy(new Uint8Array(pdf))).getPage(1)
  const { items } = await page.getTextContent()
  return items.flatMap((item) => ('str' in item && item.str.trim() ? [item.str.trim()] : []))
}
