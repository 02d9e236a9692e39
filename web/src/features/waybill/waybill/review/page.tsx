import { waybillReviewFields as fields, waybillReviewFilter } from '../../../../gql/fields/waybill.generated'
import type { WaybillReviewFilter } from '../../../../gql/types.generated'
import { columnsOf, hidden } from '../../../../kit/columns'
import { type DrawerProps, recordKind } from '../../../../kit/record/kind'
import { OpenAction } from '../../../../kit/record/opening'
import { RecordListPage } from '../../../../kit/record/RecordListPage'
import { searchOf, withParams } from '../../../../kit/search'
import { RowAction } from '../../../../ui/layout/RowAction'
import { param } from '../../../../ui/list/params'
import { useDrawerParam } from '../../../../ui/overlay/useDrawerParam'
import { commonTexts } from '../../../../ui/texts'
import { Approver } from '../../../company/settings'
import { WaybillDrawer } from '../drawer/WaybillDrawer'
import { DecideMany } from './DecideMany'
import { ReviewDialog } from './ReviewDialog'
import { WaybillReviewsDocument } from './review.generated'
import { isDecidable, type Review } from './rows'
import { texts } from './texts'

const WAYBILL = 'waybill'

/** First change in words, and the number of changes. */
function told({ changes }: Review): string {
  const [first] = changes
  if (!first) return ''
  const change = `${first.label}：${first.before ?? texts.blank} → ${first.after ?? texts.blank}`
  return changes.length > 1 ? `${change} ${texts.more(changes.length)}` : change
}

/** Number of a waybill, which opens it. */
function WaybillNo({ row: { waybillId, waybillNo } }: { row: Review }) {
  const { open } = useDrawerParam(WAYBILL)
  return <RowAction onClick={() => open(waybillId)}>{waybillNo}</RowAction>
}

export const columns = columnsOf<Review>()(fields, {
  waybillNo: { width: 160, pin: 'start', rowHeader: true, cell: (row) => <WaybillNo row={row} /> },
  status: 96,
  changes: { width: 300, cell: told },
  amountBefore: { width: 110, unit: commonTexts.yuan },
  amountAfter: { width: 110, unit: commonTexts.yuan },
  applyName: 90,
  applyTime: 160,
  reason: 180,
  projectName: 200,
  truckCode: 104,
  goDatetime: hidden(160),
  cardNo: hidden(150),
  auditName: { width: 90, cell: (row) => <Approver name={row.auditName} of={row} ownTip={texts.auditedOwn} /> },
  fourEyesOff: hidden(150),
  auditTime: 160,
  auditReason: 180,
  actions: {
    header: texts.actions,
    width: 84,
    pin: 'end',
    cell: (row) => (
      <OpenAction param="review" id={row.id}>
        {isDecidable(row) ? texts.open : texts.look}
      </OpenAction>
    ),
  },
})

const search = withParams(
  searchOf<WaybillReviewFilter>()(waybillReviewFilter, {
    status: true,
    own: { label: texts.onlyMine },
    no: true,
    truckCode: true,
    applyName: true,
    applyTime: { exact: true },
    fourEyesOff: true,
  }),
  { waybillId: param.text() },
  ({ waybillId }, asked) => ({ ...asked, waybillId }),
)

/** Dialog of one request, hidden while its waybill is open. */
function ReviewWindow({ id, rows, onOpen, onClose, onChanged }: DrawerProps<Review>) {
  const waybill = useDrawerParam(WAYBILL)
  const at = rows.findIndex((row) => row.id === id)
  const next = at < 0 ? undefined : rows.slice(at + 1).find(isDecidable)
  return (
    <ReviewDialog
      id={id}
      aside={waybill.value !== null}
      onWaybill={waybill.open}
      onNext={next ? () => onOpen(next.id) : null}
      onClose={onClose}
      onDecided={onChanged}
    />
  )
}

function OpenedWaybill() {
  const { value, close } = useDrawerParam(WAYBILL)
  return <WaybillDrawer id={value} onClose={close} />
}

const reviews = recordKind<Review>()({
  texts,
  param: 'review',
  nameOf: ({ waybillNo }) => waybillNo,
  opens: 'cell',
  list: {
    id: 'waybill-reviews',
    document: WaybillReviewsDocument,
    pick: (data) => data.waybillReviews,
    columns,
    card: { state: 'status', facts: ['changes', 'applyName', 'applyTime', 'reason'], amount: 'amountAfter' },
    search,
    sort: [{ field: 'APPLY_TIME', direction: 'DESC' }],
    exported: 'WAYBILL_REVIEWS',
    Selected: DecideMany,
    beside: [WAYBILL],
  },
  Drawer: ReviewWindow,
  Beside: OpenedWaybill,
  changes: ['WaybillReview', 'Waybill'],
})

/**
 * Requests for changes of waybills: a reviewer decides them one by one or many at once, an applicant sees the
 * decisions.
 */
export default function ReviewPage() {
  return <RecordListPage kind={reviews} />
}
