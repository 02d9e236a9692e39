import { moveTexts } from '../../kernel/values/texts.js'

/** Chinese texts that all imports share. */
export const importTexts = {
  kind: '资料种类',
  noContent: '请附上文件内容',
  noBase64: '文件内容须为Base64',
  unnamed: '未命名.xlsx',
  statuses: {
    CHECKED: '待确认',
    QUEUED: '排队中',
    RUNNING: '导入中',
    DONE: '已完成',
    FAILED: '失败',
    CANCELLED: '已取消',
  },
  commitMove: '导入',
  cancelMove: moveTexts.cancel,
  startMove: '开始',
  finishMove: '完成',
  failMove: '中止',
  failed: (reason: string) => `导入中止：${reason}`,
  done: ({ created, updated, unchanged, refused }: Record<'created' | 'updated' | 'unchanged' | 'refused', number>) =>
    `已导入，新增${created}行，更新${updated}行，无变化${unchanged}行，拒绝${refused}行`,
  nothingToDo: '没有可以导入的行',
  noHeader: (headings: string) => `没有找到表头，请使用模板，或让第一行为${headings}等列名`,
  inSheet: (sheet: string, message: string) => `工作表“${sheet}”${message}`,
  oddHeading: (cell: string) => `表头${cell}是公式或错误值，请改为文字`,
  headingTwice: (first: string, second: string, title: string) => `表头重复：${first}和${second}都是“${title}”`,
  headingsMissing: (titles: string[]) => `缺少必填列：${titles.join('、')}`,
  notes: {
    anyOrder: '列的先后不限，不认识的列不读取；列名重复的文件不导入。',
    values: '单元格请填数值或文字；公式不读取，请先粘贴为数值。',
    most: '一次最多20,000行。',
  },
  noRows: '表头下面没有数据',
  tooManyRows: (count: string, limit: string) => `有${count}行数据，一次最多导入${limit}行，请拆分后上传`,
  formula: '是公式，请粘贴为数值后再导入',
  merged: (range: string) => `在合并单元格${range}里，请取消合并后逐格填写`,
  mergedHeading: (range: string, title: string) => `表头“${title}”是合并单元格${range}，请取消合并，每列一个列名`,
  errorValue: (text: string) => `是错误值${text}`,
  noFlag: '不能是逻辑值',
  digitsLost: '超过15位的数字已被Excel改动，请将该列设为文本后重填',
  noTime: (text: string) => `“${text}”不是有效的时间，请写成2026-01-02 03:04:05`,
  noDay: (text: string) => `“${text}”不是有效的日期，请写成2026-01-02`,
  noDecimal: (decimals: number) => (decimals === 0 ? '须为整数' : `须为数字，最多${decimals}位小数`),
  negative: '不能小于0',
  needed: (title: string) => `请填写${title}`,
  sameAs: (line: number, why: string) => `与第${line}行重复：${why}`,
  notesSheet: '说明',
  choicesSheet: '选项',
  resultName: (file: string, day: string) => `导入结果_${file.replace(/\.xlsx$/i, '')}_${day}.xlsx`,
  mustFill: '必填',
  notesHead: ['必填', '说明', '也可以写成'],
  outcomes: {
    CREATE: { planned: '将新增', done: '已新增' },
    UPDATE: { planned: '将更新', done: '已更新' },
    UNCHANGED: { planned: '无变化', done: '无变化' },
    REFUSED: { planned: '拒绝', done: '拒绝' },
  },
  report: {
    sheet: '导入结果',
    told: '原因或变化',
    change: (label: string, before: string | null, after: string | null, reviewed: boolean) =>
      `${label}：${before ?? '空'}→${after ?? '空'}${reviewed ? '（须审核后生效）' : ''}`,
  },
} as const

/** Texts that contain the name of the rows. */
export const namedTexts = (what: string) => ({
  import: `${what}导入`,
  check: `核对${what}文件`,
  commit: `导入${what}`,
  piece: `导入一批${what}`,
  cancel: `取消${what}导入`,
  tooManyImports: (limit: number) => `同时最多${limit}个${what}导入，请等待完成或取消后再试`,
  targetNo: `系统${what}号`,
})
