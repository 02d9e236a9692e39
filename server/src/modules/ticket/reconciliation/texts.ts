import { moveTexts } from '../../../kernel/values/texts.js'
import { importTexts } from '../../import/index.js'

/** The Chinese texts of reconciliations with dump sites. */
export const reconciliationTexts = {
  reconciliation: '渣土场对账',
  rows: '渣土场对账明细',
  row: '对账行',
  rowIds: '要处理的行',
  start: '开始渣土场对账',
  resolve: '处理对账差异',
  rematch: '重新核对',
  settle: '结清对账',
  void: '作废对账',
  moves: { resolve: '处理差异', rematch: '重新核对', settle: '结清', void: moveTexts.void },
  differences: '差异',
  dateOrder: '开始票日不能晚于结束票日',
  day: (what: string) => `${what}须为yyyy-MM-dd`,
  tooManyDays: (most: number) => `一次最多核对${most}天`,
  tolerance: (what: string, most: number) => `${what}须为0到${most}的整数`,
  noContent: '请附上文件内容',
  noBase64: '文件内容须为Base64',
  faults: (first: readonly string[], count: number) =>
    `${first.join('；')}${count > first.length ? `；共${count}处有误` : ''}`,
  tooManyRows: (count: number, most: number) =>
    `有${count.toLocaleString('en-US')}行数据，一次最多核对${most.toLocaleString('en-US')}行，请拆分后上传`,
  severalHeads: '一次只能处理同一次对账中的行',
  sameNeedsNothing: '所选的行双方一致，无需处理',
  unresolved: '尚有未处理的差异',
  columns: { ticketNo: '票号', plate: '车牌', time: '时间', soil: '土质', quantity: '数量' },
  hints: {
    ticketNo: '渣土场的票号；没有可不填，按车牌和时间核对',
    plate: '空格与圆点可有可无',
    time: '收土的日期时间，或2026/1/2 3:04等文字',
    soil: '与系统中的名称一致才可比较；可不填',
    quantity: '只作对照；最多3位小数',
  },
  words: {
    what: '对账',
    headings: '车牌、时间',
    same: '',
    template: {
      file: '渣土场对账模板.xlsx',
      sheet: '对账',
      notes: [
        '列的先后不限，不认识的列不读取；列名重复的文件不读取。',
        '先按票号核对，再按车牌和时间核对；票号为“示例”的行不读取，可以删除。',
        importTexts.notes.values,
        '一次最多10,000行；文件不超过3MB。',
      ],
    },
  },
} as const
