import { logDeletionFields as fields, logDeletionFilter } from '../../../gql/fields/identity.generated'
import type { LogDeletionFilter } from '../../../gql/types.generated'
import { columnsOf } from '../../../kit/columns'
import { recordKind } from '../../../kit/record/kind'
import { RecordListPage } from '../../../kit/record/RecordListPage'
import { searchOf } from '../../../kit/search'
import { formatDateTime } from '../../../ui/format/date'
import looks from '../../../ui/layout/looks.module.css'
import { LAST_FIRST, logTexts, momentColumn, reasonOf } from '../log'
import { type LogDeletionRowFragment, LogDeletionsDocument } from './log-deletion.generated'
import { texts } from './texts'

type LogDeletion = LogDeletionRowFragment

interface Kept {
  type: keyof typeof logTexts.types
  title?: string
  request_uri?: string | null
  exception: string | null
}

/** Text of the deleted line; its whole content is in the list's export. */
function saidIn({ content, kind }: LogDeletion): string {
  const { type, title, request_uri: path, exception } = JSON.parse(content) as Kept
  const what = kind === 'LOGIN' ? texts.methods[path ?? ''] : title
  return [what, logTexts.types[type], reasonOf(exception)].filter(Boolean).join(' · ')
}

export const columns = columnsOf<LogDeletion>()(fields, {
  createTime: momentColumn,
  createBy: 90,
  kind: 90,
  ofName: 120,
  loggedAt: { width: 160, cell: ({ loggedAt }) => <span className="tf-number">{formatDateTime(loggedAt)}</span> },
  content: { width: 420, cell: saidIn },
  remoteAddr: 130,
})

const deletions = recordKind<LogDeletion>()({
  texts,
  param: 'log',
  nameOf: ({ createBy, createTime }) => `${createBy} ${formatDateTime(createTime)}`,
  list: {
    id: 'log-deletions',
    document: LogDeletionsDocument,
    pick: (data) => data.logDeletions,
    columns,
    card: { state: 'kind', facts: ['createBy', 'ofName', 'loggedAt', 'content'] },
    search: searchOf<LogDeletionFilter>()(logDeletionFilter, {
      createBy: true,
      ofName: true,
      kind: true,
      createTime: { exact: true },
    }),
    sort: LAST_FIRST,
    exported: 'LOG_DELETIONS',
    Banner: () => <p className={looks.lead}>{texts.intro}</p>,
  },
})

/** 日志删除记录: deleted lines of the logs with the person who deleted them; these records never change. */
export default function LogDeletionPage() {
  return <RecordListPage kind={deletions} />
}
