import { defineMachine, type Guard } from '../../../kernel/command/machine.js'
import { moveTexts } from '../../../kernel/values/texts.js'
import { ReviewStatus, reviewStatusLabels } from '../enums.js'
import { waybillTexts as texts } from '../texts.js'

const byApplicant: Guard<{ own: boolean }> = ({ own }) =>
  own ? null : { code: 'ROWS_REFUSED', params: { message: texts.notOwnReview } }

/** Guard of approval: where the company wants two people, an applicant cannot approve his own request. */
const byAnother: Guard<{ own: boolean; fourEyes: boolean }> = ({ own, fourEyes }) =>
  own && fourEyes ? { code: 'WAYBILL_CHANGE_OWN' } : null

/**
 * States of a request: a reviewer decides it, its applicant may withdraw it, and voiding the waybill cancels it until
 * that is undone.
 */
export const reviewMachine = defineMachine({
  what: '修改申请',
  states: reviewStatusLabels,
  initial: ReviewStatus.PENDING,
  final: [ReviewStatus.APPROVED, ReviewStatus.REJECTED, ReviewStatus.WITHDRAWN],
  moves: {
    approve: {
      from: [ReviewStatus.PENDING],
      to: ReviewStatus.APPROVED,
      needs: 'chain:companywaybill:audit',
      label: moveTexts.approve,
      guards: [byAnother],
    },
    reject: {
      from: [ReviewStatus.PENDING],
      to: ReviewStatus.REJECTED,
      needs: 'chain:companywaybill:audit',
      label: moveTexts.reject,
    },
    withdraw: {
      from: [ReviewStatus.PENDING],
      to: ReviewStatus.WITHDRAWN,
      needs: 'chain:companywaybill:edit',
      label: moveTexts.withdraw,
      guards: [byApplicant],
    },
    cancel: {
      from: [ReviewStatus.PENDING],
      to: ReviewStatus.CANCELLED,
      needs: 'chain:companywaybill:del',
      label: moveTexts.cancel,
      offered: false,
    },
    restore: {
      from: [ReviewStatus.CANCELLED],
      to: ReviewStatus.PENDING,
      needs: 'chain:companywaybill:del',
      label: '恢复',
      offered: false,
    },
  },
})

export type ReviewMove = keyof typeof reviewMachine.moves
