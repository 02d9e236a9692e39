import { defineMachine } from '../../../kernel/command/machine.js'
import { exportTexts as texts } from '../texts.js'
import { ExportStatus } from './fields.js'

/**
 * States of an export: the background does it; its owner may stop it, or start it again when it has failed or was
 * cancelled.
 */
export const exportTaskMachine = defineMachine({
  what: texts.task,
  states: texts.statuses,
  initial: ExportStatus.QUEUED,
  final: [ExportStatus.DONE],
  moves: {
    cancel: {
      from: [ExportStatus.QUEUED, ExportStatus.RUNNING],
      to: ExportStatus.CANCELLED,
      label: texts.cancelMove,
    },
    retry: {
      from: [ExportStatus.FAILED, ExportStatus.CANCELLED],
      to: ExportStatus.QUEUED,
      label: texts.retryMove,
    },
    start: { from: [ExportStatus.QUEUED], to: ExportStatus.RUNNING, label: texts.startMove, offered: false },
    finish: { from: [ExportStatus.RUNNING], to: ExportStatus.DONE, label: texts.finishMove, offered: false },
    fail: { from: [ExportStatus.RUNNING], to: ExportStatus.FAILED, label: texts.failMove, offered: false },
  },
})
