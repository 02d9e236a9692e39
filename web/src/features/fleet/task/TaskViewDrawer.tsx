import { SideDrawer } from '../../../ui/overlay/SideDrawer'
import { TaskProcess, TaskTerms } from './TaskFacts'
import { TaskGate } from './TaskGate'
import { texts } from './texts'

/** One application and what became of it. */
export function TaskViewDrawer({ id, onClose }: { id: string; onClose: () => void }) {
  return (
    <TaskGate id={id} title={texts.viewTitle} onClose={onClose}>
      {(task) => (
        <SideDrawer open width="50%" title={texts.viewTitle} onClose={onClose}>
          <TaskTerms task={task} />
          <TaskProcess task={task} />
        </SideDrawer>
      )}
    </TaskGate>
  )
}
