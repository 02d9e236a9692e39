import { excavatorRecordFields as fields } from '../../../gql/fields/waybill.generated'
import { figures } from '../../../kit/cells'
import { FactsOf } from '../../../kit/facts'
import { formatMinute } from '../../../ui/format/date'
import { formatMoney, type Money } from '../../../ui/format/decimal'
import { History } from '../../../ui/history/History'
import { approverOf } from '../../company/settings'
import css from '../waybill.module.css'
import { type Detail, durationOf, measureOf } from './rows'
import { texts } from './texts'

const money = (amount: Money | null) => amount && figures(texts.yuan(formatMoney(amount)))

/** Detail of one record: the work, its cost by the stored prices, and its history. */
export function RecordDetail({ row }: { row: Detail }) {
  return (
    <>
      <FactsOf
        title={texts.workGroup}
        fields={fields}
        of={row}
        facts={[
          'projectName',
          'staffName',
          [fields.startDatetime.label, figures(formatMinute(row.startDatetime))],
          [fields.endDatetime.label, figures(formatMinute(row.endDatetime))],
          [fields.workTime.label, figures(durationOf(row.workTime))],
          'inShiftType',
          'inType',
          'ledgerType',
          [fields.scheduleWork.label, figures(measureOf(row))],
          'address',
          [fields.ledgerRemark.label, row.ledgerRemark, true],
        ]}
      />
      <FactsOf
        title={texts.moneyGroup}
        fields={fields}
        of={row}
        facts={[
          [fields.shiftPrice.label, money(row.shiftPrice)],
          [fields.loadPrice.label, money(row.loadPrice)],
          [fields.amount.label, money(row.amount)],
        ]}
      />
      <p className={css.excavatorHint}>{texts.moneyHelp}</p>
      <FactsOf
        title={texts.process}
        fields={fields}
        of={row}
        known
        facts={[
          'createTime',
          'submitBy',
          'submitTime',
          [fields.auditBy.label, approverOf(row.auditBy, row)],
          'auditTime',
          'reason',
        ]}
      />
      <History changes={row.history} />
    </>
  )
}
