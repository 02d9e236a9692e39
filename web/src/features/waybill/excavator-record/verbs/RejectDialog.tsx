import { useCommand } from '../../../../apollo/useCommand'
import { ReasonDialog } from '../../../ticket/booking'
import { aboutOf, type ExcavatorRecord } from '../rows'
import { texts } from '../texts'
import { RejectExcavatorRecordDocument } from './verbs.generated'

interface Props {
  record: ExcavatorRecord
  onClose: () => void
  onDone: () => void
}

/** 驳回 of one record: what follows, and why it is done. */
export function RejectDialog({ record, onClose, onDone }: Props) {
  const { run } = useCommand(RejectExcavatorRecordDocument)
  const { id, version, machineCode, auditStatus } = record
  return (
    <ReasonDialog
      title={texts.rejectTitle}
      record={machineCode}
      subject={aboutOf(record)}
      outcome={auditStatus === 'APPROVED' ? texts.rejectApproved : texts.rejectOutcome}
      verb={texts.verbs.reject}
      reasonLabel={texts.rejectReason}
      done={texts.done}
      run={(reason) => run({ id, version, reason })}
      onClose={onClose}
      onDone={onDone}
    />
  )
}
