import { actionType } from '../../../kernel/command/action-type.js'
import { defineMachine, type Guard } from '../../../kernel/command/machine.js'
import type { ImportDefinition } from '../definition.js'
import { namedTexts, importTexts as texts } from '../texts.js'
import { ImportStatus } from './import.view.js'

const anythingLeft: Guard<{ pendingCount: number }> = ({ pendingCount }) =>
  pendingCount > 0 ? null : { code: 'ROWS_REFUSED', params: { message: texts.nothingToDo } }

/**
 * States of an import: a checked one waits for confirmation; a cancelled or failed one may go on where it stopped
 * (docs/adr/0014).
 */
export const importMachine = ({ words, permission: needs }: Pick<ImportDefinition, 'words' | 'permission'>) =>
  defineMachine({
    what: namedTexts(words.what).import,
    states: texts.statuses,
    initial: ImportStatus.CHECKED,
    final: [ImportStatus.DONE],
    moves: {
      commit: {
        from: [ImportStatus.CHECKED, ImportStatus.FAILED, ImportStatus.CANCELLED],
        to: ImportStatus.QUEUED,
        needs,
        label: texts.commitMove,
        guards: [anythingLeft],
      },
      cancel: {
        from: [ImportStatus.CHECKED, ImportStatus.QUEUED, ImportStatus.RUNNING],
        to: ImportStatus.CANCELLED,
        needs,
        label: texts.cancelMove,
      },
      start: {
        from: [ImportStatus.QUEUED],
        to: ImportStatus.RUNNING,
        needs,
        label: texts.startMove,
        offered: false,
      },
      finish: {
        from: [ImportStatus.RUNNING],
        to: ImportStatus.DONE,
        needs,
        label: texts.finishMove,
        offered: false,
      },
      fail: {
        from: [ImportStatus.RUNNING],
        to: ImportStatus.FAILED,
        needs,
        label: texts.failMove,
        offered: false,
      },
    },
  })

export type ImportMachine = ReturnType<typeof importMachine>

/** Verbs of an import of any kind. */
export const ImportAction = actionType('Import', { commit: texts.commitMove, cancel: texts.cancelMove })
