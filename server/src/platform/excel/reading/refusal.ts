import type { ReadLimits } from './limits.js'

/** Reason for which a file is not read. */
export type RefusalReason =
  | 'EMPTY'
  | 'TOO_LARGE'
  | 'NOT_A_SPREADSHEET'
  | 'TEXT_FILE'
  | 'WEB_PAGE'
  | 'OPEN_DOCUMENT'
  | 'OLD_FORMAT'
  | 'BINARY_FORMAT'
  | 'OTHER_OFFICE'
  | 'ENCRYPTED'
  | 'DAMAGED'
  | 'MACROS'
  | 'EXTERNAL_LINKS'
  | 'ODD_PATHS'
  | 'TOO_MANY_PARTS'
  | 'EXPANDS_TOO_FAR'
  | 'ENTITIES'
  | 'NO_SHEET'
  | 'TOO_MANY_SHEET_ROWS'
  | 'TOO_MANY_ROWS'
  | 'TOO_MANY_CELLS'
  | 'TOO_MANY_MERGES'
  | 'CELL_TOO_LONG'
  | 'TOO_MUCH_TEXT'
  | 'TOO_SLOW'
  | 'TOO_MUCH_MEMORY'

export interface Refusal {
  reason: RefusalReason
  /** Cell such as C17, or a number, where the reason has one. */
  detail: string
}

/** Error of a file that is not read. The thread passes its refusal on, since errors lose their class on the way. */
export class FileRefused extends Error {
  readonly refusal: Refusal

  constructor(reason: RefusalReason, detail: string | number = '') {
    super(reason)
    this.refusal = { reason, detail: String(detail) }
  }
}

const thousands = (count: number | string): string => Number(count).toLocaleString('en-US')
const megabytes = (bytes: number): number => Math.floor(bytes / 1024 / 1024)

type Sentence = (limits: ReadLimits, detail: string) => string

const sentences: Record<RefusalReason, Sentence> = {
  EMPTY: () => '文件是空的，请重新选择',
  TOO_LARGE: ({ fileBytes }) => `文件不能超过${megabytes(fileBytes)}MB，请拆分后上传`,
  NOT_A_SPREADSHEET: () => '不是有效的Excel文件，请上传.xlsx文件',
  TEXT_FILE: () => '这是文本文件（如.csv），请用Excel或WPS打开，另存为.xlsx后上传',
  WEB_PAGE: () => '这是网页格式的文件（不少系统导出的.xls其实是网页），请用Excel或WPS打开，另存为.xlsx后上传',
  OPEN_DOCUMENT: () => '这是.ods表格，请另存为.xlsx后上传',
  OLD_FORMAT: () => '这是旧版的.xls或WPS的.et文件，请在Excel或WPS中另存为.xlsx后上传',
  BINARY_FORMAT: () => '这是二进制工作簿（.xlsb），请在Excel中另存为.xlsx后上传',
  OTHER_OFFICE: () => '这不是Excel工作簿，请上传.xlsx文件',
  ENCRYPTED: () => '工作簿已加密，请取消密码保护后上传',
  DAMAGED: () => '文件已损坏，无法读取，请在Excel中重新保存后上传',
  MACROS: () => '工作簿含有宏，请另存为不含宏的.xlsx后上传',
  EXTERNAL_LINKS: () => '工作簿含有指向其他文件或数据源的链接，请断开链接后上传',
  ODD_PATHS: () => '文件内部含有不合法的路径，已拒绝读取',
  TOO_MANY_PARTS: ({ parts }) => `文件内部部件超过${parts}个，已拒绝读取`,
  EXPANDS_TOO_FAR: ({ expandedBytes }) => `文件解压后超过${megabytes(expandedBytes)}MB，已拒绝读取`,
  ENTITIES: () => '文件含有不允许的XML声明，已拒绝读取',
  NO_SHEET: () => '工作簿里没有可以读取的工作表',
  TOO_MANY_SHEET_ROWS: ({ sheetRows }, detail) =>
    `工作表有${thousands(detail)}行（含空行），最多${thousands(sheetRows)}行，请删除多余的空行后上传`,
  TOO_MANY_ROWS: ({ rows }, detail) => `工作表有${thousands(detail)}行数据，一次最多${thousands(rows)}行，请拆分后上传`,
  TOO_MANY_CELLS: ({ cells }, detail) =>
    `工作表有${thousands(detail)}个单元格，最多${thousands(cells)}个，请删除多余的列后上传`,
  TOO_MANY_MERGES: ({ merges }, detail) =>
    `工作表有${thousands(detail)}处合并单元格，最多${thousands(merges)}处，请取消合并后上传`,
  CELL_TOO_LONG: ({ cellText }, detail) => `单元格${detail}的内容超过${thousands(cellText)}个字符`,
  TOO_MUCH_TEXT: () => '工作表的文字总量过大，请拆分后上传',
  TOO_SLOW: ({ milliseconds }) => `文件在${Math.ceil(milliseconds / 1000)}秒内没有读完，请拆分后上传`,
  TOO_MUCH_MEMORY: () => '文件内容过多，请拆分后上传',
}

/** Text about a refused file for its sender. */
export const refusalText = ({ reason, detail }: Refusal, limits: ReadLimits): string =>
  sentences[reason](limits, detail)
