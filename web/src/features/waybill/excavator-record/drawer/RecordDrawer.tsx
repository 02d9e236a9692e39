import { useQuery } from '@apollo/client/react'
import { formatMoney } from '../../../../ui/format/decimal'
import { History } from '../../../../ui/history/History'
import { Facts } from '../../../../ui/layout/Group'
import { RecordHead } from '../../../../ui/layout/RecordHead'
import { DrawerGate } from '../../../../ui/overlay/DrawerGate'
import { SideDrawer } from '../../../../ui/overlay/SideDrawer'
import { RecordBadge } from '../badge'
import { ExcavatorRecordDocument } from '../excavator.generated'
import { durationOf, spanOf } from '../rows'
import { texts } from '../texts'
import { ExcavatorButtons } from '../verbs/ExcavatorActions'
import css from './drawer.module.css'
import { moneyFacts, processFacts, workFacts } from './facts'

interface Props {
  id: string
  onPrevious: (() => void) | null
  onNext: (() => void) | null
  onClose: () => void
}

/** One record: what was worked, what it costs, what became of it, and what can be done. */
export function RecordDrawer({ id, onPrevious, onNext, onClose }: Props) {
  const { data, error, refetch } = useQuery(ExcavatorRecordDocument, {
    variables: { id },
    fetchPolicy: 'cache-and-network',
  })
  return (
    <DrawerGate
      title={texts.drawer}
      missing={texts.missing}
      found={data?.excavatorRecord}
      error={error}
      refetch={refetch}
      onClose={onClose}
    >
      {(record) => (
        <SideDrawer
          open
          width="640px"
          title={texts.drawer}
          record={record.machineCode}
          onPrevious={onPrevious}
          onNext={onNext}
          onClose={onClose}
        >
          <RecordHead
            number={record.machineCode}
            state={<RecordBadge status={record.auditStatus} />}
            amount={record.amount === null ? durationOf(record.workTime) : texts.yuan(formatMoney(record.amount))}
            about={[record.projectName, record.staffName, spanOf(record)].join(' · ')}
          >
            <ExcavatorButtons record={record} />
          </RecordHead>
          <Facts title={texts.workGroup} facts={workFacts(record)} />
          <Facts title={texts.moneyGroup} facts={moneyFacts(record)} />
          <p className={css.hint}>{texts.moneyHelp}</p>
          <Facts title={texts.process} facts={processFacts(record)} />
          <History changes={record.history} />
        </SideDrawer>
      )}
    </DrawerGate>
  )
}
