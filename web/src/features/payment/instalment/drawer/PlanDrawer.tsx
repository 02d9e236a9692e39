import { useQuery } from '@apollo/client/react'
import { Link } from 'react-router-dom'
import { useDownload } from '../../../../apollo/useDownload'
import { useOpenable } from '../../../../shell/useOpenable'
import { formatDateTime } from '../../../../ui/format/date'
import { formatMoney } from '../../../../ui/format/decimal'
import { StatusBadge } from '../../../../ui/format/StatusBadge'
import { LuFileText } from '../../../../ui/icons'
import { Button } from '../../../../ui/layout/Button'
import { type Fact, Facts, Group } from '../../../../ui/layout/Group'
import { RecordHead } from '../../../../ui/layout/RecordHead'
import { DrawerGate } from '../../../../ui/overlay/DrawerGate'
import { SideDrawer } from '../../../../ui/overlay/SideDrawer'
import { statementUrl } from '../../../settlement/settlement'
import { PAY } from '../../payment'
import { PlanTable } from '../../plan'
import { pdfOf, reasonAgainstChange } from '../pay'
import { texts } from '../texts'
import { usePlanVerbs } from '../verbs'
import { PlanDetailDocument, type PlanDetailQuery } from './drawer.generated'
import css from './drawer.module.css'
import { FormerPlans } from './FormerPlans'
import { PlanInstalments } from './PlanInstalments'

type Plan = NonNullable<PlanDetailQuery['paymentPlan']>

const { planFields, fields } = texts

function factsOf({ createBy, createTime, remark }: Plan, sums: PlanDetailQuery['instalments']['summary']): Fact[] {
  const money = (value: typeof sums.paidAmt) => texts.yuan(formatMoney(value))
  return [
    [fields.paidAmt, money(sums.paidAmt)],
    [fields.pledgedAmt, money(sums.pledgedAmt)],
    [fields.leftAmt, money(sums.leftAmt)],
    [planFields.createBy, createBy],
    [planFields.createTime, formatDateTime(createTime)],
    [planFields.remark, remark, true],
  ]
}

/** The plan of a settlement: its instalments and what is paid of them, and the plans that there were before. */
export function PlanDrawer({ settlementId, onClose }: { settlementId: string; onClose: () => void }) {
  const { data, error, refetch } = useQuery(PlanDetailDocument, {
    variables: { settlementId },
    fetchPolicy: 'cache-and-network',
  })
  const openable = useOpenable()
  const { change } = usePlanVerbs()
  const pdf = useDownload()
  const url = statementUrl([settlementId])
  return (
    <DrawerGate
      title={texts.title}
      missing={texts.missing}
      found={data?.paymentPlan}
      error={error}
      refetch={refetch}
      onClose={onClose}
    >
      {(plan) => {
        const { records = [], total = 0, summary } = data?.instalments ?? {}
        const { settleNo, inForce, amount, projectName, agentName, former } = plan
        return (
          <SideDrawer open width="960px" title={texts.title} record={settleNo} onClose={onClose}>
            <RecordHead
              number={openable(url) ? <Link to={url}>{settleNo}</Link> : settleNo}
              state={
                <StatusBadge tone={inForce ? 'good' : 'bad'}>{inForce ? texts.inForce : texts.lapsed}</StatusBadge>
              }
              amount={texts.yuan(formatMoney(amount))}
              about={texts.about(projectName, agentName)}
            >
              <Button
                permission={PAY}
                disabledReason={reasonAgainstChange(records)}
                onClick={() => change(settlementId)}
              >
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
                <Facts title={texts.process} facts={factsOf(plan, summary)} />
                <PlanInstalments instalments={records} total={total} />
              </>
            ) : (
              <Group title={texts.plannedItems}>
                <p className={css.lapsed}>{texts.lapsedNote}</p>
                <PlanTable label={texts.plannedItems} items={plan.items} />
              </Group>
            )}
            <FormerPlans plans={former} />
          </SideDrawer>
        )
      }}
    </DrawerGate>
  )
}
