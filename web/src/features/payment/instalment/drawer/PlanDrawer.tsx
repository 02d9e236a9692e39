import { useQuery } from '@apollo/client/react'
import { Link } from 'react-router-dom'
import { useDownload } from '../../../../apollo/useDownload'
import { instalmentFields, paymentPlanFields } from '../../../../gql/fields/payment.generated'
import { columnsOf } from '../../../../kit/columns'
import { FactsOf } from '../../../../kit/facts'
import { PartTable } from '../../../../kit/PartTable'
import type { DrawerProps } from '../../../../kit/record/kind'
import { useOpenable } from '../../../../shell/useOpenable'
import { formatDateTime } from '../../../../ui/format/date'
import { formatCount, formatMoney, isZero, type Money } from '../../../../ui/format/decimal'
import { StatusBadge } from '../../../../ui/format/StatusBadge'
import { LuFileText } from '../../../../ui/icons'
import { Button } from '../../../../ui/layout/Button'
import { Group } from '../../../../ui/layout/Group'
import looks from '../../../../ui/layout/looks.module.css'
import { RecordHead } from '../../../../ui/layout/RecordHead'
import { RowAction } from '../../../../ui/layout/RowAction'
import { DrawerGate } from '../../../../ui/overlay/DrawerGate'
import { SideDrawer } from '../../../../ui/overlay/SideDrawer'
import { useDrawerParam } from '../../../../ui/overlay/useDrawerParam'
import { statementUrl } from '../../../settlement/addresses'
import { PAY } from '../../payment'
import { type PlanFactsFragment, PlanTable } from '../../plan'
import css from '../../plans.module.css'
import { InstalmentBadge } from '../looks'
import { type Instalment, payUrl, pdfOf, reasonAgainstPaying } from '../rows'
import { texts } from '../texts'
import { PlanDetailDocument, type PlanDetailQuery } from './drawer.generated'

type Plan = NonNullable<PlanDetailQuery['paymentPlan']>

const fields = instalmentFields
const yuan = (value: Money) => texts.yuan(formatMoney(value))

/** Reason why the plan cannot be changed, from all its instalments; null when it can: paid parts stay. */
const reasonAgainstChange = (instalments: readonly Pick<Instalment, 'leftAmt'>[]): string | null =>
  instalments.length > 0 && instalments.every(({ leftAmt }) => isZero(leftAmt)) ? texts.allPaid : null

const instalmentColumns = columnsOf<Instalment>()(fields, {
  sequence: 62,
  dueDate: 104,
  overdue: { width: 92, cell: (row) => <InstalmentBadge of={row} /> },
  payeeName: { width: 92, rowHeader: true },
  bindingBankNo: {
    width: 166,
    cell: ({ bindingBankName, bindingBankNo }) => (
      <span data-tip={texts.account(bindingBankName, bindingBankNo)}>{bindingBankNo}</span>
    ),
  },
  amount: 116,
  paidAmt: 116,
  pledgedAmt: 116,
  leftAmt: 116,
  actions: {
    header: texts.actions,
    width: 60,
    cell: (row) => (
      <RowAction to={payUrl(row)} permission={PAY} disabledReason={reasonAgainstPaying(row)}>
        {texts.pay}
      </RowAction>
    ),
  },
})

/** Instalments of a plan, with their paid amounts. */
function PlanInstalments({ instalments, total }: { instalments: readonly Instalment[]; total: number }) {
  const shown = instalments.length
  return (
    <Group title={texts.items}>
      {shown < total && <p className={looks.hint}>{texts.someItems(formatCount(shown), formatCount(total))}</p>}
      <PartTable label={texts.items} columns={instalmentColumns} rows={instalments} rowKey={({ id }) => id} />
    </Group>
  )
}

/** Replaced plans: maker, time, and instalments. */
function FormerPlans({ plans }: { plans: readonly PlanFactsFragment[] }) {
  return (
    <Group title={texts.former}>
      {plans.length === 0 && <p className={looks.hint}>{texts.noFormer}</p>}
      {plans.map(({ id, createBy, createTime, amount, remark, items }) => {
        const name = texts.formerPlan(createBy, formatDateTime(createTime))
        return (
          <details key={id} className={css.former}>
            <summary>
              {name} <span className={looks.hint}>{texts.formerTotal(formatMoney(amount), remark)}</span>
            </summary>
            <PlanTable label={name} items={items} />
          </details>
        )
      })}
    </Group>
  )
}

interface OpenedProps extends Pick<DrawerProps, 'onClose'> {
  plan: Plan
  instalments: PlanDetailQuery['instalments'] | undefined
}

function Opened({ plan, instalments, onClose }: OpenedProps) {
  const { settlementId, settleNo, inForce, amount, projectName, agentName, former, items } = plan
  const { records = [], total = 0, summary } = instalments ?? {}
  const openable = useOpenable()
  const { open } = useDrawerParam('change')
  const pdf = useDownload()
  const url = statementUrl([settlementId])
  return (
    <SideDrawer open width="960px" title={texts.title} record={settleNo} onClose={onClose}>
      <RecordHead
        number={openable(url) ? <Link to={url}>{settleNo}</Link> : settleNo}
        state={<StatusBadge tone={inForce ? 'good' : 'bad'}>{inForce ? texts.inForce : texts.lapsed}</StatusBadge>}
        amount={yuan(amount)}
        about={texts.about(projectName, agentName)}
      >
        <Button permission={PAY} disabledReason={reasonAgainstChange(records)} onClick={() => open(settlementId)}>
          {texts.change}
        </Button>
        <Button
          icon={<LuFileText aria-hidden />}
          loading={pdf.running}
          onClick={() => void pdf.run(...pdfOf(settlementId))}
        >
          {texts.pdf}
        </Button>
      </RecordHead>
      {inForce && summary ? (
        <>
          <FactsOf
            title={texts.process}
            fields={paymentPlanFields}
            of={plan}
            facts={[
              [fields.paidAmt.label, yuan(summary.paidAmt)],
              [fields.pledgedAmt.label, yuan(summary.pledgedAmt)],
              [fields.leftAmt.label, yuan(summary.leftAmt)],
              'createBy',
              'createTime',
              'remark',
            ]}
          />
          <PlanInstalments instalments={records} total={total} />
        </>
      ) : (
        <Group title={texts.plannedItems}>
          <p className={looks.refused}>{texts.lapsedNote}</p>
          <PlanTable label={texts.plannedItems} items={items} />
        </Group>
      )}
      <FormerPlans plans={former} />
    </SideDrawer>
  )
}

/** Plan of a settlement: its instalments with their paid amounts, and the earlier plans. */
export function PlanDrawer({ id, onClose }: DrawerProps) {
  const { data, error, refetch } = useQuery(PlanDetailDocument, {
    variables: { settlementId: id },
    fetchPolicy: 'cache-and-network',
  })
  return (
    <DrawerGate
      title={texts.title}
      missing={texts.missing}
      found={data?.paymentPlan}
      error={error}
      refetch={refetch}
      onClose={onClose}
    >
      {(plan) => <Opened plan={plan} instalments={data?.instalments} onClose={onClose} />}
    </DrawerGate>
  )
}
