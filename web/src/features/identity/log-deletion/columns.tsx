import type { CardParts } from '../../../ui/data-table/cards/cardOf'
import type { Column } from '../../../ui/data-table/types'
import { formatDateTime } from '../../../ui/format/date'
import { logTexts, reasonOf } from '../log'
import type { LogDeletionRowFragment } from './log-deletion.generated'
import { texts } from './texts'

export type LogDeletion = LogDeletionRowFragment

const { fields } = texts

interface Kept {
  type: keyof typeof logTexts.types
  title?: string
  request_uri?: string | null
  exception: string | null
}

/** Words of the deleted line; its whole content goes out with the list's export. */
function saidIn({ content, kind }: LogDeletion): string {
  const { type, title, request_uri: path, exception } = JSON.parse(content) as Kept
  const what = kind === 'LOGIN' ? texts.methods[path ?? ''] : title
  return [what, logTexts.types[type], reasonOf(exception)].filter(Boolean).join(' · ')
}
const tipped = (text: string | null) => text && <span data-tip={text}>{text}</span>
const time = (value: string) => <span className="tf-number">{formatDateTime(value)}</span>

/** A deletion, field by field. */
export const columns: readonly Column<LogDeletion>[] = [
  {
    id: 'createTime',
    header: fields.createTime,
    width: 160,
    pin: 'start',
    rowHeader: true,
    sort: 'CREATE_TIME',
    cell: (row) => time(row.createTime),
  },
  { id: 'createBy', header: fields.createBy, width: 90, cell: (row) => row.createBy },
  { id: 'kind', header: fields.kind, width: 90, cell: (row) => texts.kinds[row.kind] },
  { id: 'ofName', header: fields.ofName, width: 120, cell: (row) => row.ofName },
  { id: 'loggedAt', header: fields.loggedAt, width: 160, cell: (row) => time(row.loggedAt) },
  { id: 'content', header: fields.content, width: 420, cell: (row) => tipped(saidIn(row)) },
  { id: 'remoteAddr', header: fields.remoteAddr, width: 130, cell: (row) => tipped(row.remoteAddr) },
]

/** What a phone shows of a row. */
export const card: CardParts = { state: 'kind', facts: ['createBy', 'ofName', 'loggedAt', 'content'] }
