/** What both logs say alike. */
export const logTexts = {
  types: { SUCCESS: '正常', FAILURE: '异常' },
  failed: '其中异常',
  lines: '条',
  view: '查看',
  delete: '删除',
  deleteQuestion: '是否删除此记录！',
  deleted: '删除成功',
  internal: '系统出错',
} as const

export const LOG_TYPES = ['SUCCESS', 'FAILURE'] as const
export const logTones = { SUCCESS: 'good', FAILURE: 'bad' } as const

/** Reason of a failure in words: lines keep the code before it by which programs know it. */
export const reasonOf = (exception: string | null): string | null =>
  exception &&
  (/^[A-Z][A-Z_]*: (.+)$/s.exec(exception)?.[1] ?? (/^[A-Z_]+$/.test(exception) ? logTexts.internal : exception))

/** JSON as people read it; what is none stays as it is. */
export function readable(json: string): string {
  try {
    return JSON.stringify(JSON.parse(json), null, 2)
  } catch {
    // A long one was cut off.
    return json
  }
}
