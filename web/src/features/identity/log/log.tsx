import type { TypedDocumentNode } from '@apollo/client'
import { commandOf, type Offering } from '../../../kit/verbs/verb'
import { formatDateTime } from '../../../ui/format/date'
import { commonTexts } from '../../../ui/texts'

/** Texts of both logs. */
export const logTexts = {
  types: { SUCCESS: '正常', FAILURE: '异常' },
  delete: commonTexts.remove,
  deleteQuestion: '是否删除此记录！',
  about: (who: string, when: string) => `${who} ${when}；原文与删除人会留在“日志删除记录”中，任何人都不能删除`,
  internal: '系统出错',
} as const

/** Order of logs, last line first. */
export const LAST_FIRST = [{ field: 'CREATE_TIME', direction: 'DESC' }] as const

/** Column of a line's moment, to the second, which heads its row. */
export const momentColumn = {
  width: 160,
  pin: 'start',
  rowHeader: true,
  cell: ({ createTime }: { createTime: string }) => <span className="tf-number">{formatDateTime(createTime)}</span>,
} as const

type Line = Offering & { createTime: string }

/** Verbs on a line of either log: deleting it, which leaves a record. */
export const lineVerbs = <Row extends Line, Data, V extends { id: string }>(
  document: TypedDocumentNode<Data, V>,
  title: string,
  whoOf: (row: Row) => string,
) => ({
  verbs: {
    delete: {
      label: logTexts.delete,
      danger: true,
      removes: true,
      command: commandOf(document, ({ id }: Row) => ({ id }) as Omit<V, 'idempotencyKey'>),
      ask: (row: Row) => ({
        title,
        content: logTexts.deleteQuestion,
        about: logTexts.about(whoOf(row), formatDateTime(row.createTime)),
        danger: true,
      }),
    },
  } as const,
  about: whoOf,
  inline: true as const,
  width: 110,
})

/** Reason of a failure in words; lines also keep the code before it, for programs. */
export const reasonOf = (exception: string | null): string | null =>
  exception &&
  (/^[A-Z][A-Z_]*: (.+)$/s.exec(exception)?.[1] ?? (/^[A-Z_]+$/.test(exception) ? logTexts.internal : exception))

/** Indented JSON; other text stays unchanged. */
export function readable(json: string): string {
  try {
    return JSON.stringify(JSON.parse(json), null, 2)
  } catch {
    // A long text was cut off, so that it is no JSON.
    return json
  }
}
