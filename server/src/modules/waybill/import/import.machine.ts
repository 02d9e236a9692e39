import { defineMachine, type Guard } from '../../../kernel/command/machine.js'
import { WaybillImportStatus } from './import.enums.js'
import { NEEDED as needs } from './import.rules.js'
import { importTexts as texts } from './texts.js'

const anythingLeft: Guard<{ pendingCount: number }> = ({ pendingCount }) =>
  pendingCount > 0 ? null : { code: 'ROWS_REFUSED', params: { message: texts.nothingToDo } }

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
      guards: [anythingLeft],
    },
    cancel: {
      from: [WaybillImportStatus.CHECKED, WaybillImportStatus.QUEUED, WaybillImportStatus.RUNNING],
      to: WaybillImportStatus.CANCELLED,
      needs,
      label: texts.cancelMove,
    },
    start: {
      from: [WaybillImportStatus.QUEUED],
      to: WaybillImportStatus.RUNNING,
      needs,
      label: texts.startMove,
      offered: false,
    },
    finish: {
      from: [WaybillImportStatus.RUNNING],
      to: WaybillImportStatus.DONE,
      needs,
      label: texts.finishMove,
      offered: false,
    },
    fail: {
      from: [WaybillImportStatus.RUNNING],
      to: WaybillImportStatus.FAILED,
      needs,
      label: texts.failMove,
      offered: false,
    },
  },
})
