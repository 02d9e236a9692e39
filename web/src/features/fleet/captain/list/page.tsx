import { captainFields, captainFilter } from '../../../../gql/fields/fleet.generated'
import type { CaptainFilter } from '../../../../gql/types.generated'
import { baseDataKind } from '../../../../kit/basedata/kind'
import { enabledColumn } from '../../../../kit/basedata/looks'
import { figures } from '../../../../kit/cells'
import { columnsOf, hidden } from '../../../../kit/columns'
import { RecordListPage } from '../../../../kit/record/RecordListPage'
import { searchOf } from '../../../../kit/search'
import { ImportButton } from '../../../import/data'
import {
  type CaptainRowFragment,
  CaptainsDocument,
  DeleteCaptainDocument,
  RestoreCaptainDocument,
  RetireCaptainDocument,
} from './captains.generated'
import { captainForm } from './form'

type Captain = CaptainRowFragment

export const columns = columnsOf<Captain>()(captainFields, {
  name: { width: 130, pin: 'start', rowHeader: true },
  enabled: enabledColumn,
  mobile: { width: 140, cell: ({ mobile }) => figures(mobile) },
  hasAccount: 110,
  isOpenWallet: 130,
  remark: 220,
  createTime: hidden(160),
  updateTime: 160,
})

const captains = baseDataKind<Captain>()({
  form: captainForm,
  param: 'captain',
  list: {
    id: 'captains',
    document: CaptainsDocument,
    pick: (data) => data.captains,
    columns,
    facts: ['mobile', 'remark'],
    search: searchOf<CaptainFilter>()(captainFilter, {
      name: true,
      mobile: true,
      hasAccount: true,
      isOpenWallet: true,
      remark: true,
      enabled: true,
    }),
    sort: [{ field: 'NAME', direction: 'ASC' }],
    exported: 'CAPTAINS',
    Toolbar: () => <ImportButton kind="CAPTAIN" />,
  },
  about: ({ mobile }) => [mobile],
  facts: () => ['mobile', 'hasAccount', 'isOpenWallet', 'remark'],
  retire: RetireCaptainDocument,
  restore: RestoreCaptainDocument,
  remove: DeleteCaptainDocument,
  changes: ['Captain', 'CaptainNode'],
})

/** 车队长: the captains of the company. */
export default function CaptainPage() {
  return <RecordListPage kind={captains} />
}
