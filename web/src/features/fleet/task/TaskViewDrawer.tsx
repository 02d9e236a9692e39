import { formatPrice } from '../../../ui/format/decimal'
import { RecordHead } from '../../../ui/layout/RecordHead'
import { SideDrawer } from '../../../ui/overlay/SideDrawer'
import { PriceStatusBadge } from '../../price/direct-pay-price'
import { TaskProcess, TaskTerms } from './TaskFacts'
import { TaskGate } from './TaskGate'
import { texts } from './texts'

/** One application and what became of it. */
export function TaskViewDrawer({ id, onClose }: { id: string; onClose: () => void }) {
  return (
    <TaskGate id={id} title={texts.viewTitle} onClose={onClose}>
      {(task) => (
        <SideDrawer open width="50%" title={texts.viewTitle} record={task.projectName} onClose={onClose}>
          <RecordHead
            number={task.projectName}
            state={<PriceStatusBadge status={task.status} />}
            amount={formatPrice(task.directPayPrice, task.weightType ?? 'ANY')}
            about={task.captainAndDriversText}
          />
          <TaskTerms task={task} />
          <TaskProcess task={task} />
        </SideDrawer>
      )}
    </TaskGate>
  )
}
