import type { Actor } from '../../../kernel/command/actor.js'
import { defineMachine } from '../../../kernel/command/machine.js'
import { WaybillImportStatus } from './import.enums.js'
import { NEEDED as needs } from './import.rules.js'
import { importTexts as texts } from './texts.js'

/** What was checked waits for a word; what was cancelled or failed half-way may go on where it stopped (docs/adr/0014). */
export const importMachine = defineMachine({
  what: texts.import,
  states: texts.statuses,
  initial: WaybillImportStatus.CHECKED,
  final: [WaybillImportStatus.DONE],
  moves: {
    commit: {
      from: [WaybillImportStatus.CHECKED, WaybillImportStatus.FAILED, WaybillImportStatus.CANCELLED],
      to: WaybillImportStatus.QUEUED,
      needs,
      label: texts.commitMove,
    },
    cancel: {
      from: [WaybillImportStatus.CHECKED, WaybillImportStatus.QUEUED, WaybillImportStatus.RUNNING],
      to: WaybillImportStatus.CANCELLED,
      needs,
      label: texts.cancelMove,
    },
    start: { from: [WaybillImportStatus.QUEUED], to: WaybillImportStatus.RUNNING, needs, label: texts.startMove },
    finish: { from: [WaybillImportStatus.RUNNING], to: WaybillImportStatus.DONE, needs, label: texts.finishMove },
    fail: { from: [WaybillImportStatus.RUNNING], to: WaybillImportStatus.FAILED, needs, label: texts.failMove },
  },
})

const offered = ['commit', 'cancel'] as const

/** What somebody may do with an import; starting and ending is the background's. */
export function importActions(status: `${WaybillImportStatus}`, pendingCount: number, actor: Actor): string[] {
  const moves: string[] = importMachine.movesFrom(WaybillImportStatus[status], actor)
  return offered.filter((move) => moves.includes(move) && (move !== 'commit' || pendingCount > 0))
}
