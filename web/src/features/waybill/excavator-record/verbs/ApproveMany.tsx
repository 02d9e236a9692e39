import { useState } from 'react'
import { useCommand } from '../../../../apollo/useCommand'
import { BatchResultDialog, type BatchRow } from '../../../../ui/feedback/BatchResultDialog'
import { confirm } from '../../../../ui/feedback/confirmStore'
import { toast } from '../../../../ui/feedback/toastStore'
import { Button } from '../../../../ui/layout/Button'
import { AUDIT, aboutOf, type ExcavatorRecord, reasonAgainst } from '../rows'
import { texts } from '../texts'
import { ApproveExcavatorRecordsDocument } from './verbs.generated'

const NAMED = 5
const waits = ({ auditStatus }: ExcavatorRecord) => auditStatus === 'SUBMITTED' || auditStatus === 'IN_APPROVAL'
const approvable = (record: ExcavatorRecord) => reasonAgainst('approve', record) === null

/** Null when at least one of them can be approved. */
function reasonAgainstAll(records: readonly ExcavatorRecord[]): string | null {
  if (records.some(approvable)) return null
  const first = records.find(waits)
  return first ? reasonAgainst('approve', first) : texts.nothingWaits
}

interface Props {
  records: readonly ExcavatorRecord[]
  onDecided: () => void
}

/** 批量通过 of those selected that wait; what was refused is told row by row. */
export function ApproveMany({ records, onDecided }: Props) {
  const { run, running } = useCommand(ApproveExcavatorRecordsDocument)
  const [results, setResults] = useState<BatchRow[] | null>(null)
  const good = records.filter(approvable)
  const left = records.length - good.length

  const approve = async () => {
    const names = good.slice(0, NAMED).map(({ machineCode }) => machineCode)
    const about = (
      <>
        <p>{texts.manyAbout(names, good.length - names.length)}</p>
        <p>{texts.manyOutcome}</p>
      </>
    )
    const content = left > 0 ? texts.someQuestion(good.length, left) : texts.manyQuestion(good.length)
    if (!(await confirm({ content, about }))) return
    try {
      const done = await run({ ids: good.map(({ id }) => id) })
      if (!done) return
      const rows = done.approveExcavatorRecords
      if (rows.every(({ ok }) => ok)) {
        toast.success(texts.manyDone)
        return onDecided()
      }
      const named = new Map(good.map((record) => [record.id, aboutOf(record)]))
      setResults(rows.map(({ id, ok, msg }) => ({ key: id, label: named.get(id) ?? id, ok, message: msg })))
    } catch (error) {
      toast.failure(error)
    }
  }
  const closeResults = () => {
    setResults(null)
    onDecided()
  }
  return (
    <>
      <Button
        variant="solid"
        permission={AUDIT}
        disabledReason={reasonAgainstAll(records)}
        loading={running}
        onClick={() => void approve()}
      >
        {texts.approveMany}
      </Button>
      <BatchResultDialog title={texts.results} rows={results} onClose={closeResults} />
    </>
  )
}
